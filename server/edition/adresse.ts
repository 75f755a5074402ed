import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Where the file of the thread of drafts is: plain JavaScript when the server is built, else its source through tsx. */
export function ouvrierDEdition(): { filename: string; execArgv?: string[] } {
  if (import.meta.url.endsWith(".js"))
    return { filename: new URL("edition-ouvrier.js", import.meta.url).href };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return { filename: new URL("ouvrier.ts", import.meta.url).href, execArgv: ["--import", tsx] };
}
