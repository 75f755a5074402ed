import type { Aide } from "../../../catalogue/schema/aide.ts";
import type { Institution } from "../../../catalogue/schema/institution.ts";
import type { Regle } from "../../../catalogue/schema/regles.ts";

/** An aid, or its institution, with one fault. */
export interface FauteDeDonnee {
  sorte: string;
  quoi: string;
  aide?: Aide;
  institution?: Institution;
}

/** Kinds of faults that change who gets what, and not only what is read. */
export const DE_CONDUITE: ReadonlySet<string> = new Set([
  "condition retirée",
  "négation",
  "valeur retirée",
  "valeur échangée",
  "valeurs échangées",
  "borne déplacée",
  "opérateur changé",
  "période du quotient changée",
  "profil retiré",
  "profil changé",
  "lieu changé",
  "montant changé",
  "arrondi changé",
  "dates changées",
]);

/** A rule with one fault; without rule, it is dropped. */
export interface RegleChangee {
  sorte: string;
  quoi: string;
  regle?: Regle;
}

/** Codes that replace one that is there: the first that the list lacks. */
export const autreQue = <T>(possibles: readonly T[], presents: readonly unknown[]): T | undefined =>
  possibles.find((un) => !presents.includes(un));
