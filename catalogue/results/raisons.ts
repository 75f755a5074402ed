import type { CompiledAide } from "../lire/compiled-aide.ts";
import { lisible } from "../fiches/lisible.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import { any } from "../conditions/predicate/condition.ts";
import { evaluate } from "../conditions/predicate/evaluate.ts";
import { type Trace, traceOf } from "../fiches/phrases/trace.ts";
import type { FactContext } from "../situation/context.ts";
import { LEUR } from "../situation/lieu-des-parents.ts";

/** True of a rule that reads nothing but where the household, or its parents, live. */
export const estUnLieu = ({ reads }: Trace): boolean =>
  reads.length > 0 && reads.every((read) => read === "menage.depcom" || read.endsWith(LEUR));

/** Codes of places say nothing to the person: the communes they answered do. */
export function withCommune(trace: Trace, { situation: { demandeur, menage } }: FactContext): Trace {
  if (!estUnLieu(trace)) return trace;
  const noms = [
    ["menage.depcom", "commune", menage._nomCommune],
    [`individu.demandeur.${LEUR}`, "commune de vos parents", demandeur[`${LEUR}NomCommune`]],
  ] as const;
  const lues = noms.flatMap(([lu, dit, nom]) =>
    nom && trace.reads.includes(lu) ? [`${dit}\u00a0: ${nom}`] : [],
  );
  return lues.length > 0 ? { ...trace, read: lues.join("\u00a0; ") } : trace;
}

/** Rules that were read, in words, the profile that opened the aid rather than all of them. */
export function raisonsDe({ rules }: CompiledAide, context: FactContext, noms: Noms): Trace[] {
  const opened = rules.profils.find((profil) => evaluate(profil, context));
  const profils = opened ? [opened] : rules.profils.length ? [any(...rules.profils)] : [];
  return [...profils, ...rules.general]
    .flatMap((condition) => traceOf(lisible(condition, noms), context))
    .map((trace) => withCommune(trace, context));
}
