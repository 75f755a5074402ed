import { Hono } from "hono";
import { jeuxFictifs, resultatsFictifs } from "../../catalogue/results/fictifs.ts";
import { motsDesDescriptions } from "../../catalogue/fiches/synonymes/mots-des-descriptions.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { aidesLegales, visibleAides } from "../catalogue/visibles.ts";
import { queryParameter, routeDoc } from "./describe.ts";
import { aidesLegalesBody, resultatsFictifsBody } from "./schemas.ts";
import { motsBody } from "./schemas-aides.ts";

const documentedWords = routeDoc({
  summary: "Rend les mots par lesquels une aide se cherche : synonymes, mots des descriptions.",
  tag: "référentiels",
  success: [200, "Synonymes, suggestions, et mots avec le rang des aides dans leur liste.", motsBody],
});

const documentedLegal = routeDoc({
  summary: "Rend les aides de la législation, pour les calculer sur l’appareil de la personne.",
  tag: "référentiels",
  success: [200, "Les aides entières et leurs institutions.", aidesLegalesBody],
});

const documentedMock = routeDoc<{ query: { filtre?: string } }>({
  summary: "Rend des résultats fictifs, pour essayer les écrans.",
  tag: "référentiels",
  parameters: [
    queryParameter("filtre", `Un jeu (${Object.keys(jeuxFictifs).join(", ")}) ou des identifiants d’aides.`),
  ],
  limited: true,
  success: [200, "Toutes les aides choisies, valant 1 € ou vrai.", resultatsFictifsBody],
  errors: { 404: "Le filtre nomme une aide ou un jeu inconnu." },
});

/** What the pages read of all aids at once, prepared once a day. */
export function motsRoutes(deps: AppDeps) {
  const today = () => jourEnFrance(deps.now());
  return new Hono()
    .get(
      "/aides-mots",
      documentedWords,
      prepared(today, () => {
        const visibles = visibleAides(deps);
        return {
          suggestions: deps.synonymes.suggestions,
          synonymes: deps.synonymes.entrees,
          aides: visibles.length,
          mots: motsDesDescriptions(visibles),
        };
      }),
    )
    .get(
      "/legislation/aides",
      documentedLegal,
      prepared(today, () => aidesLegales(visibleAides(deps))),
    )
    .get(
      "/resultats-fictifs",
      documentedMock,
      rateLimit("calculs", deps),
      prepared(
        (c) => `${today()} ${c.req.query("filtre") ?? ""}`,
        (c) => fictifs(deps, c.req.query("filtre"), today()),
        { most: FICTIFS_RETENUS },
      ),
    );
}

/** Mock results that are remembered: every named choice, and one list of aids. */
const FICTIFS_RETENUS = Object.keys(jeuxFictifs).length + 2;

function fictifs(deps: AppDeps, filtre: string | undefined, dateDeValeur: string) {
  try {
    return resultatsFictifs(deps.catalogue, { filtre, marque: deps.config.marque, dateDeValeur });
  } catch (error) {
    if (error instanceof RangeError) throw new ApiError(404, "filtre_inconnu", error.message);
    throw error;
  }
}
