import { lireLesFichiers } from "../../server/sources/fichiers.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { createApp } from "../../server/app.ts";
import { assemble } from "../../server/assemble.ts";
import { readConfig } from "../../server/config.ts";
import type { AppDeps } from "../../server/deps.ts";
import { JOUR_DES_CHEMINS } from "./valeurs.ts";

let lus: ReturnType<typeof lireLesFichiers> | undefined;
/** The catalogue and the communes, read and checked once for both brands: seconds of each process. */
const fichiersLus = () => (lus ??= lireLesFichiers());

/** What the product runs on: database in memory, embedded engine, a clock that runs fast. */
function piecesDe(marque: Marque): AppDeps {
  let maintenant = Date.parse(`${JOUR_DES_CHEMINS}T10:00:00Z`);
  const env = { DATABASE: ":memory:", BRAND: marque, PORT: "0", VELOS_DELAI_MS: "60000" };
  return {
    ...assemble(readConfig(env), () => undefined, fichiersLus()),
    // A second goes by at each look: saves are not limited.
    now: () => new Date((maintenant += 1000)),
  };
}

/** The application in this process. */
export function applicationDe(marque: Marque) {
  const deps = piecesDe(marque);
  const app = createApp(deps);
  const lire = async (adresse: string, token: string): Promise<unknown> => {
    const reponse = await app.request(adresse, { headers: { authorization: `Bearer ${token}` } });
    if (reponse.status !== 200) throw new Error(`${adresse} : ${reponse.status} ${await reponse.text()}`);
    return reponse.json();
  };
  return {
    /** Results computed here, with no server. */
    calculer: async (situation: Situation): Promise<unknown> =>
      JSON.parse(JSON.stringify(await deps.compute(situation))),
    /** Saves a record; gives back how to fetch it again and its results. */
    enregistrer: async (record: SimulationRecord) => {
      const reponse = await app.request("/api/simulation", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(record),
      });
      if (reponse.status !== 201)
        throw new Error(`enregistrement : ${reponse.status} ${await reponse.text()}`);
      const { _id, token } = (await reponse.json()) as { _id: string; token: string };
      return {
        relire: async () => {
          const { _id: __, ...relu } = (await lire(`/api/simulation/${_id}`, token)) as SimulationRecord;
          return relu;
        },
        situation: () => lire(`/api/simulation/${_id}/situation`, token),
        resultats: async () => {
          const { _id: __, ...resultats } = (await lire(
            `/api/simulation/${_id}/resultats`,
            token,
          )) as Resultats & { _id: string };
          return resultats;
        },
      };
    },
  };
}

export type Application = ReturnType<typeof applicationDe>;
