import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { all, any, not, predicate } from "../../catalogue/predicate/condition.ts";
import { fold } from "../../catalogue/predicate/fold.ts";

/** Truth of a condition from the truth of each of its atoms, in the order they are written. */
export function verite(condition: Condition, atomes: readonly boolean[]): boolean {
  let rang = 0;
  return fold<boolean>(condition, {
    atom: () => atomes[rang++] === true,
    all: (parts) => parts.every(Boolean),
    any: (parts) => parts.some(Boolean),
    not: (part) => !part,
    named: (part) => part,
  });
}

/** The atom alone decides of the whole: were it otherwise, the condition would be too. */
export const estDecisif = (condition: Condition, atomes: readonly boolean[], rang: number): boolean =>
  verite(
    condition,
    atomes.map((un, ici) => (ici === rang ? true : un)),
  ) !==
  verite(
    condition,
    atomes.map((un, ici) => (ici === rang ? false : un)),
  );

/** What is left of parts once some are dropped: nothing, when nothing is left of something. */
const reunir =
  (avec: (...conditions: readonly Condition[]) => Condition) =>
  (parts: readonly (Condition | undefined)[]) => {
    const restent = parts.filter((une) => une !== undefined);
    return restent.length || parts.length === 0 ? avec(...restent) : undefined;
  };

/** The condition with one atom changed; `undefined` drops it, and what holds nothing else with it. */
export function changer(
  condition: Condition,
  rang: number,
  par: (atome: Atom) => Condition | undefined,
): Condition | undefined {
  let ici = 0;
  return fold<Condition | undefined>(condition, {
    atom: (atome) => (ici++ === rang ? par(atome) : atome),
    all: reunir(all),
    any: reunir(any),
    not: (part) => part && not(part),
    named: (part, { label }) => part && predicate(label, part),
  });
}
