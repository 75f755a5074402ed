import { Hono } from "hono";
import { fraicheurAu } from "../../catalogue/loi/baremes.ts";
import { pouvoirEcrire } from "../db/pouls.ts";
import type { AppDeps } from "../deps.ts";
import { sonde } from "../http/distant.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { comptesDesAides, institutionsPubliques } from "../catalogue/visibles.ts";
import { routeDoc } from "./describe.ts";
import { pretBody } from "./schemas.ts";

const documented = routeDoc({
  summary: "Dit si le serveur peut servir, et comment se portent ses parties.",
  tag: "service",
  limited: true,
  success: [
    200,
    "Prêt. Une loi en retard ou une partie distante injoignable n’empêchent pas de servir.",
    pretBody,
  ],
  errors: { 503: "La base ne s’écrit pas, et pourquoi ; ou le catalogue est vide." },
});

const notReady = (message: string, where: string) => new ApiError(503, "pas_pret", message, where);

/**
 * Readiness: the database was written and the catalogue is there, else 503. How long the figures of
 * the law still hold, and whether the remote parts answer, is said and refuses nothing.
 */
export function pretRoute(deps: AppDeps) {
  const { db, catalogue, empreinte, config, now } = deps;
  const openfisca = sonde(config.openfiscaUrl, now);
  const ecriture = pouvoirEcrire(db);
  let publiques: number | undefined;
  const institutions = () => (publiques ??= institutionsPubliques(deps).length);
  const etablissements = sonde(config.etablissementsUrl, now);
  return new Hono().get("/ready", documented, rateLimit("recherches", deps), async (c) => {
    const probleme = await ecriture();
    if (probleme !== undefined) throw notReady(`La base ne s’écrit pas : ${probleme}`, "base");
    if (catalogue.aides.length === 0) throw notReady("Le catalogue est vide.", "catalogue");
    return c.json({
      pret: true as const,
      catalogue: { ...comptesDesAides(deps), institutions: institutions(), empreinte },
      legislation: fraicheurAu(jourEnFrance(now())),
      distants: { openfisca: await openfisca(), etablissements: await etablissements() },
    });
  });
}
