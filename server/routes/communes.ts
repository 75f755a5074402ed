import { Hono } from "hono";
import { etag } from "hono/etag";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { routeDoc } from "./describe.ts";
import { communesBody } from "./schemas.ts";

const MAX_QUERY = 100;

const documented = routeDoc<{ query: { q: string } }>({
  summary: "Cherche des communes par code postal (début ou entier) ou par nom.",
  tag: "référentiels",
  parameters: [
    {
      name: "q",
      in: "query",
      required: true,
      description: "Code postal ou nom ; accents, casse et traits d’union sont indifférents.",
      schema: { type: "string", maxLength: MAX_QUERY },
    },
  ],
  limited: true,
  success: [200, "Vingt communes au plus, les meilleures d’abord.", communesBody],
  errors: { 400: "La recherche manque ou dépasse 100 caractères." },
});

/** Look-up of communes for the housing questions. */
export function communesRoutes(deps: AppDeps) {
  return new Hono().get("/communes", documented, rateLimit("recherches", deps), etag(), (c) => {
    const query = c.req.query("q");
    if (query === undefined || query.length > MAX_QUERY) {
      throw new ApiError(
        400,
        "requete_invalide",
        "Indiquez un code postal ou un nom, de 100 caractères au plus.",
        "q",
      );
    }
    c.header("Cache-Control", "private, max-age=3600");
    return c.json(deps.communes(query));
  });
}
