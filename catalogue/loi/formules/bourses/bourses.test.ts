import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { calculDe } from "../../embarquee.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { calcul, imposableEn2024, JUIN } from "../kit.ts";
import * as bourses from "./index.ts";

const etudiant: Partial<Individu> = {
  date_naissance: "2005-01-01",
  nationalite: "FR",
  activite: "etudiant",
  scolarite: "enseignement_superieur",
  statuts_etablissement_scolaire: "public",
  annee_etude: "licence_2",
};
const bourse = (demandeur: Partial<Individu>, rest: Partial<Situation> = {}, distance?: number): number => {
  const c = calculDe(foyer({ ...etudiant, ...demandeur }, rest), { distance });
  return bourses.bourse_criteres_sociaux(c, c.demandeur, JUIN);
};
const parents = (revenu: number) => ({ bourse_criteres_sociaux_base_ressources_parentale: revenu });

test.each([
  [265, 633.5, 550.6],
  [7992, 550.6, 521.2],
  [12_667, 521.2, 458.7],
  [14_829, 458.7, 382.8],
  [17_034, 382.8, 307.1],
  [19_281, 307.1, 216.3],
  [23_850, 216.3, 145.4],
  [35_086, 145.4, 0],
])("sans point de charge, %i € de revenu des parents donnent %d €, un de plus %d €", (revenu, ici, apres) => {
  expect([revenu - 1, revenu, revenu + 1].map((un) => bourse(parents(un)))).toEqual([ici, ici, apres]);
});

test("l’âge : 28 ans, un an de plus par enfant, aucune limite avec un handicap", () => {
  const ne = (ans: number) => ({ date_naissance: `${2026 - ans}-01-10` });
  expect([28, 29].map((ans) => bourse(ne(ans)))).toEqual([633.5, 0]);
  const avecEnfant = (ans: number) => bourse(ne(ans), { enfants: [enfant(0, ne(2))] });
  expect([29, 30].map(avecEnfant)).toEqual([633.5, 0]);
  expect(bourse({ ...ne(40), handicap: true })).toBe(633.5);
});

test("les études qui n’ouvrent pas droit", () => {
  const refus: Partial<Individu>[] = [
    { annee_etude: "doctorat_1" },
    { statuts_etablissement_scolaire: "prive_hors_contrat" },
    { _contrat_alternant: "apprenti" },
    { scolarite: "lycee" },
    { nationalite: "AF" },
  ];
  expect(refus.map((un) => bourse(un))).toEqual([0, 0, 0, 0, 0]);
  expect(bourse({ nationalite: "DE" })).toBe(633.5);
});

test("la distance donne un point à 30 km, deux à 250", () => {
  // Échelon 7 jusqu’à 265 € sans point, 530 € avec un, 795 € avec deux.
  const loin = (revenu: number, km: number) => bourse(parents(revenu), {}, km);
  expect([loin(530, 29), loin(530, 30), loin(531, 249), loin(531, 250)]).toEqual([
    550.6, 633.5, 550.6, 633.5,
  ]);
});

test("chaque autre enfant des parents donne deux points, quatre s’il est étudiant", () => {
  const avec = (enfants: number, etudiants: number) => (revenu: number) =>
    bourse(parents(revenu), {
      famille: {
        bourse_criteres_sociaux_nombre_enfants_a_charge: enfants,
        bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: etudiants,
      },
    });
  // Deux points : 795 € ; quatre : 1 325 €.
  expect([795, 796].map(avec(2, 1))).toEqual([633.5, 550.6]);
  expect([1325, 1326].map(avec(2, 2))).toEqual([633.5, 550.6]);
  expect([265, 266].map(avec(1, 1))).toEqual([633.5, 550.6]);
  // The applicant is one of them, counted or not.
  expect([795, 796].map(avec(2, 0))).toEqual([633.5, 550.6]);
});

test.each([
  ["sans handicap ni aide à un proche", {}, {}, 216.3],
  ["avec un handicap reconnu", { handicap: true, taux_incapacite: 0.65 }, {}, 382.8],
  ["qui aide un proche handicapé", {}, { precisions: { etudiant_aidant: true } }, 382.8],
  [
    "avec l’un et l’autre",
    { handicap: true, taux_incapacite: 0.65 },
    { precisions: { etudiant_aidant: true } },
    458.7,
  ],
] as const)(
  "étudiant %s, parents à 26 000 €, enfant unique, de 30 à 249 km : points de la rentrée 2023",
  (_, demandeur, reste, attendu) => {
    expect(bourse({ ...parents(26_000), ...demandeur }, reste, 100)).toBe(attendu);
  },
);

test("avant septembre 2023, ni le handicap ni l’aide à un proche ne donnaient de point", () => {
  const c = calculDe(
    foyer({ ...etudiant, ...parents(26_000), handicap: true }, { dateDeValeur: "2023-06-15" }),
    { distance: 100 },
  );
  expect(bourses.bourse_criteres_sociaux_points_de_charge_situation(c, c.demandeur, moisDe("2023-06"))).toBe(
    0,
  );
});

test("C. éduc., art. D531-4 et D531-20 : l’élève qui répond pour soi a la bourse du revenu de ses parents et de leurs enfants", () => {
  const eleve = (
    scolarite: "college" | "lycee",
    rfr: number,
    enfants: number,
    plus: Partial<Individu> = {},
  ) => {
    const c = calcul(
      foyer(
        {
          date_naissance: "2010-01-01",
          activite: "etudiant",
          scolarite,
          enfant_a_charge: { "2026": true },
          ...plus,
        },
        {
          parents: { rfr, nbptr: 2.5, _situation: "en_couple" },
          famille: { bourse_criteres_sociaux_nombre_enfants_a_charge: enfants },
        },
      ),
    );
    const bourse_ = scolarite === "college" ? bourses.bourse_college : bourses.bourse_lycee;
    return bourse_(c, c.famille, JUIN);
  };
  // As for a parent who answers: same ceilings, one pupil.
  expect([eleve("lycee", 2846, 1), eleve("lycee", 2847, 1), eleve("lycee", 21_612, 1)]).toEqual([
    1053, 939, 0,
  ]);
  expect([eleve("college", 4256, 2), eleve("college", 4257, 2)]).toEqual([516, 330]);
  expect(eleve("lycee", 2846, 1, { _contrat_alternant: "apprenti" })).toBe(0);
});

test("un étudiant parent compte ses propres revenus", () => {
  const revenus = { ...parents(60_000), ...imposableEn2024(20_000) };
  expect(bourse(revenus)).toBe(0);
  expect(bourse(revenus, { enfants: [enfant(0, { date_naissance: "2024-01-01" })] })).toBe(216.3);
});

const famille = (revenu: number, eleves: string[], autres: Partial<Situation> = {}) =>
  calcul(
    foyer(
      { date_naissance: "1980-01-01", ...imposableEn2024(revenu) },
      {
        enfants: eleves.map((scolarite, rang) =>
          enfant(rang, { date_naissance: "2012-01-01", scolarite } as Partial<Individu>),
        ),
        ...autres,
      },
    ),
  );

test.each([
  [3458, 516, 330],
  [9800, 330, 120],
  [18_130, 120, 0],
])("collège : %i € de revenu donnent %i € par an, un de plus %i €", (revenu, ici, apres) => {
  // Plafonds de 296,8, 841,2 et 1 556,2 Smic horaires de juillet 2024 (11,65 €).
  const montants = [revenu - 1, revenu, revenu + 1].map((un) => {
    const c = famille(un, ["college"]);
    return bourses.bourse_college(c, c.famille, JUIN);
  });
  expect(montants).toEqual([ici, ici, apres]);
});

test("le plafond du collège suit le nombre d’enfants, la bourse celui des collégiens", () => {
  // 365,3 × 11,65 = 4 255,75, arrondi à 4 256.
  const montant = (revenu: number, eleves: string[]) => {
    const c = famille(revenu, eleves);
    return bourses.bourse_college(c, c.famille, JUIN);
  };
  expect(montant(4256, ["college", "lycee"])).toBe(516);
  expect(montant(4257, ["college", "lycee"])).toBe(330);
  expect(montant(0, ["college", "college"])).toBe(1032);
  expect(montant(0, ["lycee"])).toBe(0);
});

test.each([
  // 244,3 … 1 855 Smic horaires ; de 3 × 357 à 3 × 168 €.
  [2846, 1053, 939],
  [7282, 939, 831],
  [11_718, 831, 720],
  [14_529, 720, 609],
  [17_107, 609, 495],
  [21_611, 495, 0],
])("lycée : %i € de revenu donnent %i € par an, un de plus %i €", (revenu, ici, apres) => {
  const montants = [revenu - 1, revenu, revenu + 1].map((un) => {
    const c = famille(un, ["lycee"]);
    return bourses.bourse_lycee(c, c.famille, JUIN);
  });
  expect(montants).toEqual([ici, ici, apres]);
});

test("est boursier qui a une bourse, la déclare, ou dont un enfant en a une", () => {
  const boursier = (demandeur: Partial<Individu>, rest: Partial<Situation> = {}) => {
    const c = calcul(foyer(demandeur, rest));
    return bourses.boursier(c, c.demandeur, JUIN);
  };
  expect(boursier({ ...etudiant })).toBe(true);
  expect(boursier({ ...etudiant, ...parents(50_000) })).toBe(false);
  expect(boursier({ ...etudiant, ...parents(50_000), boursier: true })).toBe(true);
  expect(boursier({ bourse_enseignement_sup: { "2026-06": 100 } })).toBe(true);
  expect(boursier({}, { famille: { bourse_lycee: true } })).toBe(true);
  const college = enfant(0, { date_naissance: "2013-01-01", scolarite: "college" } as Partial<Individu>);
  expect(boursier({}, { enfants: [college], conjoint: conjoint() })).toBe(true);
});
