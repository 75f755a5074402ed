import { Hono } from "hono";
import { ficheDe } from "../../catalogue/fiches/fiche.ts";
import { type AidesGardees, horsLigne } from "../../machines/pages/hors-ligne.ts";
import type { AppDeps } from "../deps.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { jourEnFrance } from "../jour.ts";
import { aidesLegales, visibleAides } from "../visibles.ts";

/** What a device keeps of the catalogue, to be read without a network: all of it, so that it tells nothing of whoever keeps it. */
export function horsLigneRoutes(deps: AppDeps) {
  const jour = () => jourEnFrance(deps.now());
  const gardees = (): AidesGardees => {
    const visibles = visibleAides(deps);
    return {
      legales: aidesLegales(visibles),
      fiches: visibles.map((one) =>
        ficheDe(one, deps.noms, { jour: jour(), exemple: deps.exemples.get(one.aide.slug) }),
      ),
    };
  };
  return new Hono().get(horsLigne.aides, rateLimit("pages", deps), prepared(jour, gardees, { most: 1 }));
}
