import { expect, it } from "vitest";
import { lePlusProche, vouliezVous } from "./proche.ts";

const CHAMPS = ["montant", "link", "label", "legend", "instructions", "teleservice"];

it.each<[string, string | undefined]>([
  ["montnat", "montant"],
  ["montants", "montant"],
  ["Label", "label"],
  ["instruction", "instructions"],
  ["tele", "teleservice"],
  ["couleur", undefined],
  ["l", undefined],
])("« %s » est proche de %s", (mot, attendu) => {
  expect(lePlusProche(mot, CHAMPS)).toBe(attendu);
});

it("se demande, ou ne se dit pas", () => {
  expect([vouliezVous("montnat", CHAMPS), vouliezVous("couleur", CHAMPS)]).toEqual([
    " ; vouliez-vous « montant » ?",
    "",
  ]);
});
