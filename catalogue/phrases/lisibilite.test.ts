import { expect, it } from "vitest";
import { lisibiliteDe, nombreDeMots, phrasesDuTexte, siglesInexpliques } from "./lisibilite.ts";

it("un texte se coupe en phrases, pas à ses nombres ni à ses adresses", () => {
  expect(
    phrasesDuTexte("La Ville verse 1 000 € par an. Écrivez à a.b@ville.fr. Est-ce tout ? Oui."),
  ).toHaveLength(4);
});

it("une unité seule n’est pas un mot", () => {
  expect(nombreDeMots("Elle verse 50 % de l’achat, 100 € au plus.")).toBe(8);
});

it.each<[string, string[]]>([
  ["Être suivi par le PLIE.", ["PLIE"]],
  ["Être suivi par le plan local pour l’insertion et l’emploi (PLIE). Le PLIE vous reçoit.", []],
  ["Être suivi par le PLIE (plan local pour l’insertion et l’emploi).", []],
  ["Recevoir le RSA ou une aide de la CAF, niveau IV.", []],
])("les sigles de « %s »", (texte, sigles) => {
  expect(siglesInexpliques(texte)).toEqual(sigles);
});

it("les chiffres de plusieurs textes", () => {
  const longue = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize.";
  expect(lisibiliteDe([longue, "Deux mots. Quatre petits mots ABCD."])).toEqual({
    phrases: 3,
    mots: 22 / 3,
    courtes: 2 / 3,
    sigles: ["ABCD"],
  });
});
