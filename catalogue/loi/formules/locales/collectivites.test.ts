import { describe, expect, it } from "vitest";
import type { Individu } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, echelle, imposableEn2024 } from "../kit.ts";
import { cotes_d_armor_fonds_solidarite_logement_energie_eligibilite } from "./cotes_d_armor.ts";
import { illkirch_graffenstaden_coupon_arts_et_sports } from "./illkirch.ts";
import { a, enJuin, ne, rattache } from "./kit.ts";
import { revenu_solidaire_jeune } from "./lyon.ts";
import { saint_louis_eligibilite_residence } from "./saint_louis.ts";
import { seine_saint_denis_cheque_reussite } from "./seine_saint_denis.ts";
import { yvelines_aide_permis } from "./yvelines.ts";

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

  it("compte les bénéfices de l’an dernier par douzièmes : « les ressources de tout le logement »", () => {
    const avec = (an: number) => aidee({ rpns_autres_revenus: { "2025": an } });
    expect([10_799, 10_800, 24_000].map(avec)).toEqual([true, false, false]);
  });

  it("ne compte pas les aides au logement", () => {
    expect(aidee({ salaire_net: chaqueMois(899), aide_logement: chaqueMois(300) })).toBe(true);
  });

  it("n’est que pour le département", () => {
    expect(aidee({}, 0, "35238")).toBe(false);
  });
});

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

  it("compte la prime d’activité de ce mois-ci", () => {
    expect([399.99, 400].map((prime) => rsj({ ppa: chaqueMois(prime) }))).toEqual([315, 0]);
  });

  it("compte les bénéfices, l’allocation de chômage et l’indemnité de service civique (« sans aucune ressource », lyon.info-jeunes.fr)", () => {
    const benefice = (an: number) => rsj({ rpns_autres_revenus: { "2025": an } });
    // 250 € par mois et leur prime d’activité, 0,5985 × 250 = 149,63 € : 399,63 € ; 251 € et 150,22 € : 401,22 €.
    expect([0, 3000, 3012, 24_000].map(benefice)).toEqual([420, 315, 0, 0]);
    expect(rsj({ activite: "chomeur", chomage_net: { "2026-06": 900 } })).toBe(0);
    expect(rsj({ indemnites_volontariat: { "2026-06": 620 } })).toBe(0);
  });

  // « Sans aucune ressource », puis « moins de 400 € » (lyon.info-jeunes.fr).
  it.each([
    [0, 420],
    [0.5, 315],
    [399.99, 315],
    [400, 0],
  ])("avec %d € de ressources ce mois-ci, est de %d €", (ressources, montant) => {
    expect(rsj({ salaire_net: { "2026-06": ressources } })).toBe(montant);
    expect(rsj({ indemnites_stage: { "2026-06": ressources } })).toBe(montant);
    expect(rsj({ revenus_stage_formation_pro: { "2026-06": ressources } })).toBe(montant);
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

it("Saint-Louis de La Réunion aide ceux qui y habitent", () => {
  const habite = (depcom: string) =>
    enJuin(foyer({}, a(depcom)), saint_louis_eligibilite_residence, "menage");
  expect(["97414", "97415", "68297", ""].map(habite)).toEqual([true, false, false, false]);
});

/** A family whose parents’ quotient is this, with children of these ages. */
const coupons = (quotient: number, enfants: number[] = [], demandeur = ne(30), depcom = "67218") =>
  enJuin(
    rattache(depcom, quotient, demandeur, { enfants: enfants.map((ans, n) => enfant(n, ne(ans))) }),
    illkirch_graffenstaden_coupon_arts_et_sports,
    "famille",
  );

describe("les coupons Arts et Sports d’Illkirch-Graffenstaden", () => {
  it.each(echelle("150 ≤ 0 ; 150 ≤ 500 ; 100 ≤ 600 ; 50 ≤ 750 ; 0"))(
    "avec un quotient mensuel de %d €, sont de %d €",
    (quotient, montant) => {
      expect(coupons(quotient, [8])).toBe(montant);
    },
  );

  it("sont pour une famille où quelqu’un a moins de 18 ans, une fois quel que soit le nombre d’enfants", () => {
    expect([17, 18, 19].map((ans) => coupons(0, [ans]))).toEqual([150, 0, 0]);
    expect(coupons(0)).toBe(0);
    expect(coupons(0, [], ne(17))).toBe(150);
    expect(coupons(0, [8, 20])).toBe(150);
    expect(coupons(0, [20, 8, 3])).toBe(150);
  });

  it("ne sont que pour la commune", () => {
    expect(coupons(0, [8], ne(30), "67482")).toBe(0);
  });
});

const cheques = (scolarites: ("college" | "lycee" | undefined)[], depcom = "93066") =>
  enJuin(
    foyer(ne(40), {
      ...a(depcom),
      enfants: scolarites.map((scolarite, n) => enfant(n, { ...ne(12), ...(scolarite && { scolarite }) })),
    }),
    seine_saint_denis_cheque_reussite,
    "famille",
  );

describe("le chèque réussite de la Seine-Saint-Denis", () => {
  it("est de 200 €, par enfant qui entre en 6e : le nombre n’en est pas demandé", () => {
    expect(cheques([])).toBe(0);
    expect(cheques(["college"])).toBe(200);
    expect(cheques(["college", "lycee", "college"])).toBe(200);
    expect(cheques(["lycee", "college", "college"])).toBe(200);
    expect(cheques(["lycee", undefined])).toBe(0);
  });

  it("compte un demandeur qui est lui-même au collège", () => {
    const demandeur = { ...ne(15), scolarite: "college" } as const;
    expect(enJuin(foyer(demandeur, a("93066")), seine_saint_denis_cheque_reussite, "famille")).toBe(200);
  });

  it("n’est pas versé hors du département", () => {
    expect(cheques(["college"], "75056")).toBe(0);
  });
});

/** Alone or with children, with this gross income of 2024. */
const revenu = (rbg: number, enfants: number[] = [], ans = 22) =>
  enJuin(
    foyer(
      { ...ne(ans), ...imposableEn2024(rbg) },
      { ...a("78646"), enfants: enfants.map((age, n) => enfant(n, ne(age))) },
    ),
    yvelines_aide_permis,
  );

describe("l’aide au permis des Yvelines", () => {
  it("est de 500 € de 18 à 25 ans", () => {
    expect([17, 18, 19, 24, 25, 26].map((ans) => revenu(0, [], ans))).toEqual([0, 500, 500, 500, 500, 0]);
  });

  it("veut un revenu strictement sous 6 400 €, et 3 200 € de plus par personne à charge", () => {
    expect([6399, 6400, 6401].map((rbg) => revenu(rbg))).toEqual([500, 0, 0]);
    expect([9599, 9600, 9601].map((rbg) => revenu(rbg, [4]))).toEqual([500, 0, 0]);
    expect([12_799, 12_800, 12_801].map((rbg) => revenu(rbg, [4, 2]))).toEqual([500, 0, 0]);
    expect(revenu(12_799, [2, 4])).toBe(500);
  });

  it("n’est pas versée ailleurs", () => {
    expect(enJuin(foyer(ne(22), a("92050")), yvelines_aide_permis)).toBe(0);
  });
});
