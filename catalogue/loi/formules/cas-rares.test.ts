import { expect, test } from "vitest";
import type { Individu, Situation } from "../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../requete/kit.ts";
import { bourse_criteres_sociaux_etudiant_autonome } from "./bourses/ressources.ts";
import { asi, aspa } from "./handicap/index.ts";
import { retraite_imposable } from "./impot/index.ts";
import { chaqueMois, imposableEn2024, ne, valeurDemandeur, valeurFamille } from "./kit.ts";
import { mobili_jeune } from "./logement/index.ts";
import { al_couple } from "./logement/personnes.ts";
import { ass, rsa_nb_enfants } from "./solidarite/index.ts";

const rien = chaqueMois(0);
const en = (...mois: string[]) => ({ ...rien, ...Object.fromEntries(mois.map((un) => [un, 100])) });

test.each([
  // CSS, art. L136-8, III : 13 048, 17 057 et 26 472 € de revenu de 2024 pour une part ; au-dessus seulement.
  [13_048, 0],
  [13_049, 0.038],
  [17_057, 0.038],
  [17_058, 0.042],
  [26_472, 0.042],
  [26_473, 0.059],
])("CSG d’une retraite, %i € de revenu de référence : taux déductible de %d", (revenu, taux) => {
  // 926 € nets, 1 000 € bruts.
  const personne = { ...ne(50), ...imposableEn2024(revenu), retraite_nette: { "2026-06": 926 } };
  expect(valeurDemandeur(foyer(personne), retraite_imposable)).toBeCloseTo(1000 * (1 - taux), 2);
});

test.each([
  // CASF, art. R262-3 : un enfant qui gagne plus que ce qu’il apporte n’est pas compté. Il apporte 40 % de
  // 651,69 €, 260,68 € ; au premier d’un parent isolé, 0,28412 + 0,42804, soit 464,11 €.
  ["parent isolé, un enfant qui gagne 300 €", true, [300], 1],
  ["parent isolé, un enfant qui gagne 465 €", true, [465], 0],
  ["parent isolé, un autre enfant", true, [300, 0], 1],
  ["parent seul de longue date", false, [300], 0],
  ["parent seul, un enfant qui gagne 260 €", false, [260], 1],
] as const)("enfants comptés pour le RSA : %s", (_, rsa_isolement_recent, salaires, attendu) => {
  const enfants = salaires.map((un, n) => enfant(n, { ...ne(17 - n), salaire_net: chaqueMois(un) }));
  const famille = { en_couple: false, rsa_isolement_recent };
  const situation = foyer({ ...ne(45), nationalite: "FR" }, { enfants, famille });
  expect(valeurFamille(situation, rsa_nb_enfants)).toBe(attendu);
});

test.each([
  // C. trav., art. R5425-2 : l’ASS se cumule avec trois mois de travail, pas avec un quatrième.
  ["trois mois travaillés", en("2026-04", "2026-05", "2026-06"), 584.4],
  ["quatre mois", en("2026-03", "2026-04", "2026-05", "2026-06"), 0],
])("ASS d’une personne qui reprend un travail : %s", (_, salaire_net, attendu) => {
  const personne = {
    ...ne(45),
    nationalite: "FR",
    activite: "salarie",
    ass_precondition_remplie: true,
  } as const;
  expect(valeurDemandeur(foyer({ ...personne, salaire_net }), ass)).toBeCloseTo(attendu, 2);
});

test.each([
  // CCH, art. D823-17 : une naissance attendue dans les six mois, ou une grossesse, fait le barème d’un couple.
  ["2026-07-20", true],
  ["2026-10-20", true],
  ["2026-12-20", false],
  ["2026-01-20", false],
])("un parent seul dont le dernier enfant naît le %s a le barème d’un couple : %s", (date, attendu) => {
  const situation = foyer(ne(30), { enfants: [enfant(0, { date_naissance: date })] });
  expect(valeurFamille(situation, al_couple)).toBe(attendu);
});

test("ASI : le plafond d’un couple se partage entre deux invalides", () => {
  // CSS, art. D815-19 : 19 212,03 / 12 = 1 601,00 ; moins 600 €, la moitié à chacun. Un seul : 1 601,00 − 300.
  const invalide = { ...ne(50), nationalite: "FR", pensions_invalidite: chaqueMois(300) } as const;
  const avec = (autre: Partial<Individu>): Partial<Situation> => ({
    conjoint: conjoint({ ...ne(50), nationalite: "FR", ...autre }),
    famille: { en_couple: true },
  });
  expect(valeurDemandeur(foyer(invalide, avec(invalide)), asi)).toBeCloseTo(500.5, 2);
  expect(valeurDemandeur(foyer(invalide, avec({})), asi)).toBeCloseTo(1301, 2);
});

test.each([
  // CSS, art. L816-1 : qui vient d’ailleurs que l’Union attend dix ans de titre de séjour.
  ["FR", 1043.6],
  ["DE", 1043.6],
  ["AF", 0],
] as const)("minimum vieillesse à 70 ans, nationalité %s : %d €", (nationalite, attendu) => {
  const situation = foyer({ ...ne(70), nationalite, activite: "retraite" });
  expect(valeurFamille(situation, aspa)).toBeCloseTo(attendu, 1);
});

test.each([
  // Circulaire des bourses, annexe 4 : 90 % du Smic net, 0,9 × 1 867,06 × 8,11 / 10,25 = 1 329,53 € par mois.
  ["marie", 1329, false],
  ["marie", 1330, true],
  ["pacse", 1330, true],
  ["celibataire", 1330, false],
] as const)(
  "étudiant %s dont le foyer a %i € : ses propres revenus comptent, %s",
  (statut_marital, net, attendu) => {
    const etudiant = { ...ne(24), activite: "etudiant", statut_marital } as Partial<Individu>;
    const autre = conjoint({ ...ne(24), activite: "salarie", salaire_net: chaqueMois(net) });
    const situation = foyer(etudiant, { conjoint: autre, famille: { en_couple: true } });
    expect(valeurDemandeur(situation, bourse_criteres_sociaux_etudiant_autonome)).toBe(attendu);
  },
);

test.each([
  // Directive Action Logement : 1,2 fois le Smic (2 240,47 € bruts) au prorata des jours ouvrés du contrat : du
  // 15 au 30 juin, douze sur vingt-deux, 1 222,07 € bruts, 953,22 € nets.
  [5, 1747, 100],
  [0, 953, 100],
  [0, 954, 0],
])("Mobili-Jeune, contrat commencé il y a %i mois, %i € nets : %i €", (mois, net, attendu) => {
  const menage = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide",
    loyer: 600,
    depcom: "59350",
    coloc: false,
    logement_chambre: false,
  } as const;
  const apprenti = {
    ...ne(20),
    activite: "salarie",
    alternant: true,
    _contrat_alternant: "apprenti",
    _nombreMoisDebutContratDeTravail: mois,
    salaire_net: chaqueMois(net),
  } as const;
  expect(valeurDemandeur(foyer(apprenti, { menage }), mobili_jeune)).toBe(attendu);
});
