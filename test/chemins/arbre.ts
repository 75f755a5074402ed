import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";

/** Truth of a condition from the truth of each of its atoms, in the order they are written. */
export function verite(condition: Condition, atomes: readonly boolean[]): boolean {
  let rang = 0;
  const lire = (c: Condition): boolean => {
    switch (c.kind) {
      // Every part is read, so that the ranks of the atoms follow.
      case "all":
        return c.conditions.map(lire).every(Boolean);
      case "any":
        return c.conditions.map(lire).some(Boolean);
      case "not":
        return !lire(c.condition);
      case "predicate":
        return lire(c.condition);
      default:
        rang += 1;
        return atomes[rang - 1] === true;
    }
  };
  return lire(condition);
}

/** The atom alone decides of the whole: were it otherwise, the condition would be too. */
export const decide = (condition: Condition, atomes: readonly boolean[], rang: number): boolean =>
  verite(condition, atomes.with(rang, true)) !== verite(condition, atomes.with(rang, false));

/** The condition with one atom changed; `undefined` drops it, and what holds nothing else with it. */
export function changer(
  condition: Condition,
  rang: number,
  par: (atome: Atom) => Condition | undefined,
): Condition | undefined {
  let ici = 0;
  const refaire = (c: Condition): Condition | undefined => {
    switch (c.kind) {
      case "all":
      case "any": {
        const conditions = c.conditions.flatMap((une) => refaire(une) ?? []);
        return conditions.length || c.conditions.length === 0 ? { ...c, conditions } : undefined;
      }
      case "not":
      case "predicate": {
        const dedans = refaire(c.condition);
        return dedans && { ...c, condition: dedans };
      }
      default:
        ici += 1;
        return ici - 1 === rang ? par(c) : c;
    }
  };
  return refaire(condition);
}
