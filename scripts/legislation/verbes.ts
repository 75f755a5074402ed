import * as v from "valibot";
import { registre, repondreALaRequete } from "../../catalogue/loi/openfisca.ts";
import { openRuleAids } from "../../catalogue/results/decider.ts";
import { estOuvert } from "../../catalogue/results/rules/montant.ts";
import { factContext, type LegislationFacts } from "../../catalogue/situation/context.ts";
import { recordSchema } from "../../machines/answers/record.ts";
import { replay } from "../../machines/journey/replay.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { situationOf } from "./foyer-dune-ligne.ts";
import { simuler } from "./simuler.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

const engineSchema = v.object({
  boursier: v.optional(v.boolean()),
  rsa: v.optional(v.number()),
  rfr: v.optional(v.number()),
  nbptr: v.optional(v.number()),
});

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

  simulate: simuler,
};
