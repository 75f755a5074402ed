import { BRUIT, type GesteDEffet, type LigneDeStatistiques, PAS_DE_COMPTE } from "../pages/statistiques.ts";

/** What was counted of a way of showing: over weeks where it is told how often it was shown, and what one then said. */
export interface SuiteComptee {
  montrees: number;
  suites: number;
  /** Weeks added up: each number of a week bears a noise of its own. */
  semaines: number;
}

type Garder = (ligne: Pick<LigneDeStatistiques, "semaine" | "sujet">) => boolean;

/**
 * Adds up a way of showing, week by week and subject by subject, only where both numbers are told: a number that is not
 * told is not zero. Nothing where no week tells both.
 */
export function suiteComptee(
  lignes: readonly LigneDeStatistiques[],
  geste: Exclude<GesteDEffet, "montree">,
  garder: Garder = () => true,
): SuiteComptee | undefined {
  const siennes = lignes.filter((ligne) => ligne.sorte === "effet" && garder(ligne));
  const cle = ({ semaine, sujet }: LigneDeStatistiques) => `${semaine} ${sujet}`;
  const dites = new Map(siennes.filter((une) => une.geste === geste).map((une) => [cle(une), une.nombre]));
  const somme = { montrees: 0, suites: 0, semaines: 0 };
  for (const une of siennes) {
    const suites = une.geste === "montree" ? dites.get(cle(une)) : undefined;
    if (suites === undefined) continue;
    somme.montrees += une.nombre;
    somme.suites += suites;
    somme.semaines += 1;
  }
  return somme.semaines > 0 ? somme : undefined;
}

/** A value in percent, or in points of it, and what it is likely to be between, nineteen times out of twenty. */
export interface Fourchette {
  valeur: number;
  de: number;
  a: number;
}

/** Of a normal law, what holds nineteen draws out of twenty. */
const DIX_NEUF_SUR_VINGT = 1.96;

const fourchette = (valeur: number, variance: number): Fourchette => {
  const ecart = DIX_NEUF_SUR_VINGT * Math.sqrt(variance);
  return { valeur: 100 * valeur, de: 100 * (valeur - ecart), a: 100 * (valeur + ecart) };
};

/** Variance that one told number owes to its noise and to its rounding. */
const VARIANCE_D_UN_NOMBRE = BRUIT ** 2 + PAS_DE_COMPTE ** 2 / 12;

const partDe = ({ montrees, suites }: SuiteComptee) => suites / montrees;

/** Variance of a share: that of the people, and that of both noises (delta method). */
function varianceDe(compte: SuiteComptee): number {
  const part = partDe(compte);
  const gens = Math.max(0, part * (1 - part)) / compte.montrees;
  return gens + (compte.semaines * VARIANCE_D_UN_NOMBRE * (1 + part ** 2)) / compte.montrees ** 2;
}

/** Out of a hundred times that it was shown. */
export const pourCent = (compte: SuiteComptee): Fourchette => fourchette(partDe(compte), varianceDe(compte));

/** How many points more the first gives than the second. */
export const ecartDeParts = (un: SuiteComptee, autre: SuiteComptee): Fourchette =>
  fourchette(partDe(un) - partDe(autre), varianceDe(un) + varianceDe(autre));
