import { describe, expect, test } from "vitest";
import type { Individu, Menage, Situation } from "../../../../situation/situation.ts";
import type { FamilleDeLaLoi } from "../../../moteur/entites.ts";
import type { Variable } from "../../../moteur/variable.ts";
import { conjoint, enfant, foyer } from "../../../requete/kit.ts";
import { chaqueMois, ne } from "../../kit.ts";
import { enJuin } from "../kit.ts";
import { paris_complement_sante } from "./complement_sante.ts";
import { paris_logement_familles, paris_logement_plfm } from "./familles.ts";
import { paris_energie_familles, paris_forfait_familles, paris_logement_aspeh } from "./forfaits.ts";
import { paris_logement } from "./paris_logement.ts";
import { paris_pass_access, paris_pass_seniors } from "./pass.ts";
import { paris_personne_agee, paris_personne_handicapee } from "./personnes.ts";
import { paris_base_ressources_couple, paris_base_ressources_foyer } from "./ressources.ts";
import { paris_logement_psol } from "./solidarite.ts";

const MAI = "2026-05";

interface Faits {
  /** Euros a month of compensatory payments from a former spouse. */
  ressources?: number;
  enfants?: Individu[];
  couple?: boolean;
  menage?: Partial<Menage>;
  demandeur?: Partial<Individu>;
  parisien?: boolean;
}

/** A Parisian of 40 who rents for 2 000 €; not being French keeps the RSA out of the resources. */
function foyerParisien({
  ressources = 0,
  enfants = [],
  couple = false,
  menage = {},
  demandeur = {},
  parisien = true,
}: Faits = {}): Situation {
  return foyer(
    {
      ...ne(40),
      nationalite: "AF",
      activite: "inactif",
      prestation_compensatoire: chaqueMois(ressources),
      ...demandeur,
    },
    {
      enfants,
      ...(couple && { conjoint: conjoint({ ...ne(40), nationalite: "AF" }) }),
      famille: { en_couple: couple, parisien },
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_vide",
        depcom: "75056",
        loyer: 2000,
        charges_locatives: 0,
        coloc: false,
        logement_chambre: false,
        ...menage,
      },
    },
  );
}

/** Help with a disability that was paid last month, and is no resource: a title of the regulation. */
const TITRE: Partial<Individu> = { handicap: true, pch: { [MAI]: 1 } };

/** Minors: dependants for the tax on 1 January. */
const mineurs = (n: number, fields: Partial<Individu> = {}) =>
  Array.from({ length: n }, (_, rang) => enfant(rang, { ...ne(5 + rang), ...fields }));

const famille = (variable: Variable<FamilleDeLaLoi, number>, faits: Faits): number =>
  enJuin(foyerParisien(faits), variable, "famille");

describe("ressources", () => {
  test("celles du mois, des enfants comprises pour le foyer, des adultes pour le couple", () => {
    const situation = foyerParisien({
      ressources: 1000,
      enfants: [enfant(0, { ...ne(17), pensions_invalidite: chaqueMois(200) })],
    });
    expect(enJuin(situation, paris_base_ressources_foyer, "famille")).toBe(1200);
    expect(enJuin(situation, paris_base_ressources_couple, "famille")).toBe(1000);
  });

  test("une gratification de stage compte jusqu’au Smic net de 1 150 €, plus rien au-dessus", () => {
    const avec = (montant: number) =>
      famille(paris_base_ressources_foyer, { demandeur: { indemnites_stage: chaqueMois(montant) } });
    expect([1149, 1150, 1151].map(avec)).toEqual([1149, 1150, 0]);
  });

  test("le bénéfice de l’an dernier compte par douzièmes", () => {
    const demandeur = { rpns_autres_revenus: { "2025": 12_000 } };
    expect(famille(paris_base_ressources_foyer, { demandeur })).toBe(1000);
  });
});

describe("personnes âgées ou handicapées", () => {
  test.each([
    [59, true, false],
    [60, true, true],
    [60, false, false],
    [64, false, false],
    [65, false, true],
  ])("à %i ans, inapte au travail %s : âgé %s", (ans, inapte_travail, attendu) => {
    const demandeur = { ...ne(ans), inapte_travail };
    expect(enJuin(foyerParisien({ demandeur }), paris_personne_agee)).toBe(attendu);
  });

  // AAH, PCH, pension d’invalidité : les titres du règlement (APF, 13 février 2018, pour le pass ; les mêmes pour Paris Solidarité).
  test("une pension d’invalidité, la PCH ou l’AAH le mois dernier, et non un handicap qui n’est que dit", () => {
    const handicapee = (demandeur: Partial<Individu>) =>
      enJuin(foyerParisien({ demandeur }), paris_personne_handicapee);
    expect(handicapee({})).toBe(false);
    expect(handicapee({ handicap: true })).toBe(false);
    expect(handicapee({ pensions_invalidite: { [MAI]: 1 } })).toBe(true);
    expect(handicapee({ pch: { [MAI]: 1 } })).toBe(true);
    expect(handicapee({ aah: { [MAI]: 1 } })).toBe(true);
    expect(handicapee({ pensions_invalidite: { "2026-06": 1 } })).toBe(false);
  });
});

describe("Paris Logement", () => {
  const aide = (faits: Faits = {}) => famille(paris_logement, faits);

  test("84 € seul, 95 € en couple, jusqu’à 1 400 € par mois ; 116 € avec un enfant jusqu’à 1 600 €", () => {
    expect([1399, 1400, 1401].map((ressources) => aide({ ressources }))).toEqual([84, 84, 0]);
    expect([1399, 1400, 1401].map((ressources) => aide({ ressources, couple: true }))).toEqual([95, 95, 0]);
    const avecEnfant = (ressources: number) => aide({ ressources, couple: true, enfants: mineurs(1) });
    expect([1599, 1600, 1601].map(avecEnfant)).toEqual([116, 116, 0]);
    expect(aide({ enfants: mineurs(1) })).toBe(0);
    expect(aide({ couple: true, enfants: mineurs(2) })).toBe(0);
  });

  test("Parisien depuis trois ans et locataire", () => {
    expect(aide({ parisien: false })).toBe(0);
    expect(aide({ menage: { statut_occupation_logement: "proprietaire" } })).toBe(0);
    expect(aide({ menage: { statut_occupation_logement: "locataire_foyer" } })).toBe(84);
  });

  test("le loyer et le forfait de charges, aide au logement déduite, pèsent 30 % des ressources", () => {
    // Sans aide au logement à ce niveau de loyer : (loyer + 60,59) / 1 400 ≥ 0,3 dès 359,41 €.
    const avec = (loyer: number) =>
      aide({ ressources: 1400, menage: { loyer, statut_occupation_logement: "locataire_foyer" } });
    expect(avec(1000)).toBe(84);
    expect(avec(100)).toBe(0);
  });

  test("une personne âgée : jusqu’à 1 480 € sans enfant, 1 600 € avec un enfant", () => {
    const agee = (ressources: number, faits: Faits = {}) =>
      aide({ ressources, demandeur: { ...ne(66), retraite_nette: chaqueMois(1) }, ...faits });
    expect([1470, 1490].map((ressources) => agee(ressources))).toEqual([84, 0]);
    const enfantACharge = { couple: true, enfants: mineurs(1) };
    expect([1590, 1610].map((ressources) => agee(ressources, enfantACharge))).toEqual([116, 0]);
  });

  test("un adulte handicapé a les mêmes montants ; un étudiant sans bourse n’a rien", () => {
    expect(aide({ demandeur: TITRE })).toBe(84);
    expect(aide({ demandeur: { activite: "etudiant", boursier: false } })).toBe(0);
    expect(aide({ demandeur: { activite: "etudiant", boursier: true } })).toBe(84);
  });

  test("les indemnités de maternité du mois dernier ne font pas perdre l’aide", () => {
    const demandeur = { indemnites_journalieres_maternite: chaqueMois(300) };
    expect(aide({ ressources: 1200, demandeur })).toBe(84);
    expect(aide({ ressources: 1401, demandeur })).toBe(0);
  });
});

describe("Paris Logement Familles Monoparentales", () => {
  const aide = (ressources: number, n = 1, faits: Faits = {}) =>
    famille(paris_logement_plfm, { ressources, enfants: mineurs(n), ...faits });

  test("150 € jusqu’à 1 400 €, 128 € jusqu’à 1 600 €", () => {
    expect([1399, 1400, 1401, 1600, 1601].map((ressources) => aide(ressources))).toEqual([
      150, 150, 128, 128, 0,
    ]);
  });

  test("de un à trois enfants, sans conjoint, locataire ou propriétaire", () => {
    expect([0, 1, 3, 4].map((n) => aide(1000, n))).toEqual([0, 150, 150, 0]);
    expect(aide(1000, 1, { couple: true })).toBe(0);
    expect(aide(1000, 1, { menage: { statut_occupation_logement: "primo_accedant" } })).toBe(150);
    expect(aide(1000, 1, { menage: { statut_occupation_logement: "loge_gratuitement" } })).toBe(0);
  });

  test("jamais plus que le reste à payer ; un enfant placé ne compte pas", () => {
    const proprietaire = { statut_occupation_logement: "proprietaire", loyer: 90 } as const;
    expect(aide(1000, 1, { menage: proprietaire })).toBe(90);
    expect(aide(1000, 1, { enfants: mineurs(1, { enfant_place: true }) })).toBe(0);
  });
});

describe("Paris Logement Familles", () => {
  const aide = (ressources: number, n: number, faits: Faits = {}) =>
    famille(paris_logement_familles, { ressources, enfants: mineurs(n), couple: true, ...faits });

  test("deux enfants : 116 € jusqu’à 2 000 €", () => {
    expect([1999, 2000, 2001].map((ressources) => aide(ressources, 2))).toEqual([116, 116, 0]);
  });

  test("trois enfants : 128 € jusqu’à 3 000 €, 84 € jusqu’à 5 000 € ; 41 € ou 21 € par enfant de plus", () => {
    expect([2999, 3000, 3001, 5000, 5001].map((ressources) => aide(ressources, 3))).toEqual([
      128, 128, 84, 84, 0,
    ]);
    expect([aide(3000, 5), aide(5000, 5)]).toEqual([210, 126]);
  });

  test("parent seul : au-dessus de 1 600 €, ou dès quatre enfants", () => {
    const seul = { couple: false };
    expect([aide(1600, 2, seul), aide(1601, 2, seul), aide(1000, 4, seul)]).toEqual([0, 116, 169]);
    expect(aide(1601, 1, seul)).toBe(0);
  });

  test("un enfant handicapé : 128 €, moitié moins en garde alternée", () => {
    const handicape = (fields: Partial<Individu> = {}) =>
      aide(4000, 1, { enfants: mineurs(1, { handicap: true, ...fields }) });
    expect(handicape()).toBe(128);
    expect(handicape({ garde_alternee: true })).toBe(64);
    expect(aide(5001, 1, { enfants: mineurs(1, { handicap: true }) })).toBe(0);
  });

  test("garde alternée : moitié de l’aide s’il reste moins de trois enfants, sinon moitié des suppléments", () => {
    const [premier, ...autres] = mineurs(5) as [Individu, ...Individu[]];
    const alterne = { ...premier, garde_alternee: true };
    expect(aide(3000, 3, { enfants: [alterne, ...autres.slice(0, 2)] })).toBe(64);
    // 128 + 2 × 41 − 41 / 2
    expect(aide(3000, 5, { enfants: [alterne, ...autres] })).toBe(189.5);
    expect(aide(3000, 5, { enfants: [...autres, alterne] })).toBe(189.5);
  });
});

describe("forfaits", () => {
  test("Paris Forfait Familles : trois enfants, 305 € jusqu’à 3 000 €, 200 € jusqu’à 5 000 €", () => {
    const aide = (ressources: number, n = 3) =>
      famille(paris_forfait_familles, { ressources, enfants: mineurs(n), couple: true });
    expect([2999, 3000, 3001, 5000, 5001].map((ressources) => aide(ressources))).toEqual([
      305, 305, 200, 200, 0,
    ]);
    expect(aide(1000, 2)).toBe(0);
  });

  test("Paris Énergie Familles : 138 € à un ou deux enfants, 275 € à trois ou avec un enfant handicapé", () => {
    const aide = (ressources: number, n: number, faits: Faits = {}) =>
      famille(paris_energie_familles, { ressources, enfants: mineurs(n), ...faits });
    expect([1999, 2000, 2001].map((ressources) => aide(ressources, 1))).toEqual([138, 138, 0]);
    expect([2499, 2500, 2501].map((ressources) => aide(ressources, 2))).toEqual([138, 138, 0]);
    expect([4999, 5000, 5001].map((ressources) => aide(ressources, 3))).toEqual([275, 275, 0]);
    expect(aide(1000, 0)).toBe(0);
    expect(aide(1000, 1, { enfants: mineurs(1, { handicap: true }) })).toBe(275);
    const heberge = { statut_occupation_logement: "loge_gratuitement" } as const;
    expect(aide(1000, 1, { menage: heberge })).toBe(0);
    expect(aide(1000, 1, { menage: { ...heberge, participation_frais: true } })).toBe(138);
  });

  test("parents d’enfants handicapés : 153 € par enfant, AEEH comprise dans les 5 000 €", () => {
    const aide = (ressources: number) =>
      famille(paris_logement_aspeh, { ressources, enfants: mineurs(2, { handicap: true }) });
    // AEEH : 2 × 0,32 × 478,16 = 306,02 €.
    expect([aide(4690), aide(4700)]).toEqual([306, 0]);
  });
});

describe("Paris Solidarité", () => {
  const aide = (faits: Faits) => famille(paris_logement_psol, faits);

  test("personne âgée seule : 1 129 € moins le minimum vieillesse de 1 043,595 €, ou ses ressources", () => {
    const agee = (ressources: number) => aide({ ressources, demandeur: ne(66) });
    expect(agee(0)).toBeCloseTo(85.405, 3);
    expect(agee(1100)).toBeCloseTo(29, 3);
    expect([1128, 1129, 1130].map(agee)).toEqual([1, 0, 0]);
  });

  test("adulte handicapé seul : 1 144 € moins l’AAH de 1 041,59 € ; en couple 1 786 €", () => {
    expect(aide({ demandeur: TITRE })).toBeCloseTo(102.41, 2);
    // 1 786 − 19 442,21 / 12
    expect(aide({ demandeur: TITRE, couple: true })).toBeCloseTo(165.816, 3);
    expect(aide({ ressources: 1144, demandeur: TITRE })).toBe(0);
  });

  test("ni âge ni handicap, ou hors de Paris : rien", () => {
    expect(aide({})).toBe(0);
    expect(aide({ demandeur: { handicap: true } })).toBe(0);
    expect(aide({ demandeur: TITRE, parisien: false })).toBe(0);
  });
});

describe("Complément Santé Paris", () => {
  const aide = (faits: Faits) => famille(paris_complement_sante, faits);

  test("personne âgée : 468 € jusqu’à 1 129 € seule, 1 786 € en couple", () => {
    const agee = (ressources: number, couple = false) => aide({ ressources, couple, demandeur: ne(66) });
    expect([1128, 1129, 1130].map((ressources) => agee(ressources))).toEqual([468, 468, 0]);
    expect([1785, 1786, 1787].map((ressources) => agee(ressources, true))).toEqual([468, 468, 0]);
  });

  test("handicap : jusqu’à l’AAH et sa majoration, 1 146,36 €", () => {
    const handicapee = (ressources: number) => aide({ ressources, demandeur: TITRE });
    expect([1146, 1147].map(handicapee)).toEqual([468, 0]);
  });

  test("rien avec la complémentaire santé gratuite", () => {
    expect(aide({ ressources: 0, demandeur: TITRE })).toBe(0);
  });
});

test("pass Paris : Seniors et Access’, avec un logement et un impôt sous 2 028 €", () => {
  const pass = (variable: typeof paris_pass_seniors, faits: Faits) => enJuin(foyerParisien(faits), variable);
  const [agee, handicapee] = [{ demandeur: ne(66) }, { demandeur: TITRE }];
  expect([pass(paris_pass_seniors, agee), pass(paris_pass_seniors, {})]).toEqual([true, false]);
  expect([pass(paris_pass_access, handicapee), pass(paris_pass_access, {})]).toEqual([true, false]);
  expect(pass(paris_pass_access, { ...handicapee, parisien: false })).toBe(false);
  const dehors = { statut_occupation_logement: "sans_domicile" } as const;
  expect(pass(paris_pass_access, { ...handicapee, menage: dehors })).toBe(false);
  // Une part : 11 % de 11 497 € à 29 315 € font 1 959,98 € ; 2 028 € à 29 541,73 €, 2 430 € à 30 881,73 €.
  const impose = (revenu: number) =>
    pass(paris_pass_access, {
      demandeur: {
        ...TITRE,
        salaire_imposable: { "2024": revenu + 20_000 },
        frais_reels: { "2024": 20_000 },
      },
    });
  expect([29_541, 29_542, 30_881, 30_882].map(impose)).toEqual([true, true, true, false]);
});
