import type { Calcul } from "../moteur/calcul.ts";
import type { Noeud, Resultat } from "../moteur/definition.ts";
import type { Entite } from "../moteur/entites.ts";
import { premierJour } from "../mois.ts";
import { arrondi, type Variable } from "../moteur/variable.ts";
import { estUneSomme } from "../parametres/parametres.ts";
import type { NomsDesGens } from "../quand.ts";

/** A line of the letter that tells a computation: a short sentence, what it comes to, the text that says so. */
export interface LigneDeLettre {
  /** In plain French, without a full stop: « Votre loyer compte en entier ». */
  phrase: string;
  /** Euros, to the cent; absent from a line that counts no money. */
  euros?: number;
  /** Articles of law or circular, as the variable declares them. */
  article: string;
  /** Day since which the scale it reads is in force, `YYYY-MM-DD`. */
  depuis?: string;
  /** An income that nobody gave counts in it. */
  suppose?: true;
  /** It makes the answer nil. */
  nul?: true;
}

/** What the letter of one household is written from: a computation that keeps its trace. */
export interface Redaction {
  c: Calcul;
  /** Month of the right (`mois.ts`). */
  mois: number;
  noms: NomsDesGens;
  /** An income that nobody gave stands there. */
  suppose: (noeud: Noeud) => boolean;
  /** It rests, near or far, on one. */
  incertain: (noeud: Noeud) => boolean;
}

/** How the value of a variable came about, in the month of the right unless another period is said. */
export function noeudDe<E extends Entite, V extends Resultat>(
  { c, mois }: Redaction,
  variable: Variable<E, V>,
  entite: E,
  periode = mois,
): Noeud {
  variable(c, entite, periode);
  const noeud = c.noeud(variable.definition.nom, entite, periode);
  if (!noeud) throw new Error(`${variable.definition.nom} n’a pas laissé de trace`);
  return noeud;
}

/** Day of the newest figure of money that a value read; nothing if it read none, or only later ones. */
const baremeDe = ({ parametres: lus }: Noeud): string | undefined =>
  lus
    .filter(({ chemin, depuis, mois }) => estUneSomme(chemin) && depuis <= premierJour(mois))
    .map(({ depuis }) => depuis)
    .sort()
    .at(-1);

interface Details {
  /** Euros to show instead of the value. */
  euros?: number;
  /** No money is shown. */
  sansMontant?: boolean;
  suppose?: boolean;
  nul?: boolean;
}

/** A line about a computed value: its amount and its article come from it. */
export function ligne(
  phrase: string,
  noeud: Noeud,
  { euros, sansMontant, suppose, nul }: Details = {},
): LigneDeLettre {
  const { definition, valeur } = noeud;
  return {
    phrase,
    ...(!sansMontant && { euros: arrondi(euros ?? Number(valeur), 2) }),
    article: definition.article ?? "",
    ...(suppose && { suppose: true as const }),
    ...(nul && { nul: true as const }),
  };
}

/** The same, with the day of the scale that the value was read in. */
export function auBareme(phrase: string, noeud: Noeud): LigneDeLettre {
  const depuis = baremeDe(noeud);
  return { ...ligne(phrase, noeud), ...(depuis && { depuis }) };
}

/** The line that makes the answer nil. */
export const ligneNulle = (phrase: string, noeud: Noeud): LigneDeLettre =>
  ligne(phrase, noeud, { euros: 0, nul: true });
