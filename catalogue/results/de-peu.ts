import type { Catalogue } from "../catalogue.ts";
import { DE_PEU } from "../loi/baremes.ts";
import { atomsOf } from "../conditions/predicate/describe.ts";
import { evaluate } from "../conditions/predicate/evaluate.ts";
import { lisible } from "../fiches/lisible.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import { traceOf } from "../fiches/phrases/trace.ts";
import { estOuvert } from "./rules/montant.ts";
import type { FactContext } from "../situation/context.ts";
import type { Raison } from "./incalculables.ts";
import { isWanted, shown } from "./tri.ts";

/**
 * Rule aids that a family quotient refuses by less than a twentieth, with both figures: it is estimated here, and the
 * body has its own.
 */
export function* quotientsDepassesDePeu(
  catalogue: Catalogue,
  context: FactContext,
  values: ReadonlyMap<string, number | boolean>,
  noms: Noms,
): Generator<[id: string, Raison]> {
  const { rfr } = context.legislation ?? {};
  if (!rfr) return;
  const reading = { ...context, aides: (id: string) => estOuvert(values.get(id)) };
  const dessous = { ...reading, legislation: { ...context.legislation, rfr: rfr / DE_PEU } };
  for (const une of catalogue.regles.candidates(context)) {
    const { aide, rules } = une;
    const fermee = !estOuvert(values.get(aide.slug)) && shown(une, context) && isWanted(aide, context);
    if (!fermee || evaluate(rules.whole, reading) || !evaluate(rules.whole, dessous)) continue;
    const limite = atomsOf(rules.whole).filter(({ fact }) => fact === "legislation.quotient_familial");
    const [trace] = limite
      .filter((atom) => !evaluate(atom, reading) && evaluate(atom, dessous))
      .flatMap((atom) => traceOf(lisible(atom, noms), reading));
    if (trace)
      yield [
        aide.slug,
        {
          reason: `Il s’en faut de moins de 5\u00a0%\u00a0: cette aide demande «\u00a0${trace.rule}\u00a0», et nous estimons «\u00a0${trace.read}\u00a0».`,
          solution: { text: "Le quotient que vous donne la Caf ou la mairie fait foi\u00a0: demandez-le." },
        },
      ];
  }
}
