import type { LigneDeStatistiques } from "../../../machines/pages/statistiques.ts";
import { client, read } from "../../session/client.ts";

/** What this site counted, as it publishes it. Rejects with a CallError. */
export const lireLesLignes = async (signal?: AbortSignal): Promise<readonly LigneDeStatistiques[]> =>
  (await read(client.v1.statistiques.$get({}, { init: { signal } }))).lignes as LigneDeStatistiques[];

/** The questions of the journey, in their order. Rejects with a CallError. */
export const lireLesQuestions = async (signal?: AbortSignal) =>
  (await read(client.v1.questions.$get({}, { init: { signal } }))).questions;
