import type { Pays } from "../../catalogue/exemples/pays.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { essaiDe } from "../kinds/kinds.ts";
import { type Chemin, contexteDuChemin, type Pas } from "./chemin.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

const questionDe = ({ answer: { entityName, fieldName } }: Pas) => questionOf(entityName, fieldName);

/** The journey as the screens record it: the same choices, told in full. */
export function aLEcran(chemin: Chemin, pays: Pays): Chemin {
  const { context } = parcoursOf(contexteDuChemin(chemin));
  const pas = chemin.pas.map((un): Pas => {
    const question = questionDe(un);
    const value = essaiDe(question).aLEcran?.(question, un.value, context, pays) ?? un.value;
    return { ...un, value, answer: { ...un.answer, value } };
  });
  return { ...chemin, pas };
}

/** What a person types and ticks, by path under `/simulation/`. */
export const gestesALEcran = ({ depart, pas }: Chemin): Record<string, unknown> => ({
  enfants: depart.enfants,
  ...Object.fromEntries(
    pas
      .filter(({ answer }) => answer.entityName !== "enfants")
      .map((un) => {
        const { dit } = essaiDe(questionDe(un));
        return [un.path.replace("/simulation/", ""), dit ? dit(un.value) : un.value];
      }),
  ),
});
