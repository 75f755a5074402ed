import { etapesDe } from "../../../machines/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { choicesOf, type Question } from "../../../machines/kinds/kinds.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { ressourceIds } from "../../../catalogue/situation/ressources.ts";
import type { FoyerSuivi } from "./foyers.ts";

/** Choices of a question, by value, or by label where two have the same; kinds of income of the adults only. */
function choixDe(question: Question, stateId: string): readonly unknown[] {
  if (question.kind === "resourceTypes") return stateId.includes("adultes") ? ressourceIds : [];
  const choix = choicesOf(question);
  return choix.map(({ value, label }) =>
    choix.some((autre) => autre.value === value && autre.label !== label) ? label : value,
  );
}

/** What the households meet of the journey, and what none does, by question. */
export interface CouvertureDesFoyers {
  questions: { atteintes: number; manquantes: readonly string[] };
  /** Choices of each question at each place it is asked. */
  choix: { atteints: number; manquants: readonly string[] };
}

/** Counts the questions that are asked of somebody, and the choices that somebody makes. */
export function couvertureDesFoyers(suivis: readonly FoyerSuivi[]): CouvertureDesFoyers {
  const vues = new Map<string, Set<unknown>>();
  for (const { reponse, dite } of suivis.flatMap(({ conduit: { pas } }) => pas)) {
    if (!reponse) continue;
    const deja = vues.get(reponse.stateId) ?? new Set();
    for (const value of [reponse.value, dite].flat()) deja.add(value);
    vues.set(reponse.stateId, deja);
  }
  const etapes = etapesDe(tree);
  const offerts = etapes.flatMap(({ stateId, step }) =>
    choixDe(questionOf(step.entity, step.field), stateId).map((value) => ({ stateId, value })),
  );
  const manquants = offerts.filter(({ stateId, value }) => !vues.get(stateId)?.has(value));
  const manquantes = etapes.filter(({ stateId }) => !vues.has(stateId)).map(({ stateId }) => stateId);
  return {
    questions: { atteintes: etapes.length - manquantes.length, manquantes },
    choix: {
      atteints: offerts.length - manquants.length,
      manquants: manquants.map(({ stateId, value }) => `${stateId} = ${String(value)}`),
    },
  };
}
