import { expect, it } from "vitest";
import type { Droit } from "./results.ts";
import { origineDe } from "./verifications.ts";

it.each<[Partial<Droit>, string]>([
  [{ montant: true }, "Cette aide n’a pas de montant : elle s’obtient ou non."],
  [{ source: "openfisca" }, "La loi fixe la formule ; nous l’appliquons à vos réponses."],
  [{ source: "aides-velo" }, "Il dépend du vélo, de votre commune et de vos revenus de référence."],
  [
    { nature: "plafond" },
    "L’organisme fixe un plafond : c’est lui que nous affichons, le montant versé peut être plus petit.",
  ],
  [{}, "L’organisme fixe ce montant : il est le même pour toutes les personnes qui y ont droit."],
])("l’origine d’un montant se dit : %j", (champs, phrase) => {
  expect(origineDe({ source: "javascript", nature: "somme", montant: 100, ...champs })).toBe(phrase);
});
