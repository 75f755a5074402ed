import { lastDay, subtractMonths } from "../../../situation/periods.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import type { DecisionRecue } from "./decision.ts";

/** Months before today’s that answers reach: thirteen are told, and the law reads four before the one it pays. */
const MOIS_PASSES = 8;

/** Months whose decision can be checked, `YYYY-MM`, the newest first. */
export const moisVerifiables = ({ dateDeValeur }: Pick<Situation, "dateDeValeur">): string[] =>
  Array.from({ length: MOIS_PASSES + 1 }, (_, rang) => subtractMonths(dateDeValeur, rang).slice(0, 7));

const rangDuMois = (jour: string): number => Number(jour.slice(0, 4)) * 12 + Number(jour.slice(5, 7));

/** What is told by the year, told as many years before. */
function parAnPlusTot(personne: Individu, ans: number): Individu {
  if (ans === 0) return personne;
  const plusTot = (valeur: unknown): unknown =>
    typeof valeur === "object" && valeur !== null && !Array.isArray(valeur)
      ? Object.fromEntries(
          Object.entries(valeur).map(([cle, une]) => [
            /^\d{4}$/.test(cle) ? String(Number(cle) - ans) : cle,
            une,
          ]),
        )
      : valeur;
  return {
    ...personne,
    ...Object.fromEntries(Object.entries(personne).map(([champ, valeur]) => [champ, plusTot(valeur)])),
  };
}

/** A contract that had not begun is not told. */
function contratDAlors(personne: Individu, mois: number): Individu {
  const { _nombreMoisDebutContratDeTravail: anciennete, ...reste } = personne;
  if (anciennete === undefined) return personne;
  return anciennete < mois ? reste : { ...reste, _nombreMoisDebutContratDeTravail: anciennete - mois };
}

/**
 * The household in a month `YYYY-MM` of the past: what is told by the month is that month’s, people have the age of its
 * last day, and all the rest is taken to have been as it is today.
 */
export function foyerDuMois(situation: Situation, mois: string): Situation {
  const { dateDeValeur, menage } = situation;
  if (mois === dateDeValeur.slice(0, 7)) return situation;
  const jour = lastDay(mois);
  const ecart = rangDuMois(dateDeValeur) - rangDuMois(jour);
  const ans = Number(dateDeValeur.slice(0, 4)) - Number(jour.slice(0, 4));
  const alors = (personne: Individu): Individu => contratDAlors(parAnPlusTot(personne, ans), ecart);
  const entree = menage._nombreMoisEntreeLogement;
  return {
    ...situation,
    dateDeValeur: jour,
    menage: { ...menage, ...(entree !== undefined && { _nombreMoisEntreeLogement: entree + ecart }) },
    demandeur: alors(situation.demandeur),
    ...(situation.conjoint && { conjoint: alors(situation.conjoint) }),
    enfants: situation.enfants?.map(alors) ?? null,
  };
}

/** Months of a debt that can be computed, the first of them first. */
export function moisDeLaDette(situation: Situation, decision: DecisionRecue): string[] {
  if (decision.sorte !== "dette") return [];
  const premier = rangDuMois(decision.mois);
  return moisVerifiables(situation)
    .filter((un) => rangDuMois(un) >= premier && rangDuMois(un) < premier + decision.nombre)
    .reverse();
}

/** Ages at which a right begins, ends or moves; nothing is at a birth. */
const AGES_QUI_COMPTENT: ReadonlySet<number> = new Set([0, 3, 14, 16, 18, 20, 21, 25]);

const changeDAge = ({ date_naissance: ne }: Individu, mois: string): boolean =>
  ne !== undefined &&
  ne.slice(5, 7) === mois.slice(5, 7) &&
  AGES_QUI_COMPTENT.has(Number(mois.slice(0, 4)) - Number(ne.slice(0, 4)));

/**
 * True of a month where what is due depends on a day that we do not know: that of a birthday that counts, of a birth, of
 * moving in, or before a move or a parting that was told.
 */
export function doutesDuMois(situation: Situation, mois: string, aide: string): boolean {
  const { dateDeValeur, demandeur, conjoint, enfants, famille, menage } = situation;
  const recul = rangDuMois(dateDeValeur) - rangDuMois(mois);
  const gens = [demandeur, ...(conjoint ? [conjoint] : []), ...(enfants ?? [])];
  if (gens.some((un) => changeDAge(un, mois))) return true;
  if (recul > 0 && famille.rsa_isolement_recent === true) return true;
  const entree = menage._nombreMoisEntreeLogement;
  if (entree === undefined) return false;
  return entree + recul > 0 || (aide === "aide_logement" && entree + recul === 0);
}
