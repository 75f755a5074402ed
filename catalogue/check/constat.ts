import type { Aide } from "../schema/aide.ts";
import type { Institution } from "../schema/institution.ts";

/** `erreur` is refused, at start-up and at build; `à vérifier` is for an editor to decide. */
export type Gravite = "erreur" | "à vérifier";

/** Something wrong in a file of the catalogue, told to whoever writes it. */
export interface Constat {
  path: string;
  line: number;
  message: string;
  gravite: Gravite;
}

/** Where a field is written, by its keys: `["conditions_generales", 1]`. */
export type CheminYaml = readonly (string | number)[];

/** An entry of a file, with the line of each of its fields. */
interface Lue {
  path: string;
  lineOf: (chemin: CheminYaml) => number;
}
export interface AideLue extends Lue {
  aide: Aide;
  /** A row of a table has no file of its own. */
  ligne?: true;
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

/** The finding where its file says it: `path:line champ : message`. */
export const situer = ({ path, lineOf }: Lue, { chemin, message, gravite }: Remarque): Constat => ({
  path,
  line: lineOf(chemin),
  message: chemin.length ? `${chemin.join(".")} : ${message}` : message,
  gravite,
});

export const ecrire = ({ path, line, message }: Pick<Constat, "path" | "line" | "message">): string =>
  `${path}:${line} ${message}`;
