import { sansLesOffres } from "./banque.ts";
import type { Droit, Resultats } from "./results.ts";

/** What happens on a day: demands open or close, an aid ends, or opens by itself. */
export type Quoi = "ouverture" | "cloture" | "fin" | "anniversaire";

/** A day that matters to an aid, `YYYY-MM-DD`. */
export interface DateConnue {
  jour: string;
  quoi: Quoi;
  /** The aid: its id and its name. */
  id: string;
  label: string;
}

/** Days known of one aid, after or on a day: its window, its last day. */
export function datesDuDroit({ id, label, campagne, fin }: Droit, jour: string): DateConnue[] {
  const dates: (false | undefined | [Quoi, string | undefined])[] = [
    campagne?.etat === "ouverte" && ["cloture", campagne.jusquAu],
    campagne?.etat === "à venir" && ["ouverture", campagne.du],
    campagne?.etat === "à venir" && ["cloture", campagne.au],
    ["fin", fin],
  ];
  return dates.flatMap((une) => {
    const [quoi, le] = une || [];
    return quoi && le && le >= jour ? [{ jour: le, quoi, id, label }] : [];
  });
}

/** Every day known of the aids to ask for, and birthdays that open one by themselves; in order. */
export function datesConnues({
  droitsEligibles,
  presque,
  dateDeValeur,
}: Pick<Resultats, "droitsEligibles" | "presque" | "dateDeValeur">): DateConnue[] {
  const desDroits = sansLesOffres(droitsEligibles).flatMap((droit) => datesDuDroit(droit, dateDeValeur));
  const desFetes = presque.flatMap(({ id, label, des }): DateConnue[] =>
    des ? [{ jour: des, quoi: "anniversaire", id, label }] : [],
  );
  return [...desDroits, ...desFetes].sort((a, b) => a.jour.localeCompare(b.jour));
}
