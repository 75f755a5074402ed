import { Hono } from "hono";
import { compress } from "hono/compress";
import { storedOf } from "../../machines/journey/stored.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError, notFound } from "../http/errors.ts";
import { sendJson } from "../http/json.ts";
import { whatThrew } from "../http/log.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { requireComplete, resultatsDe } from "./complete.ts";
import { routeDoc, pathParameter } from "./describe.ts";
import {
  ecartsBody,
  explicationBody,
  legislationBody,
  resultatsBody,
  situationBody,
  snapshotBody,
} from "./schemas.ts";
import * as v from "valibot";
import { hiddenSimulation, simulationId } from "./simulation.ts";
import { authorizedSimulation, type Ouverte } from "./tokens.ts";

const legislationInjoignable = () =>
  new ApiError(503, "legislation_injoignable", "Le calcul de la législation nationale n’a pas abouti.");

/** Values of national legislation for a household, as the engine gives them. */
async function legislationOf(stored: Ouverte, { catalogue, legislation, log }: AppDeps) {
  requireComplete(stored.replayed);
  const ids = catalogue.aides.filter(({ aide }) => aide.source === "openfisca").map(({ aide }) => aide.slug);
  const answer = await legislation.compute(stored.replayed.situation, ids).catch((error: Error) => {
    log(`législation injoignable : ${error.name}`);
    throw legislationInjoignable();
  });
  if (Object.keys(answer.values).length > 0) return answer;
  if (answer.echecs.length > 0) throw legislationInjoignable();
  throw new ApiError(
    404,
    "legislation_absente",
    "Aucun moteur ne calcule la législation nationale sur ce serveur.",
  );
}

const representations = {
  situation: ({ replayed }: Ouverte) => replayed.situation,
  resultats: ({ row, replayed }: Ouverte, deps: AppDeps) => resultatsDe(row, replayed, deps),
  ecarts: async (stored: Ouverte, deps: AppDeps) => {
    requireComplete(stored.replayed);
    return deps.ecarts(stored.replayed.situation);
  },
  snapshot: ({ replayed }: Ouverte) => storedOf(replayed.snapshot),
};

const isRepresentation = (name: string): name is keyof typeof representations =>
  Object.hasOwn(representations, name);

const incomplete = "Il reste des questions sans réponse ; la première est nommée.";

const documentedRepresentation = routeDoc({
  summary: "Rend une forme dérivée d’une simulation.",
  tag: "simulation",
  parameters: [
    simulationId,
    pathParameter("representation", "Forme demandée.", {
      schema: {
        type: "string",
        enum: Object.keys(representations),
      },
      example: "resultats",
    }),
  ],
  secured: true,
  limited: true,
  success: [200, "La forme demandée.", v.union([situationBody, resultatsBody, ecartsBody, snapshotBody])],
  errors: { 404: `${hiddenSimulation} Aussi pour une forme inconnue.`, 409: incomplete },
});

const documentedExplication = routeDoc({
  summary: "Explique le calcul d’une aide de la législation, ligne par ligne.",
  tag: "simulation",
  parameters: [simulationId, pathParameter("aide", "Identifiant de l’aide.", { example: "rsa" })],
  secured: true,
  limited: true,
  success: [200, "La valeur, et ce dont elle vient.", explicationBody],
  errors: {
    404: `${hiddenSimulation} Aussi pour une aide que le moteur embarqué ne calcule pas.`,
    409: incomplete,
  },
});

async function explicationOf(stored: Ouverte, id: string, { expliquer, log }: AppDeps) {
  requireComplete(stored.replayed);
  // A quantity of the law that fails costs its own explanation, as it costs its own aids.
  const explication = await expliquer(stored.replayed.situation, id).catch((error: unknown) => {
    log("explication en échec", { aide: id, ...whatThrew(error) });
    return undefined;
  });
  if (!explication)
    throw new ApiError(404, "sans_explication", "Le calcul de cette aide n’est pas détaillé.");
  return explication;
}

const documentedResponse = routeDoc({
  summary: "Rend les valeurs de la législation nationale, telles que le moteur les donne.",
  tag: "simulation",
  parameters: [simulationId],
  secured: true,
  limited: true,
  success: [200, "Valeurs par aide, faits lus par les règles, aides qui manquent.", legislationBody],
  errors: {
    404: `${hiddenSimulation} Aussi quand aucun moteur ne calcule la législation nationale.`,
    409: incomplete,
    503: "Le moteur n’a pas répondu ; l’en-tête Retry-After dit quand réessayer.",
  },
});

/** Derived forms of a stored simulation (docs/specification.md#api-formes-derivees), rebuilt from its answers each time. */
export function representationRoutes(deps: AppDeps) {
  const calculs = rateLimit("calculs", deps);
  return new Hono()
    .use("/simulation/:id/*", compress())
    .get("/simulation/:id/openfisca-response", documentedResponse, calculs, async (c) =>
      c.json(await legislationOf(await authorizedSimulation(c, deps), deps)),
    )
    .get("/simulation/:id/explications/:aide", documentedExplication, calculs, async (c) =>
      sendJson(c, await explicationOf(await authorizedSimulation(c, deps), c.req.param("aide"), deps)),
    )
    .get("/simulation/:id/:representation", documentedRepresentation, calculs, async (c) => {
      const name = c.req.param("representation");
      if (!isRepresentation(name)) throw notFound();
      return sendJson(c, await representations[name](await authorizedSimulation(c, deps), deps));
    });
}
