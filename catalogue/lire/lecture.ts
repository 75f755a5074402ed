import * as v from "valibot";
import { type Aide, aideFile, type NomDeFamille, nomsDeFamilles } from "../schema/aide.ts";
import { institutionFile } from "../schema/institution.ts";
import { type FamilleDAides, familles } from "../fiches/familles/familles.ts";
import {
  type AideLue,
  type CheminYaml,
  type Constat,
  DEBUT_DU_FICHIER,
  type InstitutionLue,
  type Position,
  situer,
} from "./constat.ts";
import { enFrancais } from "./forme.ts";
import { lireYaml } from "./yaml.ts";

/** A file of the catalogue: its path from `catalogue/`, and its text. */
export interface CatalogueFile {
  path: string;
  content: string;
}

/** Slugs of aids and institutions that are written, or named, in what cannot be read. */
export interface Illisibles {
  slugs: Set<string>;
  institutions: Set<string>;
}

/** The files as they are written, and why some are refused. */
export interface LectureDuCatalogue {
  aides: AideLue[];
  institutions: InstitutionLue[];
  problems: Constat[];
  illisibles: Illisibles;
}

/** Where each kind of aid lives, and what it means for it. */
const folders: Record<string, Pick<Aide, "source" | "marque">> = {
  regles: { source: "javascript" },
  legislation: { source: "openfisca" },
  banque: { source: "javascript", marque: "banque" },
};
/** Folders of `aides/`. */
export const dossiersDesAides: readonly string[] = [...Object.keys(folders), ...nomsDeFamilles];
const DOSSIERS = `institutions/ ou aides/{${dossiersDesAides.join(",")}}/`;

/** Name of a file without its folders and its ending. */
export const nomDuFichier = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).replace(/\.ya?ml$/, "");

type Reperer = (chemin: CheminYaml) => Position;

export class LecteurDeFiches {
  readonly problems: Constat[] = [];
  readonly illisibles: Illisibles = { slugs: new Set(), institutions: new Set() };

  refuse(path: string, message: string, position = DEBUT_DU_FICHIER): void {
    this.problems.push({ path, ...position, message, gravite: "erreur" });
  }

  /** Names what a text that cannot be read speaks of, so that others are not accused of its fault. */
  private noter(path: string, content: string): void {
    this.illisibles.slugs.add(nomDuFichier(path));
    for (const [, champ, nom = ""] of content.matchAll(/^(?:- |  )?(slug|institution): *["']?([^"'\s#]+)/gm))
      this.illisibles[champ === "slug" ? "slugs" : "institutions"].add(nom);
  }

  /** Refuses a file without reading what it says. */
  ecarter({ path, content }: CatalogueFile, message: string): void {
    this.refuse(path, message);
    this.noter(path, content);
  }

  /** What a file says, with the place of each field; its faults of syntax are told. */
  texte({ path, content }: CatalogueFile): { valeur: unknown; positionDe: Reperer } | undefined {
    const lu = lireYaml(content);
    if ("valeur" in lu) return lu;
    for (const { remarque, position } of lu.fautes) this.refuse(path, remarque.message, position);
    this.noter(path, content);
    return undefined;
  }

  /** A value against its schema; what is refused is told in French, at its field. */
  valider<T>(file: CatalogueFile, schema: v.GenericSchema<unknown, T>, valeur: unknown, positionDe: Reperer) {
    const result = v.safeParse(schema, valeur);
    if (result.success) return result.output;
    const { path } = file;
    this.problems.push(
      ...enFrancais(result.issues, schema).map((remarque) => situer({ path, positionDe }, remarque)),
    );
    this.noter(path, ecrit(valeur));
    return undefined;
  }

  /** A file that is one entry. */
  lire<T>(file: CatalogueFile, schema: v.GenericSchema<unknown, T>) {
    const lu = this.texte(file);
    const output = lu && this.valider(file, schema, lu.valeur, lu.positionDe);
    return lu && output !== undefined ? { path: file.path, positionDe: lu.positionDe, output } : undefined;
  }
}

/** The names that an entry refused by the schema holds, as its file would write them. */
function ecrit(valeur: unknown): string {
  const { slug, institution } = (valeur ?? {}) as Partial<Record<string, unknown>>;
  return `slug: ${String(slug)}\ninstitution: ${String(institution)}\n`;
}

/** An aid of a family (`aides/{famille}/`), checked as if it were written whole. */
function lireDeFamille(lecteur: LecteurDeFiches, file: CatalogueFile, nom: NomDeFamille): AideLue[] {
  const famille: FamilleDAides<unknown> = familles[nom];
  const lue = lecteur.lire(file, famille.entree);
  const aide = lue && lecteur.valider(file, aideFile, famille.aide(lue.output), lue.positionDe);
  return aide ? [{ ...lue, aide: { ...aide, source: "javascript", famille: nom } }] : [];
}

/** The aid of a file, if it can be read; `undefined` where no aid is written. */
function lireUneAide(lecteur: LecteurDeFiches, file: CatalogueFile, dossier: string): AideLue[] | undefined {
  const folder = folders[dossier];
  if (folder) {
    const lue = lecteur.lire(file, aideFile);
    return lue ? [{ ...lue, aide: { ...lue.output, ...folder } }] : [];
  }
  const famille = nomsDeFamilles.find((nom) => nom === dossier);
  return famille && lireDeFamille(lecteur, file, famille);
}

/** Reads every file against its schema; one that cannot be read leaves the others to be looked at. */
export function lireCatalogue(files: readonly CatalogueFile[]): LectureDuCatalogue {
  const lecteur = new LecteurDeFiches();
  const institutions: InstitutionLue[] = [];
  const aides: AideLue[] = [];
  for (const file of files) {
    const [room, kind = ""] = file.path.split("/");
    if (!file.path.endsWith(".yml")) {
      lecteur.ecarter(file, "le fichier ne serait pas lu : son nom doit finir par .yml");
    } else if (room === "institutions") {
      const lue = lecteur.lire(file, institutionFile);
      if (lue) institutions.push({ ...lue, institution: lue.output });
    } else {
      const lues = room === "aides" ? lireUneAide(lecteur, file, kind) : undefined;
      if (lues) aides.push(...lues);
      else lecteur.ecarter(file, `dossier inconnu : attendu ${DOSSIERS}`);
    }
  }
  return { aides, institutions, problems: lecteur.problems, illisibles: lecteur.illisibles };
}
