import { expect, it } from "vitest";
import { unDroit } from "../../test/fixtures/droits.ts";
import { etatDe } from "./certitude.ts";
import type { Droit } from "./results.ts";

it.each<[string, Partial<Droit>, ReturnType<typeof etatDe>]>([
  ["qui ne dépend de rien d’autre est à demander", {}, "à demander"],
  [
    "dont la campagne est ouverte aussi",
    { campagne: { etat: "ouverte", jusquAu: "2027-03-01" } },
    "à demander",
  ],
  [
    "dont la campagne est à venir est pour bientôt",
    { campagne: { etat: "à venir", du: "2027-03-01" } },
    "bientôt",
  ],
  ["qui est un plafond reste sûre", { doutes: [{ cause: "plafond", texte: "" }] }, "à demander"],
  [
    "qui repose sur un revenu inconnu est à vérifier",
    { doutes: [{ cause: "revenus", texte: "" }] },
    "à vérifier",
  ],
  ["qui pose une question est à vérifier", { aVerifier: "Est-ce votre cas ?" }, "à vérifier"],
  ["qui peut surprendre est à vérifier", { unexpected: "Ce montant peut surprendre." }, "à vérifier"],
])("une aide %s", (_, champs, attendu) => {
  const dire = () => etatDe(unDroit(champs));
  expect(dire).not.toThrow();
  expect(dire()).toBe(attendu);
});
