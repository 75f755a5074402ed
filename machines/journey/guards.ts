import type { Predicate } from "../../catalogue/predicate/condition.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { personneDe } from "../answers/fold.ts";
import { everyItem, sauf, type Subject } from "./chart.ts";
import type { JourneyContext, WalkOf } from "./moves.ts";
import type { Chapter } from "./spec.ts";

type Guard = (args: { context: JourneyContext }, params: never) => boolean;

/** A person named by a guard; someone who is not there makes every fact unknown. */
const about = (context: JourneyContext, personne: Subject, walkOf: WalkOf) => {
  const facts = walkOf(context).context;
  const id = personne === "curseur" ? context.personne : personne;
  return { ...facts, personne: personneDe(facts.situation, id) };
};

/** Named guards of every condition of the chapters: its label, and `sauf : label` for its negation. */
export function conditionGuards(chapters: readonly Chapter[], walkOf: WalkOf): Record<string, Guard> {
  const guards: Record<string, Guard> = {};
  const known = new Map<string, Predicate>();
  for (const { condition } of chapters.flatMap((chapter) => everyItem(chapter.items))) {
    if (!condition) continue;
    const other = known.get(condition.label);
    if (other && JSON.stringify(other) !== JSON.stringify(condition)) {
      throw new Error(`Deux conditions portent le même nom : ${condition.label}`);
    }
    known.set(condition.label, condition);
    const holds: Guard = ({ context }, { personne }: { personne: Subject }) =>
      evaluate(condition, about(context, personne, walkOf));
    guards[condition.label] = holds;
    guards[sauf(condition.label)] = (args, params) => !holds(args, params);
  }
  return guards;
}
