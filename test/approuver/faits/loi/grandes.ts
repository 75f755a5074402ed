import { bourses } from "./bourses.ts";
import type { FoyerDit } from "./foyer.ts";
import { type Grille, suite } from "./grilles.ts";
import { logement } from "./logement.ts";

const compositions: Record<string, FoyerDit> = {
  seule: {},
  "seule, un enfant de 4 ans": { enfants: [4] },
  "seule, deux enfants de 4 et 8 ans": { enfants: [4, 8] },
  "seule, trois enfants": { enfants: [4, 8, 12] },
  couple: { enCouple: true },
  "couple, un enfant de 4 ans": { enCouple: true, enfants: [4] },
  "couple, deux enfants de 4 et 8 ans": { enCouple: true, enfants: [4, 8] },
  "couple, trois enfants": { enCouple: true, enfants: [4, 8, 12] },
};

const salaire = (n: number): FoyerDit => ({ salaire: n });
const age = (n: number): FoyerDit => ({ age: n });

const logements: Record<string, FoyerDit> = {
  "loue, sans salaire": {},
  "logée gratuitement": { menage: { statut_occupation_logement: "loge_gratuitement", loyer: 0 } },
  propriétaire: { menage: { statut_occupation_logement: "proprietaire", loyer: 0 } },
  "sans domicile": { menage: { statut_occupation_logement: "sans_domicile", loyer: 0 } },
};

const rsa: Grille[] = [
  {
    titre: "selon le salaire net de chaque mois",
    foyers: compositions,
    essais: suite(0, 3000, 300),
    avec: salaire,
    continue: true,
  },
  {
    titre: "selon l’âge",
    foyers: {
      seule: {},
      "seule, un enfant de 1 an": { enfants: [1] },
      enceinte: { demandeur: { enceinte: "enceinte" } },
    },
    essais: [16, 18, 20, 24, 26, 30, 60, 70],
    avec: age,
  },
  { titre: "selon le logement", foyers: logements, essais: [0, 300], avec: salaire, continue: true },
];

const ppa: Grille[] = [
  { ...rsa[0]!, essais: suite(0, 4000, 400) },
  {
    titre: "selon l’âge",
    foyers: { "seule, 1 200 € par mois": { salaire: 1200 } },
    essais: [15, 17, 18, 25, 60],
    avec: age,
  },
];

const handicap = (taux: number, rsdae?: true): Partial<FoyerDit> => ({
  demandeur: {
    handicap: true,
    taux_incapacite: taux,
    ...(rsdae && { aah_restriction_substantielle_durable_acces_emploi: true }),
  },
});

const aah: Grille[] = [
  {
    titre: "selon le salaire net de chaque mois",
    foyers: {
      "80 %": handicap(0.9),
      "80 %, un enfant": { ...handicap(0.9), enfants: [4] },
      "80 %, couple": { ...handicap(0.9), enCouple: true },
    },
    essais: suite(0, 4000, 400),
    avec: salaire,
    continue: true,
  },
  {
    titre: "selon le taux d’incapacité, en centièmes",
    foyers: { seule: {}, "restriction d’accès à l’emploi": handicap(0.5, true) },
    essais: [0, 49, 50, 79, 80, 100],
    avec: (n) => ({ demandeur: { handicap: n > 0, taux_incapacite: n / 100 } }),
  },
  {
    titre: "selon l’âge",
    foyers: { "80 %": handicap(0.9), "50 %, restriction d’accès à l’emploi": handicap(0.5, true) },
    essais: [15, 18, 19, 20, 21, 59, 61, 63, 70],
    avec: age,
  },
];

const af: Grille[] = [
  {
    titre: "selon le salaire net de chaque mois",
    foyers: {
      "un enfant de 4 ans": { enfants: [4] },
      "deux enfants de 4 et 8 ans": { enfants: [4, 8] },
      "trois enfants de 4, 8 et 12 ans": { enfants: [4, 8, 12] },
      "quatre enfants de 2, 4, 8 et 12 ans": { enfants: [2, 4, 8, 12] },
      "couple, deux enfants": { enCouple: true, enfants: [4, 8] },
    },
    essais: suite(0, 12_000, 2000),
    avec: salaire,
  },
  {
    titre: "selon l’âge de l’aîné, l’autre enfant ayant 4 ans",
    foyers: { "deux enfants": {} },
    essais: suite(4, 22, 3),
    avec: (n) => ({ enfants: [n, 4] }),
  },
];

const css: Grille[] = [
  {
    titre: "selon le salaire net de chaque mois",
    foyers: Object.fromEntries(Object.entries(compositions).filter(([dit]) => !dit.includes("un enfant"))),
    essais: [0, 1000, 2000, 4000],
    avec: salaire,
  },
  {
    titre: "selon l’âge, avec 950 € par mois",
    foyers: { seule: { salaire: 950 } },
    essais: [16, 20, 24, 25, 29, 35, 49, 55, 65, 75],
    avec: age,
  },
];

/** People of the great benefits of the law, by aid, on each side of their steps. */
export const grilles: Readonly<Partial<Record<string, readonly Grille[]>>> = {
  rsa,
  ppa,
  aah,
  af,
  css_participation_forfaitaire: css,
  ...logement,
  ...bourses,
};
