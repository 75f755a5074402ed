import { type Context, Hono } from "hono";
import { baremesAu } from "../../catalogue/loi/baremes.ts";
import { parametresAu } from "../../catalogue/loi/chiffres.ts";
import { isDay } from "../../catalogue/situation/periods.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { routeDoc, pathParameter, queryParameter } from "./describe.ts";
import { missingBody, parametersBody } from "./schemas.ts";
import { visibleAides } from "../catalogue/visibles.ts";

const documentedParameters = routeDoc<{ query: { chemin?: string[] } }>({
  summary: "Rend les paramètres de la législation à une date ; hors des dates connues, les plus proches.",
  tag: "référentiels",
  parameters: [
    pathParameter("isoDate", "Date AAAA-MM-JJ.", {
      schema: { type: "string", format: "date" },
      example: "2026-11-01",
    }),
    queryParameter("chemin", "Chemin d’un paramètre, à répéter ; sans lui, tous."),
  ],
  limited: true,
  success: [
    200,
    "Valeur par chemin de paramètre : un nombre, une liste de codes ou un barème.",
    parametersBody,
  ],
  errors: { 404: "Un chemin n’est d’aucun paramètre.", 422: "La date n’existe pas." },
});

const documentedMissing = routeDoc({
  summary: "Liste les aides de la législation nationale que rien ne calcule encore.",
  tag: "référentiels",
  success: [200, "Identifiant et nom de chaque aide.", missingBody],
});

/** Answers that are remembered, of some 300 kB when every parameter is asked for. */
const DATES_RETENUES = 8;

/** Parameters at the day of the address, or those that it names. */
function parametresLe(c: Context) {
  const date = c.req.param("isoDate") ?? "";
  if (!isDay(date)) throw new ApiError(422, "date_invalide", "Une date AAAA-MM-JJ est attendue.", "isoDate");
  const parameters = parametresAu(date);
  const asked = c.req.queries("chemin")?.map((path) => {
    if (Object.hasOwn(parameters, path)) return [path, parameters[path]] as const;
    throw new ApiError(404, "parametre_inconnu", "La législation n’a pas ce paramètre.", "chemin");
  });
  return { date, baremes: baremesAu(date), parameters: asked ? Object.fromEntries(asked) : parameters };
}

/** Thresholds of the law, and what nothing computes (docs/specification.md#api-loi). */
export function openfiscaRoutes(deps: AppDeps) {
  const parametresPrets = prepared(
    (c) => `${c.req.param("isoDate")} ${JSON.stringify(c.req.queries("chemin"))}`,
    parametresLe,
    { most: DATES_RETENUES },
  );
  return new Hono()
    .get("/openfisca/parameters/:isoDate", documentedParameters, rateLimit("recherches", deps), (c, next) =>
      parametresPrets(c, next),
    )
    .get("/openfisca/missingbenefits", documentedMissing, (c) =>
      c.json(
        visibleAides(deps)
          .filter(({ aide }) => aide.source === "openfisca" && !deps.couvertes.has(aide.slug))
          .map(({ aide }) => ({ id: aide.slug, label: aide.label })),
      ),
    );
}
