import type { FactContext } from "../../catalogue/situation/context.ts";
import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import { personneDe } from "../answers/fold.ts";
import { type ConditionName, conditions } from "../../catalogue/conditions/conditions.ts";
import type { JourneyContext } from "./moves.ts";
import { parcoursDe } from "./walk.ts";

/** Who a guard reads: a fixed person, or the person under the cursor. */
export type Subject = "demandeur" | "conjoint" | "curseur";

/** Guards of the conditions: each has its own, and its contrary. */
export type ConditionGuard = ConditionName | `sauf : ${ConditionName}`;

export const sauf = <Name extends ConditionName>(name: Name): `sauf : ${Name}` => `sauf : ${name}`;

type Guard = (args: { context: JourneyContext }, params: { personne: Subject }) => boolean;

/** A person named by a guard; someone who is not there makes every fact unknown. */
function about(context: JourneyContext, personne: Subject): FactContext {
  const facts = parcoursDe(context).context;
  const id = personne === "curseur" ? context.personne : personne;
  return { ...facts, personne: personneDe(facts.situation, id) };
}

function pairOf(name: ConditionName): Partial<Record<ConditionGuard, Guard>> {
  const holds: Guard = ({ context }, { personne }) => evaluate(conditions[name], about(context, personne));
  const fails: Guard = (args, params) => !holds(args, params);
  return { [name]: holds, [sauf(name)]: fails };
}

/** A guard for every condition of the journey, by its name, and one for its contrary. */
export const conditionGuards: Record<ConditionGuard, Guard> = Object.assign(
  {},
  ...(Object.keys(conditions) as ConditionName[]).map(pairOf),
);
