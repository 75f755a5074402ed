import type { Ecart } from "../../catalogue/results/ecarts.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { ToCompute } from "../../machines/guichet/state.ts";
import type { DemandeDeCourriel } from "../../machines/pages/courriel.ts";
import type { Access, Saved, ToSave } from "../../machines/session/state.ts";
import type * as Gardees from "../cadre/hors-ligne/ici.ts";
import { CallError, client, read, segment } from "./client.ts";
import { envoyerUneFois } from "./reessayer.ts";

/** The token of a stored simulation. */
const bearer = ({ token }: Access) => ({ headers: { ...(token && { authorization: `Bearer ${token}` }) } });

/** One form of a stored simulation; an address that names none is not found. */
const representation = async (
  access: Access,
  name: "resultats" | "ecarts" | "snapshot",
  signal?: AbortSignal,
) =>
  read(
    client.simulation[":id"][":representation"].$get(
      { param: { id: segment(access.id), representation: name } },
      { ...bearer(access), init: { signal } },
    ),
  );

/** What this device keeps, asked when no answer came from the server; the first failure stands where it keeps nothing. */
async function ouIci<T>(reply: Promise<T>, ici: (garde: typeof Gardees) => Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) throw error;
    return import("../cadre/hors-ligne/ici.ts").then(ici).catch(() => {
      throw error;
    });
  }
}

export const api = {
  /** Saves, and again with the same key when the answer is lost; wanted results come with the reply when the questionnaire is complete and they could be computed. */
  save: async ({ record, replaces, results }: ToSave) =>
    (await envoyerUneFois((cle) => {
      const headers = {
        "idempotency-key": cle,
        ...(replaces && { ...bearer(replaces).headers, remplace: replaces.id }),
        ...(results && { joindre: "resultats" }),
      };
      return read(client.simulation.$post({ json: record }, { headers }));
    })) as Saved,
  /** Goes on even if the page closes meanwhile. */
  erase: async (access: Access) => {
    await client.simulation[":id"].$delete(
      { param: { id: segment(access.id) } },
      { ...bearer(access), init: { keepalive: true } },
    );
  },
  /** Has the recap of a stored simulation sent to an address. */
  courriel: async (access: Access, json: DemandeDeCourriel) => {
    await client.simulation[":id"].courriel.$post(
      { param: { id: segment(access.id) }, json },
      bearer(access),
    );
  },
  /** The journey of a stored simulation, to go on with it; what comes is checked before it is used. */
  snapshot: async (access: Access): Promise<unknown> => representation(access, "snapshot"),
  results: async (access: Access) => (await representation(access, "resultats")) as Resultats,
  /** Results of a record that the server does not keep. */
  calculer: async ({ record }: ToCompute, signal: AbortSignal) =>
    (await read(client.v1.resultats.$post({ json: record }, { init: { signal } }))) as Resultats,
  /** Some figures of the law in force at a day, by path. */
  parametres: async (jour: string, chemins: readonly string[], signal?: AbortSignal) =>
    read(
      client.openfisca.parameters[":isoDate"].$get(
        { param: { isoDate: segment(jour) }, query: { chemin: [...chemins] } },
        { init: { signal } },
      ),
    ),
  /** Aids of legislation, whole, for the engine of this page. */
  aidesLegales: () => ouIci(read(client.legislation.aides.$get()), ({ legalesGardees }) => legalesGardees()),
  fictifs: (filtre: string, signal?: AbortSignal) =>
    read(client["resultats-fictifs"].$get({ query: { filtre } }, { init: { signal } })),
  explication: async (access: Access, aide: string) =>
    read(
      client.simulation[":id"].explications[":aide"].$get(
        { param: { id: segment(access.id), aide: segment(aide) } },
        bearer(access),
      ),
    ),
  ecarts: async (access: Access, signal: AbortSignal) =>
    (await representation(access, "ecarts", signal)) as Ecart[],
  aides: async (signal?: AbortSignal) =>
    (await read(client.v1.aides.$get({ query: {} }, { init: { signal } }))).aides,
  aidesIci: async (commune: string, signal?: AbortSignal) =>
    (await read(client.v1.aides.$get({ query: { commune } }, { init: { signal } }))).aides,
  mots: (signal?: AbortSignal) => read(client["aides-mots"].$get({}, { init: { signal } })),
  aide: async (id: string, signal?: AbortSignal) =>
    ouIci(
      read(client.v1.aides[":id"].$get({ param: { id: segment(id) } }, { init: { signal } })),
      ({ ficheGardee }) => ficheGardee(id),
    ),
  lieux: (commune: string, types: readonly string[], signal: AbortSignal) =>
    read(client.lieux.$get({ query: { commune, types: types.join(" ") } }, { init: { signal } })),
  communes: (q: string, signal: AbortSignal) =>
    ouIci(read(client.v1.communes.$get({ query: { q } }, { init: { signal } })), ({ communesGardees }) =>
      communesGardees(q),
    ),
  institution: async (id: string, signal?: AbortSignal) =>
    read(client.v1.institutions[":id"].$get({ param: { id: segment(id) } }, { init: { signal } })),
  demo: () => read(client.demo.$get()),
  aidsReading: async (lit: string) => (await read(client.v1.aides.$get({ query: { lit } }))).aides,
};
