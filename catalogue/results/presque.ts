import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { lisible, type Noms } from "../fiches/lisible.ts";
import { mergeProfils } from "../fiches/pour-qui.ts";
import type { Signaler } from "../legislation/legislation.ts";
import { any, type Condition } from "../predicate/condition.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { type Trace, traceOf } from "../predicate/trace.ts";
import { estOuvert } from "../rules/montant.ts";
import type { FactContext } from "../situation/context.ts";
import type { Presque } from "./results.ts";
import { tenter } from "./pertes.ts";
import { estUnLieu } from "./raisons.ts";
import { isWanted, shown } from "./tri.ts";

/** Simple rules of a condition that do not hold. */
const manques = (condition: Condition, context: FactContext): Trace[] =>
  traceOf(condition, context).filter((trace) => !trace.holds);

/** What a profile is missing at best: one rule, or `undefined` when every profile lacks more. */
function manqueDuProfil(profils: readonly Condition[], context: FactContext): Trace | undefined {
  const near = profils.map((profil) => manques(profil, context)).filter((one) => one.length === 1);
  if (near.length === 1) return near[0]?.[0];
  return near.length > 1 ? traceOf(any(...mergeProfils(profils)), context)[0] : undefined;
}

/** The only rule that keeps an aid away from a household, if there is only one. */
export function seulManque({ rules }: CompiledAide, context: FactContext, noms: Noms): Trace | undefined {
  const general = rules.general.flatMap((rule) => manques(lisible(rule, noms), context));
  if (general.length > 1) return undefined;
  if (rules.profils.length === 0 || rules.profils.some((profil) => evaluate(profil, context)))
    return general[0];
  if (general.length === 1) return undefined;
  return manqueDuProfil(
    rules.profils.map((profil) => lisible(profil, noms)),
    context,
  );
}

/**
 * Rule aids that one answer keeps away, and which. Living elsewhere is no such answer, nor is a rule
 * that reads no answer. What could not be computed is left out.
 */
export function presqueDe(
  catalogue: Catalogue,
  context: FactContext,
  values: ReadonlyMap<string, number | boolean>,
  noms: Noms,
  signaler?: Signaler,
): Presque[] {
  const reading = { aides: (id: string) => estOuvert(values.get(id)), ...context };
  return catalogue.regles.candidates(context).flatMap((one) => {
    const { aide, institution } = one;
    if (!shown(one, context) || !isWanted(aide, context) || reading.aides(aide.slug) !== false) return [];
    const manque = tenter(aide.slug, () => seulManque(one, reading, noms), signaler);
    if (!manque || manque.reads.length === 0 || estUnLieu(manque)) return [];
    return [
      {
        id: aide.slug,
        label: aide.label,
        institution: { id: institution.slug, label: institution.label, type: institution.type },
        top: one.top,
        manque,
      },
    ];
  });
}
