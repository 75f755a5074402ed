import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compilerLaLecture, effetDuBrouillon } from "../../catalogue/atelier/apercu/apercu.ts";
import {
  APPROBATIONS,
  type Approbation,
  lireUneApprobation,
} from "../../catalogue/atelier/apercu/approbation.ts";
import { type CatalogueFile, lireCatalogue } from "../../catalogue/lire/lecture.ts";
import { catalogueFiles } from "../../server/catalogue/read.ts";
import { lireTerritoire } from "../../server/atelier/catalogue/territoire.ts";
import { nomsDeLieux } from "../../server/catalogue/lieux/communes/noms.ts";
import { nomGit } from "../../server/atelier/edition/nom-git.ts";
import { foyersTemoins } from "../../server/atelier/edition/temoins.ts";
import { copierLeDepot } from "../copie.ts";
import { enMoins } from "./sections.ts";

/** An approval that waits, with the text of its file before and after; no text before for a new file. */
export interface EnAttente extends Approbation {
  lieu: string;
  texteAvant?: string;
  texteApres: string;
}

/** The approvals that wait in the working copy. Throws for one that is none, or whose former text is not in this repository. */
export function approbationsEnAttente(): EnAttente[] {
  if (!existsSync(APPROBATIONS)) return [];
  return readdirSync(APPROBATIONS)
    .sort()
    .map((nom) => {
      const lieu = join(APPROBATIONS, nom);
      const lue = lireUneApprobation(readFileSync(lieu, "utf8"));
      return {
        ...lue,
        lieu,
        texteApres: existsSync(lue.fichier) ? readFileSync(lue.fichier, "utf8") : "",
        ...(lue.avant !== undefined && {
          texteAvant: execFileSync("git", ["cat-file", "blob", lue.avant], { encoding: "utf8" }),
        }),
      };
    });
}

/** Path from `catalogue/`. */
const dansLeCatalogue = (fichier: string) => fichier.replace(/^catalogue\//, "");

/** The files as they were published, before any of these edits. */
const sansElles = (files: readonly CatalogueFile[], attentes: readonly EnAttente[]): CatalogueFile[] => [
  ...files.filter(({ path }) => !attentes.some(({ fichier }) => dansLeCatalogue(fichier) === path)),
  ...attentes.flatMap(({ fichier, texteAvant }) =>
    texteAvant === undefined || !fichier.endsWith(".yml")
      ? []
      : [{ path: dansLeCatalogue(fichier), content: texteAvant }],
  ),
];

/** Why what was approved is not what the edits do, a sentence each: none when the approvals hold. */
export async function fautesDesApprobations(attentes: readonly EnAttente[]): Promise<string[]> {
  const lecture = lireCatalogue(sansElles(catalogueFiles("catalogue"), attentes));
  const catalogue = compilerLaLecture(lecture);
  const noms = { lieu: nomsDeLieux(), aide: (id: string) => catalogue.byId.get(id)?.aide.label };
  const monde = { lecture, catalogue, noms, pays: lireTerritoire().pays, foyers: foyersTemoins() };
  const fautes: string[] = [];
  for (const { lieu, fichier, apres, phrases, texteAvant, texteApres } of attentes) {
    const dire = (quoi: string) => fautes.push(`${lieu} : ${quoi}`);
    if (nomGit(texteApres) !== apres) {
      dire(`${fichier} a changé depuis qu’une personne l’a approuvé`);
      continue;
    }
    const effet = await effetDuBrouillon(
      { path: dansLeCatalogue(fichier), content: texteApres },
      texteAvant,
      monde,
    );
    const dites = effet?.phrases ?? [];
    for (const une of enMoins(phrases, dites)) dire(`approuvé, et ne se fait pas : ${une}`);
    for (const une of enMoins(dites, phrases)) dire(`se fait, et n’a pas été lu : ${une}`);
  }
  return fautes;
}

/** Whether the approved texts are those of the catalogue without these edits: nothing else has changed them. */
function lesTextesLesAttendent(attentes: readonly EnAttente[]): boolean {
  const copie = copierLeDepot();
  try {
    rmSync(join(copie, APPROBATIONS), { recursive: true, force: true });
    for (const { fichier, texteAvant } of attentes) {
      mkdirSync(dirname(join(copie, fichier)), { recursive: true });
      if (texteAvant === undefined) rmSync(join(copie, fichier), { force: true });
      else writeFileSync(join(copie, fichier), texteAvant);
    }
    const args = ["--import", "tsx", "scripts/approuver.ts", "--check"];
    return spawnSync(process.execPath, args, { cwd: copie, stdio: "inherit" }).status === 0;
  } finally {
    rmSync(copie, { recursive: true, force: true });
  }
}

/** Whether the edits that wait are, whole, what their approvals say; says what is not. */
export async function approbationsTenues(
  attentes: readonly EnAttente[],
  dire: (ligne: string) => void,
): Promise<boolean> {
  const fautes = await fautesDesApprobations(attentes);
  for (const faute of fautes) dire(faute);
  if (fautes.length > 0) return false;
  dire(`Corrections lues et approuvées : ${attentes.length}. Sans elles :`);
  return lesTextesLesAttendent(attentes);
}
