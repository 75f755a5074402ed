import { Hono } from "hono";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { isDay, subtractMonths } from "../../catalogue/situation/periods.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { describe, pathParameter } from "./describe.ts";
import { missingBody, parametersBody } from "./schemas.ts";
import { visibleAides } from "./aides.ts";

/** First day for which thresholds are known. */
const FIRST_DAY = "2022-01-01";

const documentedParameters = describe({
  summary: "Rend les seuils de la législation à une date.",
  tag: "référentiels",
  parameters: [pathParameter("isoDate", "Date AAAA-MM-JJ.", { type: "string", format: "date" })],
  success: [200, "Valeur par chemin de paramètre.", parametersBody],
  errors: { 422: "La date n’existe pas, ou sort de la période connue (de 2022 à dans deux ans)." },
});

const documentedMissing = describe({
  summary: "Liste les aides de la législation nationale que rien ne calcule encore.",
  tag: "référentiels",
  success: [200, "Identifiant et nom de chaque aide.", missingBody],
});

/** Throws 422 unless the day exists and lies between 2022 and two years from today. */
function checkDay(day: string, today: string): void {
  if (!isDay(day)) throw new ApiError(422, "date_invalide", "Une date AAAA-MM-JJ est attendue.", "isoDate");
  if (day < FIRST_DAY || day > subtractMonths(today, -24)) {
    throw new ApiError(
      422,
      "date_hors_periode",
      "La date doit être comprise entre 2022 et dans deux ans.",
      "isoDate",
    );
  }
}

/** Thresholds of the law, and what nothing computes (simulator.md §7). */
export function openfiscaRoutes(deps: AppDeps): Hono {
  return new Hono()
    .get("/openfisca/parameters/:isoDate", documentedParameters, (c) => {
      const date = c.req.param("isoDate");
      checkDay(date, deps.now().toISOString().slice(0, 10));
      return c.json({ date, parameters: defaultParameters });
    })
    .get("/openfisca/missingbenefits", documentedMissing, (c) =>
      c.json(
        visibleAides(deps)
          .filter(({ aide }) => aide.source === "openfisca" && !deps.couvertes.has(aide.slug))
          .map(({ aide }) => ({ id: aide.slug, label: aide.label })),
      ),
    );
}
