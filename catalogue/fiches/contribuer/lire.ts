import * as v from "valibot";
import { stringify } from "yaml";
import { type Constat, ecrire } from "../../lire/constat.ts";
import type { CatalogueFile } from "../../lire/lecture.ts";
import { lireYaml } from "../../lire/yaml.ts";
import { malEcrites } from "./blocs.ts";
import { accueilFile, type PagesContribuer, type Tache, tacheFile } from "./pages.ts";

/** Where these pages are written, below `catalogue/`. */
export const DOSSIER = "fiches/contribuer";
const ACCUEIL = `${DOSSIER}/accueil.md`;
const TACHE = new RegExp(`^${DOSSIER}/taches/([a-z\\d]+(?:-[a-z\\d]+)*)\\.md$`);

/** A file in two: its head, between dashes, and its text; `ligne` is the first one of the text, from 1. */
interface Coupee {
  entete: string;
  corps: string;
  ligne: number;
}

function couper(content: string): Coupee | undefined {
  const [tout, entete = "", corps = ""] =
    /^---\r?\n([^]*?\r?\n)?---[ \t]*(?:\r?\n([^]*))?$/.exec(content) ?? [];
  if (tout === undefined) return undefined;
  return { entete, corps, ligne: content.slice(0, content.length - corps.length).split("\n").length };
}

/** The files of « Contribuer » as they are written, and why some are refused. */
interface LectureDesPages {
  pages?: PagesContribuer;
  constats: Constat[];
}

class LecteurDePages {
  readonly constats: Constat[] = [];

  refuser(path: string, line: number, message: string): void {
    this.constats.push({ path, line, column: 1, message, gravite: "erreur" });
  }

  /** One file against its schema; every problem is told with its line. */
  lire<T>({ path, content }: CatalogueFile, schema: v.GenericSchema<unknown, T>): T | undefined {
    const coupee = couper(content);
    if (!coupee) {
      this.refuser(path, 1, "un en-tête entre deux lignes de trois tirets (---) est attendu");
      return undefined;
    }
    const { entete, corps, ligne } = coupee;
    const yaml = lireYaml(entete);
    if ("fautes" in yaml) {
      // The head begins under its dashes.
      for (const { remarque, position } of yaml.fautes)
        this.refuser(path, position.line + 1, remarque.message);
      return undefined;
    }
    for (const { ligne: rang, pourquoi } of malEcrites(corps)) this.refuser(path, ligne + rang, pourquoi);
    const entrees = (yaml.valeur ?? {}) as Record<string, unknown>;
    const lu = v.safeParse(schema, { ...entrees, body: corps.trim() });
    if (lu.success) return lu.output;
    const ligneDe = (cles: readonly (string | number)[]) => {
      if (cles[0] === "body") return ligne;
      return String(cles[0]) in entrees ? yaml.positionDe(cles).line + 1 : 1;
    };
    for (const issue of lu.issues) {
      const cles = (issue.path ?? []).map(({ key }) => key as string | number);
      this.refuser(path, ligneDe(cles), `${cles.join(".")} : ${issue.message}`);
    }
    return undefined;
  }
}

/**
 * Reads the files of « Contribuer » (`fiches/contribuer/accueil.md`, `fiches/contribuer/taches/{nom}.md`); each problem has
 * its path and its line. Without a sound home page there are no pages.
 */
export function lireContribuer(files: readonly CatalogueFile[]): LectureDesPages {
  const lecteur = new LecteurDePages();
  const taches: Tache[] = [];
  let accueil: v.InferOutput<typeof accueilFile> | undefined;
  for (const file of files) {
    const nom = TACHE.exec(file.path)?.[1];
    if (file.path === ACCUEIL) accueil = lecteur.lire(file, accueilFile);
    else if (nom === undefined)
      lecteur.refuser(
        file.path,
        1,
        "attendu : accueil.md, ou taches/nom-de-la-tache.md en minuscules sans accent",
      );
    else {
      const lue = lecteur.lire(file, tacheFile);
      if (lue) taches.push({ nom, titre: lue.title, texte: lue.body });
    }
  }
  const { constats } = lecteur;
  if (!files.some(({ path }) => path === ACCUEIL)) lecteur.refuser(ACCUEIL, 1, "ce fichier manque");
  if (!accueil) return { constats };
  const categories = accueil.categories.map(({ name, ideas }) => ({ nom: name, idees: ideas }));
  return { constats, pages: { titre: accueil.title, texte: accueil.body, categories, taches } };
}

/** What is wrong in the files of « Contribuer », for `npx tsx scripts/catalogue/check.ts`. */
export const verifierContribuer = (files: readonly CatalogueFile[]): Constat[] =>
  lireContribuer(files).constats;

/** What is wrong in one of these pages as it is being written: the fields of its head, and its text as `body`. */
export function fautesDUnePage(path: string, { body = "", ...entete }: Record<string, unknown>): string[] {
  const content = `---\n${stringify(entete)}---\n\n${String(body)}`;
  const { constats } = lireContribuer([{ path, content }]);
  return constats.filter((un) => un.path === path).map(({ message }) => message);
}

/** The pages of « Contribuer ». Throws an Error with every problem, a line each. */
export function chargerContribuer(files: readonly CatalogueFile[]): PagesContribuer {
  const { pages, constats } = lireContribuer(files);
  if (!pages || constats.length > 0) throw new Error(constats.map(ecrire).join("\n"));
  return pages;
}
