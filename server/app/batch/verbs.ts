import * as v from "valibot";
import { registre, repondreALaRequete } from "../../../catalogue/loi/openfisca.ts";
import { legislationEmbarquee } from "../../../catalogue/loi/embarquee.ts";
import { compute } from "../../../catalogue/results/compute.ts";
import { openRuleAids } from "../../../catalogue/results/decider.ts";
import { estOuvert } from "../../../catalogue/results/rules/montant.ts";
import {
  defaultParameters,
  factContext,
  type LegislationFacts,
} from "../../../catalogue/situation/context.ts";
import { completer } from "../../../catalogue/situation/completer.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { recordSchema } from "../../../machines/answers/record.ts";
import { replay } from "../../../machines/journey/replay.ts";
import { readCatalogue } from "../../catalogue/read.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";

const household = v.union([
  v.object({ simulation: recordSchema }),
  v.object({ situation: v.looseObject({}) }),
]);

const engineSchema = v.object({
  boursier: v.optional(v.boolean()),
  rsa: v.optional(v.number()),
  rfr: v.optional(v.number()),
  nbptr: v.optional(v.number()),
});

/** The household of a line: replayed from its record, or given as it is. */
export function situationOf(given: unknown): Situation {
  const line = v.parse(household, given);
  return "simulation" in line ? replay(line.simulation).situation : completer(line.situation);
}

type Verb = () => Promise<(given: unknown) => object | Promise<object>>;

/** The verbs of the batch, each made ready once and then run on every line. */
export const verbs: Record<string, Verb> = {
  steps: async () => (given) => {
    const { simulation } = v.parse(v.object({ simulation: recordSchema }), given);
    return { activeSteps: [...replay(simulation).parcours.active.map((step) => step.path), RESULTATS] };
  },

  eligible: async () => {
    const catalogue = readCatalogue();
    return (given) => {
      const legislation: LegislationFacts = v.parse(v.object({ engine: engineSchema }), given).engine;
      const values = openRuleAids(catalogue, factContext(situationOf(given), { legislation }));
      return {
        eligible: [...values].flatMap(([id, montant]) => (estOuvert(montant) ? [{ id, montant }] : [])),
      };
    };
  },

  calculate: async () => (given) => ({
    response: repondreALaRequete((given as { request?: unknown }).request, registre),
  }),

  simulate: async () => {
    const catalogue = readCatalogue();
    const aides = catalogue.aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
    const legislation = legislationEmbarquee(aides);
    const tools = {
      catalogue,
      legislation,
      velos: async () => (await import("../../../catalogue/results/velos/velos.ts")).velos,
      marque: "neutre",
      parameters: defaultParameters,
    } as const;
    const named = ({ id, montant }: { id: string; montant: unknown }) => ({ id, montant });
    return async (given) => {
      const situation = situationOf(given);
      const { droitsEligibles, droitsNonEligibles, droitsInjectes, nonCalcules } = await compute(
        situation,
        tools,
      );
      const { values, facts } = await legislation
        .compute(
          situation,
          aides.map(({ slug }) => slug),
        )
        // What could not be computed is in `nonCalcules`.
        .catch(() => ({ values: {}, facts: {} }));
      return {
        droitsEligibles: droitsEligibles.map(named),
        droitsNonEligibles,
        droitsInjectes: droitsInjectes.map(named),
        nonCalcules,
        legislation: { ...values, ...facts },
      };
    };
  },
};
