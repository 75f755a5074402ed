import { estRecue } from "../../schema/besoins.ts";
import { attend, pendAUneQuestion } from "../certitude.ts";
import type { Droit, Resultats } from "../results.ts";
import { parUtilite, premiersPas } from "../utilite.ts";

/** Steps that are told whole: more would not be a plan. */
const AU_PLUS = 9;

/** What a household has to do, in order (docs/specification.md#plan). */
export interface Plan {
  /** Aids to ask for now, those to begin with first. */
  demarches: readonly Droit[];
  /** Aids whose demands are not open yet, the nearest first. */
  plusTard: readonly Droit[];
  /** The others: read in a line. */
  autres: readonly Droit[];
}

/** Day on which the demands of an aid open. */
const ouverture = ({ campagne }: Droit): string => (campagne?.etat === "à venir" ? campagne.du : "");

/** Worth a step of its own: money, a price that one does pay, or demands that close on a known day. */
const enVautUne = (droit: Droit): boolean =>
  estRecue(droit.nature) ||
  (droit.nature === "prix" && !pendAUneQuestion(droit)) ||
  droit.campagne?.etat === "ouverte";

/** The plan of results, their marks applied: first steps, then the most useful, nine in all; a known deadline is never left out. */
export function planDe({
  droitsEligibles,
  dateDeValeur,
}: Pick<Resultats, "droitsEligibles" | "dateDeValeur">): Plan {
  const ouvertes = droitsEligibles.filter((droit) => !attend(droit));
  const premiers = premiersPas(ouvertes, dateDeValeur);
  const suite = parUtilite(ouvertes, dateDeValeur).filter((droit) => !premiers.includes(droit));
  const utiles = suite.filter(enVautUne);
  const place = AU_PLUS - premiers.length;
  const gardees = utiles.filter(({ campagne }, rang) => rang < place || campagne?.etat === "ouverte");
  const plusTard = parUtilite(droitsEligibles.filter(attend), dateDeValeur);
  return {
    demarches: [...premiers, ...gardees],
    plusTard: plusTard.sort((a, b) => ouverture(a).localeCompare(ouverture(b))),
    autres: suite.filter((droit) => !gardees.includes(droit)),
  };
}
