import { expect, it } from "vitest";
import {
  BAFA,
  controlerLePetit,
  remplacer,
  reperes,
  SANS_FAUTE,
} from "../../../test/fixtures/petit-catalogue.ts";

const phrase = "Un jeune homme de 20 ans qui habite Moulins.";
const exemples = { "caf-allier-bafa": { phrase, foyer: { commune: "03190" } } };
const noms = new Map([
  ["allier", [{ fact: "menage.departement", codes: ["03"] } as const]],
  ["rennes", [{ fact: "menage.depcom", codes: ["35238"] } as const]],
]);

const dits = (ligne: string) =>
  controlerLePetit(remplacer(BAFA, "Avoir le statut d’allocataire de la Caf.", ligne), {
    ...reperes,
    exemples,
    noms,
  }).filter((un) => !SANS_FAUTE.includes(un));

it.each([
  "Avoir le statut d’allocataire de la Caf.",
  "Avoir de 16 à 29 ans au dépôt.",
  "Habiter l’Allier depuis un an.",
  "Être salarié ou salariée.",
])("l’exemple remplit, ou personne ne lit : %s", (ligne) => {
  expect(dits(ligne)).toEqual([]);
});

it.each([
  "Avoir 21 ans ou plus.",
  "Être étudiant ou étudiante.",
  "Être apprenti ou apprentie.",
  "Être au lycée ou en service civique.",
  "Habiter Rennes depuis un an.",
])("l’exemple contredit : %s", (ligne) => {
  expect(dits(ligne)).toEqual([
    `erreur : ${BAFA}:17:5 conditions.0 : l’exemple montré ne la remplit pas (« ${phrase} ») : l’écrire en règle, ou corriger cette ligne`,
  ]);
});
