import { expect, test } from "vitest";
import { pagePatterns } from "../../../machines/pages/pages.ts";
import { planDuSite } from "./pages-du-site.ts";

/** Reached from another page, or on the way only. */
const AILLEURS: ReadonlySet<string> = new Set(
  `/accompagnement/:surveyId /aides/:benefitId /ameli /contribuer/taches/:nom /init-ci
  /institutions/:institutionId /moments/:nom /plan-du-site /redirection`.split(/\s+/),
);

test("le plan du site mène à chaque page qui a une adresse à elle, hors du questionnaire", () => {
  const menees = planDuSite.flatMap(([, pages]) => pages.map(([chemin]) => chemin));
  expect(new Set(menees).size).toBe(menees.length);
  const attendues = pagePatterns.filter((un) => !un.startsWith("/simulation") && !AILLEURS.has(un));
  expect(menees.filter((un) => !un.startsWith("/simulation")).sort()).toEqual([...attendues].sort());
});
