import { Hono } from "hono";
import * as v from "valibot";
import { questionsPubliees } from "../../../machines/studio/graph/publier.ts";
import { xstateDe } from "../../../machines/studio/graph/xstate.ts";
import { journeyMachine } from "../../../machines/journey/journey.ts";
import { VERSION } from "../../../machines/journey/version.ts";
import type { AppDeps } from "../../deps.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { routeDoc } from "../../routes/describe.ts";

const dits = v.record(v.string(), v.string());

const documentedQuestions = routeDoc({
  summary: "Liste les questions du parcours, dans leur ordre, avec leurs réponses et leurs conditions.",
  tag: "données ouvertes",
  limited: true,
  success: [
    200,
    "La version du parcours, et chaque question ; ses mots, selon de qui elle parle.",
    v.strictObject({
      version: v.string(),
      questions: v.array(
        v.strictObject({
          id: v.string(),
          chapitre: v.string(),
          entite: v.string(),
          champ: v.string(),
          type: v.string(),
          reponses: v.array(v.string()),
          question: dits,
          precision: v.optional(dits),
          choix: v.optional(
            v.array(
              v.strictObject({
                valeur: v.union([v.string(), v.number(), v.boolean(), v.null()]),
                libelle: dits,
              }),
            ),
          ),
          quand: v.array(v.string()),
        }),
      ),
    }),
  ],
});

const documentedJourney = routeDoc({
  summary: "Rend le parcours entier : la machine, comme `createMachine` de XState 5 la lit.",
  tag: "données ouvertes",
  limited: true,
  success: [
    200,
    "La version du parcours, et sa machine ; gardes et actions par leur nom.",
    v.strictObject({
      version: v.string(),
      machine: v.looseObject({ id: v.string(), states: v.looseObject({}) }),
    }),
  ],
});

/** The questionnaire as data: it changes with the version of the product only. */
export function parcoursRoutes(deps: AppDeps) {
  const toujours = () => VERSION;
  return new Hono()
    .get(
      "/questions",
      documentedQuestions,
      rateLimit("recherches", deps),
      prepared(toujours, () => ({ version: VERSION, questions: questionsPubliees() })),
    )
    .get(
      "/parcours",
      documentedJourney,
      rateLimit("recherches", deps),
      prepared(toujours, () => ({
        version: VERSION,
        machine: JSON.parse(xstateDe(journeyMachine.config)) as { id: string; states: object },
      })),
    );
}
