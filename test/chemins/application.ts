import { produits } from "../../server/produits.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { createApp } from "../../server/app/app.ts";
import { assemble } from "../../server/app/assemble.ts";
import { readConfig } from "../../server/reglages/config.ts";
import { lireLesFichiers } from "../../server/build/produits.ts";
import { answerOf, bearer, saved } from "../../server/app/test-kit.ts";
import { JOUR_DES_CHEMINS } from "../../machines/studio/chemins/valeurs.ts";

let lus: ReturnType<typeof lireLesFichiers> | undefined;

/** The application in this process: database in memory, embedded engine, a clock that runs fast; files are read once. */
export function applicationDe(marque: Marque) {
  let maintenant = Date.parse(`${JOUR_DES_CHEMINS}T10:00:00Z`);
  const env = { DATABASE: ":memory:", BRAND: marque, PORT: "0", VELOS_DELAI_MS: "60000" };
  const deps = {
    ...assemble(readConfig(env), () => undefined, (lus ??= lireLesFichiers()), produits),
    // A second goes by at each look: saves are not limited.
    now: () => new Date((maintenant += 1000)),
  };
  const app = createApp(deps);
  return {
    /** Results computed here, with no server. */
    calculer: async (situation: Situation): Promise<unknown> =>
      JSON.parse(JSON.stringify(await deps.compute(situation))),
    /** Saves a record; gives back how to fetch it again, or a form of it. */
    enregistrer: async (record: SimulationRecord) => {
      const { _id, token } = await saved(app, record);
      return async <T extends object>(forme = ""): Promise<T> => {
        const [, lu] = await answerOf(app.request(`/api/simulation/${_id}${forme}`, bearer(token)));
        if (forme !== "/situation") delete (lu as { _id?: string })._id;
        return lu as T;
      };
    },
  };
}

export type Application = ReturnType<typeof applicationDe>;
