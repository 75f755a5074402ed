import { expect, test } from "vitest";
import { factContext } from "../../catalogue/situation/context.ts";
import { emptySituation } from "../answers/fold.ts";
import { loyerGarde, type RentOptions } from "./rent.ts";

const mots: RentOptions = {
  rentLabel: "Loyer",
  loanLabel: "Prêt",
  shareLabel: "Part",
  chargesLabel: "Charges",
};

function chez(statut_occupation_logement: string) {
  const situation = emptySituation("2026-11-20", null);
  Object.assign(situation.menage, { statut_occupation_logement });
  return factContext(situation, {});
}
const dit = { loyer: 480, charges_locatives: 50 };

test.each([
  ["locataire_vide", dit],
  ["locataire_foyer", dit],
  ["locataire_meuble", { loyer: 480 }],
  ["proprietaire", { loyer: 480 }],
  ["primo_accedant", { loyer: 480 }],
])("%s : ce qui reste d’un loyer dit avec ses charges", (statut, reste) => {
  expect(loyerGarde(mots, dit, chez(statut))).toStrictEqual(reste);
});

test("un loyer dit sans charges n’en prend pas", () => {
  expect(loyerGarde(mots, { loyer: 480 }, chez("locataire_vide"))).toStrictEqual({ loyer: 480 });
  expect(loyerGarde(mots, undefined, chez("locataire_vide"))).toStrictEqual({});
});
