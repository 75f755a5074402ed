import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { foyersTires } from "../loi/formules/tirage.ts";
import { loisDesTerritoires } from "./lois-propres.ts";

const nationales = catalogueServi.aides.filter(
  ({ aide, institution }) => aide.source === "openfisca" && institution.type === "national",
);

test("chaque aide nationale de la loi a, une fois, sa loi de chaque territoire", () => {
  const dites = loisDesTerritoires.flatMap(({ aides }) => aides);
  expect(nationales.map(({ aide }) => aide.slug).filter((id) => !dites.includes(id))).toEqual([]);
  expect(dites.filter((id, rang) => dites.indexOf(id) !== rang || !catalogueServi.byId.has(id))).toEqual([]);
});

const COMMUNES = {
  Mayotte: "97608",
  "Saint-Martin": "97801",
  "Saint-Barthélemy": "97701",
  "Saint-Pierre-et-Miquelon": "97502",
  Pacifique: "98818",
} as const;

test.each(Object.keys(COMMUNES) as (keyof typeof COMMUNES)[])(
  "%s : ni montant ni accord de ce dont la loi n’est pas lue, ou n’existe pas",
  async (territoire) => {
    const fermees = new Set(
      loisDesTerritoires.flatMap(({ aides, lois }) =>
        lois[territoire] === "à vérifier" || lois[territoire] === "aucune" ? aides : [],
      ),
    );
    await fc.assert(
      fc.asyncProperty(foyersTires, async (tire) => {
        const menage = { ...tire.menage, depcom: COMMUNES[territoire] };
        const { droitsEligibles } = await resultatsSansVelo({ ...tire, menage });
        expect(droitsEligibles.map(({ id }) => id).filter((id) => fermees.has(id))).toEqual([]);
      }),
      { seed: 57, numRuns: 10 },
    );
  },
);
