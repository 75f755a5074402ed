import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LUES } from "./licences.ts";
import { type Verrou, verrouLivre } from "./livres.ts";

interface Nomenclature {
  components: { "bom-ref": string; licenses?: unknown[] }[];
}

/** The text of a package-lock.json, in a folder. */
export const lireLeVerrou = (dossier: string): Verrou =>
  JSON.parse(readFileSync(join(dossier, "package-lock.json"), "utf8")) as Verrou;

/**
 * The bill of materials of what a project is delivered with, in CycloneDX as npm writes it, from its lock alone; the licences
 * that the lock does not say are added. Throws when npm fails.
 */
export function nomenclature(verrou: Verrou): Nomenclature {
  const livre = verrouLivre(verrou);
  const { name = "" } = livre.packages[""]!;
  const ici = mkdtempSync(join(tmpdir(), "cap-aides-sbom-"));
  try {
    // npm names the whole after its folder.
    const cwd = join(ici, name);
    mkdirSync(cwd);
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ ...livre.packages[""], private: true }));
    writeFileSync(join(cwd, "package-lock.json"), JSON.stringify(livre));
    const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
    const dite = JSON.parse(
      execFileSync("npm", [...args, "--omit=dev"], { cwd, encoding: "utf8", maxBuffer: 64e6 }),
    ) as Nomenclature;
    for (const un of dite.components) {
      const lue = LUES[un["bom-ref"]];
      if (lue && !un.licenses?.[0]) un.licenses = [{ license: { id: lue.licence } }];
    }
    return dite;
  } finally {
    rmSync(ici, { recursive: true });
  }
}

/** Files of a folder, at any depth; a file is its own. */
const fichiersDe = (chemin: string): string[] =>
  statSync(chemin).isFile() ? [chemin] : readdirSync(chemin).flatMap((nom) => fichiersDe(join(chemin, nom)));

/** SHA-256 of these files, and of every file of these folders, one a line, as `sha256sum --check` reads them. */
export const sommes = (chemins: readonly string[]): string =>
  chemins
    .flatMap(fichiersDe)
    .sort()
    .map((path) => `${createHash("sha256").update(readFileSync(path)).digest("hex")}  ${path}\n`)
    .join("");
