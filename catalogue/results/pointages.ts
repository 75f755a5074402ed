import type { Droit, Resultats } from "./results.ts";

/** What a person says of an aid: it comes already, it was asked for, it is not for her. */
export const pointes = ["recue", "demandee", "ecartee"] as const;
export type Pointe = (typeof pointes)[number];

/** What one may say of an aid, in her words. */
export const motsDesPointes: Readonly<Record<Pointe, string>> = {
  recue: "Je la reçois déjà",
  demandee: "Je l’ai demandée",
  ecartee: "Pas pour moi",
};

/** What was said of each aid, by its id. */
export type Pointages = Readonly<Record<string, Pointe>>;

/** Results once what was said of aids is applied. */
export interface ResultatsPointes {
  /** The same, without what is no longer to be asked for, nor the questions that decide of that alone; what comes already is with what was declared so. */
  resultats: Resultats;
  /** Aids that were marked, in the order of the results. */
  pointees: Readonly<Record<Pointe, readonly Droit[]>>;
}

/** Applies marks to results: pure; the results themselves when no mark is of one of their aids. */
export function pointer(resultats: Resultats, pointages: Pointages): ResultatsPointes {
  const pointeDe = ({ id }: Droit) => (Object.hasOwn(pointages, id) ? pointages[id] : undefined);
  const de = (pointe: Pointe | undefined) =>
    resultats.droitsEligibles.filter((droit) => pointeDe(droit) === pointe);
  const pointees = { recue: de("recue"), demandee: de("demandee"), ecartee: de("ecartee") };
  const droitsEligibles = de(undefined);
  if (droitsEligibles.length === resultats.droitsEligibles.length) return { resultats, pointees };
  const droitsInjectes = [...resultats.droitsInjectes, ...pointees.recue];
  const questions = resultats.questions.filter(({ aides }) =>
    aides.some((id) => !Object.hasOwn(pointages, id)),
  );
  return { resultats: { ...resultats, droitsEligibles, droitsInjectes, questions }, pointees };
}
