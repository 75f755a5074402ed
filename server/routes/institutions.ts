import { Hono } from "hono";
import { ficheDeLInstitution } from "../../catalogue/fiches/institution.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { prepared } from "../http/prepared.ts";
import { jourEnFrance } from "../jour.ts";
import { estPublique, visibleAides } from "../visibles.ts";
import { pathParameter, routeDoc } from "./describe.ts";
import { institutionBody } from "./schemas-aides.ts";

const documented = routeDoc({
  summary:
    "Rend une institution : où elle agit, comment la joindre, les aides qu’elle donne ; sans aide, celles de son territoire.",
  tag: "référentiels",
  parameters: [pathParameter("id", "Identifiant de l’institution.")],
  success: [200, "L’institution et ses aides, triées comme à l’écran.", institutionBody],
  errors: { 404: "Aucune institution n’a cet identifiant." },
});

/** Answers kept ready: some eight hundred institutions, of a few kilobytes at most. */
const PRETES = 200;

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
  return new Hono().get(
    "/institutions/:id",
    documented,
    prepared(
      (c) => `${jour()} ${c.req.param("id")}`,
      (c) => read(c.req.param("id") ?? ""),
      { most: PRETES },
    ),
  );
}
