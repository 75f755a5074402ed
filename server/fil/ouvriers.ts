import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** File of a thread, and how Node runs it. */
export interface Ouvrier {
  filename: string;
  execArgv?: string[];
}

/** A thread by its name, and its source from the root; the build makes one file of each (server/build/construire.ts). */
export interface SourceDOuvrier {
  nom: string;
  source: string;
}

export const OUVRIER_DES_VELOS: SourceDOuvrier = {
  nom: "velos",
  source: "server/catalogue/velos/ouvrier.ts",
};

/**
 * Where the file of a thread is: plain JavaScript beside the built server, else its source, which Node reads through tsx.
 * Imported by the entry of the server, not by a part loaded later: a bundler may put those in another folder.
 */
export function ouvrier({ nom, source }: SourceDOuvrier): Ouvrier {
  if (import.meta.url.endsWith(".js"))
    return { filename: new URL(`${nom}-ouvrier.js`, import.meta.url).href };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return {
    filename: new URL(`../../${source}`, import.meta.url).href,
    execArgv: ["--import", tsx],
  };
}
