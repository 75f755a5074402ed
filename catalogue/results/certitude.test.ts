import { expect, it } from "vitest";
import { unDroit } from "../../test/fixtures/droits.ts";
import { contexteDe } from "../../test/fixtures/foyers.ts";
import { etatDe } from "./certitude.ts";
import { withCommune } from "./raisons.ts";
import type { Droit } from "./results.ts";
import { origineDe } from "./verifications.ts";

const rennes = contexteDe({ menage: { depcom: "35238", _nomCommune: "Rennes" } });
const trace = (...reads: string[]) => ({ rule: "la règle", read: "ce qui est lu", holds: true, reads });

it.each([
  [["menage.depcom"], "commune\u00a0: Rennes"],
  [["menage.depcom", "enfants"], "ce qui est lu"],
  [[], "ce qui est lu"],
])("une raison qui lit %j se lit « %s »", (reads, lu) => {
  expect(withCommune(trace(...reads), rennes).read).toBe(lu);
});

it("sans le nom de la commune, la raison reste ce qu’elle est", () => {
  expect(withCommune(trace("menage.depcom"), contexteDe({})).read).toBe("ce qui est lu");
});

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

it.each<[string, Partial<Droit>, ReturnType<typeof etatDe>]>([
  ["qui ne dépend de rien d’autre est à demander", {}, "à demander"],
  [
    "dont la campagne est ouverte aussi",
    { campagne: { etat: "ouverte", jusquAu: "2027-03-01" } },
    "à demander",
  ],
  [
    "dont la campagne est à venir est aussi sûre",
    { campagne: { etat: "à venir", du: "2027-03-01" } },
    "à demander",
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
