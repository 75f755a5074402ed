type Valeur = number | boolean;

/** Of one aid, how many published values were answered right, and which way the others err. */
export interface LigneDExactitude {
  /** Id of the aid; nothing for what several read. */
  aide?: string;
  nom: string;
  organisme: string;
  /** Day, month or year of the latest page. */
  lueLe: string;
  pages: number;
  valeurs: number;
  justes: number;
  /** Something is answered where nothing is due. */
  promises: number;
  /** Nothing is answered where something is due. */
  tues: number;
  plus: number;
  moins: number;
  sansReponse: number;
}

/** A published value that is answered otherwise. */
export interface EcartDExactitude {
  id: string;
  titre: string;
  nom: string;
  variable: string;
  source: { titre: string; adresse: string; date: string };
  sens: string;
  publiee: Valeur;
  repondue: Valeur | undefined;
  /** Why, where it is known. */
  pourquoi?: string;
}

/** What is known to be wrong or missing, and which way it errs; what was, and the day it was mended. */
export interface FautesConnues {
  connues: readonly { quoi: string; sens: string; depuis: string }[];
  corrigees: readonly { le: string; quoi: string }[];
}

/** The measure, as a build writes it (`/exactitude.json`, with the faults). */
export interface ExactitudeEcrite {
  foyers: number;
  lignes: readonly LigneDExactitude[];
  ecarts: readonly EcartDExactitude[];
}

/** Euros a year that told households are shown, as a build writes them (`/euros-montres.json`); `Dit` and `Dits`, those that a text of law or a page of less than a year says. */
export interface EurosMontres {
  foyers: number;
  total: number;
  totalDit: number;
  /** With maximums, and what an answer would open. */
  montres: number;
  montresDits: number;
}
