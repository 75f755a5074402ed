import { expect, test } from "vitest";
import type { Individu, Menage, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, ouvertA, valeurDemandeur, valeurFamille, valeurMenage } from "../kit.ts";
import { bail_reel_solidaire, bail_reel_solidaire_plafond_total } from "./bail_reel_solidaire.ts";
import { cheque_energie, cheque_energie_unites_consommation } from "./cheque_energie.ts";
import { locapass_eligibilite } from "./locapass.ts";
import {
  logement_social_categorie_menage,
  logement_social_eligible,
  logement_social_plafond_ressources,
} from "./logement_social.ts";
import { mobili_jeune } from "./mobili_jeune.ts";
import { visale_eligibilite } from "./visale.ts";

const LILLE = "59350";

/** Somebody who rents an empty dwelling in Lille, 440 € a month, since last year. */
const loge = (
  demandeur: Partial<Individu> = {},
  menage: Partial<Menage> = {},
  reste: Partial<Situation> = {},
): Situation =>
  foyer(demandeur, {
    menage: {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "locataire_vide",
      loyer: 440,
      charges_locatives: 0,
      depcom: LILLE,
      _nombreMoisEntreeLogement: -12,
      ...menage,
    },
    ...reste,
  });

const etudiant = { activite: "etudiant" } as const;
const demenage = { _nombreMoisEntreeLogement: 12 };

test.each(ouvertA("non ≤ 17 ; oui ≤ 30 ; non"))("Visale à %i ans : %s", (ans, droit) => {
  expect(valeurMenage(loge({ ...ne(ans), ...etudiant }, demenage), visale_eligibilite)).toBe(droit);
});

test.each([
  // Île-de-France ; grandes villes, Corse et outre-mer ; ailleurs (depuis le 6 janvier 2026).
  ["75056", 1000, true],
  ["75056", 1001, false],
  [LILLE, 840, true],
  [LILLE, 841, false],
  ["97411", 840, true],
  ["48095", 680, true],
  ["48095", 681, false],
])("Visale pour un étudiant sans ressources (%s, %i €) : %s", (depcom, loyer, droit) => {
  const situation = loge({ ...ne(20), ...etudiant }, { ...demenage, depcom, loyer });
  expect(valeurMenage(situation, visale_eligibilite)).toBe(droit);
});

test("Visale : la moitié des ressources, charges comprises, pour qui va emménager", () => {
  const salarie = { ...ne(25), activite: "salarie", salaire_net: chaqueMois(2600) } as const;
  const lire = (menage: Partial<Menage>) =>
    valeurMenage(
      loge(salarie, { ...demenage, loyer: 1200, charges_locatives: 100, ...menage }),
      visale_eligibilite,
    );
  expect(lire({})).toBe(true);
  expect(lire({ charges_locatives: 101 })).toBe(false);
  expect(lire({ _nombreMoisEntreeLogement: -2 })).toBe(false);
});

test("Visale : qui commence à travailler a le salaire de ce mois, sur son contrat", () => {
  // 900 € is less than half of 1 900 €; of nothing, it is not.
  const loue = (salaire_net: Record<string, number>) =>
    valeurMenage(
      loge({ ...ne(25), activite: "salarie", salaire_net }, { ...demenage, loyer: 900 }),
      visale_eligibilite,
    );
  expect([loue({ "2026-06": 1900 }), loue({})]).toEqual([true, false]);
});

test.each([
  ["FR", "salarie", true],
  ["DE", "salarie", true],
  ["AF", "salarie", false],
  ["AF", "etudiant", true],
] as const)("Visale, nationalité %s, %s : %s", (nationalite, activite, droit) => {
  const demandeur = { ...ne(25), nationalite, activite, salaire_net: chaqueMois(2000) };
  expect(valeurMenage(loge(demandeur, demenage), visale_eligibilite)).toBe(droit);
});

// « Les colocataires sont éligibles dès lors que l’un des deux est éligible » (visale.fr, questions sur la colocation).
test.each([
  ["elle seule de 30 ans au plus", [34, "FR"], [29, "FR"], true],
  ["aucun des deux", [34, "FR"], [33, "FR"], false],
  ["elle seule d’Europe", [25, "AF"], [25, "FR"], true],
  ["l’âge de l’un, la nationalité de l’autre", [25, "AF"], [34, "FR"], false],
] as const)("Visale, un bail de couple, %s : %s, %s, %s", (_, [lui, sienne], [elle, autre], droit) => {
  const paye = (ans: number, nationalite: "FR" | "AF") =>
    ({ ...ne(ans), nationalite, activite: "salarie", salaire_net: chaqueMois(1500) }) as const;
  const situation = loge(paye(lui, sienne), demenage, {
    famille: { en_couple: true },
    conjoint: conjoint(paye(elle, autre)),
  });
  expect(valeurMenage(situation, visale_eligibilite)).toBe(droit);
});

test.each(ouvertA("non ≤ -3 ; oui ≤ 12"))(
  "Loca-Pass d’un salarié, entré ou à entrer à %i mois : %s",
  (mois, droit) => {
    const situation = loge({ ...ne(40), activite: "salarie" }, { _nombreMoisEntreeLogement: mois });
    expect(valeurDemandeur(situation, locapass_eligibilite)).toBe(droit);
  },
);

// « Vous devez avoir moins de 30 ans » (service-public.gouv.fr, F18490, lu sur lasaulce.fr).
test.each([
  [29, true],
  [30, false],
])("Loca-Pass d’un chômeur de %i ans : %s", (ans, droit) => {
  expect(valeurDemandeur(loge({ ...ne(ans), activite: "chomeur" }, demenage), locapass_eligibilite)).toBe(
    droit,
  );
});

// F18490: three months of contracts among the last six, or a contract or an internship of three months in progress.
test("Loca-Pass d’un étudiant : trois mois de salaire dans les six derniers, un contrat, un stage ou une bourse", () => {
  const lire = (plus: Partial<Individu>) =>
    valeurDemandeur(loge({ ...ne(20), ...etudiant, ...plus }, demenage), locapass_eligibilite);
  expect(lire({ salaire_net: { "2026-05": 300, "2026-04": 300, "2025-12": 300 } })).toBe(false);
  expect(lire({ salaire_net: { "2026-06": 300 } })).toBe(true);
  expect(lire({ indemnites_stage: { "2026-06": 600 } })).toBe(true);
  expect(lire({})).toBe(false);
  expect(lire({ salaire_net: { "2026-06": 300, "2026-05": 300, "2026-01": 300 } })).toBe(true);
  expect(lire({ boursier: true })).toBe(true);
  // « Étudiant boursier » : pas l’élève d’un lycée.
  expect(lire({ boursier: true, scolarite: "lycee" })).toBe(false);
});

// « Le futur locataire » (F18490): asked for before entering.
test.each([
  ["loge_gratuitement", true],
  ["sans_domicile", true],
  ["proprietaire", false],
] as const)("Loca-Pass de qui ne loue pas encore, %s : %s", (statut_occupation_logement, droit) => {
  const { _nombreMoisEntreeLogement: _, ...menage } = loge({}, { statut_occupation_logement }).menage;
  const situation = { ...loge({ ...ne(25), activite: "salarie" }), menage };
  expect(valeurDemandeur(situation, locapass_eligibilite)).toBe(droit);
});

const apprenti = {
  ...ne(20),
  activite: "salarie",
  alternant: true,
  _contrat_alternant: "apprenti",
  _nombreMoisDebutContratDeTravail: 5,
  salaire_net: chaqueMois(800),
} as const;
const mobili = (demandeur: Partial<Individu> = {}, menage: Partial<Menage> = {}) =>
  valeurDemandeur(loge({ ...apprenti, ...demandeur }, menage), mobili_jeune);

test("Mobili-Jeune : ce qui reste du loyer après l’aide au logement (304,84 €), entre 10 et 100 €", () => {
  expect(mobili()).toBe(100);
  expect(mobili({ regime_securite_sociale: "regime_agricole" })).toBeCloseTo(135.16, 2);
  expect(mobili({}, { loyer: 315 })).toBeCloseTo(10.16, 2);
  expect(mobili({}, { loyer: 314 })).toBe(0);
  expect(mobili({}, { statut_occupation_logement: "loge_gratuitement" })).toBe(0);
});

test.each([
  [{ ...ne(29) }, 100],
  [{ ...ne(30) }, 0],
  // 1 747 / 0,78 = 2 239,74 €, sous 1,2 fois le Smic de 1 867,06 € (2 240,47 €)
  [{ salaire_net: chaqueMois(1747) }, 100],
  [{ salaire_net: chaqueMois(1748) }, 0],
])("Mobili-Jeune, %o : %i €", (plus, attendu) => {
  expect(mobili(plus)).toBe(attendu);
});

/** Salary that a tax return gives for 2024, with high wages since: no fall of income. */
const imposable = (montant: number) => ({
  ...ne(30),
  activite: "salarie" as const,
  salaire_imposable: { "2024": montant },
  salaire_net: chaqueMois(3000),
});

test.each([
  // 26 003 − 2 600 = 23 403 €, le plafond hors Île-de-France (arrêté du 19 décembre 2025)
  [26_003, true],
  [26_004, false],
])("logement social avec %i € imposables : %s", (montant, droit) => {
  expect(valeurFamille(loge(imposable(montant)), logement_social_eligible)).toBe(droit);
});

test("logement social : un taux d’incapacité de 80 % donne le plafond d’une personne de plus", () => {
  const plafond = (taux_incapacite: number, enfants = 0) =>
    valeurFamille(
      loge(
        { ...ne(30), handicap: true, taux_incapacite },
        {},
        {
          enfants: Array.from({ length: enfants }, (_, n) => enfant(n, ne(10))),
        },
      ),
      logement_social_plafond_ressources,
    );
  expect([plafond(0.65), plafond(0.9), plafond(0.65, 1), plafond(0.9, 1)]).toEqual([
    23_403, 31_254, 37_584, 45_374,
  ]);
});

test("logement social : une baisse de revenus de plus d’un dixième suffit, un mineur ne peut pas", () => {
  const baisse = { ...imposable(30_000), salaire_net: chaqueMois(500) };
  expect(valeurFamille(loge(baisse), logement_social_eligible)).toBe(true);
  expect(valeurFamille(loge({ ...ne(17) }), logement_social_eligible)).toBe(false);
  expect(valeurFamille(loge({ ...ne(18) }), logement_social_eligible)).toBe(true);
});

test.each([
  [28, 27, "categorie_3", 37_584],
  [28, 28, "categorie_2", 31_254],
])("logement social d’un couple de %i et %i ans : %s", (un, deux, categorie, plafond) => {
  const couple = loge(
    ne(un),
    {},
    { conjoint: { id: "conjoint", _role: "conjoint", enfant_a_charge: {}, ...ne(deux) } },
  );
  expect(valeurFamille(couple, logement_social_categorie_menage)).toBe(categorie);
  expect(valeurFamille(couple, logement_social_plafond_ressources)).toBe(plafond);
});

test("logement social : chaque personne à charge au-delà de quatre ajoute au plafond", () => {
  const enfants = [0, 1, 2, 3, 4].map((n) => enfant(n, ne(10)));
  expect(valeurFamille(loge(ne(40), {}, { enfants }), logement_social_plafond_ressources)).toBe(
    60_156 + 6710,
  );
});

test.each([
  // 43 160 − 4 316 = 38 844 €, le plafond d’une personne en zone A depuis janvier 2026
  [43_160, true],
  [43_161, false],
])("bail réel solidaire avec %i € imposables : %s", (montant, droit) => {
  expect(valeurMenage(loge(imposable(montant)), bail_reel_solidaire)).toBe(droit);
});

test("bail réel solidaire : au-delà de six personnes chacune ajoute au plafond", () => {
  const avec = (n: number) =>
    loge(ne(40), {}, { enfants: Array.from({ length: n }, (_, rang) => enfant(rang, ne(10))) });
  expect(valeurMenage(avec(5), bail_reel_solidaire_plafond_total)).toBe(121_650);
  expect(valeurMenage(avec(7), bail_reel_solidaire_plafond_total)).toBe(121_650 + 2 * 13_557);
  expect(valeurMenage(loge({}, { depcom: undefined }), bail_reel_solidaire_plafond_total)).toBe(0);
});

test.each([
  // C. énergie, R124-1 : le logement de la campagne, quel que soit le mois.
  ["2026-04-15", 0, 194],
  ["2026-05-15", 0, 194],
  ["2026-12-07", 0, 194],
  // 6 332 − 633 = 5 699 € ; 6 333 − 633 = 5 700 €
  ["2026-04-15", 6332, 194],
  ["2026-04-15", 6333, 146],
  ["2026-04-15", 12_221, 48],
  ["2026-04-15", 12_222, 0],
])("chèque énergie au %s avec %i € imposables : %i €", (dateDeValeur, montant, attendu) => {
  const situation = { ...loge({ ...ne(30), salaire_imposable: { "2024": montant } }), dateDeValeur };
  expect(valeurMenage(situation, cheque_energie, 2026)).toBe(attendu);
});

test("chèque énergie : pas en résidence ; un enfant en garde alternée compte pour moitié", () => {
  const foyerDe = (plus: Partial<Individu>, statut: "locataire_foyer" | "locataire_vide") => ({
    ...loge(ne(30), { statut_occupation_logement: statut }, { enfants: [enfant(0, { ...ne(8), ...plus })] }),
    dateDeValeur: "2026-04-15",
  });
  expect(valeurMenage(foyerDe({}, "locataire_foyer"), cheque_energie, 2026)).toBe(0);
  expect(valeurMenage(foyerDe({}, "locataire_vide"), cheque_energie_unites_consommation, 2026)).toBe(1.5);
  expect(
    valeurMenage(
      foyerDe({ garde_alternee: true }, "locataire_vide"),
      cheque_energie_unites_consommation,
      2026,
    ),
  ).toBe(1.25);
});
