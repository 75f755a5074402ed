import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { registre } from "../../catalogue/legislation/formules/registre.ts";
import { ErreurDeRequete } from "../../catalogue/legislation/moteur/erreur.ts";
import { libelleDuParametre } from "../../catalogue/legislation/parametres/libelles.ts";
import { parametres } from "../../catalogue/legislation/parametres/parametres.ts";
import {
  entitesDuProtocole,
  parametreDuProtocole,
  variableDuProtocole,
} from "../../catalogue/legislation/protocole/decrire.ts";
import { repondreALaRequete } from "../../catalogue/legislation/protocole/repondre.ts";
import { tracerLaRequete } from "../../catalogue/legislation/protocole/tracer.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { pathParameter, routeDoc } from "./describe.ts";

const RACINE = "/openfisca";

/** Anything by name: the protocol’s own documentation says the rest. */
const objet = v.record(v.string(), v.any());

const lue = (summary: string, reponse: string) =>
  routeDoc({ summary, tag: "OpenFisca", limited: true, success: [200, reponse, objet], errors: {} });
const trouvee = (summary: string, reponse: string, quoi: string) =>
  routeDoc({
    summary,
    tag: "OpenFisca",
    parameters: [pathParameter("id", quoi)],
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
    errors: {
      403: "La demande vient d’un autre site.",
      400: "La requête est fausse : où, et pourquoi.",
      404: "Une variable n’est pas connue.",
      413: "Le corps de la demande dépasse 256 ko.",
      415: "Le corps de la demande n’est pas du JSON.",
      422: "Une clé se confondrait avec une partie du langage.",
    },
  });

const descriptions = {
  entities: lue("Décrit les entités de la loi embarquée, comme OpenFisca.", "Chaque entité, ses rôles."),
  variables: lue("Liste les variables de la loi embarquée, comme OpenFisca.", "Ce qu’est chaque variable."),
  variable: trouvee(
    "Décrit une variable de la loi embarquée, comme OpenFisca.",
    "Son type, sa période, son entité.",
    "Nom de la variable.",
  ),
  parametres: lue(
    "Liste les paramètres de la loi embarquée, comme OpenFisca.",
    "Ce qu’est chaque paramètre.",
  ),
  parametre: trouvee(
    "Rend un paramètre de la loi embarquée, comme OpenFisca.",
    "Ses valeurs par jour d’entrée en vigueur.",
    "Chemin du paramètre, avec des barres ou des points.",
  ),
  spec: lue("Décrit ces adresses, comme OpenFisca.", "Une description OpenAPI."),
  calculate: calculee("Calcule ce qui est demandé, comme OpenFisca.", "La requête, ses valeurs calculées."),
  trace: calculee(
    "Calcule ce qui est demandé et dit comment, comme OpenFisca.",
    "Chaque valeur, ce qu’elle a lu.",
  ),
};

/** Answers a request of the protocol; what is wrong with it is told in the protocol’s own shape. */
async function repondre(c: Context, calculer: (donnee: unknown) => object): Promise<Response> {
  const refuser = (statut: ContentfulStatusCode, corps: object) => c.json(corps, statut);
  try {
    return c.json(calculer(await jsonBody(c)));
  } catch (erreur) {
    if (erreur instanceof ErreurDeRequete) return refuser(erreur.inconnu ? 404 : 400, erreur.arbre);
    if (erreur instanceof ApiError && erreur.status === 400)
      return refuser(400, { error: `Invalid JSON: ${erreur.message}` });
    throw erreur;
  }
}

const absente = () => new ApiError(404, "introuvable", "Ce nom n’est pas connu.");

/** The OpenFisca Web API on the embedded law: an OpenFisca client points at `/api/openfisca` (docs/integrer.md). */
export function protocoleRoutes(deps: AppDeps) {
  const [limited, calculs] = [rateLimit("recherches", deps), rateLimit("calculs", deps)];
  const lien = (c: Context, quoi: string) => new URL(`/api${RACINE}/${quoi}`, c.req.url).href;
  return new Hono()
    .use(`${RACINE}/*`, async (c, next) => {
      c.header("Country-Package", "cap-aides");
      c.header("Country-Package-Version", deps.empreinte);
      await next();
    })
    .get(`${RACINE}/entities`, descriptions.entities, limited, (c) => c.json(entitesDuProtocole()))
    .get(`${RACINE}/variables`, descriptions.variables, limited, (c) =>
      c.json(
        Object.fromEntries(
          [...registre].map(([nom, { definition }]) => [
            nom,
            { description: definition.libelle, href: lien(c, `variable/${nom}`) },
          ]),
        ),
      ),
    )
    .get(`${RACINE}/variable/:id`, descriptions.variable, limited, (c) => {
      const variable = registre.get(c.req.param("id"));
      if (!variable) throw absente();
      return c.json(variableDuProtocole(variable));
    })
    .get(`${RACINE}/parameters`, descriptions.parametres, limited, (c) =>
      c.json(
        Object.fromEntries(
          Object.keys(parametres).map((chemin) => [
            chemin,
            {
              description: libelleDuParametre(chemin),
              href: lien(c, `parameter/${chemin.replaceAll(".", "/")}`),
            },
          ]),
        ),
      ),
    )
    .get(`${RACINE}/parameter/:id{.+}`, descriptions.parametre, limited, (c) => {
      const parametre = parametreDuProtocole(c.req.param("id"));
      if (!parametre) throw absente();
      return c.json(parametre);
    })
    .get(`${RACINE}/spec`, descriptions.spec, limited, (c) =>
      c.json({
        openapi: "3.0.0",
        info: { title: "Cap Aides : la loi embarquée", version: deps.empreinte },
        servers: [{ url: lien(c, "").replace(/\/$/, "") }],
        paths: {
          "/calculate": { post: { responses: { 200: { description: "Les valeurs demandées." } } } },
          "/trace": { post: { responses: { 200: { description: "Les valeurs, et ce qu’elles ont lu." } } } },
          "/entities": { get: { responses: { 200: { description: "Les entités." } } } },
          "/variables": { get: { responses: { 200: { description: "Les variables." } } } },
          "/variable/{id}": { get: { responses: { 200: { description: "Une variable." } } } },
          "/parameters": { get: { responses: { 200: { description: "Les paramètres." } } } },
          "/parameter/{id}": { get: { responses: { 200: { description: "Un paramètre." } } } },
        },
      }),
    )
    .post(`${RACINE}/calculate`, descriptions.calculate, calculs, jsonOnly, (c) =>
      repondre(c, (donnee) => repondreALaRequete(donnee, registre)),
    )
    .post(`${RACINE}/trace`, descriptions.trace, calculs, jsonOnly, (c) =>
      repondre(c, (donnee) => tracerLaRequete(donnee, registre)),
    );
}
