import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { Calcul } from "../../moteur/calcul.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { buildRequest } from "../../requete/requete.ts";
import { JUIN, echelle, chaqueMois, imposableEn2024 } from "../kit.ts";
import { registre } from "../registre.ts";
import { bordeaux_metropole_aide_tarification_solidaire_transport } from "./bordeaux.ts";
import { brest_metropole_transport, quotient_familial_caf_parts } from "./brest.ts";
import {
  grand_est_fluo_67_eligible_gratuite,
  grand_est_fluo_67_tarification_solidaire,
} from "./grand_est.ts";
import { a, enJuin, ne, rattache } from "./kit.ts";
import { nantes_metropole_tarification_solidaire_transport } from "./nantes.ts";
import { nouvelle_aquitaine_carte_solidaire } from "./nouvelle_aquitaine.ts";
import { rennes_metropole_transport, rennes_metropole_transport_base_ressource } from "./rennes.ts";
import { eurometropole_strasbourg_tarification_solidaire_transport_montant } from "./strasbourg.ts";
import { tisseo_transport_reduction } from "./tisseo.ts";

/** A student of 20 with this step of the scholarship, said by the request. */
function avecEchelon(depcom: string, echelon: number, fields: Partial<Individu> = {}): Calcul {
  const requete = buildRequest(
    foyer({ ...ne(20), activite: "etudiant", boursier: echelon >= 0, ...fields }, a(depcom)),
    [],
  );
  Object.assign(requete.individus["demandeur"] ?? {}, {
    bourse_criteres_sociaux_echelon: { "2026-06": echelon },
  });
  return new Calcul(requete, registre);
}

describe("Bordeaux Métropole : réduction selon le quotient familial", () => {
  test.each(echelle("100 ≤ 550 ; 50 ≤ 610 ; 30 ≤ 942 ; 0"))("%d € par mois : %i %", (quotient, attendu) => {
    const situation = rattache("33063", quotient);
    expect(enJuin(situation, bordeaux_metropole_aide_tarification_solidaire_transport)).toBe(attendu);
  });

  test("hors de la métropole, rien", () => {
    expect(enJuin(rattache("33001", 0), bordeaux_metropole_aide_tarification_solidaire_transport)).toBe(0);
  });
});

describe("Nantes Métropole : réduction selon le quotient familial", () => {
  const reduction = (situation: Situation) =>
    enJuin(situation, nantes_metropole_tarification_solidaire_transport, "menage");

  test.each(echelle("100 ≤ 350 ; 90 ≤ 500 ; 70 ≤ 600 ; 30 ≤ 900 ; 0"))(
    "%d € par mois : %i %",
    (quotient, attendu) => {
      expect(reduction(rattache("44109", quotient))).toBe(attendu);
    },
  );

  test("gratuit avec un bénéficiaire de l’AAH au foyer, rien hors de la métropole", () => {
    expect(reduction(rattache("44109", 2000, { aah: chaqueMois(600) }))).toBe(100);
    expect(reduction(rattache("44110", 0))).toBe(0);
  });
});

describe("Strasbourg : prix de l’abonnement", () => {
  const prix = (situation: Situation) =>
    enJuin(situation, eurometropole_strasbourg_tarification_solidaire_transport_montant);

  test.each([
    [355, 5.8, 3.4],
    [356, 5.8, 3.4],
    [357, 13.4, 7.3],
    [560, 13.4, 7.3],
    [561, 25.7, 13.6],
    [764, 25.7, 13.6],
    [765, 0, 0],
    [766, 0, 0],
  ])("quotient de %d € : %d € de 26 à 64 ans, %d € avant ou après", (quotient, plein, reduit) => {
    const a_ = (ans: number, fields = {}) => prix(rattache("67482", quotient, { ...ne(ans), ...fields }));
    expect([25, 26, 64, 65].map((ans) => a_(ans))).toEqual([reduit, plein, plein, reduit]);
    expect(a_(40, { taux_incapacite: 0.8 })).toBe(reduit);
    expect(a_(40, { taux_incapacite: 0.79 })).toBe(plein);
  });

  test("gratuit avant 18 ans depuis septembre 2021 : rien à payer (strasbourg.eu, 15 juin 2021)", () => {
    expect([12, 17, 18].map((ans) => prix(rattache("67482", 0, ne(ans))))).toEqual([0, 0, 3.4]);
  });

  test.each(echelle("0 ≤ -1 ; 0 ≤ 2 ; 7.3 ≤ 4 ; 3.4 ≤ 7"))(
    "étudiant à l’échelon %i : %d €",
    (echelon, attendu) => {
      const c = avecEchelon("67482", echelon);
      expect(eurometropole_strasbourg_tarification_solidaire_transport_montant(c, c.demandeur, JUIN)).toBe(
        attendu,
      );
    },
  );
});

describe("Brest métropole", () => {
  /** The family’s resources are those of 2024 of its own. */
  const prix = (ressources: number, fields: Partial<Individu> = {}) =>
    enJuin(
      foyer(
        { ...ne(30), ...imposableEn2024(ressources), salaire_net: chaqueMois(1800), ...fields },
        a("29019"),
      ),
      brest_metropole_transport,
    );

  test.each(echelle("6.2 ≤ 482 ; 15 ≤ 573 ; 22.5 ≤ 728 ; 0"))(
    "quotient de la CAF de %d € : %d €",
    (quotient, attendu) => {
      expect(prix(12 * quotient)).toBe(attendu);
    },
  );

  test("chez ses parents, le quotient est celui de leur foyer (fiche : « chaque membre du foyer »)", () => {
    const chezEux = (quotient: number) =>
      enJuin(rattache("29019", quotient, { habite_chez_parents: true }), brest_metropole_transport);
    expect([482, 600, 2000].map(chezEux)).toEqual([6.2, 22.5, 0]);
  });

  test("15 € avec la complémentaire santé gratuite, quel que soit le quotient", () => {
    expect(prix(24_000, { salaire_net: chaqueMois(0) })).toBe(15);
  });

  test("parts : parent seul 1 plus 1 au premier enfant, 2 et demie à trois, une demie par enfant handicapé", () => {
    const parts = (rest: Partial<Situation>) =>
      enJuin(foyer(ne(35), { ...a("29019"), ...rest }), quotient_familial_caf_parts, "famille");
    const enfants = (n: number, fields: Partial<Individu> = {}) =>
      Array.from({ length: n }, (_, rang) => enfant(rang, { ...ne(5 + rang), ...fields }));
    const couple = { conjoint: conjoint(ne(35)), famille: { en_couple: true } };
    const seuls = [0, 1, 2, 3, 4].map((n) => parts({ enfants: enfants(n) }));
    expect(seuls).toEqual([1, 2, 2.5, 3.5, 4]);
    const couples = [0, 1, 2, 3, 4].map((n) => parts({ ...couple, enfants: enfants(n) }));
    expect(couples).toEqual([2, 2.5, 3, 4, 4.5]);
    expect(parts({ enfants: enfants(1, { handicap: true }) })).toBe(2.5);
  });
});

describe("Rennes Métropole", () => {
  test.each(echelle("0 ≤ -1 ; 0 ≤ 1 ; 50 ≤ 2 ; 85 ≤ 4 ; 100 ≤ 7"))(
    "étudiant à l’échelon %i : %i %",
    (echelon, attendu) => {
      const c = avecEchelon("35238", echelon, { salaire_net: chaqueMois(3000) });
      expect(rennes_metropole_transport(c, c.demandeur, JUIN)).toBe(attendu);
    },
  );

  /** One who is not a student, with resources said by the request. */
  const avecRessources = (ressources: number, enfants: number, rest: Partial<Situation> = {}) => {
    const requete = buildRequest(
      foyer(
        { ...ne(35), activite: "salarie" },
        { ...a("35238"), enfants: Array.from({ length: enfants }, (_, n) => enfant(n, ne(3 + n))), ...rest },
      ),
      [],
    );
    Object.assign(requete.individus["demandeur"] ?? {}, {
      rennes_metropole_transport_base_ressource: { "2026-06": ressources },
    });
    const c = new Calcul(requete, registre);
    return rennes_metropole_transport(c, c.demandeur, JUIN);
  };

  test.each(echelle("100 ≤ 900 ; 85 ≤ 1050 ; 50 ≤ 1200 ; 0"))(
    "personne seule avec %d € par mois : %i %",
    (ressources, attendu) => {
      expect(avecRessources(ressources, 0)).toBe(attendu);
    },
  );

  test("une demi-part pour la deuxième personne, trois dixièmes par enfant", () => {
    // Parent seul de deux enfants : 900 × 2,1.
    expect([1889, 1890, 1891].map((n) => avecRessources(n, 2))).toEqual([100, 100, 85]);
    const couple = { conjoint: conjoint(ne(35)), famille: { en_couple: true } };
    expect([1349, 1350, 1351].map((n) => avecRessources(n, 0, couple))).toEqual([100, 100, 85]);
  });

  test("un bénéfice de 12 000 € l’an dernier est de 1 000 € par mois, une pension versée se retire chaque mois", () => {
    const base = (fields: Partial<Individu>) =>
      enJuin(
        foyer({ ...ne(22), rsa: chaqueMois(0), ppa: chaqueMois(0), ...fields }, a("35238")),
        rennes_metropole_transport_base_ressource,
      );
    expect(base({ rpns_autres_revenus: { "2025": 12_000 } })).toBeCloseTo(1000, 2);
    const versee = { pensions_alimentaires_versees_individu: chaqueMois(-100) };
    expect(base({ salaire_net: chaqueMois(600), ...versee })).toBeCloseTo(500, 2);
  });

  test("chez ses parents, ce sont les ressources et les parts de leur foyer : 900 × 1,8 = 1 620 € (ville-rail-transports.com)", () => {
    const chezEux = (quotient: number, demandeur: Partial<Individu> = {}) =>
      enJuin(
        rattache("35238", quotient, { activite: "chomeur", habite_chez_parents: true, ...demandeur }),
        rennes_metropole_transport,
      );
    expect([1620, 1621, 2160, 2161].map((quotient) => chezEux(quotient))).toEqual([100, 85, 50, 0]);
    // Une lycéenne n’a pas d’échelon : « étudiants boursiers » sont ceux du Crous (star.fr).
    const lyceenne = { ...ne(16), activite: "etudiant", scolarite: "lycee" } as const;
    expect([1620, 5000].map((quotient) => chezEux(quotient, lyceenne))).toEqual([100, 0]);
  });

  test("la base est le douzième des douze derniers mois", () => {
    const base = enJuin(
      foyer({ ...ne(17), pensions_alimentaires_percues: { "2026-05": 1200 } }, a("35238")),
      rennes_metropole_transport_base_ressource,
    );
    expect(base).toBe(100);
  });
});

describe("Tisséo", () => {
  const reduction = (situation: Situation) => enJuin(situation, tisseo_transport_reduction);

  // « Les 4-10 ans bénéficieront toujours du tarif le plus bas » (lejournaltoulousain.fr, 6 juillet 2022).
  test.each(echelle("0 ≤ 3 ; 80 ≤ 10 ; 70 ≤ 25 ; 0"))(
    "sans emploi ni études à %i ans : %i %",
    (ans, attendu) => {
      expect(reduction(rattache("31555", 2000, { ...ne(ans), activite: "inactif" }))).toBe(attendu);
    },
  );

  test.each(echelle("70 ≤ 19 ; 70 ≤ 25 ; 0"))("étudiant sans bourse de %i ans : %i %", (ans, attendu) => {
    const situation = rattache("31555", 2000, { ...ne(ans), activite: "etudiant", boursier: false });
    expect(reduction(situation)).toBe(attendu);
  });

  test("gratuit à l’échelon 7, avant 35 ans", () => {
    const taux = (ans: number, echelon: number) => {
      const c = avecEchelon("31555", echelon, ne(ans));
      return tisseo_transport_reduction(c, c.demandeur, JUIN);
    };
    expect([taux(34, 7), taux(34, 6), taux(35, 7), taux(20, 6)]).toEqual([100, 0, 0, 80]);
  });

  test.each([
    [1477, 80],
    [1478, 0],
  ])("demandeur d’emploi de 30 ans, quotient de %d € : %i %", (quotient, attendu) => {
    expect(reduction(rattache("31555", quotient, { ...ne(30), activite: "chomeur" }))).toBe(attendu);
  });

  test.each([
    // Plafond de la complémentaire santé pour une personne : 10 421 / 12 = 868,42 €.
    [868, 100],
    [869, 80],
    // Smic net : 7,82 / 9,88 × 1 867,06 = 1 477,77 €.
    [1477, 80],
    [1478, 70],
  ])("allocation chômage du mois dernier de %d € : %i %", (allocation, attendu) => {
    const chomage = { chomage_net: { "2026-05": allocation } };
    expect(reduction(rattache("31555", 2000, { ...ne(30), ...chomage }))).toBe(attendu);
  });

  test.each(echelle("100 ≤ 1041 ; 80 ≤ 1477 ; 70 ≤ 2606 ; 50"))(
    "65 ans ou incapacité de 50 %, quotient de %d € : %i %",
    (quotient, attendu) => {
      expect(reduction(rattache("31555", quotient, ne(65)))).toBe(attendu);
      expect(reduction(rattache("31555", quotient, { ...ne(40), activite: "retraite" }))).toBe(attendu);
      expect(reduction(rattache("31555", quotient, { ...ne(40), taux_incapacite: 0.5 }))).toBe(attendu);
    },
  );

  test("64 ans ou incapacité sous 50 % : rien ; 80 % : gratuit ; hors du périmètre : rien", () => {
    expect(reduction(rattache("31555", 2000, ne(64)))).toBe(0);
    expect(reduction(rattache("31555", 2000, { ...ne(40), taux_incapacite: 0.49 }))).toBe(0);
    expect(reduction(rattache("31555", 2000, { ...ne(40), taux_incapacite: 0.79 }))).toBe(70);
    expect(reduction(rattache("31555", 2000, { ...ne(40), taux_incapacite: 0.8 }))).toBe(100);
    expect(reduction(rattache("31001", 0, { ...ne(40), taux_incapacite: 0.8 }))).toBe(0);
  });
});

test("Fluo 67 : gratuit au chômage ou au RSA, 26 € avec l’AAH ou l’Aspa", () => {
  const situation = (fields: Partial<Individu>, depcom = "67001") =>
    foyer({ ...ne(30), nationalite: "FR", ...fields }, a(depcom));
  const gratuit = (...faits: Parameters<typeof situation>) =>
    enJuin(situation(...faits), grand_est_fluo_67_eligible_gratuite);
  const prix = (...faits: Parameters<typeof situation>) =>
    enJuin(situation(...faits), grand_est_fluo_67_tarification_solidaire);
  const salarie = { activite: "salarie", salaire_net: chaqueMois(2500) } as const;
  expect(gratuit({ activite: "chomeur", salaire_net: chaqueMois(2500) })).toBe(true);
  expect(gratuit({ activite: "inactif" })).toBe(true);
  expect(gratuit(salarie)).toBe(false);
  expect(gratuit({ activite: "chomeur" }, "68001")).toBe(false);
  expect(prix({ ...salarie, aah: chaqueMois(300) })).toBe(26);
  expect(prix(ne(70))).toBe(26);
  expect(prix(salarie)).toBe(0);
  expect(prix(ne(70), "68001")).toBe(0);
});

test("carte Solidaire de Nouvelle-Aquitaine : quotient mensuel sous 960 €, ou AAH", () => {
  const carte = (quotient: number, fields: Partial<Individu> = {}, depcom = "33063") =>
    enJuin(rattache(depcom, quotient, fields), nouvelle_aquitaine_carte_solidaire);
  // « quotient familial inférieur à 960 € » (mobivienne.fr, dépliant de septembre 2023).
  expect([870, 959, 960, 961].map((quotient) => carte(quotient))).toEqual([80, 80, 0, 0]);
  expect(carte(30_000, { aah: chaqueMois(300) })).toBe(80);
  expect(carte(0, {}, "75056")).toBe(0);
});
