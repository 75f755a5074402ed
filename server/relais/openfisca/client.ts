import * as v from "valibot";
import type { CalculateRequest } from "../../../catalogue/loi/openfisca.ts";
import type { Partenaire } from "../../http/partenaire.ts";

const entities = ["individus", "familles", "foyers_fiscaux", "menages"] as const;

/** Anything by entity, then by instance, then by variable. */
const whole = v.object(v.entriesFromList(entities, v.record(v.string(), v.record(v.string(), v.unknown()))));
const part = v.partial(whole);
export type OpenfiscaTree = v.InferOutput<typeof part>;

/** What the engine answered: values, or the names of the variables it refuses. */
export type OpenfiscaAnswer = { values: OpenfiscaTree } | { refused: ReadonlySet<string> };

/** Calls the engine once, within that many milliseconds. Rejects with a PartenaireError. */
export type Calculate = (request: CalculateRequest, delaiMs: number) => Promise<OpenfiscaAnswer>;

/** Names of the variables under which an error body explains itself. */
function refusedIn(body: OpenfiscaTree): ReadonlySet<string> {
  return new Set(
    entities.flatMap((entity) => Object.values(body[entity] ?? {}).flatMap((one) => Object.keys(one))),
  );
}

/** The engine behind its URL. */
export const calculateAt =
  (url: string, moteur: Partenaire): Calculate =>
  (request, delaiMs) =>
    moteur.demander(
      `${url}/calculate`,
      {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(request),
      },
      (reponse): OpenfiscaAnswer => {
        if (reponse.statut >= 500) throw reponse.panne();
        if (reponse.statut < 300) return { values: reponse.json(whole) };
        return { refused: refusedIn(reponse.json(part)) };
      },
      delaiMs,
    );
