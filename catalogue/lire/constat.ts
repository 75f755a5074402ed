import type { Aide } from "../schema/aide.ts";
import type { Institution } from "../schema/institution.ts";

/** `erreur` is refused, at start-up and at build; `à vérifier` is for an editor to decide. */
export type Gravite = "erreur" | "à vérifier";

/** Where a field begins in its file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}
export const DEBUT_DU_FICHIER: Position = { line: 1, column: 1 };

/** Something wrong in a file of the catalogue, told to whoever writes it. */
export interface Constat extends Position {
  path: string;
  /** Where its entry says it, and what is told there; absent for a fault of the file itself. */
  remarque?: Remarque;
  /** The same, told to whoever reads the file. */
  message: string;
  gravite: Gravite;
}

/** Where a field is written, by its keys: `["conditions_generales", 1]`. */
export type CheminYaml = readonly (string | number)[];

/** An entry of a file, with the place of each of its fields; a missing field is told at what it misses from. */
export interface Lue {
  path: string;
  positionDe: (chemin: CheminYaml) => Position;
}
export interface AideLue extends Lue {
  aide: Aide;
}
export interface InstitutionLue extends Lue {
  institution: Institution;
}

/** A finding inside an entry, before its line is looked up. */
export interface Remarque {
  chemin: CheminYaml;
  message: string;
  gravite: Gravite;
}

export const erreur = (chemin: CheminYaml, message: string): Remarque => ({
  chemin,
  message,
  gravite: "erreur",
});
export const aVerifier = (chemin: CheminYaml, message: string): Remarque => ({
  chemin,
  message,
  gravite: "à vérifier",
});

/** The finding where its file says it: `path:line:column champ : message`. */
export const situer = ({ path, positionDe }: Lue, remarque: Remarque): Constat => {
  const { chemin, message, gravite } = remarque;
  const dit = chemin.length ? `${chemin.join(".")} : ${message}` : message;
  return { path, ...positionDe(chemin), remarque, message: dit, gravite };
};

export const ecrire = ({ path, line, column, message }: Omit<Constat, "gravite">): string =>
  `${path}:${line}:${column} ${message}`;
