import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { nomsDesAides } from "../fiches/lisible.ts";
import type { Aide } from "../schema/aide.ts";
import { factContext } from "../situation/context.ts";
import { quotientsDepassesDePeu } from "./de-peu.ts";

const quotient = { type: "quotient_familial", period: "month", operator: "<=", value: 765 } as const;

/** What is said of an aid of Bretagne under 765 € of quotient, with a reference income a year for one tax share. */
function dit(rfr: number, autres: Aide["conditions_generales"] = []) {
  const aide = aideDe({
    conditions_generales: [{ type: "attached_to_institution" }, quotient, ...autres],
  });
  const context = factContext(situationDe({ menage: { _region: "53" } }));
  const lues = { ...context, legislation: { ...context.legislation, rfr, nbptr: 1 } };
  const catalogue = buildCatalogue([aide], [institutionDe()]);
  return [...quotientsDepassesDePeu(catalogue, lues, new Map(), nomsDesAides(catalogue.byId))].map(
    ([, { reason = "" }]) => reason.replaceAll("\u00a0", " "),
  );
}

describe("un quotient familial au-dessus du plafond", () => {
  it("de moins d’un vingtième : à vérifier, avec les deux chiffres", () => {
    expect(dit(9240)).toEqual([
      "Il s’en faut de moins de 5 % : cette aide demande « avoir un quotient familial d’au plus 765 € par mois », et nous estimons « quotient familial : 770 € par mois ».",
    ]);
  });

  it.each([9190, 9630])("%i € par an sont encore à moins d’un vingtième", (rfr) =>
    expect(dit(rfr)).toHaveLength(1),
  );

  it.each([
    ["dessous : l’aide est ouverte", 9180],
    ["de plus d’un vingtième : refusée", 9650],
  ])("%s", (_, rfr) => expect(dit(rfr)).toEqual([]));

  it("ne dit rien d’une aide qu’autre chose refuse aussi", () => {
    expect(dit(9240, [{ type: "age", operator: "<=", value: 12 }])).toEqual([]);
  });
});
