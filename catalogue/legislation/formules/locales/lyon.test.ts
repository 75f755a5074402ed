import { describe, expect, it } from "vitest";
import type { Individu } from "../../../situation/situation.ts";
import { foyer } from "../../requete/kit.ts";
import { chaqueMois } from "../kit.ts";
import { a, enJuin, ne } from "./kit.ts";
import { revenu_solidaire_jeune } from "./lyon.ts";

/** Declared, so that only the given resources count. */
const SANS_PRIME = { ppa: chaqueMois(0) };
const rsj = (demandeur: Partial<Individu> = {}, depcom = "69123") =>
  enJuin(foyer({ ...ne(20), ...SANS_PRIME, ...demandeur }, a(depcom)), revenu_solidaire_jeune);

describe("le Revenu Solidarité Jeunes de la Métropole de Lyon", () => {
  it("est versé de 18 à 24 ans", () => {
    const ans = (n: number) => rsj(ne(n));
    expect([17, 18, 19, 23, 24].map(ans)).toEqual([0, 420, 420, 420, 420]);
    expect(rsj({ ...ne(25), rsa: chaqueMois(0) })).toBe(0);
  });

  it.each([
    [0, 420],
    [0.5, 420],
    [1, 315],
    [400.99, 315],
    [401, 0],
  ])("avec %d € de ressources ce mois-ci, est de %d €", (ressources, montant) => {
    expect(rsj({ salaire_net: { "2026-06": ressources } })).toBe(montant);
    expect(rsj({ indemnites_stage: { "2026-06": ressources } })).toBe(montant);
    expect(rsj({ revenus_stage_formation_pro: { "2026-06": ressources } })).toBe(montant);
    expect(rsj({ ppa: chaqueMois(ressources) })).toBe(montant);
  });

  it("n’est ni pour les étudiants, ni pour ceux qu’une autre aide soutient", () => {
    expect(rsj({ activite: "etudiant" })).toBe(0);
    expect(rsj({ rsa: chaqueMois(100) })).toBe(0);
    expect(rsj({ aah: chaqueMois(100) })).toBe(0);
    expect(rsj({ contrat_engagement_jeune: chaqueMois(300) })).toBe(0);
  });

  it("n’est que pour la métropole, qui n’est pas le département", () => {
    expect(rsj({}, "69266")).toBe(420);
    expect(rsj({}, "69264")).toBe(0);
  });
});
