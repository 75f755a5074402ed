import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { aah, asi, aspa, caah } from "./index.ts";

const PLEIN = 1041.59;
const personne = (champs: Partial<Individu> = {}, reste: Partial<Situation> = {}) =>
  foyer(
    { ...ne(30), nationalite: "FR", handicap: true, taux_incapacite: 0.9, activite: "inactif", ...champs },
    reste,
  );
const laAah = (champs?: Partial<Individu>, reste?: Partial<Situation>) =>
  valeurDemandeur(personne(champs, reste), aah);

describe("l’allocation aux adultes handicapés", () => {
  it.each([
    [0.49, true, 0],
    [0.5, true, PLEIN],
    [0.5, false, 0],
    [0.79, true, PLEIN],
    [0.8, false, PLEIN],
  ])(
    "avec un taux de %s (restriction durable : %s), %s €",
    (taux_incapacite, aah_restriction_substantielle_durable_acces_emploi, attendu) => {
      expect(laAah({ taux_incapacite, aah_restriction_substantielle_durable_acces_emploi })).toBeCloseTo(
        attendu,
        2,
      );
    },
  );

  it.each([
    [15, 0],
    [16, PLEIN],
    [20, PLEIN],
  ])("à %i ans, %s €", (age, attendu) => {
    expect(laAah(ne(age))).toBeCloseTo(attendu, 2);
  });

  it.each<[string, Partial<Individu>, Partial<Situation>, number]>([
    // CSS, art. R821-1 : avant 20 ans, seulement qui n’ouvre plus droit aux prestations familiales de ses parents
    // (L512-3 et R512-2 : 55 % de 169 Smic horaires de 12,31 €, soit 1 144,21 €).
    ["chez ses parents à 19 ans", { ...ne(19), habite_chez_parents: true }, {}, 0],
    ["chez ses parents à 20 ans", { ...ne(20), habite_chez_parents: true }, {}, PLEIN],
    ["chez quelqu’un d’autre à 19 ans", { ...ne(19), habite_chez_parents: false }, {}, PLEIN],
    ["sur leur déclaration à 19 ans", { ...ne(19), enfant_a_charge: { "2026": true } }, {}, 0],
    [
      "orphelin à 17 ans",
      { ...ne(17), habite_chez_parents: true },
      { parents: { _situation: "decedes" } },
      PLEIN,
    ],
    [
      "chez ses parents, en couple",
      { ...ne(19), habite_chez_parents: true },
      { conjoint: conjoint(ne(19)) },
      PLEIN,
    ],
  ])("avant 20 ans, revient aux parents : %s", (_, champs, reste, attendu) => {
    expect(laAah(champs, reste)).toBeCloseTo(attendu, 2);
  });

  it.each([
    [1144, false],
    [1145, true],
  ])("à 19 ans chez ses parents, avec %i € de salaire : %s", (net, ouvert) => {
    const salarie = {
      ...ne(19),
      habite_chez_parents: true,
      activite: "salarie",
      salaire_net: chaqueMois(net),
    } as const;
    expect(laAah(salarie) > 0).toBe(ouvert);
  });

  it("s’arrête à 65 ans sous 80 % d’incapacité, pas au-dessus", () => {
    const restreint = { taux_incapacite: 0.65, aah_restriction_substantielle_durable_acces_emploi: true };
    expect([laAah({ ...restreint, ...ne(64) }), laAah({ ...restreint, ...ne(65) })]).toEqual([PLEIN, 0]);
    expect(laAah(ne(65))).toBe(PLEIN);
  });

  it("ne regarde pas les revenus du conjoint, et monte de plafond avec un enfant", () => {
    const couple = {
      conjoint: conjoint({ ...ne(30), activite: "salarie", salaire_net: chaqueMois(3000) }),
      famille: { en_couple: true },
    };
    expect(laAah({}, couple)).toBe(PLEIN);
    // 12 × 1500 a year: a fifth of 6721.41 (30 % of the Smic) and 60 % of the rest make 675.95 a month.
    const salaire = { activite: "salarie", salaire_net: chaqueMois(1500) } as const;
    expect(laAah(salaire)).toBeCloseTo(365.64, 1);
    expect(laAah(salaire, { enfants: [enfant(0, ne(5))] })).toBeCloseTo(886.43, 1);
  });

  it("compte les indemnités journalières imposables d’il y a deux ans (CSS, art. R821-4 ; CGI, art. 80 quinquies)", () => {
    // 20 % of 6 721.41 and 60 % of the rest of 12 000 are 4 511.44 a year; 30 % less for who stopped working (CSS, art. R532-5): 263.17 a month.
    expect(laAah({ indemnites_journalieres_maladie: chaqueMois(1000) })).toBeCloseTo(778.42, 1);
  });

  it("laisse passer d’abord la pension d’invalidité et l’allocation qui la complète", () => {
    // The pension and its supplement reach 10 978.30 / 12 together: 1041.59 − 914.86.
    expect(laAah({ pensions_invalidite: chaqueMois(400) })).toBeCloseTo(126.73, 2);
    expect(laAah({ pensions_invalidite: chaqueMois(1000) })).toBeCloseTo(41.59, 2);
    expect(laAah({ pensions_invalidite: chaqueMois(1042) })).toBe(0);
    // A pension of retirement too, whole, though four fifths of it are resources (CSS, art. L821-1 and R821-4); no ASI from outside Europe.
    expect(laAah({ ...ne(63), nationalite: "AF", retraite_nette: chaqueMois(600) })).toBeCloseTo(441.59, 2);
  });
});

describe("la majoration pour la vie autonome", () => {
  const menage = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide",
    loyer: 500,
    depcom: "35238",
  } as const;
  const majoration = (champs: Partial<Individu> = {}) => valeurDemandeur(personne(champs, { menage }), caah);

  it("demande un logement à soi avec une aide, et pas de travail", () => {
    expect(majoration()).toBeCloseTo(104.77, 2);
    expect(majoration({ taux_incapacite: 0.65 })).toBe(0);
    expect(majoration({ salaire_net: chaqueMois(300) })).toBe(0);
    expect(valeurDemandeur(personne(), caah)).toBe(0);
  });

  it("regarde le travail de ce mois-ci, non de l’année (CSS, art. L821-1-2 : « ne perçoivent pas »)", () => {
    expect(majoration({ salaire_net: { "2025-09": 300 } })).toBeCloseTo(104.77, 2);
  });

  it("veut l’AAH entière, ou ce qu’une pension en laisse (CSS, art. L821-1-2)", () => {
    // 1 041,59 € moins 600 € de pension d’invalidité : « en complément d’un avantage d’invalidité ».
    expect(majoration({ nationalite: "AF", pensions_invalidite: chaqueMois(600) })).toBeCloseTo(104.77, 2);
    // Baissée par d’autres ressources, ou dite en partie : rien ; dite à l’euro, entière.
    expect(majoration({ indemnites_journalieres_maladie: chaqueMois(1000) })).toBe(0);
    expect([600, 1040, 1041].map((recue) => majoration({ aah: chaqueMois(recue) }) > 0)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("le minimum vieillesse", () => {
  const ancien = (age: number, champs: Partial<Individu> = {}, reste: Partial<Situation> = {}) =>
    valeurFamille(foyer({ ...ne(age), nationalite: "FR", activite: "retraite", ...champs }, reste), aspa);

  it.each([
    [64, false, 0],
    [64, true, 1043.6],
    [65, false, 1043.6],
    [63, true, 0],
  ])("à %i ans (inapte au travail : %s), %s €", (age, inapte_travail, attendu) => {
    expect(ancien(age, { inapte_travail })).toBeCloseTo(attendu, 1);
  });

  it("complète les ressources jusqu’au maximum, seul ou à deux", () => {
    expect(ancien(70, { pensions_invalidite: chaqueMois(500) })).toBeCloseTo(543.6, 1);
    const couple = {
      conjoint: conjoint({ ...ne(70), nationalite: "FR", activite: "retraite" }),
      famille: { en_couple: true },
    };
    expect(ancien(70, {}, couple)).toBeCloseTo(1620.18, 2);
  });

  it("à deux dont un seul a l’âge, complète jusqu’au plafond du couple ou de moitié avec une pension", () => {
    const avec = (pension: number): Partial<Situation> => ({
      conjoint: conjoint({
        ...ne(50),
        nationalite: "FR",
        activite: "inactif",
        pensions_invalidite: chaqueMois(pension),
      }),
      famille: { en_couple: true },
    });
    // No pension: 1043.60. The spouse has an invalidity pension: half of 1620.18, less half of what exceeds it.
    expect(ancien(70, {}, avec(0))).toBeCloseTo(1043.6, 1);
    expect(ancien(70, {}, avec(300))).toBeCloseTo(810.09, 2);
    expect(ancien(70, {}, avec(900))).toBeCloseTo(765.13, 1);
  });

  it("n’est pas dû hors d’Europe sans dix ans de titre de séjour", () => {
    expect([ancien(70, { nationalite: "AF" }), ancien(70, { nationalite: "DE" }) > 1000]).toEqual([0, true]);
  });

  it("avant l’âge, une pension d’invalidité ouvre l’allocation supplémentaire", () => {
    const invalide = (montant: number) =>
      valeurDemandeur(foyer({ ...ne(50), nationalite: "FR", pensions_invalidite: chaqueMois(montant) }), asi);
    expect(invalide(300)).toBeCloseTo(10978.3 / 12 - 300, 2);
    expect([invalide(0), invalide(1000)]).toEqual([0, 0]);
  });

  it("avec un handicap, une retraite l’ouvre aussi, le mois qui suit son premier versement", () => {
    const retraite = (mois: string) =>
      valeurDemandeur(
        foyer({ ...ne(50), nationalite: "FR", handicap: true, retraite_nette: { [mois]: 300 } }),
        asi,
      );
    expect([retraite("2026-05") > 0, retraite("2026-06")]).toEqual([true, 0]);
  });
});
