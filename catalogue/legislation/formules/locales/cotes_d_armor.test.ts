import { describe, expect, it } from "vitest";
import type { Individu } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois } from "../kit.ts";
import { cotes_d_armor_fonds_solidarite_logement_energie_eligibilite } from "./cotes_d_armor.ts";
import { a, enJuin, ne } from "./kit.ts";

/** Benefits that are declared, so that only the given resources count. */
const SANS_PRESTATION: Partial<Individu> = Object.fromEntries(
  ["rsa", "ppa", "af", "cf", "asf"].map((nom) => [nom, chaqueMois(0)]),
);

const aidee = (demandeur: Partial<Individu>, enfants = 0, depcom = "22278") =>
  enJuin(
    foyer(
      { ...ne(40), ...SANS_PRESTATION, ...demandeur },
      { ...a(depcom), enfants: Array.from({ length: enfants }, (_, n) => enfant(n, ne(10))) },
    ),
    cotes_d_armor_fonds_solidarite_logement_energie_eligibilite,
  );

describe("l’aide des Côtes-d’Armor aux factures d’énergie", () => {
  it.each([
    [1, 900],
    [2, 1050],
    [3, 1200],
    [4, 1500],
    [5, 1800],
    [6, 2000],
    [7, 2200],
  ])("à %d dans le logement, veut moins de %d € par mois", (personnes, plafond) => {
    const avec = (revenu: number) => aidee({ salaire_net: chaqueMois(revenu) }, personnes - 1);
    expect([plafond - 1, plafond, plafond + 1].map(avec)).toEqual([true, false, false]);
  });

  it("fait la moyenne des trois mois d’avant, sans ce mois-ci", () => {
    const mois = (...[mars, avril, mai, juin]: [number, number, number, number]) =>
      aidee({ salaire_net: { "2026-03": mars, "2026-04": avril, "2026-05": mai, "2026-06": juin } });
    expect(mois(0, 0, 2699, 5000)).toBe(true);
    expect(mois(900, 900, 900, 0)).toBe(false);
    expect(mois(2700, 0, 0, 0)).toBe(false);
  });

  it("compte les revenus de chacun et les prestations de la famille une fois", () => {
    const aDeux = (salaire: number, pension: number, af: number) =>
      enJuin(
        foyer(
          { ...ne(40), ...SANS_PRESTATION, af: chaqueMois(af), salaire_net: chaqueMois(salaire) },
          {
            ...a("22278"),
            conjoint: conjoint({
              ...ne(40),
              pensions_alimentaires_percues: chaqueMois(pension),
              asi: chaqueMois(0),
            }),
          },
        ),
        cotes_d_armor_fonds_solidarite_logement_energie_eligibilite,
      );
    expect(aDeux(500, 449, 100)).toBe(true);
    expect(aDeux(500, 450, 100)).toBe(false);
  });

  it("ne compte pas les aides au logement", () => {
    expect(aidee({ salaire_net: chaqueMois(899), aide_logement: chaqueMois(300) })).toBe(true);
  });

  it("n’est que pour le département", () => {
    expect(aidee({}, 0, "35238")).toBe(false);
  });
});
