import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { recordSchema, type SimulationRecord } from "../../machines/answers/record.ts";
import type { Ecartee } from "../../machines/journey/ecartees.ts";
import { isComplete } from "../../machines/journey/position.ts";
import { recordOf, type Replay } from "../../machines/journey/replay.ts";
import { hashOf, sealer } from "../db/seal.ts";
import { storeTogether } from "../db/ensemble.ts";
import type { SimulationRow } from "../db/schema.ts";
import { eraseSimulation, type Save } from "../db/simulations.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { simulationNotFound } from "../http/errors.ts";
import { sendJson } from "../http/json.ts";
import { whatThrew } from "../http/log.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { resultatsDe } from "./complete.ts";
import { routeDoc, pathParameter } from "./describe.ts";
import { effacementEnCours, repondreEfface } from "./effacement.ts";
import { dossierDExemple } from "./exemple.ts";
import { CLE, cleDeLEnvoi, garderUneFois, tirage } from "./idempotence.ts";
import { readRecord } from "./record.ts";
import { savedBody } from "./schemas.ts";
import {
  authorizedRow,
  authorizedSimulation,
  forgetTokenCookie,
  replacedBy,
  setTokenCookie,
} from "./tokens.ts";

const ID_BYTES = 18;
const TOKEN_BYTES = 32;

export const simulationId = pathParameter("id", "Identifiant rendu à l’enregistrement.");
export const hiddenSimulation = "Jeton faux ou absent, simulation inconnue ou expirée : la même réponse.";

/** Header that asks for the results with the reply: on a slow network, one journey to the server less. */
const JOINDRE = "Joindre";
const RESULTATS = "resultats";
const sansResultats = (c: Context) => c.req.header(JOINDRE) !== RESULTATS;

const documentedSave = routeDoc<{ json: SimulationRecord }>({
  summary:
    "Enregistre une simulation ; un nouvel identifiant est rendu à chaque fois, et la simulation remplacée est effacée.",
  tag: "simulation",
  parameters: [
    {
      name: CLE,
      in: "header",
      required: false,
      description:
        "Tirée au hasard pour un enregistrement, et renvoyée si l’on réessaie : la même clé et le même corps rendent la même simulation et le même jeton, gardés une fois. D’autres réponses sous la même clé sont une autre simulation.",
      schema: { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" },
    },
    {
      name: "Remplace",
      in: "header",
      required: false,
      description:
        "Identifiant de la simulation que celle-ci remplace ; son jeton est donné comme pour la lire. Sans effet si elle n’est plus là.",
      schema: { type: "string" },
    },
    {
      name: JOINDRE,
      in: "header",
      required: false,
      description:
        "« resultats » : ceux du questionnaire complet viennent avec la réponse, s’ils se calculent ; sinon on les demande ensuite.",
      schema: { type: "string", enum: [RESULTATS] },
    },
  ],
  body: recordSchema,
  exemple: dossierDExemple,
  limited: true,
  success: [
    201,
    "Identifiant, jeton secret donné une seule fois (aussi en témoin HttpOnly), et ce qui a été laissé de côté.",
    savedBody,
  ],
  errors: {
    400: "Le corps n’est pas du JSON, ou la clé n’en est pas une.",
    403: "La demande vient d’un autre site.",
    409: "Ce que cette clé avait enregistré a été effacé depuis.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Aucun parcours ne produit cette simulation ; la première réponse fausse est nommée, jamais sa valeur.",
    503: "La base est pleine ou ne répond pas ; l’en-tête Retry-After dit quand réessayer.",
  },
});

const documentedRead = routeDoc({
  summary: "Rend une simulation enregistrée.",
  tag: "simulation",
  parameters: [simulationId],
  secured: true,
  limited: true,
  success: [200, "La simulation, avec son identifiant.", recordSchema],
  errors: { 404: hiddenSimulation },
});

const documentedErase = routeDoc({
  summary: "Efface une simulation, jusque dans le journal de la base.",
  tag: "simulation",
  parameters: [simulationId],
  secured: true,
  limited: true,
  success: [204, "Effacée."],
  aussi: effacementEnCours,
  errors: { 403: "La demande vient d’un autre site.", 404: hiddenSimulation },
});

/** A simulation to store, what is answered, and its journey when results are wanted with it. */
interface Sealed {
  row: SimulationRow;
  reply: { _id: string; token: string; ecartees?: Ecartee[] };
  replayed: Replay | undefined;
}

/** Reads a record and seals it: what it was read from is let go of before its row waits for the disk. */
function sealed(c: Context, body: unknown, deps: AppDeps): Sealed {
  const { dossier, ecartees, replayed } = readRecord(body, deps);
  const octets = tirage(cleDeLEnvoi(c), body, deps);
  const secret = (bytes: number, quoi: string) => Buffer.from(octets(bytes, quoi)).toString("base64url");
  const [_id, token] = [secret(ID_BYTES, "id"), secret(TOKEN_BYTES, "jeton")];
  const at = deps.now().getTime();
  const row: SimulationRow = {
    id: _id,
    tokenHash: hashOf(token),
    dossier: sealer(token, _id)(JSON.stringify(dossier)),
    createdAt: at,
    updatedAt: at,
    brand: deps.config.marque,
  };
  return {
    row,
    reply: { _id, token, ...(ecartees.length > 0 && { ecartees }) },
    replayed: sansResultats(c) || !isComplete(replayed.parcours) ? undefined : replayed,
  };
}

/** The results that go with the reply to a save: what is saved is saved, whether or not they come. */
async function resultatsJoints({ row, replayed }: Sealed, deps: AppDeps) {
  if (!replayed) return undefined;
  return resultatsDe(row, replayed, deps).catch((error: unknown) => {
    deps.log("résultats non joints", whatThrew(error));
    return undefined;
  });
}

/** Saving, reading and erasing a simulation (docs/specification.md#api-simulations). */
export function simulationRoutes(deps: AppDeps) {
  const store = storeTogether(deps.db, deps.config.retentionHours);
  const [writes, reads] = [rateLimit("ecritures", deps), rateLimit("recherches", deps)];
  return new Hono()
    .post(
      "/simulation",
      documentedSave,
      except(sansResultats, rateLimit("calculs", deps), compress()),
      writes,
      jsonOnly,
      async (c) => {
        const save = sealed(c, await jsonBody(c), deps);
        const replaced = replacedBy(c);
        const once = cleDeLEnvoi(c) === undefined ? store : (one: Save) => garderUneFois(one, store, deps);
        await once({ row: save.row, replaced });
        if (replaced) deps.memoire.oublier(replaced.id);
        setTokenCookie(c, save.reply.token, deps);
        const resultats = await resultatsJoints(save, deps);
        return sendJson(c, { ...save.reply, ...(resultats && { resultats }) }, 201);
      },
    )
    .get("/simulation/:id", documentedRead, reads, async (c) => {
      const { record, row, replayed } = await authorizedSimulation(c, deps);
      return c.json(recordOf(replayed.context, replayed.path, { ...record, _id: row.id }));
    })
    .delete("/simulation/:id", documentedErase, writes, async (c) => {
      const row = await authorizedRow(c, deps);
      deps.memoire.oublier(row.id);
      const efface = await eraseSimulation(deps.db, row, deps.now(), deps.config.retentionHours);
      // Erased meanwhile by another request: the same answer.
      if (efface === "absent") throw simulationNotFound();
      forgetTokenCookie(c, row);
      return repondreEfface(c, efface);
    });
}
