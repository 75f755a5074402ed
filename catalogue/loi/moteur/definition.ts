import type { CheminDeLaLoi, Valeur } from "../parametres/parametres.ts";
import type { EntityName } from "./requete.ts";
import type { Entite } from "./entites.ts";

export type Resultat = number | boolean | string;

/** What a value is: a number, yes or no, a day `YYYY-MM-DD`, a free code (a commune), or one of the `codes`. */
export type TypeDeValeur = "nombre" | "booleen" | "date" | "texte" | "code";

/** What one value holds for: a month, a calendar year, or for ever (a date of birth). */
export type PeriodeDeDefinition = "mois" | "annee" | "eternite";

/** What whoever writes a variable says of it; its entity, period and type come from the builder (`variable.ts`). */
export interface Libelle {
  /** Name of the engine’s variable, as OpenFisca-France writes it. */
  nom: string;
  /** What it is, in French, as a person would say it: « ressources prises en compte pour le RSA ». */
  libelle: string;
  /** Article of law or circular. */
  article?: string;
  unite?: "€" | "%" | "ans" | "parts" | "mois" | "points";
  /** A parameter of what the law creates here: where it is `null`, the aid is not in force (0, no). */
  enVigueur?: CheminDeLaLoi;
  /** Definition of income that an income follows: one of `formules/communs/definitions-du-revenu.ts`. */
  revenu?: string;
  /** Of the national social protection: New Caledonia, French Polynesia, Wallis and Futuna have their own (0, no). */
  protectionSociale?: true;
  /** Asked for oneself, by somebody of 16 at least: a younger applicant is not given it (0, no). */
  pourSoi?: true;
  /** What stands on a day, not what comes in over a month: a figure given for a year is each month’s. */
  stock?: boolean;
}

/** All that the product, the protocol and the trace know of a variable. */
export interface Definition extends Libelle {
  entite: EntityName;
  periode: PeriodeDeDefinition;
  genre: TypeDeValeur;
  /** Every value that a `code` may have. */
  codes?: readonly string[];
  defaut: Resultat;
}

/** A legal parameter that a value was computed with. */
export interface ParametreLu {
  chemin: string;
  valeur: Valeur | null;
  /** Day since which it is in force; after `mois` if it is the first one known. */
  depuis: string;
  /** Last month for which it was read (`mois.ts`). */
  mois: number;
}

/** How a value came about: what it read, in order. */
export interface Noeud {
  definition: Definition;
  entite: Entite;
  periode: number;
  valeur: Resultat;
  /** The value was given, not computed. */
  donnee: boolean;
  lectures: Noeud[];
  parametres: ParametreLu[];
}
