import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Files of the working copy, its changes included, whether committed or not. */
export const fichiersDuDepot = (): string[] =>
  execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { encoding: "utf8", maxBuffer: 64e6 })
    .split("\0")
    .filter((nom) => nom !== "" && existsSync(nom));

/** Copies files of the working copy to a folder, below the same names. */
export function copierLesFichiers(fichiers: readonly string[], vers: string): void {
  for (const nom of fichiers) {
    mkdirSync(dirname(join(vers, nom)), { recursive: true });
    cpSync(nom, join(vers, nom));
  }
}

/** The working copy, its changes and its packages, in a folder of its own; `paquets`: folders of packages. */
export function copierLeDepot(paquets: readonly string[] = ["node_modules"]): string {
  const copie = mkdtempSync(join(tmpdir(), "cap-aides-copie-"));
  copierLesFichiers(fichiersDuDepot(), copie);
  for (const dossier of paquets) symlinkSync(resolve(dossier), join(copie, dossier));
  return copie;
}
