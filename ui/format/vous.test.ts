import { expect, it } from "vitest";
import { enVous } from "./vous.ts";

it.each([
  ["être en études supérieures", "vous êtes en études supérieures"],
  ["avoir au moins 16 ans", "vous avez au moins 16 ans"],
  ["habiter en Bretagne", "vous habitez en Bretagne"],
  ["ne pas être hébergé gratuitement", "vous n’êtes pas hébergé gratuitement"],
  ["ne pas habiter à Rennes", "vous n’habitez pas à Rennes"],
  ["recevoir le RSA", "vous recevez le RSA"],
  [
    "être en stage et avoir moins de 26 ans, ou être en apprentissage",
    "vous êtes en stage et avez moins de 26 ans, ou êtes en apprentissage",
  ],
  ["stage en cours : oui", undefined],
  ["stage en cours : oui, ou être en apprentissage", undefined],
  ["projet d’achat d’un vélo", undefined],
])("« %s » se dit « %s »", (regle, attendu) => {
  expect(enVous(regle)).toBe(attendu);
});
