import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text file of the repository. */
export interface TexteDuDepot {
  /** From the root, with `/`. */
  path: string;
  text: string;
}

const ECRITS = /\.(ts|tsx|css|html|md|yml|mjs)$/;

const read = (path: string): TexteDuDepot => ({ path, text: readFileSync(path, "utf8") });

/** What people wrote in those folders, and in the files at the root if `.` is asked. */
export function lireLesTextes(dossiers: readonly string[]): TexteDuDepot[] {
  return dossiers.flatMap((dossier) =>
    readdirSync(dossier, { recursive: dossier !== ".", withFileTypes: true })
      .filter((one) => one.isFile() && ECRITS.test(one.name) && !one.parentPath.includes("node_modules"))
      .map(({ parentPath, name }) => read(join(parentPath, name))),
  );
}
