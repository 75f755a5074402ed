import { describe, expect, it } from "vitest";
import { aideDe } from "../../test/fixtures/aides.ts";
import { contexteDe } from "../../test/fixtures/foyers.ts";
import { montantDeclare } from "./injectes.ts";
import { enPlus } from "./percues.ts";

describe("ce que l’on reçoit déjà", () => {
  it.each([
    ["bourse_criteres_sociaux", "bourse_enseignement_sup"],
    ["bourse_lycee", "bourse_lycee"],
    ["caah", "mva"],
    ["aide_logement", "aide_logement"],
  ] as const)("%s se déclare sous le nom %s", (slug, ressource) => {
    const foyer = { demandeur: { [ressource]: { "2026-11": 120 } } };
    expect(montantDeclare(aideDe({ slug, openfiscaPeriod: "thisMonth" }), contexteDe(foyer))).toBe(120);
  });

  it.each<[number | boolean | undefined, number, number | undefined]>([
    [250, 200, 50],
    [210.01, 200, 10.01],
    [210, 200, undefined],
    [25.01, 20, 5.01],
    [25, 20, undefined],
    [100, 200, undefined],
    [true, 200, undefined],
    [undefined, 200, undefined],
    [250, 0, undefined],
  ])("quand la loi donne %s et que l’on reçoit %i, l’écart dit est %s", (loi, recu, attendu) => {
    expect(enPlus(loi, recu)).toBe(attendu);
  });
});
