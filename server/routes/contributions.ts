import { Hono } from "hono";
import type * as v from "valibot";
import type { Contribution } from "../../catalogue/fiches/contribuer/contribution.ts";
import { organismeNomme } from "../../catalogue/fiches/contribuer/organisme.ts";
import type { CompiledAide } from "../../catalogue/lire/compiled-aide.ts";
import { type ContributionGardee, lireContributions, marquerContribution } from "../db/contributions.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { pourEditeurs } from "../http/editeurs.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { contributionInconnue, lireChamps } from "./contribuer.ts";
import { pathParameter, routeDoc } from "./describe.ts";
import { contributionsBody, suiteBody } from "./schemas-contributions.ts";

const refus = {
  401: "Le jeton manque, ou le service de connexion ne le connaît pas.",
  403: "Le compte n’a pas le rôle des éditeurs.",
  404: "L’édition n’est pas ouverte sur ce serveur.",
  503: "Le service de connexion des éditeurs, ou la base, ne répond pas.",
};

const documentedList = routeDoc({
  summary: "Liste les contributions reçues, celles qui attendent d’abord.",
  tag: "contributions",
  editeurs: true,
  limited: true,
  success: [200, "Les contributions, de douze mois au plus.", contributionsBody],
  errors: refus,
});

const documentedPatch = routeDoc<{ json: v.InferInput<typeof suiteBody> }>({
  summary: "Dit ce qui a été fait d’une contribution.",
  tag: "contributions",
  parameters: [pathParameter("id", "Numéro de la contribution.")],
  body: suiteBody,
  editeurs: true,
  limited: true,
  success: [200, "L’état qu’elle a maintenant.", suiteBody],
  errors: {
    ...refus,
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site, ou le compte n’a pas le rôle des éditeurs.",
    404: "L’édition n’est pas ouverte sur ce serveur, ou aucune contribution ne porte ce numéro.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Cet état n’existe pas.",
  },
});

/** The collection of the editors’ page where an aid is written. */
function collectionDe({ aide }: CompiledAide): string {
  if (aide.source === "openfisca") return "aides-de-la-loi";
  return aide.famille ?? (aide.marque === "banque" ? "aides-de-la-banque" : "aides");
}

/** A contribution as editors read it, with the name of the aid it is about. */
function contributionDe(
  { id, recueLe, etat, dite }: ContributionGardee,
  { catalogue }: AppDeps,
): Contribution {
  const institution = dite.organisme && organismeNomme(dite.organisme, catalogue.institutions.values());
  const aide = dite.aide === undefined ? undefined : catalogue.byId.get(dite.aide);
  return {
    id,
    etat,
    ...dite,
    recueLe: new Date(recueLe).toISOString(),
    ...(institution && { institution }),
    ...(aide && { label: aide.aide.label, collection: collectionDe(aide) }),
  };
}

/** What editors do of the contributions (docs/specification.md#contribuer). */
export function contributionsRoutes(deps: AppDeps) {
  const [limited, editeurs] = [rateLimit("editeurs", deps), pourEditeurs(deps)];
  return new Hono()
    .get("/contributions", documentedList, limited, editeurs, async (c) => {
      const { lues, scellees } = await lireContributions(deps.db);
      if (scellees > 0) deps.log("contributions illisibles : leur clé n’est plus là", { scellees });
      return c.json(lues.map((une) => contributionDe(une, deps)));
    })
    .patch("/contributions/:id", documentedPatch, limited, editeurs, jsonOnly, async (c) => {
      const suite = lireChamps(suiteBody, await jsonBody(c));
      if (!(await marquerContribution(deps.db, c.req.param("id"), suite))) throw contributionInconnue();
      return c.json(suite);
    });
}
