import type { QuoiDuFoyer } from "./annee/dates.ts";
import { aProposer } from "./a-proposer.ts";
import type { Droit, Resultats } from "./results.ts";
import { subtractMonths } from "../situation/periods.ts";

/** What happens on a day: demands open or close, an aid ends or stops for the summer, opens by what comes to the household, is answered or contested at the latest. */
export type Quoi = "reponse" | "recours" | "ouverture" | "cloture" | "fin" | "pause" | QuoiDuFoyer;

/** A day that matters to an aid, `YYYY-MM-DD`. */
export interface DateConnue {
  jour: string;
  quoi: Quoi;
  /** The aid: its id and its name. */
  id: string;
  label: string;
}

/** Paid over the ten months of the university year (circulaire annuelle des bourses): neither July nor August. */
export const SUR_DIX_MOIS: ReadonlySet<string> = new Set(["bourse_criteres_sociaux"]);

const JOUR_MS = 86_400_000;
const JOURS = { jours: 1, semaines: 7 };
const MOIS = { mois: 1, ans: 12 };

/** Day some days, weeks, months or years after another, `YYYY-MM-DD`. */
export function auBoutDe(jour: string, { nombre, unite }: NonNullable<Droit["delaiReponse"]>): string {
  if (unite === "mois" || unite === "ans") return subtractMonths(jour, -nombre * MOIS[unite]);
  return new Date(Date.parse(jour) + nombre * JOURS[unite] * JOUR_MS).toISOString().slice(0, 10);
}

/** Day on which an aid asked for on a day can be paid: after the delay that it declares for its answer. */
export const premierVersement = ({ delaiReponse }: Droit, demandee: string): string =>
  delaiReponse ? auBoutDe(demandee, delaiReponse) : demandee;

/** Last day of the university year that pays. */
function derniereDeLAnnee({ id }: Droit, jour: string): string | undefined {
  if (!SUR_DIX_MOIS.has(id)) return undefined;
  const annee = Number(jour.slice(0, 4));
  return `${jour.slice(5) > "06-30" ? annee + 1 : annee}-06-30`;
}

/** Days known of one aid, after or on a day: its window, its last day. */
export function datesDuDroit(droit: Droit, jour: string): DateConnue[] {
  const { id, label, campagne, fin } = droit;
  const dates: (false | undefined | [Quoi, string | undefined])[] = [
    campagne?.etat === "ouverte" && ["cloture", campagne.jusquAu],
    campagne?.etat === "à venir" && ["ouverture", campagne.du],
    campagne?.etat === "à venir" && ["cloture", campagne.au],
    ["pause", derniereDeLAnnee(droit, jour)],
    ["fin", fin],
  ];
  return dates.flatMap((une) => {
    const [quoi, le] = une || [];
    return quoi && le && le >= jour ? [{ jour: le, quoi, id, label }] : [];
  });
}

/**
 * Every day known of the aids to ask for, and of those that the dates of the household open by themselves
 * (annee/dates.ts); in order, each once.
 */
export function datesConnues({
  droitsEligibles,
  presque,
  changements = [],
  dateDeValeur,
}: Pick<Resultats, "droitsEligibles" | "presque" | "changements" | "dateDeValeur">): DateConnue[] {
  const desDroits = aProposer(droitsEligibles).flatMap((droit) => datesDuDroit(droit, dateDeValeur));
  const desFetes = presque.flatMap(({ id, label, des }): DateConnue[] =>
    des ? [{ jour: des, quoi: "anniversaire", id, label }] : [],
  );
  const duFoyer = changements.flatMap(({ jour, quoi, ouvre }): DateConnue[] =>
    jour ? ouvre.map(({ id, label }) => ({ jour, quoi, id, label })) : [],
  );
  return [...desDroits, ...desFetes, ...duFoyer].sort((a, b) => a.jour.localeCompare(b.jour));
}
