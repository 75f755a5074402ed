import type { CompiledAide } from "../lire/compiled-aide.ts";
import { lisible } from "../fiches/lisible.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import { mergeProfils } from "../fiches/pour-qui.ts";
import { themes } from "../schema/themes.ts";
import { any } from "../conditions/predicate/condition.ts";
import { type Trace, traceOf } from "../fiches/phrases/trace.ts";
import type { FactContext } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { decide, type Tools } from "./decider.ts";
import { montantDeclare } from "./injectes.ts";
import { tenter } from "./pertes.ts";
import { withCommune } from "./raisons.ts";
import { isWanted, shown } from "./tri.ts";

/** An aid the household has no right to, with the rules it does not meet. */
export interface Ecart {
  id: string;
  manque: Trace[];
}

/** Rules of an aid that a household does not meet, the projects it did not tell included. */
export function manquesDe({ aide, rules }: CompiledAide, context: FactContext, noms: Noms): Trace[] {
  const flag = aide.interestFlag;
  const projet: Trace[] =
    flag && !isWanted(aide, context)
      ? [
          {
            rule: `avoir ce projet\u00a0: ${themes[flag]}`,
            read: "projet\u00a0: non",
            holds: false,
            reads: [`individu.demandeur.${flag}`],
          },
        ]
      : [];
  const profils = rules.profils.length ? [any(...mergeProfils(rules.profils))] : [];
  const unmet = [...profils, ...rules.general]
    .flatMap((condition) => traceOf(lisible(condition, noms), context))
    .filter((trace) => !trace.holds);
  return [...projet, ...unmet].map((trace) => withCommune(trace, context));
}

/**
 * Every rule aid that a household neither gets nor receives, with what it lacks. Aids that could not
 * be computed are left out: the results say them (`nonCalcules`).
 */
export async function ecarts(situation: Situation, tools: Tools, noms: Noms): Promise<Ecart[]> {
  const { context } = await decide(situation, tools);
  return tools.catalogue.aides
    .filter(
      (one) =>
        one.aide.source === "javascript" &&
        shown(one, context) &&
        context.aides(one.aide.slug) === false &&
        montantDeclare(one.aide, context) === undefined,
    )
    .flatMap((one) => {
      const id = one.aide.slug;
      const manque = tenter(id, () => manquesDe(one, context, noms), tools.signaler);
      return manque ? [{ id, manque }] : [];
    });
}
