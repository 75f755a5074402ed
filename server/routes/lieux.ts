import { Hono } from "hono";
import { genresDeLieu } from "../../catalogue/lieux/lieux.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { routeDoc } from "./describe.ts";
import { lieuxBody } from "./schemas.ts";

/** What is stored when the search of places fails (docs/specification.md#lieux). */
const AUCUN = "Aucun résultat";

const query = (name: string, description: string, schema: object) => ({
  name,
  in: "query" as const,
  required: true,
  description,
  schema,
});

const documented = routeDoc<{ query: { commune: string; types: string } }>({
  summary: "Cherche les lieux d’accueil qui servent une commune.",
  tag: "référentiels",
  parameters: [
    query("commune", "Code INSEE de la commune.", { type: "string" }),
    query("types", `Genres de lieux joints par + : ${genresDeLieu.join(", ")}.`, { type: "string" }),
  ],
  limited: true,
  success: [200, "Lieux, vide s’il n’y en a pas.", lieuxBody],
  errors: {
    400: "La commune ou les genres de lieux ne conviennent pas.",
    404: "Aucun répertoire des établissements n’est branché.",
    503: "Le répertoire n’a pas répondu ; l’en-tête Retry-After dit quand réessayer.",
  },
});

function readCommune(given: string | undefined): string {
  if (given && /^(\d{5}|2[AB]\d{3})$/.test(given)) return given;
  throw new ApiError(400, "requete_invalide", "Indiquez le code INSEE d’une commune.", "commune");
}

function readTypes(given = ""): string[] {
  const types = [...new Set(given.split(/[\s+,]+/).filter(Boolean))];
  const known: readonly string[] = genresDeLieu;
  if (types.length > 0 && types.every((type) => known.includes(type))) return types;
  throw new ApiError(400, "requete_invalide", "Indiquez des genres de lieux connus.", "types");
}

/** Places near a household (docs/specification.md#lieux). */
export function lieuxRoutes({ lieux, config, now, log }: AppDeps) {
  const limited = rateLimit("lieux", { config, now });
  return new Hono().get("/lieux", documented, limited, async (c) => {
    const [commune, types] = [readCommune(c.req.query("commune")), readTypes(c.req.query("types"))];
    if (!lieux) throw new ApiError(404, "repertoire_absent", AUCUN);
    const found = await lieux(commune, types).catch((error: Error) => {
      log(error.name === "RepertoireError" ? error.message : `répertoire : ${error.name}`);
      throw new ApiError(503, "repertoire_injoignable", AUCUN);
    });
    c.header("Cache-Control", "private, max-age=3600");
    return c.json(found);
  });
}
