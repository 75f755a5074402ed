import { type Answer, keyOf } from "../answers/answer.ts";
import { personneDe } from "../answers/fold.ts";
import type { AmountsAnswer } from "../kinds/amounts.ts";
import type { Question } from "../kinds/kinds.ts";
import type { SimulationRecord } from "../answers/record.ts";
import type { Parcours } from "./walk.ts";

/** A part of a record that reaches nothing, and why, without its value. */
export interface Ecartee {
  /** Place in the record: `answers.all[3].value[1]`, `ressourcesFiscales.conjoint`. */
  where: string;
  reason: string;
  /** What it is about, in a few words. */
  nom?: string;
}

const NON_PROPOSEE = "Cette ressource n’est pas proposée à cette personne.";
const ABSENTE = "Cette personne ne fait pas partie du foyer.";

/** True for an answer about a child who is not in the list any more: it is ignored (docs/specification.md#parties-ecartees). */
export const estDUnAbsent = ({ id }: Answer, enfants: readonly number[] | null | undefined): boolean =>
  id !== undefined && id.startsWith("enfant_") && !enfants?.includes(Number(id.slice("enfant_".length)));

/** Items of a list of resources, or of amounts, by their place: what a household may not hold. */
function itemsOf({ kind }: Question, value: unknown): readonly string[] {
  if (kind === "resourceTypes") return value as string[];
  return kind === "amounts" ? (value as AmountsAnswer).map(({ id }) => id) : [];
}

/**
 * What of a record the household does not take: resources that the screen does not offer (each refuses
 * itself, not the person’s others), answers and taxed income of people who are not there. Answers that do
 * not count are not listed.
 */
export function ecarteesDe(
  { answers, enfants, ressourcesFiscales = {} }: SimulationRecord,
  { active, situation }: Pick<Parcours, "active" | "situation">,
): Ecartee[] {
  const ecartees: Ecartee[] = [];
  const answered = new Map(active.flatMap((step) => (step.answered ? [[step.key, step] as const] : [])));
  answers.all.forEach((answer, position) => {
    if (estDUnAbsent(answer, enfants)) ecartees.push({ where: `answers.all[${position}]`, reason: ABSENTE });
    const step = answered.get(keyOf(answer));
    const individu = step && personneDe(situation, answer.id);
    if (!individu) return;
    itemsOf(step.question, answer.value).forEach((id, index) => {
      if (individu[id as "rsa"] === undefined)
        ecartees.push({ where: `answers.all[${position}].value[${index}]`, reason: NON_PROPOSEE });
    });
  });
  for (const id of Object.keys(ressourcesFiscales))
    if (!personneDe(situation, id)) ecartees.push({ where: `ressourcesFiscales.${id}`, reason: ABSENTE });
  return ecartees;
}
