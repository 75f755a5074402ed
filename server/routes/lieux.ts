import { Hono } from "hono";
import { departementDe } from "../../catalogue/lieux/feries.ts";
import { lieuxFixes } from "../../catalogue/lieux/fixes.ts";
import { genresDeLieu } from "../../catalogue/lieux/lieux.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { PartenaireError } from "../http/partenaire.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { routeDoc } from "./describe.ts";
import { lieuxBody } from "./schemas.ts";

/** The INSEE code of a commune, as given in an address. Throws 400 for anything else. */
function lireCommune(given: string | undefined): string {
  if (given && /^(\d{5}|2[AB]\d{3})$/.test(given)) return given;
  throw new ApiError(400, "requete_invalide", "Indiquez le code INSEE d’une commune.", "commune");
}

/** Why there is no place to show (docs/specification.md#lieux); a directory that knows none answers an empty list. */
const ABSENT = "Aucun résultat : ce serveur n’est relié à aucun annuaire des lieux d’accueil.";
const INJOIGNABLE =
  "Aucun résultat : l’annuaire des lieux d’accueil n’a pas répondu. Réessayez dans un instant.";

const query = (name: string, description: string, example: string) => ({
  name,
  in: "query" as const,
  required: true,
  description,
  schema: { type: "string" as const },
  example,
});

const documented = routeDoc<{ query: { commune: string; types: string } }>({
  summary: "Cherche les lieux d’accueil qui servent une commune.",
  tag: "référentiels",
  parameters: [
    query("commune", "Code INSEE de la commune.", "35238"),
    query("types", `Genres de lieux joints par + : ${genresDeLieu.join(", ")}.`, "ccas+mission_locale"),
  ],
  limited: true,
  success: [
    200,
    "Lieux, les plus proches de la mairie d’abord ; vide si l’annuaire a répondu et n’en connaît aucun. Datés s’il ne répond plus, ou sans annuaire : alors ce qu’il avait dit, sinon la table embarquée.",
    lieuxBody,
  ],
  errors: {
    400: "La commune ou les genres de lieux ne conviennent pas.",
    404: "Aucun répertoire des établissements n’est branché, et la table embarquée n’a rien de ce genre.",
    503: "Le répertoire n’a pas répondu, et la table embarquée n’a rien de ce genre ; l’en-tête Retry-After dit quand réessayer.",
  },
});

function readTypes(given = ""): string[] {
  const types = [...new Set(given.split(/[\s+,]+/).filter(Boolean))];
  const known: readonly string[] = genresDeLieu;
  if (types.length > 0 && types.every((type) => known.includes(type))) return types;
  throw new ApiError(400, "requete_invalide", "Indiquez des genres de lieux connus.", "types");
}

/** What is known without a directory: the town hall, the département, its Caf, the national networks. */
function fixesDe(commune: string, types: readonly string[], { catalogue, noms }: AppDeps) {
  const code = departementDe(commune);
  const celles = [...catalogue.institutions.values()];
  const caf = celles.find(({ type, departements }) => type === "caf" && departements?.includes(code));
  const link = celles.find(({ type, code_insee }) => type === "departement" && code_insee === code)?.link;
  const label = noms.lieu("menage.departement", code);
  return lieuxFixes(types, {
    caf: caf && { label: caf.label, ...(caf.link && { link: caf.link }) },
    commune: noms.lieu("menage.commune", commune),
    departement: label ? { label, ...(link && { link }) } : undefined,
  });
}

/** Places near a household (docs/specification.md#lieux). */
export function lieuxRoutes(deps: AppDeps) {
  const { lieux, config, now, log } = deps;
  const limited = rateLimit("lieux", { config, now });
  return new Hono().get("/lieux", documented, limited, async (c) => {
    const [commune, types] = [lireCommune(c.req.query("commune")), readTypes(c.req.query("types"))];
    if (!lieux) {
      const fixes = fixesDe(commune, types, deps);
      if (fixes.length === 0) throw new ApiError(404, "repertoire_absent", ABSENT);
      return c.json(fixes);
    }
    const found = await lieux(commune, types).catch((error: Error) => {
      log(error instanceof PartenaireError ? error.message : `répertoire : ${error.name}`);
      const fixes = fixesDe(commune, types, deps);
      if (fixes.length === 0) throw new ApiError(503, "repertoire_injoignable", INJOIGNABLE);
      return fixes.map((un) => ({ ...un, fixe: un.fixe && { ...un.fixe, panne: true as const } }));
    });
    // What is only remembered is asked for again soon; what stands for a directory that is down, at once.
    const retenus = found.some(({ vuLe }) => vuLe !== undefined);
    const enPanne = found.some(({ fixe }) => fixe?.panne);
    c.header("Cache-Control", enPanne ? "no-store" : `private, max-age=${retenus ? 60 : 3600}`);
    return c.json(found);
  });
}
