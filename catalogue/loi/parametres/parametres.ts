import { ecrirePeriode, moisDe } from "../mois.ts";
import epargne from "./epargne.json" with { type: "json" };
import etudes from "./etudes.json" with { type: "json" };
import famille from "./famille.json" with { type: "json" };
import handicap from "./handicap.json" with { type: "json" };
import impot from "./impot.json" with { type: "json" };
import local from "./local.json" with { type: "json" };
import logement from "./logement.json" with { type: "json" };
import prelevements from "./prelevements.json" with { type: "json" };
import solidarite from "./solidarite.json" with { type: "json" };
import territoires from "./territoires.json" with { type: "json" };
import transport from "./transport.json" with { type: "json" };
import travail from "./travail.json" with { type: "json" };

/** Steps of a scale: from a threshold on (included), an amount, or the marginal rate above it. */
export type Bareme =
  | { montants: [seuil: number, montant: number][] }
  | { taux: [seuil: number, taux: number][] };
export type Valeur = number | string[] | Bareme;

/** A legal parameter: its values by first day of force (newest first) and its references. */
export interface Parametre {
  valeurs: Readonly<Record<string, Valeur | null>>;
  unite?: string;
  /** Title and address of the legal texts. */
  reference?: [titre: string, lien: string][];
}

const textes = {
  ...epargne,
  ...etudes,
  ...famille,
  ...handicap,
  ...impot,
  ...local,
  ...logement,
  ...prelevements,
  ...solidarite,
  ...territoires,
  ...transport,
  ...travail,
};

/** The path of a parameter, such as `prestations_sociales.….montant_de_base_du_rsa`. */
export type CheminDeLaLoi = keyof typeof textes;

/** A path as a formula writes it: that of a parameter, or a pattern (`…taux_${rang}`) that one has; anything else fits nothing. */
export type CheminLu<C extends string> = string extends C
  ? CheminDeLaLoi
  : [Extract<CheminDeLaLoi, C>] extends [never]
    ? CheminDeLaLoi
    : C;

/** Every parameter by its path. */
export const parametres = textes as unknown as Readonly<Record<string, Parametre>>;

/** Values of a parameter by first month of force, newest first. */
const chronologies = new Map<string, readonly [mois: number, valeur: Valeur | null, depuis: string][]>();

function chronologie(chemin: string) {
  const connue = chronologies.get(chemin);
  if (connue) return connue;
  const parametre = parametres[chemin];
  if (!parametre) throw new Error(`Paramètre inconnu : ${chemin}`);
  const dates = Object.entries(parametre.valeurs)
    .map(([jour, valeur]) => [premierMois(jour), valeur, jour] as [number, Valeur | null, string]).sort((a, b) => b[0] - a[0]);
  chronologies.set(chemin, dates);
  return dates;
}

/** First month whose first day is on or after a day: parameters are read on the first of the month. */
const premierMois = (jour: string) => moisDe(jour) + (jour.endsWith("-01") ? 0 : 1);

/**
 * Value in force on the first day of a month (counted as in `mois.ts`), and the day it came into force.
 * A month before the first known value takes that first value. Throws for an unknown path.
 */
export function valeurEnVigueur(chemin: string, mois: number): { valeur: Valeur | null; depuis: string } {
  const dates = chronologie(chemin);
  const [, valeur, depuis] =
    dates.find(([debut]) => debut <= mois) ?? (dates.at(-1) as (typeof dates)[number]);
  return { valeur, depuis };
}

/** Number in force on the first day of a month. Throws for a path that is unknown or holds no number then. */
export function nombreEnVigueur<C extends string>(chemin: CheminLu<C>, mois: number): number {
  const { valeur } = valeurEnVigueur(chemin, mois);
  if (typeof valeur !== "number") throw new Error(`${chemin} n’est pas un nombre (${ecrirePeriode(mois)})`);
  return valeur;
}

/** Money: an amount, a ceiling, or a scale by income; not an age, a rate or a code. */
export function estUneSomme(chemin: string): boolean {
  const { unite, valeurs = {} } = parametres[chemin] ?? {};
  const [valeur] = Object.values(valeurs);
  return (
    (typeof unite === "string" && unite.startsWith("currency")) ||
    (typeof valeur === "object" && valeur !== null && !Array.isArray(valeur))
  );
}

/** First day, `YYYY-MM-DD`, from which a value of a parameter is known. Throws for an unknown path. */
export const premiereDate = (chemin: string): string => chronologie(chemin).at(-1)?.[2] ?? "";

/** Last day from which a value of a parameter is known. Throws for an unknown path. */
export const derniereDate = (chemin: string): string => chronologie(chemin)[0]?.[2] ?? "";

/**
 * Every parameter in force at a day (`YYYY-MM-DD`), by path; those that the law has ended are left out.
 * Any day is answered: past the last known value that one stands, before the first one the first.
 */
export function parametresAu(jour: string): Record<string, Valeur> {
  return Object.fromEntries(
    Object.keys(parametres).flatMap((chemin) => {
      const { valeur } = valeurEnVigueur(chemin, moisDe(jour));
      return valeur === null ? [] : [[chemin, valeur]];
    }),
  );
}

/**
 * Does something as if some figures, by path, stood in the place of those in force in a month (counted as in `mois.ts`); then what
 * is known comes back. One at a time: nothing else may compute meanwhile. Throws for an unknown path.
 */
export async function commeSi<T>(
  chiffres: ReadonlyMap<string, Valeur>,
  mois: number,
  faire: () => Promise<T>,
): Promise<T> {
  const avant = [...chiffres.keys()].map((chemin) => [chemin, chronologie(chemin)] as const);
  for (const [chemin, dates] of avant) {
    const { depuis } = valeurEnVigueur(chemin, mois);
    const neuve = chiffres.get(chemin) ?? null;
    chronologies.set(chemin, dates.map(([debut, valeur, jour]) => [debut, jour === depuis ? neuve : valeur, jour]));
  }
  try {
    return await faire();
  } finally {
    for (const [chemin, dates] of avant) chronologies.set(chemin, dates);
  }
}
