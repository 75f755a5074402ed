import * as v from "valibot";
import { recordSchema } from "../../machines/answers/record.ts";
import { RESULTATS } from "../../machines/journey/position.ts";
import { replay } from "../../machines/journey/replay.ts";

const simulationLine = v.object({ id: v.unknown(), simulation: recordSchema });

type Verb = () => Promise<(given: unknown) => object | Promise<object>>;

/** The verbs of the batch, each made ready once and then run on every line. */
export const verbs: Record<string, Verb> = {
  steps: async () => (given) => {
    const { simulation } = v.parse(simulationLine, given);
    return { activeSteps: [...replay(simulation).parcours.active.map((step) => step.path), RESULTATS] };
  },
};
