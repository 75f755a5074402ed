import { describe, expect, it } from "vitest";
import { verificationsCommunes, verificationsPropres } from "../catalogue/results/verifications.ts";
import { etapesDe } from "../machines/studio/graph/etapes.ts";
import { tree } from "../machines/journey/tree.ts";
import { lireLesFichiers } from "../server/build/produits.ts";

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
});
