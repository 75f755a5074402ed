import { expect, it } from "vitest";
import { aideDe } from "../fixtures/aides.ts";
import { lisibiliteDe, nombreDeMots, phrasesDuTexte, siglesInexpliques, textesLus } from "./lisibilite.ts";

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
  ["Toucher l’AAH ou l’[AEEH](https://exemple.fr).", ["AAH", "AEEH"]],
  ["Passer le PSC1 dans un OF-CFA, avec la C2S.", ["PSC1", "OF", "CFA", "C2S"]],
  ["Joindre le CCAS (03 80 51 56 11) ou le CCAS (3 passage Anatole-France).", ["CCAS"]],
  ["Joindre le CCAS (le centre communal d’action sociale).", []],
  ["Recevoir une allocation (AAH, AEEH).", ["AAH", "AEEH"]],
  ["Voir le service (MDPH).", ["MDPH"]],
  ["Recevoir l’APA. L’allocation personnalisée d’autonomie (APA) se demande au Département.", ["APA"]],
  ["Suivre l’[école de la deuxième chance](https://exemple.fr) (E2C), à exemple@ville.fr.", []],
  ["Habiter à B1, en zone A, au VII de la rue.", []],
])("les sigles de « %s »", (texte, sigles) => {
  expect(siglesInexpliques(texte)).toEqual(sigles);
});

it("les chiffres de plusieurs textes", () => {
  const longue = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize.";
  expect(lisibiliteDe([longue, "Deux mots. Quatre petits mots ABCD."])).toEqual({
    phrases: 3,
    mots: 22 / 3,
    courtes: 2 / 3,
  });
});

it("une fiche se lit dans l’ordre de sa page", () => {
  expect(textesLus(aideDe())).toEqual(["une aide", "Une aide."]);
  const tout = aideDe({
    papiers: ["Devis"],
    conditions: ["Habiter ici."],
    participation: { type: "Variable", legend: "Le reste se paie." },
    warning: "Vérifiez la date.",
    a_verifier: "Est-ce vous ?",
    legend: "par jour",
  });
  expect(textesLus(tout).map((texte) => texte.replaceAll(/\s/gu, " "))).toEqual([
    "une aide",
    "par jour",
    "Est-ce vous ?",
    "Vérifiez la date.",
    "Une aide.",
    "Le reste se paie.",
    "Habiter ici.",
    "Devis",
  ]);
});
