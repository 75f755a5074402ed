import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  registre,
  entitesDuProtocole,
  parametreDuProtocole,
  variableDuProtocole,
} from "../../../catalogue/loi/openfisca.ts";
import { libelleDuParametre, parametres } from "../../../catalogue/loi/chiffres.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { ApiError, AppelantParti } from "../../http/errors.ts";
import { whatThrew } from "../../http/log.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { pathParameter, routeDoc } from "../../routes/describe.ts";

const RACINE = "/openfisca";

/** Anything by name: the protocol’s own documentation says the rest. */
const objet = v.record(v.string(), v.any());

const lue = (summary: string, reponse: string) =>
  routeDoc({ summary, tag: "OpenFisca", limited: true, success: [200, reponse, objet], errors: {} });
const trouvee = (summary: string, reponse: string, quoi: string, example: string) =>
  routeDoc({
    summary,
    tag: "OpenFisca",
    parameters: [pathParameter("id", quoi, { example })],
    limited: true,
    success: [200, reponse, objet],
    errors: { 404: "Ce nom n’est pas connu." },
  });
/** « Léa, 26 ans, seule : son RSA de novembre 2026. » */
const LEA = {
  individus: { lea: { date_naissance: { ETERNITY: "2000-01-01" } } },
  familles: { f: { parents: ["lea"], rsa: { "2026-11": null } } },
  foyers_fiscaux: { d: { declarants: ["lea"] } },
  menages: { m: { personne_de_reference: ["lea"] } },
};

const calculee = (summary: string, reponse: string) =>
  routeDoc({
    summary,
    tag: "OpenFisca",
    body: objet,
    exemple: LEA,
    limited: true,
    success: [200, reponse, objet],
    aussi: {
      400: ["La requête est fausse : où, et pourquoi.", objet],
      404: ["Une variable n’est pas connue.", objet],
    },
    errors: {
      403: "La demande vient d’un autre site.",
      413: "Le corps de la demande dépasse 256 ko.",
      415: "Le corps de la demande n’est pas du JSON.",
      422: "Une clé se confondrait avec une partie du langage, ou la demande dépasse une borne : la réponse dit laquelle.",
      503: "Le calcul n’a pas abouti.",
    },
  });

const descriptions = {
  entities: lue("Décrit les entités de la loi embarquée, comme OpenFisca.", "Chaque entité, ses rôles."),
  variables: lue("Liste les variables de la loi embarquée, comme OpenFisca.", "Ce qu’est chaque variable."),
  variable: trouvee(
    "Décrit une variable de la loi embarquée, comme OpenFisca.",
    "Son type, sa période, son entité.",
    "Nom de la variable.",
    "rsa",
  ),
  parametres: lue(
    "Liste les paramètres de la loi embarquée, comme OpenFisca.",
    "Ce qu’est chaque paramètre.",
  ),
  parametre: trouvee(
    "Rend un paramètre de la loi embarquée, comme OpenFisca.",
    "Ses valeurs par jour d’entrée en vigueur.",
    "Chemin du paramètre, avec des barres ou des points.",
    "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.age_min_rsa_jeune",
  ),
  spec: lue("Décrit ces adresses, comme OpenFisca.", "Une description OpenAPI."),
  calculate: calculee("Calcule ce qui est demandé, comme OpenFisca.", "La requête, ses valeurs calculées."),
  trace: calculee(
    "Calcule ce qui est demandé et dit comment, comme OpenFisca.",
    "Chaque valeur, ce qu’elle a lu.",
  ),
};

/** Answers a request of the protocol; what is wrong with it is told in the protocol’s own shape. */
async function repondre(c: Context, verbe: "calculate" | "trace", deps: AppDeps): Promise<Response> {
  const donnee = await jsonBody(c).catch((erreur: unknown) => {
    if (erreur instanceof ApiError && erreur.status === 400) return erreur;
    throw erreur;
  });
  if (donnee instanceof ApiError) return c.json({ error: `Invalid JSON: ${donnee.message}` }, 400);
  const reponse = await deps.repondreAuProtocole({ verbe, donnee }, c.req.raw.signal).catch((erreur) => {
    throw erreur instanceof AppelantParti ? erreur : indisponible(deps, erreur);
  });
  if (reponse.statut === 422) throw new ApiError(422, "demande_demesuree", reponse.borne);
  return c.body(reponse.corps, reponse.statut, { "Content-Type": "application/json" });
}

/** A thread that died, was late or has too many waiting: nothing to anybody else. */
function indisponible({ log }: AppDeps, erreur: unknown): ApiError {
  log("protocole en échec", whatThrew(erreur));
  return new ApiError(
    503,
    "calcul_indisponible",
    "Ce calcul n’a pas abouti. Réessayez dans une minute, avec moins de valeurs.",
  );
}

const absente = () => new ApiError(404, "introuvable", "Ce nom n’est pas connu.");

const lien = (c: Context, quoi: string) => new URL(`/api${RACINE}/${quoi}`, c.req.url).href;
const racine = (c: Context) => lien(c, "");

const listeDesVariables = (c: Context) =>
  Object.fromEntries(
    [...registre].map(([nom, { definition }]) => [
      nom,
      { description: definition.libelle, href: lien(c, `variable/${nom}`) },
    ]),
  );

const listeDesParametres = (c: Context) =>
  Object.fromEntries(
    Object.keys(parametres).map((chemin) => [
      chemin,
      {
        description: libelleDuParametre(chemin),
        href: lien(c, `parameter/${chemin.replaceAll(".", "/")}`),
      },
    ]),
  );

/** What the protocol says of itself, in the words of OpenAPI. */
const chemins = {
  "/calculate": { post: { responses: { 200: { description: "Les valeurs demandées." } } } },
  "/trace": { post: { responses: { 200: { description: "Les valeurs, et ce qu’elles ont lu." } } } },
  "/entities": { get: { responses: { 200: { description: "Les entités." } } } },
  "/variables": { get: { responses: { 200: { description: "Les variables." } } } },
  "/variable/{id}": { get: { responses: { 200: { description: "Une variable." } } } },
  "/parameters": { get: { responses: { 200: { description: "Les paramètres." } } } },
  "/parameter/{id}": { get: { responses: { 200: { description: "Un paramètre." } } } },
};

/** The OpenFisca Web API on the embedded law: an OpenFisca client points at `/api/openfisca` (docs/integrer.md). */
export function protocoleRoutes(deps: AppDeps) {
  const [limited, calculs] = [rateLimit("recherches", deps), rateLimit("calculs", deps)];
  return new Hono()
    .use(`${RACINE}/*`, async (c, next) => {
      c.header("Country-Package", "cap-aides");
      c.header("Country-Package-Version", deps.empreinte);
      await next();
    })
    .get(`${RACINE}/entities`, descriptions.entities, limited, (c) => c.json(entitesDuProtocole()))
    .get(`${RACINE}/variables`, descriptions.variables, limited, prepared(racine, listeDesVariables))
    .get(`${RACINE}/variable/:id`, descriptions.variable, limited, (c) => {
      const variable = registre.get(c.req.param("id"));
      if (!variable) throw absente();
      return c.json(variableDuProtocole(variable));
    })
    .get(`${RACINE}/parameters`, descriptions.parametres, limited, prepared(racine, listeDesParametres))
    .get(`${RACINE}/parameter/:id{.+}`, descriptions.parametre, limited, (c) => {
      const parametre = parametreDuProtocole(c.req.param("id"));
      if (!parametre) throw absente();
      return c.json(parametre);
    })
    .get(`${RACINE}/spec`, descriptions.spec, limited, (c) =>
      c.json({
        openapi: "3.0.0",
        info: { title: "Cap Aides : la loi embarquée", version: deps.empreinte },
        servers: [{ url: racine(c).replace(/\/$/, "") }],
        paths: chemins,
      }),
    )
    .post(`${RACINE}/calculate`, descriptions.calculate, calculs, jsonOnly, (c) =>
      repondre(c, "calculate", deps),
    )
    .post(`${RACINE}/trace`, descriptions.trace, calculs, jsonOnly, (c) => repondre(c, "trace", deps));
}
