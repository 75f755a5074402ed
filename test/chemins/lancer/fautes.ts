import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type FautePlantee, fautes } from "./fautes-plantees.ts";
import { sortDansUneCopie, type SortDansUneCopie } from "./sort-d-une-copie.ts";

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

/** Plants a fault in a copy and runs `npm run test:paths` there. */
function essayerLaFaute({ fichier, avant, apres }: FautePlantee, dossier: string): SortDansUneCopie {
  const chemin = join(dossier, fichier);
  const juste = readFileSync(chemin, "utf8");
  if (juste.split(avant).length !== 2) throw new Error(`${fichier} ne dit pas une fois : ${avant}`);
  writeFileSync(chemin, juste.replace(avant, apres));
  const tsx = resolve("node_modules/.bin/tsx");
  const { status, stdout, stderr } = spawnSync(tsx, ["scripts/chemins.ts", "--sans-ecran"], {
    cwd: dossier,
    encoding: "utf8",
  });
  writeFileSync(chemin, juste);
  return sortDansUneCopie({ status, stdout, stderr });
}

const SIGNES = { vue: "✓ vue", plantage: "✗ PLANTAGE, ce qui ne prouve rien", survit: "✗ PASSÉE INAPERÇUE" };

/**
 * Plants one fault at a time in a copy of the sources and runs `npm run test:paths` there; says which
 * were seen, and by what. True if all were: a run that breaks has not seen anything.
 */
export function planterLesFautes(): boolean {
  const dossier = copier();
  try {
    const passees = fautes.filter((faute) => {
      const { sort, dites } = essayerLaFaute(faute, dossier);
      console.log(`${SIGNES[sort]} : ${faute.nom} (${faute.fichier})`);
      for (const ligne of dites.slice(0, 4)) console.log(`    ${ligne.trim().slice(0, 200)}`);
      return sort !== "vue";
    });
    return passees.length === 0;
  } finally {
    rmSync(dossier, { recursive: true, force: true });
  }
}
