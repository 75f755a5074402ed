import fc from "fast-check";
import type { Marque } from "../../catalogue/situation/context.ts";
import { LISTE_ENFANTS, RESULTATS } from "../../machines/journey/screens.ts";
import { choicesAt, type Journey } from "../journeys.ts";
import { exiger } from "./loi.ts";

/** Which of the right answers each question takes, in turn. */
export const tirages: fc.Arbitrary<number[]> = fc.array(fc.nat(999), { minLength: 1, maxLength: 60 });
export const deuxMarques: fc.Arbitrary<Marque> = fc.constantFrom<Marque>("neutre", "banque");

/** No journey of these households asks as many questions. */
const QUESTIONS_AU_PLUS = 400;

/**
 * Answers from where the journey rests to a screen, adding so many children at their list. Each question, once
 * answered, goes to `apres` with its path and its answer.
 */
export function marcher(
  to: Journey,
  tires: readonly number[],
  enfants = 0,
  apres: (path: string, value: unknown) => void = () => undefined,
): void {
  let rang = 0;
  for (let pas = 0; to.parcours.byPath.has(to.path); pas += 1) {
    exiger(pas < QUESTIONS_AU_PLUS, "le parcours finit", to.path);
    const { path } = to;
    if (path === LISTE_ENFANTS && (to.context.enfants ?? []).length < enfants) {
      to.send({ type: "CHILD.ADD" });
      continue;
    }
    const choix = choicesAt(to);
    const value = choix[(tires[rang++ % tires.length] ?? 0) % choix.length];
    to.answer(value);
    exiger(to.path !== path, "répondre mène à une autre question", path);
    apres(path, value);
  }
  exiger(to.path === RESULTATS || enfants === 0, "le parcours finit aux résultats", to.path);
}
