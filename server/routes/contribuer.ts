import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type ContributionEnvoyee,
  contributionEnvoyee,
  type ContributionSaisie,
} from "../../catalogue/fiches/contribuer/contribution.ts";
import {
  type ContributionGardee,
  type MessageRecu,
  effacerContribution,
  garderContribution,
} from "../db/contributions.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { estMontree } from "../catalogue/visibles.ts";
import { pathParameter, routeDoc } from "./describe.ts";
import { effacementEnCours, repondreEfface } from "./effacement.ts";
import { contribuerBody, recueBody } from "./schemas-contributions.ts";

/** Most contributions that may wait for an editor. */
export const EN_ATTENTE = 500;
/** Seconds: editors read by day, not by minute. */
const REVENIR = 24 * 3600;
const ID_BYTES = 18;
const JOUR_MS = 24 * 3_600_000;

const documentedPages = routeDoc({
  summary: "Rend les pages « Contribuer » : l’accueil et ses tâches.",
  tag: "contributions",
  success: [200, "Titre, texte, idées par catégorie et tâches à faire.", contribuerBody],
});

const documentedPost = routeDoc<{ json: ContributionSaisie }>({
  summary:
    "Reçoit une aide à ajouter, une erreur à corriger, ou ce qu’est devenue une aide des résultats, pour les personnes qui éditent le catalogue.",
  tag: "contributions",
  body: contributionEnvoyee,
  limited: true,
  success: [201, "Gardée ; qui connaît son numéro peut la retirer.", recueBody],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Un champ manque ou ne convient pas ; il est nommé.",
    503: "Trop de contributions attendent, ou la base est pleine ; l’en-tête Retry-After dit quand réessayer.",
  },
});

const documentedDelete = routeDoc({
  summary: "Efface une contribution, jusque dans le journal de la base.",
  tag: "contributions",
  parameters: [pathParameter("id", "Numéro rendu à l’envoi.")],
  limited: true,
  success: [204, "Effacée."],
  aussi: effacementEnCours,
  errors: { 403: "La demande vient d’un autre site.", 404: "Aucune contribution ne porte ce numéro." },
});

export const contributionInconnue = () =>
  new ApiError(404, "contribution_introuvable", "Cette contribution n’existe pas ou n’est plus là.");

/** Checks a body against a closed schema. Throws 422 at the first wrong field; never a value that was sent. */
export function lireChamps<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const [{ path, message, expected }] = issues;
  const champ = path?.[0]?.key;
  // A key that the schema does not have is not ours to repeat.
  const nomme = typeof champ === "string" && expected !== "never";
  throw new ApiError(
    422,
    "contribution_invalide",
    nomme ? message : "La contribution n’a pas la forme attendue.",
    nomme ? champ : "contribution",
  );
}

/** A contribution that comes now, not read yet. */
export const contributionNeuve = (
  dite: MessageRecu,
  { now, random }: Pick<AppDeps, "now" | "random">,
): ContributionGardee => ({
  dite,
  id: Buffer.from(random(ID_BYTES)).toString("base64url"),
  recueLe: now().getTime(),
  etat: "nouvelle",
});

/** What is kept of what was sent; the aid it names is one that people see. */
function garderDe(envoyee: ContributionEnvoyee, deps: AppDeps): ContributionGardee {
  const { catalogue, config } = deps;
  const { piege: _piege, ...dite } = envoyee;
  if (envoyee.sorte !== "aide") {
    const aide = catalogue.byId.get(envoyee.aide);
    if (!aide || !estMontree(aide, config.marque))
      throw new ApiError(422, "contribution_invalide", "Cette aide n’existe pas.", "aide");
  }
  const neuve = contributionNeuve(dite as MessageRecu, deps);
  const { recueLe } = neuve;
  // To the hour, what one was given could be told from the results just computed.
  return envoyee.sorte === "retour" ? { ...neuve, recueLe: recueLe - (recueLe % JOUR_MS) } : neuve;
}

/** Pages « Contribuer », and what people send from them (docs/specification.md#contribuer). */
export function contribuerRoutes(deps: AppDeps) {
  const [ecritures, envois] = [rateLimit("ecritures", deps), rateLimit("contributions", deps)];
  /** Only what could be kept is counted: a typing mistake costs nobody an hour. */
  const compter = (c: Context) => envois(c, async () => undefined);
  return new Hono()
    .get(
      "/contribuer",
      documentedPages,
      prepared(
        () => "",
        () => deps.contribuer,
      ),
    )
    .post("/contributions", documentedPost, ecritures, jsonOnly, async (c) => {
      const envoyee = lireChamps(contributionEnvoyee, await jsonBody(c));
      const gardee = garderDe(envoyee, deps);
      await compter(c);
      if (await garderContribution(deps.db, gardee, EN_ATTENTE)) return c.json({ id: gardee.id }, 201);
      throw new ApiError(
        503,
        "trop_en_attente",
        "Beaucoup de messages attendent d’être lus : nous n’en prenons plus pour l’instant. Réessayez demain.",
        undefined,
        REVENIR,
      );
    })
    .delete("/contributions/:id", documentedDelete, ecritures, async (c) => {
      const efface = await effacerContribution(deps.db, c.req.param("id"), deps.now());
      if (efface === "absent") throw contributionInconnue();
      return repondreEfface(c, efface);
    });
}
