import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, imposableEn2024 } from "../kit.ts";
import { a, enJuin, ne, rattache } from "./kit.ts";
import {
  msa_armorique_aide_permis,
  msa_haute_normandie_aide_permis,
  msa_midi_pyrenees_sud_aide_permis,
  msa_nord_pas_de_calais_aide_permis,
  msa_portes_de_bretagne_aide_permis,
} from "./msa.ts";
import {
  auvergne_mutuelle_communale,
  auvergne_mutuelle_communale_etudiant,
  montpellier_mutuelle_communale,
} from "./mutuelles.ts";

/** Above every ceiling of the complementary health cover. */
const AISE = { salaire_net: chaqueMois(4000) };

describe("la mutuelle communale de Montpellier", () => {
  it("est pour ceux qui y habitent sans complémentaire santé solidaire", () => {
    const de = (depcom: string, demandeur: object) =>
      enJuin(foyer({ ...ne(30), ...demandeur }, a(depcom)), montpellier_mutuelle_communale, "famille");
    expect(de("34172", AISE)).toBe(true);
    expect(de("34172", {})).toBe(false);
    expect(de("34057", AISE)).toBe(false);
    // Clapiers, Le Crès, Murviel, Saint-Geniès-des-Mourgues, Sussargues (France 3, 15 octobre 2024).
    const cinq = ["34077", "34090", "34179", "34256", "34307"];
    expect(cinq.map((depcom) => de(depcom, AISE))).toEqual([true, true, true, true, true]);
  });

  it("n’est pas pour qui a droit à la complémentaire payante", () => {
    // One person: free up to 10 526 € a year, paid for up to 14 210 € (CSS, art. L861-1).
    const situation = foyer({ ...ne(30), salaire_net: chaqueMois(1100) }, a("34172"));
    expect(enJuin(situation, montpellier_mutuelle_communale, "famille")).toBe(false);
  });
});

describe("les mutuelles communales d’Auvergne-Rhône-Alpes", () => {
  const droits = (demandeur: object, depcom = "63113", rest: object = {}) => {
    const situation = foyer({ ...AISE, ...demandeur }, { ...a(depcom), ...rest });
    return [auvergne_mutuelle_communale, auvergne_mutuelle_communale_etudiant].map((variable) =>
      enJuin(situation, variable, "famille"),
    );
  };

  it("distinguent les étudiants de 18 à 30 ans des autres", () => {
    expect(droits({ ...ne(40), activite: "salarie" })).toEqual([true, false]);
    const etudiant = (ans: number) => droits({ ...ne(ans), activite: "etudiant" });
    expect([17, 18, 19, 29, 30, 31].map(etudiant)).toEqual([
      [false, false],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it("ne se demandent pas pour soi avant 16 ans", () => {
    const sansEtudes = (ans: number) => droits({ ...ne(ans), activite: "inactif" })[0];
    expect([15, 16].map(sansEtudes)).toEqual([false, true]);
  });

  it("regardent la première personne de la famille", () => {
    const partenaire = conjoint({ ...ne(22), activite: "etudiant" });
    expect(droits({ ...ne(40), activite: "salarie" }, "69123", { conjoint: partenaire })).toEqual([
      true,
      false,
    ]);
  });

  it("ne sont que pour la région, sans complémentaire santé solidaire", () => {
    expect(droits({ ...ne(40) }, "21231")).toEqual([false, false]);
    expect(droits({ ...ne(40), salaire_net: {} })).toEqual([false, false]);
  });
});

const AGRICOLE: Partial<Individu> = { regime_securite_sociale: "regime_agricole" };
/** Net wage whose gross is this part of the minimum wage of June 2026: 12,31 × 151,67 = 1 867,06 €. */
const net = (part: number) => chaqueMois(part * 12.31 * 151.67 * 0.78);

describe.each([
  ["d’Armorique", msa_armorique_aide_permis, "22278", "29019", "35238", 1000],
  ["des Portes de Bretagne", msa_portes_de_bretagne_aide_permis, "35238", "56260", "22278", 909],
] as const)("l’aide au permis de la MSA %s", (_, variable, ici, la, ailleurs, quotient) => {
  const salaire = (part: number) => ({ ...AGRICOLE, salaire_net: net(part) });

  it("est de 300 € dans ses deux départements, de 15 ans à moins de 25 ans, au régime agricole", () => {
    expect(enJuin(rattache(ici, 0, AGRICOLE), variable)).toBe(300);
    expect(enJuin(rattache(la, 0, AGRICOLE), variable)).toBe(300);
    expect(enJuin(rattache(ailleurs, 0, AGRICOLE), variable)).toBe(0);
    expect(enJuin(rattache(ici, 0), variable)).toBe(0);
    expect(
      [14, 15, 24, 25, 26].map((ans) => enJuin(rattache(ici, 0, { ...AGRICOLE, ...ne(ans) }), variable)),
    ).toEqual([0, 300, 300, 0, 0]);
  });

  it("compte un bénéfice comme un salaire : 55 % du Smic font 1 026,88 € par mois, 12 322,60 € par an", () => {
    const avec = (an: number) =>
      enJuin(foyer({ ...ne(20), ...AGRICOLE, rpns_autres_revenus: { "2025": an } }, a(ici)), variable);
    expect([12_322, 12_323].map(avec)).toEqual([300, 0]);
  });

  it("veut un salaire d’au plus 55 % du Smic ou, à la charge de parents, leur quotient modeste", () => {
    const seul = (part: number) => enJuin(foyer({ ...ne(20), ...salaire(part) }, a(ici)), variable);
    expect([0.54, 0.5499, 0.56].map(seul)).toEqual([300, 300, 0]);
    expect(
      [quotient - 1, quotient, quotient + 1].map((q) => enJuin(rattache(ici, q, salaire(1)), variable)),
    ).toEqual([300, 300, 0]);
    // « Vos revenus, ou ceux de la famille qui vous a à charge » : les siens ne font pas oublier ceux de sa famille.
    expect(enJuin(rattache(ici, quotient + 1, salaire(0)), variable)).toBe(0);
  });
});

describe("l’aide au permis de la MSA Nord-Pas de Calais", () => {
  const de = (situation: Situation) => enJuin(situation, msa_nord_pas_de_calais_aide_permis);

  it("est de 400 € de 16 à 25 ans", () => {
    const ans = (n: number) => de(rattache("62041", 0, { ...AGRICOLE, ...ne(n) }));
    expect([14, 15, 16, 24, 25, 26].map(ans)).toEqual([0, 0, 400, 400, 400, 0]);
  });

  it("veut un quotient d’au plus 800 €, le régime agricole et des parents qui déclarent", () => {
    expect([799, 800, 801].map((q) => de(rattache("59350", q, AGRICOLE)))).toEqual([400, 400, 0]);
    expect(de(rattache("59350", 0))).toBe(0);
    expect(de(foyer({ ...ne(20), ...AGRICOLE }, a("59350")))).toBe(0);
    expect(de(rattache("80021", 0, AGRICOLE))).toBe(0);
  });
});

describe("l’aide au permis de la MSA Midi-Pyrénées Sud", () => {
  const de = (situation: Situation) => enJuin(situation, msa_midi_pyrenees_sud_aide_permis);

  it("est de 400 € de 17 à 25 ans", () => {
    const ans = (n: number) => de(rattache("32013", 0, { ...AGRICOLE, ...ne(n) }));
    expect([16, 17, 18, 24, 25, 26].map(ans)).toEqual([0, 400, 400, 400, 400, 0]);
  });

  it("veut un quotient d’au plus 1 000 €, attaché ou non à ses parents", () => {
    expect([999, 1000, 1001].map((q) => de(rattache("09122", q, AGRICOLE)))).toEqual([400, 400, 0]);
    expect(de(foyer({ ...ne(20), ...AGRICOLE }, a("65440")))).toBe(400);
    expect(de(rattache("31555", 0))).toBe(0);
    expect(de(rattache("81004", 0, AGRICOLE))).toBe(0);
  });
});

describe("l’aide au permis de la MSA Haute-Normandie", () => {
  const de = (situation: Situation) => enJuin(situation, msa_haute_normandie_aide_permis);
  const annuel = (rfr: number) => rfr / 12;

  it("est de 300 € de 18 à 25 ans", () => {
    const ans = (n: number) => de(rattache("76540", 0, { ...AGRICOLE, ...ne(n) }));
    expect([17, 18, 19, 24, 25, 26].map(ans)).toEqual([0, 300, 300, 300, 300, 0]);
  });

  it("est pour le régime agricole, ou l’alternant à la charge de ses parents", () => {
    expect(de(rattache("27229", 0, { _contrat_alternant: "apprenti" }))).toBe(300);
    expect(de(rattache("27229", 0, { _contrat_alternant: "professionnalisation", ...AGRICOLE }))).toBe(300);
    expect(de(foyer({ ...ne(20), _contrat_alternant: "apprenti" }, a("27229")))).toBe(0);
    expect(de(rattache("27229", 0))).toBe(0);
    expect(de(rattache("14118", 0, AGRICOLE))).toBe(0);
  });

  it("veut un revenu sous le plafond de l’allocation de rentrée, 22 274 € et 30 % par enfant (CSS, art. R543-5)", () => {
    // À la charge de ses parents, on est au moins leur enfant : 22 274 × 1,3 = 28 956,20 €.
    const deSesParents = (rfr: number) => de(rattache("76540", annuel(rfr), AGRICOLE));
    expect([28_955, 28_956, 28_957].map(deSesParents)).toEqual([300, 300, 0]);
    // Avec un enfant à soi : 22 274 × 1,6 = 35 638,40 €.
    const unEnfant = (rfr: number) =>
      de(rattache("76540", annuel(rfr), AGRICOLE, { enfants: [enfant(0, ne(2))] }));
    expect([35_638, 35_639].map(unEnfant)).toEqual([300, 0]);
    // Qui déclare à part, sans enfant : 22 274 €.
    const seul = (rfr: number) => de(foyer({ ...ne(22), ...AGRICOLE, ...imposableEn2024(rfr) }, a("76540")));
    expect([22_274, 22_275].map(seul)).toEqual([300, 0]);
  });

  it("veut un salaire brut d’au plus un Smic ce mois-ci", () => {
    const paye = (part: number) => de(rattache("76540", 0, { ...AGRICOLE, salaire_net: net(part) }));
    expect([0.99, 0.9999, 1.01].map(paye)).toEqual([300, 300, 0]);
  });
});
