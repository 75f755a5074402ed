import { expect, it } from "vitest";
import type { Aide } from "../schema/aide.ts";
import { annonceUnBareme, baremeSansLignes } from "./baremes.ts";

it.each([
  ["La Caf paie une part du séjour, selon votre quotient familial.", true],
  ["La Ville verse de 100 à 300 € pour l’entrée dans un logement.", true],
  ["La Ville paie de 10 % à 30 % du permis.", true],
  ["La Ville verse 300 € au plus.", false],
  ["Elle s’adresse aux foyers au quotient de 100 à 300 €.", false],
  ["Un trajet partagé rapporte de 1 à 3 € au volant.", false],
  ["De 16 à 29 ans, la Caf verse 280 €.", false],
])("« %s » annonce un barème : %s", (description, attendu) => {
  expect(annonceUnBareme({ description })).toBe(attendu);
});

it.each<[string, Aide["reference"], boolean]>([
  ["aucune source", undefined, true],
  ["une source sans montant", [{ adresse: "https://caf.fr/bareme" }], true],
  ["un seul montant", [{ adresse: "https://caf.fr/bareme", champ: "montant", ecrit: "300 €" }], true],
  [
    "les tranches",
    [{ adresse: "https://caf.fr/bareme", champ: "montant", ecrit: "100 ; 200 ; 300 €" }],
    false,
  ],
  ["les tranches d’un âge", [{ adresse: "https://caf.fr/bareme", champ: "periode", ecrit: "1 et 2" }], true],
])("un barème annoncé, et %s", (_, reference, attendu) => {
  const aide = { source: "javascript", description: "Elle paie selon vos revenus.", reference } as Aide;
  expect(baremeSansLignes(aide)).toBe(attendu);
  expect(baremeSansLignes({ ...aide, source: "openfisca" })).toBe(false);
});
