import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type FautePlantee, fautes } from "./fautes-plantees.ts";

/** A copy of the sources, committed or not, that uses the same packages. */
function copier(): string {
  const dossier = mkdtempSync(join(tmpdir(), "fautes-"));
  const fichiers = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], { encoding: "utf8" });
  for (const fichier of fichiers.split("\0").filter(Boolean)) {
    mkdirSync(join(dossier, dirname(fichier)), { recursive: true });
    cpSync(fichier, join(dossier, fichier));
  }
  symlinkSync(resolve("node_modules"), join(dossier, "node_modules"));
  return dossier;
}

/** What `npm run test:paths` says of a fault; nothing if it does not see it. */
function attraper({ fichier, avant, apres }: FautePlantee, dossier: string): string[] | undefined {
  const chemin = join(dossier, fichier);
  const juste = readFileSync(chemin, "utf8");
  if (juste.split(avant).length !== 2) throw new Error(`${fichier} ne dit pas une fois : ${avant}`);
  writeFileSync(chemin, juste.replace(avant, apres));
  const tsx = resolve("node_modules/.bin/tsx");
  const { status, stdout } = spawnSync(tsx, ["scripts/chemins.ts", "--sans-ecran"], {
    cwd: dossier,
    encoding: "utf8",
  });
  writeFileSync(chemin, juste);
  return status === 0 ? undefined : stdout.split("\n").filter((ligne) => /^(✗| {4})/.test(ligne));
}

/**
 * Plants one fault at a time in a copy of the sources and runs `npm run test:paths` there; says which
 * were caught, and by what. True if all were.
 */
export function planterLesFautes(): boolean {
  const dossier = copier();
  try {
    const passees = fautes.filter((faute) => {
      const dites = attraper(faute, dossier);
      console.log(`${dites ? "✓ attrapée" : "✗ PASSÉE INAPERÇUE"} : ${faute.nom} (${faute.fichier})`);
      for (const ligne of dites?.slice(0, 4) ?? []) console.log(`    ${ligne.trim().slice(0, 200)}`);
      return !dites;
    });
    return passees.length === 0;
  } finally {
    rmSync(dossier, { recursive: true, force: true });
  }
}
