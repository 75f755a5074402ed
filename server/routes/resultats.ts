import { Hono } from "hono";
import { compress } from "hono/compress";
import { recordSchema, type SimulationRecord } from "../../machines/answers/record.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { sendJson } from "../http/json.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { requireComplete } from "./complete.ts";
import { routeDoc } from "./describe.ts";
import { dossierDExemple } from "./exemple.ts";
import { readRecord } from "./record.ts";
import { resultatsFictifsBody } from "./schemas.ts";

const documented = routeDoc<{ json: SimulationRecord }>({
  summary: "Calcule les résultats d’un questionnaire complet, sans rien enregistrer.",
  tag: "simulation",
  body: recordSchema,
  exemple: dossierDExemple,
  limited: true,
  success: [200, "Les mêmes résultats que ceux d’une simulation enregistrée.", resultatsFictifsBody],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Aucun parcours ne produit cette simulation, ou il reste des questions sans réponse ; la première est nommée.",
  },
});

/** Results of a record that is kept nowhere (docs/specification.md#api-resultats): what the « Guichet » shows. */
export const resultatsRoute = (deps: AppDeps) =>
  new Hono().post("/resultats", documented, compress(), rateLimit("calculs", deps), jsonOnly, async (c) => {
    const { replayed } = readRecord(await jsonBody(c), deps);
    requireComplete(replayed, 422);
    return sendJson(c, await deps.compute(replayed.situation));
  });
