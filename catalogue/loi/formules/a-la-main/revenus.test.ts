import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { periodsOf } from "../../../situation/periods.ts";
import { calculDe } from "../../embarquee.ts";
import { moisDe } from "../../mois.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import { enfant, foyer } from "../../requete/kit.ts";
import { ars } from "../famille/index.ts";
import { aah, asi } from "../handicap/index.ts";
import { chaqueMois, imposableEn2024, JUIN, ne } from "../kit.ts";
import { aide_logement } from "../logement/index.ts";
import { css_participation_forfaitaire } from "../sante/index.ts";
import { ppa, rsa } from "../solidarite/index.ts";
import { livret_epargne_populaire_taux } from "../vie-quotidienne/livret_epargne_populaire.ts";

const NOVEMBRE = moisDe("2026-11");
/** November 2026, a flat at 550 € in Lille: 166,02 € for 9 720 € (communs/definitions-du-revenu.test.ts). */
const aLille = (rent: boolean): Partial<Situation> => ({
  dateDeValeur: "2026-11-15",
  menage: {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide",
    loyer: rent ? 550 : 0,
    depcom: "59350",
  },
});
const jusquEnNovembre = (montant: number) => ({
  ...Object.fromEntries(periodsOf("2026-11-15").last13Months.map((mois) => [mois, montant])),
  "2026-11": montant,
});
const handicape = { taux_incapacite: 0.9, handicap: true } as const;
const accident = (montant: number) => ({ indemnites_journalieres_accident_travail: chaqueMois(montant) });

type Lu = (c: Calcul) => number;
const laAah: Lu = (c) => aah(c, c.demandeur, JUIN);
const leLogement: Lu = (c) => aide_logement(c, c.famille, NOVEMBRE);

/**
 * One income, as each text counts it: twelve people of 30 alone, worked by hand. AAH: 1 041,59 € less, of a year, a fifth of the wages up to
 * 6 721,41 € (30 % of twelve Smic) and 60 % of the rest, and 80 % of pensions (CSS, art. D821-9 and R821-4, II, 2°).
 */
test.each<[string, number, Partial<Individu>, Partial<Situation>, Lu]>([
  // Plus de travail, et rien ne le remplace : le salaire de 2024 ne compte plus (CSS, art. R821-4-4).
  ["AAH, 12 000 € en 2024, sans travail", 1041.59, { ...handicape, ...imposableEn2024(6000) }, {}, laAah],
  // Le même, au chômage indemnisé : (1 344,28 + 3 167,16) × 0,7 / 12 = 263,17 (art. R532-7).
  [
    "AAH, 12 000 € en 2024, au chômage",
    778.42,
    { ...handicape, ...imposableEn2024(6000), chomage_net: { "2026-05": 900 } },
    {},
    laAah,
  ],
  // 500 + 400, en entier : (1 344,28 + 0,6 × 4 078,59) / 12 = 315,95 (art. R532-3, 1°).
  [
    "AAH, 500 € de salaire et 400 € d’accident du travail",
    725.64,
    { ...handicape, salaire_net: chaqueMois(500), ...accident(400) },
    {},
    laAah,
  ],
  // (1 344,28 + 0,6 × 2 878,59) / 12 + 0,8 × 300 = 495,95.
  [
    "AAH, 800 € de salaire et 300 € de pension alimentaire",
    545.64,
    { ...handicape, salaire_net: chaqueMois(800), pensions_alimentaires_percues: chaqueMois(300) },
    {},
    laAah,
  ],
  // 900 × 12, moins dix pour cent : 9 720 €, de l’an passé (CCH, art. R822-4).
  [
    "logement, 900 € de pension alimentaire",
    166.02,
    { pensions_alimentaires_percues: { ...jusquEnNovembre(900), "2025": 10_800 } },
    aLille(true),
    leLogement,
  ],
  // 14 727 × 0,66 = 9 720 € de bénéfices, sans les dix pour cent d’un salaire (CCH, art. R822-3, 3°).
  [
    "logement, 14 727 € de recettes",
    166.02,
    { activite: "independant", rpns_micro_entreprise_CA_bnc_imp: { "2025": 14_727 } },
    aLille(true),
    leLogement,
  ],
  // 651,69 − 300 (CASF, art. R262-6).
  ["RSA, 300 € d’accident du travail", 351.69, accident(300), {}, (c) => rsa(c, c.famille, JUIN)],
  // Avec un salaire, elles en sont un : 638,28 + 0,5985 × 1 300 + 141,96 − 1 300 (CSS, art. R844-1).
  [
    "prime d’activité, 1 000 € de salaire et 300 € d’accident du travail",
    258.29,
    { salaire_net: jusquEnNovembre(1000), indemnites_journalieres_accident_travail: jusquEnNovembre(300) },
    aLille(false),
    (c) => ppa(c, c.famille, NOVEMBRE),
  ],
  // 2 680 × 12 × 0,9 = 28 944 €, sous les 28 956 € d’un enfant ; 0,8972 × 478,16 (CSS, art. R532-3, 1°, et D543-1).
  [
    "rentrée scolaire, 2 680 € d’accident du travail",
    429.01,
    accident(2680),
    { enfants: [enfant(0, ne(8))] },
    (c) => ars(c, c.famille, 2026),
  ],
  // La moitié seulement, moins dix pour cent : 11 880 €, sous 22 823 € (CGI, art. 81, 8°).
  [
    "livret d’épargne populaire, 2 200 € d’accident du travail",
    2.5,
    accident(2200),
    {},
    (c) => livret_epargne_populaire_taux(c, c.demandeur, JUIN),
  ],
  // 10 978,30 / 12 − 400 − 200 (CSS, art. R815-22).
  [
    "ASI, 400 € d’invalidité et 200 € d’accident du travail",
    314.86,
    { pensions_invalidite: chaqueMois(400), ...accident(200) },
    {},
    (c) => asi(c, c.demandeur, JUIN),
  ],
  // 10 800 €, au-dessus de 10 421 € : 14 € par mois de 30 à 49 ans (CSS, art. R861-4 et D861-3).
  [
    "complémentaire santé, 900 € d’accident du travail",
    14,
    accident(900),
    {},
    (c) => css_participation_forfaitaire(c, c.famille, JUIN),
  ],
])("%s : %d", (_, du, champs, reste, lire) => {
  const c = calculDe(foyer({ ...ne(30), nationalite: "FR", activite: "inactif", ...champs }, reste));
  expect(lire(c)).toBeCloseTo(du, 1);
});
