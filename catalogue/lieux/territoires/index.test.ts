import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../../test/fixtures/aides.ts";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../../catalogue.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";
import type { Regle } from "../../schema/regles.ts";
import { factContext } from "../../situation/context.ts";
import type { Menage } from "../../situation/situation.ts";

const regions = ["53", "52", "11"];
const departements = ["35", "44", "75"];
const epcis = ["243500139", "244400404"];

/** Slugs that the index keeps for a household living there. */
function gardees(conditions: readonly Regle[], menage: Partial<Menage>) {
  const { regles } = buildCatalogue(
    [aideDe({ slug: "aide", conditions_generales: [...conditions], national: true })],
    [institutionDe()],
  );
  return regles.candidates(factContext(situationDe({ menage }))).map(({ aide }) => aide.slug);
}

describe("le classement des aides par territoire", () => {
  it("garde une aide de la région du foyer, écarte celles d’ailleurs", () => {
    expect(gardees([{ type: "regions", values: ["53", "52"] }], { _region: "53" })).toEqual(["aide"]);
    expect(gardees([{ type: "regions", values: ["52"] }], { _region: "53" })).toEqual([]);
    expect(gardees([{ type: "regions", values: ["52"] }], {})).toEqual([]);
  });

  it("garde partout une aide sans lieu, ou que seule une négation situe", () => {
    expect(gardees([{ type: "age", operator: ">=", value: 18 }], {})).toEqual(["aide"]);
    expect(gardees([{ type: "excluded_epcis", values: [epcis[0] as string] }], {})).toEqual(["aide"]);
    expect(gardees([{ type: "not", value: { type: "regions", values: ["53"] } }], { _region: "52" })).toEqual(
      ["aide"],
    );
  });

  it("classe par le code de l’institution une aide rattachée à elle", () => {
    expect(gardees([{ type: "attached_to_institution" }], { _region: "53" })).toEqual(["aide"]);
    expect(gardees([{ type: "attached_to_institution" }], { _region: "11" })).toEqual([]);
  });

  it("n’écarte jamais une aide qu’un foyer obtiendrait", () => {
    const lieu = fc.oneof(
      fc.record({ type: fc.constant("regions" as const), values: fc.subarray(regions) }),
      fc.record({ type: fc.constant("departements" as const), values: fc.subarray(departements) }),
      fc.record({ type: fc.constant("epcis" as const), values: fc.subarray(epcis) }),
      fc.record({ type: fc.constant("excluded_epcis" as const), values: fc.subarray(epcis) }),
    );
    const regle = fc.oneof(
      lieu,
      lieu.map((value) => ({ type: "not" as const, value })),
    );
    const foyer = fc.record({
      _region: fc.constantFrom(...regions),
      _departement: fc.constantFrom(...departements),
      _epci: fc.constantFrom(...epcis),
    });
    fc.assert(
      fc.property(
        fc.array(regle, { maxLength: 3 }),
        fc.array(regle, { maxLength: 2 }),
        foyer,
        (general, profil, menage) => {
          const catalogue = buildCatalogue(
            [
              aideDe({
                slug: "aide",
                national: true,
                conditions_generales: general,
                profils: profil.map((une) => ({ type: "etudiant", conditions: [une] })),
              }),
            ],
            [institutionDe()],
          );
          const context = factContext(situationDe({ demandeur: { activite: "etudiant" }, menage }));
          const ouverte = catalogue.aides.some(({ rules }) => evaluate(rules.whole, context));
          expect(ouverte && catalogue.regles.candidates(context).length === 0).toBe(false);
        },
      ),
      { seed: 11, numRuns: 500 },
    );
  });
});
