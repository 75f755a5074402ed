import { type Context, Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { routeDoc } from "./describe.ts";
import { communesBody } from "./schemas.ts";

const MAX_QUERY = 100;

const documented = routeDoc<{ query: { q: string } }>({
  summary: "Cherche des communes par code postal (début ou entier) ou par nom.",
  tag: "données ouvertes",
  parameters: [
    {
      name: "q",
      in: "query",
      required: true,
      description:
        "Code postal, ou nom d’aujourd’hui ou d’avant ; accents, casse, traits d’union et une lettre fausse sont indifférents.",
      schema: { type: "string", maxLength: MAX_QUERY },
      example: "rennes",
    },
  ],
  limited: true,
  success: [
    200,
    "Vingt communes au plus, toutes celles d’un code postal entier, les meilleures d’abord.",
    communesBody,
  ],
  errors: { 400: "La recherche manque ou dépasse 100 caractères." },
});

/** Searches whose answer is kept ready, of some two kilobytes each: many people begin with the same letters. */
const PRETES = 500;

/** What is searched. Throws 400 for nothing, or too much. */
function queryOf(c: Context): string {
  const query = c.req.query("q");
  if (query !== undefined && query.length <= MAX_QUERY) return query;
  throw new ApiError(
    400,
    "requete_invalide",
    "Indiquez un code postal ou un nom, de 100 caractères au plus.",
    "q",
  );
}

/** Look-up of communes for the housing questions. */
export function communesRoutes(deps: AppDeps) {
  const search = prepared(queryOf, (c) => deps.communes(queryOf(c)), {
    most: PRETES,
    cacheControl: "private, max-age=3600",
  });
  return new Hono().get("/communes", documented, rateLimit("recherches", deps), search);
}
