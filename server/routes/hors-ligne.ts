import { Hono } from "hono";
import { ficheDe } from "../../catalogue/fiches/fiche.ts";
import { type AidesGardees, horsLigne } from "../../machines/pages/hors-ligne.ts";
import type { AppDeps } from "../deps.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { aidesLegales, visibleAides } from "../catalogue/visibles.ts";

/** Without the pages that prove it: nobody opens them without a network. */
function sansSources<T extends { reference?: unknown }>(lue: T): Omit<T, "reference"> {
  const { reference: _, ...reste } = lue;
  return reste;
}

/** What a device keeps of the catalogue, to be read without a network: all of it, so that it tells nothing of whoever keeps it. */
export function horsLigneRoutes(deps: AppDeps) {
  const jour = () => jourEnFrance(deps.now());
  const gardees = (): AidesGardees => {
    const visibles = visibleAides(deps);
    const { aides, institutions } = aidesLegales(visibles);
    const legales = new Map(aides.map((aide) => [aide.slug, aide]));
    return {
      institutions,
      aides: visibles.map((one) => {
        const { slug } = one.aide;
        const legale = legales.get(slug);
        const fiche = ficheDe(one, deps.noms, { jour: jour(), exemple: deps.exemples.get(slug) });
        return { fiche: sansSources(fiche), ...(legale && { legale: sansSources(legale) }) };
      }),
    };
  };
  return new Hono().get(horsLigne.aides, rateLimit("pages", deps), prepared(jour, gardees, { most: 1 }));
}
