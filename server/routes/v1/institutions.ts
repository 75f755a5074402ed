import { Hono } from "hono";
import * as v from "valibot";
import { ficheDeLInstitution } from "../../../catalogue/fiches/institution.ts";
import { institutionTypes } from "../../../catalogue/schema/institution.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { estPublique, visibleAides } from "../../catalogue/visibles.ts";
import { pathParameter, routeDoc } from "../describe.ts";
import { institutionBody } from "../schemas-aides.ts";
import { demandeDePages, unePage, lireCeQuiEstDemande, pageBody, parametresDePages } from "./demande.ts";

const documentedList = routeDoc<{ query: { page?: string; par?: string } }>({
  summary: "Liste les institutions qui donnent des aides, ou auprès de qui les demander.",
  tag: "données ouvertes",
  parameters: parametresDePages,
  limited: true,
  success: [
    200,
    "Les institutions, par nom.",
    v.strictObject({
      ...pageBody,
      institutions: v.array(
        v.strictObject({
          id: v.string(),
          label: v.string(),
          type: v.picklist(institutionTypes),
          /** Code of INSEE of its place, or SIREN of an intercommunality. */
          code: v.optional(v.string()),
          link: v.optional(v.string()),
          /** How many aids it gives today. */
          aides: v.number(),
        }),
      ),
    }),
  ],
  errors: { 400: "Un paramètre ne convient pas ; il est nommé." },
});

const documentedOne = routeDoc({
  summary:
    "Rend une institution : où elle agit, comment la joindre, les aides qu’elle donne ; sans aide, celles de son territoire.",
  tag: "données ouvertes",
  parameters: [pathParameter("id", "Identifiant de l’institution.", { example: "caf" })],
  success: [200, "L’institution et ses aides, triées comme à l’écran.", institutionBody],
  errors: { 404: "Aucune institution n’a cet identifiant." },
});

/** Answers kept ready: some eight hundred institutions, of a few kilobytes at most. */
const PRETES = 200;

/** Every body, by name, with how many aids it gives today. */
function toutesDe(deps: AppDeps) {
  const aides = new Map<string, number>();
  for (const { institution } of visibleAides(deps))
    aides.set(institution.slug, (aides.get(institution.slug) ?? 0) + 1);
  return [...deps.catalogue.institutions.values()]
    .filter((one) => estPublique(one, deps))
    .sort((a, b) => a.label.localeCompare(b.label, "fr"))
    .map(({ slug, label, type, code_insee, code_siren, link }) => {
      const code = code_insee ?? code_siren;
      return {
        id: slug,
        label,
        type,
        ...(code && { code }),
        ...(link && { link }),
        aides: aides.get(slug) ?? 0,
      };
    });
}

/** Bodies that give aids (docs/specification.md#institutions). */
export function institutionsRoutes(deps: AppDeps) {
  const jour = () => jourEnFrance(deps.now());
  const read = (id: string) => {
    const institution = deps.catalogue.institutions.get(id);
    if (!institution || !estPublique(institution, deps))
      throw new ApiError(404, "institution_introuvable", "Aucun organisme ne porte ce nom.");
    return ficheDeLInstitution(institution, {
      ...deps,
      visibles: visibleAides(deps),
      velos: deps.velosDonnes(),
      jour: jour(),
    });
  };
  return new Hono()
    .get(
      "/institutions",
      documentedList,
      rateLimit("recherches", deps),
      prepared(
        (c) => `${jour()} ${JSON.stringify(lireCeQuiEstDemande(c, demandeDePages))}`,
        (c) => {
          const { liste, ...page } = unePage(
            toutesDe(deps),
            lireCeQuiEstDemande(c, demandeDePages),
            c.req.path,
          );
          return { ...page, institutions: liste };
        },
      ),
    )
    .get(
      "/institutions/:id",
      documentedOne,
      prepared(
        (c) => `${jour()} ${c.req.param("id")}`,
        (c) => read(c.req.param("id") ?? ""),
        { most: PRETES },
      ),
    );
}
