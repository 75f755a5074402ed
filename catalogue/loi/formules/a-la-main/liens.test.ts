import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { cf, paje_base } from "../famille/index.ts";
import { caah } from "../handicap/index.ts";
import { calcul, chaqueMois, JUIN, ne } from "../kit.ts";
import { ass, contrat_engagement_jeune, rsa } from "../solidarite/index.ts";

const inactif = { ...ne(30), nationalite: "FR", activite: "inactif" } as const;
const finDeDroits = { activite: "chomeur", ass_precondition_remplie: true } as const;
const jeune = { ...ne(20), activite: "chomeur" } as const;
const invalide = { handicap: true, taux_incapacite: 0.9 } as const;
const aDeux = (autre: Partial<Individu> = {}, enfants: readonly Partial<Individu>[] = []) => ({
  famille: { en_couple: true },
  conjoint: conjoint({ ...inactif, ...autre }),
  enfants: enfants.map((un, rang) => enfant(rang, un)),
});
const logement = (fields: Partial<Situation["menage"]>) => ({
  menage: { aide_logement_date_pret_conventionne: "2018-12-31", depcom: "69123", ...fields },
});
const enLocation = logement({ statut_occupation_logement: "locataire_vide", loyer: 400 });

type Lu = (c: Calcul) => number;
const leRsa: Lu = (c) => rsa(c, c.famille, JUIN);
const lAss: Lu = (c) => ass(c, c.demandeur, JUIN);
const leContrat: Lu = (c) => contrat_engagement_jeune(c, c.demandeur, JUIN);
const laMajoration: Lu = (c) => caah(c, c.demandeur, JUIN);

/** What an aid of June 2026 does to another of the same month: households worked by hand, 651,69 € being the RSA of one person. */
test.each<[string, number, Partial<Individu>, Partial<Situation>, Lu]>([
  // ASS de février et mars, 30 × 19,33 = 579,90, et d’avril, 30 × 19,48 = 584,40 : 651,69 − 581,40 (CASF, art. R262-6 et R262-13).
  ["RSA avec l’ASS", 70.29, finDeDroits, {}, leRsa],
  // Logé pour rien, 12 % de moins : 651,69 − 78,20 − 581,40 < 0 (CASF, art. R262-9).
  [
    "RSA avec l’ASS, logé pour rien",
    0,
    finDeDroits,
    logement({ statut_occupation_logement: "loge_gratuitement" }),
    leRsa,
  ],
  // 651,69 × 1,5 − 581,40.
  ["RSA d’un couple, l’ASS de l’un", 396.14, finDeDroits, aDeux(), leRsa],
  // 110 × 19,48 − 1 700 (C. trav., art. R5423-1 et R5423-2).
  [
    "ASS, 1 700 € de pension à l’autre",
    442.8,
    finDeDroits,
    aDeux({ pensions_alimentaires_percues: chaqueMois(1700) }),
    lAss,
  ],
  // C. trav., art. L5423-7, puis L5423-1 : pas d’ASS avec l’AAH, ni pendant l’allocation de chômage.
  ["ASS avec l’AAH", 0, { ...finDeDroits, aah: chaqueMois(1041.59) }, {}, lAss],
  ["ASS avec l’allocation de chômage", 0, { ...finDeDroits, chomage_net: chaqueMois(300) }, {}, lAss],
  // 651,69 × 1,5 − 900 (CASF, art. R262-13 : elle est encore reçue).
  [
    "RSA d’un couple, 900 € de chômage",
    77.54,
    { activite: "chomeur", chomage_net: chaqueMois(900) },
    aDeux(),
    leRsa,
  ],
  // 651,69 × 2,1 − 1 041,59 − 0,32 × 478,16 (CASF, art. R262-6 et R262-11).
  [
    "RSA d’un couple et deux enfants, l’AAH de l’un",
    173.95,
    { aah: chaqueMois(1041.59) },
    aDeux({}, [ne(5), ne(6)]),
    leRsa,
  ],
  // 651,69 × 1,8 − 459,70 de PreParE − 0,4165 × 478,16 d’allocation de base.
  [
    "RSA d’un couple, PreParE et allocation de base",
    514.19,
    { paje_prepare: chaqueMois(459.7) },
    aDeux({}, [{ date_naissance: "2025-09-15" }]),
    leRsa,
  ],
  // 651,69 − 12 % (CASF, art. R262-10).
  ["RSA avec l’aide au logement", 573.49, {}, enLocation, leRsa],
  // Le RSA du volontaire est suspendu, l’autre garde le sien (C. serv. nat., art. L120-11).
  [
    "RSA d’un couple, l’un en service civique",
    651.69,
    { activite: "service_civique", indemnites_volontariat: chaqueMois(620) },
    aDeux(),
    leRsa,
  ],
  ["majoration pour la vie autonome avec l’AAH", 104.77, invalide, enLocation, laMajoration], // CSS, art. D821-3
  // CSS, art. L821-1-2 : pour qui ne travaille pas, et a une aide au logement.
  [
    "majoration avec 100 € de salaire",
    0,
    { ...invalide, activite: "salarie", salaire_net: chaqueMois(100) },
    enLocation,
    laMajoration,
  ],
  ["majoration sans aide au logement", 0, invalide, {}, laMajoration],
  // C. trav., art. D5131-19 et R5131-24, I : pas avec le RSA.
  ["contrat d’engagement", 566.17, jeune, {}, leContrat],
  ["contrat d’engagement, un enfant : le RSA", 0, jeune, { enfants: [enfant(0, ne(2))] }, leContrat],
  // 566,17 − 200, en entier (C. trav., art. D5131-20).
  [
    "contrat d’engagement, 200 € de chômage",
    366.17,
    { ...jeune, chomage_net: chaqueMois(200) },
    {},
    leContrat,
  ],
  // 566,17 × (1 − (700 − 300) / (0,8 × 12,31 × 151,67 − 300)).
  [
    "contrat d’engagement, 700 € d’arrêt maladie",
    376.44,
    { ...jeune, indemnites_journalieres_maladie: chaqueMois(700) },
    {},
    leContrat,
  ],
  // CSS, art. L532-1 : l’allocation de base d’un enfant de moins de 3 ans ferme le complément familial.
  [
    "allocation de base, trois enfants dont un de 1 an",
    199.15,
    {},
    aDeux({}, [ne(1), ne(5), ne(8)]),
    (c) => paje_base(c, c.famille, JUIN),
  ],
  ["complément familial, les mêmes", 0, {}, aDeux({}, [ne(1), ne(5), ne(8)]), (c) => cf(c, c.famille, JUIN)],
  // 0,6248 × 478,16 : sans ressources, majoré (CSS, art. D522-2).
  ["le même, de 4, 5 et 8 ans", 298.75, {}, aDeux({}, [ne(4), ne(5), ne(8)]), (c) => cf(c, c.famille, JUIN)],
])("%s : %d", (_, du, champs, reste, lire) => {
  expect(lire(calcul(foyer({ ...inactif, ...champs }, reste)))).toBeCloseTo(du, 1);
});
