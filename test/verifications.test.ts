import { describe, expect, it } from "vitest";
import {
  origineDe,
  verificationsCommunes,
  verificationsPropres,
} from "../catalogue/results/verifications.ts";
import { etapesDe } from "../machines/graph/etapes.ts";
import { tree } from "../machines/journey/tree.ts";
import { lireLesFichiers } from "../server/sources/fichiers.ts";

const reponses = new Set(etapesDe(tree).flatMap((etape) => etape.reponses));
const { aides } = lireLesFichiers().catalogue;
const propres = aides.flatMap(({ aide }) => verificationsPropres(aide.slug) ?? []);

describe("ce que l’on vérifie quand un montant surprend", () => {
  it("se lit dans des réponses que le questionnaire demande", () => {
    const lues = [...propres, ...verificationsCommunes].flatMap(({ reads }) => reads);
    expect(lues.filter((nom) => !reponses.has(nom))).toEqual([]);
    expect(propres.length).toBe(10);
  });

  it("n’est propre qu’à quelques aides", () => {
    expect(verificationsPropres("rsa")).toBeUndefined();
    expect(verificationsPropres("constructor")).toBeUndefined();
  });

  it.each([
    [{ montant: true, source: "openfisca", nature: "service" }, /^Cette aide n’a pas de montant/],
    [{ montant: 120, source: "openfisca", nature: "somme" }, /^La loi fixe/],
    [{ montant: 120, source: "aides-velo", nature: "plafond" }, /^Il dépend du vélo/],
    [{ montant: 120, source: "javascript", nature: "plafond" }, /plafond/],
    [{ montant: 120, source: "javascript", nature: "somme" }, /le même pour toutes/],
  ] as const)("%j : d’où vient le montant", (droit, phrase) => {
    expect(origineDe(droit)).toMatch(phrase);
  });
});
