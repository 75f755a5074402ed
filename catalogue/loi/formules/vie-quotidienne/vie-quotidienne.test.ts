import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi as Personne } from "../../moteur/entites.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { buildRequest } from "../../requete/requete.ts";
import { JUIN, echelle, calcul, imposableEn2024, ne, ouvertA, valeurDemandeur } from "../kit.ts";
import { registre } from "../registre.ts";
import { carte_sncf_eleve_apprenti_eligibilite } from "./carte_sncf.ts";
import { depart1825_montant_maximum } from "./depart1825.ts";
import {
  livret_epargne_populaire_plafond,
  livret_epargne_populaire_taux,
} from "./livret_epargne_populaire.ts";
import { gratuite_musees_monuments } from "./musees.ts";
import { pass_colo } from "./pass_colo.ts";
import { pass_culture } from "./pass_culture.ts";
import { pass_sport } from "./pass_sport.ts";
import {
  aide_financement_permis_apprenti,
  aide_permis_pro_btp,
  pret_formation_permis_eligibilite,
} from "./permis.ts";

const MENAGE = { aide_logement_date_pret_conventionne: "2018-12-31" };
const a = (depcom: string): Partial<Situation> => ({ menage: { ...MENAGE, depcom } });
const apprenti = { _contrat_alternant: "apprenti" } as const;

/** Attached to parents with this income of 2024 and these shares. */
const rattache = (
  rfr: number,
  nbptr: number,
  fields: Partial<Individu> = {},
  rest: Partial<Situation> = {},
) =>
  foyer(
    { ...ne(20), nationalite: "FR", enfant_a_charge: { "2026": true }, ...fields },
    { parents: { _situation: "en_couple", rfr, nbptr }, ...rest },
  );

describe("pass Culture : l’âge du premier jour du mois suivant", () => {
  test.each(echelle("0 ≤ 14 ; 0 ≤ 16 ; 50 ≤ 17 ; 150 ≤ 18 ; 0"))("à %i ans : %i €", (ans, attendu) => {
    expect(valeurDemandeur(foyer(ne(ans)), pass_culture)).toBe(attendu);
  });

  test.each([
    // Born in January: the age of the year at both months.
    ["2025-02", [20, 30, 30, 300]],
    ["2025-03", [0, 0, 50, 150]],
  ])("en %s, de 15 à 18 ans : %j €", (mois, attendu) => {
    const montant = (ans: number) =>
      valeurDemandeur(foyer({ date_naissance: `${2025 - ans}-01-10` }), pass_culture, moisDe(mois));
    expect([15, 16, 17, 18].map(montant)).toEqual(attendu);
  });

  test("qui fête ses 18 ans dans le mois y a droit, pas qui les fête le mois suivant", () => {
    expect(valeurDemandeur(foyer({ date_naissance: "2008-06-28" }), pass_culture)).toBe(150);
    expect(valeurDemandeur(foyer({ date_naissance: "2008-07-15" }), pass_culture)).toBe(50);
  });
});

describe("Pass’Sport", () => {
  const montant = (fields: Partial<Individu>) => valeurDemandeur(foyer(fields), pass_sport);

  test.each(echelle("70 ≤ 27 ; 0"))("boursier de %i ans : %i €", (ans, attendu) => {
    expect(montant({ ...ne(ans), boursier: true })).toBe(attendu);
  });

  test.each(echelle("0 ≤ 15 ; 70 ≤ 30 ; 0"))("bénéficiaire de l’AAH à %i ans : %i €", (ans, attendu) => {
    const handicap = { handicap: true, taux_incapacite: 0.9, boursier: false };
    expect(montant({ ...ne(ans), ...handicap })).toBe(attendu);
  });

  /** Of the first child of a lone parent without income. */
  const deLEnfant = (fields: Partial<Individu>) => {
    const c = calcul(foyer({ ...ne(40), boursier: false }, { enfants: [enfant(0, fields)] }));
    return pass_sport(c, c.famille.enfants[0] as Personne, JUIN);
  };

  test.each(echelle("0 ≤ 6 ; 0 ≤ 13 ; 70 ≤ 17 ; 0"))(
    "enfant de %i ans pour qui l’allocation de rentrée scolaire est due : %i €",
    (ans, attendu) => {
      expect(deLEnfant({ ...ne(ans), boursier: false })).toBe(attendu);
    },
  );

  test("jusqu’en 2024, 50 € et dès 6 ans ; depuis 2025, 70 € et dès 14 ans, avant 28 ans pour une bourse", () => {
    const boursier = (dateDeValeur: string, ans: number) => {
      const date_naissance = `${Number(dateDeValeur.slice(0, 4)) - ans}-01-10`;
      const situation = foyer({ date_naissance, boursier: true }, { dateDeValeur });
      return valeurDemandeur(situation, pass_sport, moisDe(dateDeValeur));
    };
    expect([28, 29].map((ans) => boursier("2024-11-15", ans))).toEqual([50, 0]);
    expect([27, 28].map((ans) => boursier("2025-01-15", ans))).toEqual([70, 0]);
    const enfantDe = (annee: number, ans: number) => {
      const petit = enfant(0, { date_naissance: `${annee - ans}-01-10`, boursier: false });
      const dateDeValeur = `${annee}-11-15`;
      const c = calcul(foyer({ ...ne(40), boursier: false }, { dateDeValeur, enfants: [petit] }));
      return pass_sport(c, c.famille.enfants[0] as Personne, moisDe(dateDeValeur));
    };
    expect([5, 6, 13].map((ans) => enfantDe(2024, ans))).toEqual([0, 50, 50]);
    expect([6, 13, 14].map((ans) => enfantDe(2025, ans))).toEqual([0, 0, 70]);
  });

  describe("depuis septembre 2026 (nés de 2009 à 2020, quotient de 699 €)", () => {
    /** First child of a lone parent with this net taxable income of 2024: two and a half shares. */
    const deLEnfantDe = (revenu: number, date_naissance: string) => {
      const c = calcul(
        foyer(
          { ...ne(40), boursier: false, ...imposableEn2024(revenu) },
          { dateDeValeur: "2026-11-15", enfants: [enfant(0, { date_naissance, boursier: false })] },
        ),
      );
      return pass_sport(c, c.famille.enfants[0] as Personne, moisDe("2026-11"));
    };
    test.each([
      ["2008-12-31", 0],
      ["2009-01-01", 50],
      ["2020-12-31", 50],
      ["2021-01-01", 0],
    ])("enfant né le %s : %i €", (naissance, attendu) => {
      expect(deLEnfantDe(0, naissance)).toBe(attendu);
    });

    test("jusqu’à 699 € par mois et par part", () => {
      // 699 × 12 × 2 = 16 776.
      expect([16_776, 16_800].map((revenu) => deLEnfantDe(revenu, "2012-03-01"))).toEqual([50, 0]);
    });

    test.each([
      ["1998-01-01", 50],
      ["1997-12-31", 0],
    ])("boursier né le %s : %i €", (date_naissance, attendu) => {
      const c = calcul(foyer({ date_naissance, boursier: true }, { dateDeValeur: "2026-11-15" }));
      expect(pass_sport(c, c.demandeur, moisDe("2026-11"))).toBe(attendu);
    });
  });

  test.each(echelle("0 ≤ 5 ; 70 ≤ 19 ; 0"))("enfant handicapé de %i ans : %i €", (ans, attendu) => {
    expect(deLEnfant({ ...ne(ans), handicap: true, taux_incapacite: 0.6, boursier: false })).toBe(attendu);
  });
});

describe("Pass colo : un enfant a 11 ans dans l’année, ou 12 si le pass n’a pas servi", () => {
  const montant = (naissance: string, rfr: number, nbptr = 1) =>
    valeurDemandeur(
      rattache(rfr, nbptr, {}, { enfants: [enfant(0, { date_naissance: naissance })] }),
      pass_colo,
    );

  test.each([
    ["2013-12-31", 0],
    ["2014-01-01", 350],
    ["2014-12-31", 350],
    ["2015-01-01", 350],
    ["2015-12-31", 350],
    ["2016-01-01", 0],
  ])("né le %s : %i €", (naissance, attendu) => {
    expect(montant(naissance, 0)).toBe(attendu);
  });

  test.each(echelle("350 ≤ 200 ; 300 ≤ 700 ; 250 ≤ 1200 ; 200 ≤ 1500 ; 0"))(
    "quotient mensuel de %i € : %i €",
    (quotient, attendu) => {
      expect(montant("2015-05-05", 12 * quotient)).toBe(attendu);
      expect(montant("2015-05-05", 24 * quotient, 2)).toBe(attendu);
    },
  );
});

test.each([
  [17, "FR", false],
  [18, "FR", true],
  [19, "DE", true],
  [25, "FR", true],
  [26, "FR", false],
  [20, "AF", true],
] as const)("musées gratuits à %i ans, nationalité %s : %s", (ans, nationalite, attendu) => {
  expect(valeurDemandeur(foyer({ ...ne(ans), nationalite }), gratuite_musees_monuments)).toBe(attendu);
});

describe("Départ 18:25", () => {
  const montant = (situation: Situation) => valeurDemandeur(situation, depart1825_montant_maximum);

  test.each(echelle("0 ≤ 17 ; 200 ≤ 25 ; 0"))("sans revenu à %i ans : %i €", (ans, attendu) => {
    expect(montant(foyer(ne(ans)))).toBe(attendu);
  });

  test("17 280 € pour une part, 4 320 € de plus par demi-part, au plus", () => {
    expect([17_279, 17_280, 17_281].map((rfr) => montant(rattache(rfr, 1)))).toEqual([200, 200, 0]);
    // Deux parts et demie : trois demi-parts au-dessus de la première, 17 280 + 3 × 4 320.
    expect([30_239, 30_240, 30_241].map((rfr) => montant(rattache(rfr, 2.5)))).toEqual([200, 200, 0]);
  });

  test("boursier, alternant, en CEJ, en service civique ou sorti depuis moins d’un an, quels que soient les revenus", () => {
    const riche = (fields: Partial<Individu>) => montant(rattache(90_000, 2, fields));
    expect(riche({})).toBe(0);
    expect(riche({ activite: "etudiant", boursier: true })).toBe(200);
    expect(riche({ activite: "salarie", boursier: true })).toBe(0);
    expect(riche(apprenti)).toBe(200);
    expect(riche({ indemnites_volontariat: { "2026-06": 620 } })).toBe(200);
    expect(riche({ indemnites_volontariat: { "2025-07": 620 } })).toBe(200);
    expect(riche({ indemnites_volontariat: { "2025-06": 620 } })).toBe(0);
    expect(riche({ contrat_engagement_jeune: { "2026-06": 300 } })).toBe(200);
  });
});

describe("livret d’épargne populaire", () => {
  /** A tax household of its own with this income. */
  const taux = (rfr: number, rest: Partial<Situation> = {}) =>
    valeurDemandeur(foyer({ ...ne(30), ...imposableEn2024(rfr) }, rest), livret_epargne_populaire_taux);

  test("une part : 1,8 × 12 679 arrondi à l’euro au-dessus, 22 823 €", () => {
    expect([22_822, 22_823, 22_824].map((rfr) => taux(rfr))).toEqual([2.5, 2.5, 0]);
  });

  test("deux parts en couple : 1,8 × (12 679 + 2 × 3 386) arrondi à 35 012 €", () => {
    const plafond = (rest: Partial<Situation>) =>
      valeurDemandeur(foyer(ne(30), rest), livret_epargne_populaire_plafond);
    expect(plafond({ conjoint: conjoint(ne(30)), famille: { en_couple: true } })).toBe(35_012);
    // Un parent seul et un enfant, deux parts (CGI, art. 194, II) : le même plafond.
    expect(plafond({ enfants: [enfant(0, ne(5))] })).toBe(35_012);
  });

  test("outre-mer, le plafond est plus haut : 1,8 × 15 004 à La Réunion, 1,8 × 15 686 en Guyane", () => {
    expect(taux(27_008, a("97411"))).toBe(2.5);
    expect(taux(27_009, a("97411"))).toBe(0);
    expect(taux(28_235, a("97302"))).toBe(2.5);
    expect(taux(28_236, a("97302"))).toBe(0);
  });

  test("qui est à la charge de ses parents ne peut l’ouvrir", () => {
    expect(valeurDemandeur(rattache(0, 3), livret_epargne_populaire_taux)).toBe(0);
  });
});

describe("abonnement SNCF des élèves, étudiants et apprentis", () => {
  const ouvert = (fields: Partial<Individu>, depcom = "59350") =>
    valeurDemandeur(foyer(fields, a(depcom)), carte_sncf_eleve_apprenti_eligibilite);

  test("élève avant 21 ans, apprenti avant 23 ans, étudiant avant 26 ans (service-public.fr, F34964)", () => {
    const salarie = { activite: "salarie", ...apprenti } as const;
    const etudiant = { activite: "etudiant" } as const;
    expect([22, 23, 24].map((ans) => ouvert({ ...ne(ans), ...salarie }))).toEqual([true, false, false]);
    expect([25, 26, 27].map((ans) => ouvert({ ...ne(ans), ...etudiant }))).toEqual([true, false, false]);
    const eleve = { activite: "etudiant", scolarite: "lycee" } as const;
    expect([20, 21, 25].map((ans) => ouvert({ ...ne(ans), ...eleve }))).toEqual([true, false, false]);
    // En apprentissage et « en études » : l’âge est celui des apprentis.
    expect([22, 23].map((ans) => ouvert({ ...ne(ans), ...etudiant, ...apprenti }))).toEqual([true, false]);
    expect([20, 21, 22].map((ans) => ouvert({ ...ne(ans), ...eleve, ...apprenti }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("en métropole seulement", () => {
    expect(ouvert({ ...ne(20), activite: "etudiant" }, "97411")).toBe(false);
  });
});

describe("permis de conduire", () => {
  test.each(ouvertA("non ≤ 14 ; oui ≤ 25 ; non"))("prêt à un euro par jour à %i ans : %s", (ans, attendu) => {
    expect(valeurDemandeur(foyer(ne(ans)), pret_formation_permis_eligibilite)).toBe(attendu);
  });

  test("l’aide des apprentis est supprimée depuis le 1er janvier 2026", () => {
    expect(valeurDemandeur(foyer({ ...ne(19), ...apprenti }), aide_financement_permis_apprenti)).toBe(0);
  });

  const btp = (fields: Partial<Individu>) =>
    valeurDemandeur(
      foyer({ ...ne(18), ...apprenti, groupe_specialites_formation: "groupe_230", ...fields }),
      aide_permis_pro_btp,
    );

  test("600 € de Pro BTP pour un alternant du bâtiment, de 15 à 29 ans", () => {
    expect([14, 15, 16, 29, 30].map((ans) => btp(ne(ans)))).toEqual([0, 600, 600, 600, 0]);
    expect(btp({ groupe_specialites_formation: "groupe_330" })).toBe(0);
    expect(btp({ groupe_specialites_formation: "aucun" })).toBe(0);
  });

  test("Pro BTP : le revenu de cette année ne dépasse pas douze Smic bruts, 22 404,24 €", () => {
    const avec = (rfr: number) => {
      const requete = buildRequest(
        foyer({ ...ne(18), ...apprenti, groupe_specialites_formation: "groupe_230" }),
        [],
      );
      Object.assign(requete.foyers_fiscaux["_"] ?? {}, { rfr: { "2026": rfr } });
      const c = new Calcul(requete, registre);
      return aide_permis_pro_btp(c, c.demandeur, JUIN);
    };
    expect([22_403, 22_404, 22_405].map(avec)).toEqual([600, 600, 0]);
  });
});
