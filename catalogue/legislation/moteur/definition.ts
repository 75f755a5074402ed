import type { Valeur } from "../parametres/parametres.ts";
import type { Entite } from "./entites.ts";

export type Resultat = number | boolean | string;

export interface Definition {
  /** Name of the engine’s variable, as OpenFisca-France writes it. */
  nom: string;
  /** What it is, in French, as a person would say it: « ressources prises en compte pour le RSA ». */
  libelle: string;
  /** Article of law or circular. */
  article?: string;
  unite?: "€" | "%" | "ans" | "parts" | "mois" | "points";
  /** A parameter of what the law creates here: where it is `null`, the aid is not in force (0, no). */
  enVigueur?: string;
  /** One value for ever (a date of birth), whatever the period. */
  eternelle?: boolean;
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
