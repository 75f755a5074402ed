import type { CompiledAide } from "../compiled-aide.ts";
import { lisible } from "../fiches/lisible.ts";
import type { Noms } from "../phrases/noms.ts";
import { any } from "../predicate/condition.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { type Trace, traceOf } from "../phrases/trace.ts";
import type { FactContext } from "../situation/context.ts";

/** True of a rule that reads nothing but where the household lives. */
export const estUnLieu = ({ reads }: Trace): boolean =>
  reads.length > 0 && reads.every((read) => read === "menage.depcom");

/** Codes of places say nothing to the person: the commune they answered does. */
export function withCommune(trace: Trace, { situation: { menage } }: FactContext): Trace {
  return estUnLieu(trace) && menage._nomCommune
    ? { ...trace, read: `commune\u00a0: ${menage._nomCommune}` }
    : trace;
}

/** Rules that were read, in words, the profile that opened the aid rather than all of them. */
export function raisonsDe({ rules }: CompiledAide, context: FactContext, noms: Noms): Trace[] {
  const opened = rules.profils.find((profil) => evaluate(profil, context));
  const profils = opened ? [opened] : rules.profils.length ? [any(...rules.profils)] : [];
  return [...profils, ...rules.general]
    .flatMap((condition) => traceOf(lisible(condition, noms), context))
    .map((trace) => withCommune(trace, context));
}
