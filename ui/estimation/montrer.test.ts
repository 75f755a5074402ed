import { expect, it } from "vitest";
import { finished } from "../../test/journeys.ts";
import { estMontrable } from "./montrer.ts";

const { parcours } = finished({ "demandeur/activite": "salarie" });

it.each([
  ["individu/demandeur/activite", false],
  ["famille/en_couple", false],
  ["menage/depcom", false],
  ["individu/demandeur/ressources/types", true],
  ["ressources/fiscales", true],
  ["ressources/patrimoine", true],
  ["individu/demandeur/_interetBafa", true],
  ["recapitulatif", true],
  ["resultats", false],
])("à /simulation/%s, ce que l’on pourrait toucher se montre : %s", (path, montre) => {
  expect(estMontrable(parcours, `/simulation/${path}`)).toBe(montre);
});
