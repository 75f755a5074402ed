import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * Where the bike worker’s file is, next to the code that runs: plain JavaScript when the server is
 * built, else the TypeScript source, which its thread reads through tsx. Imported by the entry of the
 * server, not by a part loaded later: a bundler may put those in another folder.
 */
export function ouvrier(): { filename: string; execArgv?: string[] } {
  if (import.meta.url.endsWith(".js")) return { filename: new URL("velos-ouvrier.js", import.meta.url).href };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return { filename: new URL("ouvrier.ts", import.meta.url).href, execArgv: ["--import", tsx] };
}
