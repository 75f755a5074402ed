import { describe, expect, it } from "vitest";
import type { Individu } from "../../../situation/situation.ts";
import { foyer } from "../../requete/kit.ts";
import { echelle, chaqueMois, imposableEn2024, ne, valeurDemandeur } from "../kit.ts";
import { contrat_engagement_jeune } from "./index.ts";

const jeune = (champs: Partial<Individu>) =>
  valeurDemandeur(foyer({ nationalite: "FR", activite: "inactif", ...champs }), contrat_engagement_jeune);

describe("l’allocation du contrat d’engagement jeune", () => {
  it.each(echelle("0 ≤ 15 ; 226.48 ≤ 17 ; 566.17 ≤ 24"))("à %i ans, %s €", (age, attendu) => {
    expect(jeune(ne(age))).toBeCloseTo(attendu, 2);
  });

  it("laisse la place au RSA à 25 ans", () => {
    expect(jeune(ne(25))).toBe(0);
  });

  it.each([
    [25, false, 566.17],
    [26, false, 0],
    [26, true, 566.17],
    [29, true, 566.17],
    [30, true, 0],
  ])("sans droit au RSA, à %i ans (handicap : %s), %s €", (age, handicap, attendu) => {
    expect(jeune({ ...ne(age), handicap, nationalite: "DE" })).toBeCloseTo(attendu, 2);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("1 450 € gagnés jusqu’il y a %i mois n’y changent rien", (ecart) => {
    // R5131-24, II : une prime d’activité qui n’est que calculée, due à un travail fini, n’exclut pas.
    const mois = Object.keys(chaqueMois(0)).sort().reverse();
    const salaire_net = Object.fromEntries(mois.map((un, rang) => [un, rang > ecart + 2 ? 1450 : 0]));
    expect(jeune({ ...ne(22), activite: "chomeur", ...imposableEn2024(0), salaire_net })).toBeCloseTo(
      566.17,
      2,
    );
  });

  it("n’est pas pour qui travaille encore avec une prime d’activité", () => {
    expect(jeune({ ...ne(22), activite: "salarie", salaire_net: chaqueMois(900) })).toBe(0);
  });

  it("ne se cumule ni avec des études ni avec un service civique", () => {
    expect(jeune({ ...ne(20), activite: "etudiant" })).toBe(0);
    expect(jeune({ ...ne(20), indemnites_volontariat: chaqueMois(620) })).toBe(0);
  });

  it("baisse avec l’impôt d’il y a deux ans, jusqu’à rien au-delà de la première tranche", () => {
    // Brackets of 2024: 11 497 € and 29 315 €.
    const avec = (revenu: number) => jeune({ ...ne(22), ...imposableEn2024(revenu), nationalite: "DE" });
    expect([avec(11_000), avec(12_000), avec(30_000)]).toEqual([566.17, 339.7, 0]);
  });

  it("baisse au-delà de 300 € de salaire par mois", () => {
    expect(jeune({ ...ne(17), salaire_net: chaqueMois(300) })).toBeCloseTo(226.48, 2);
    // 226.48 × (1 − 1 / (0.8 × 12.31 × 151.67 − 300)).
    expect(jeune({ ...ne(17), salaire_net: chaqueMois(301) })).toBeCloseTo(226.29, 2);
    // Worked example of the battery, an apprentice paid 450 €; then 400 € with 233.33 € of unemployment benefit.
    const apprenti = { activite: "salarie", alternant: true, _contrat_alternant: "apprenti" } as const;
    expect(jeune({ ...ne(22), ...apprenti, salaire_net: chaqueMois(450) })).toBeCloseTo(495.02, 2);
    const chomage_net = chaqueMois(700 / 3);
    expect(jeune({ ...ne(23), ...apprenti, salaire_net: chaqueMois(400), chomage_net })).toBeCloseTo(
      285.4,
      2,
    );
  });
});
