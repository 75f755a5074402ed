import type { Reponses } from "./reponses.ts";
import { AGE_DE_LA_CARTE_DES_METIERS } from "./seuils.ts";

/** What someone does all day, with the ages at which it goes without saying. */
export interface Occupation {
  champs: Pick<Reponses, "activite" | "scolarite" | "annee_etude" | "contrat">;
  ages: readonly [min: number, max: number];
  /** How unexpected: 0 for the plainest. */
  cout: number;
}

type Contrats = "seul" | "avec contrat";

const etudes: readonly [
  scolarite: NonNullable<Reponses["scolarite"]>,
  annee: Reponses["annee_etude"],
  min: number,
  max: number,
  contrats: Contrats,
  cout?: number,
][] = [
  ["enseignement_superieur", "bts_1", 18, 21, "avec contrat"],
  ["enseignement_superieur", "licence_1", 18, 20, "avec contrat"],
  ["enseignement_superieur", "licence_2", 19, 21, "avec contrat"],
  ["enseignement_superieur", "but_1", 18, 21, "avec contrat"],
  ["enseignement_superieur", "licence_3", 20, 22, "avec contrat"],
  ["enseignement_superieur", "master_1", 21, 24, "avec contrat"],
  ["enseignement_superieur", "master_2", 22, 25, "avec contrat"],
  ["enseignement_superieur", "cpge_1", 18, 20, "seul"],
  ["enseignement_superieur", "doctorat_1", 23, 27, "seul", 0.6],
  ["enseignement_superieur", "doctorat_2", 24, 28, "seul", 0.7],
  ["enseignement_superieur", "doctorat_3", 25, 29, "seul", 0.8],
  ["enseignement_superieur", "autre", 18, 26, "avec contrat", 1.2],
  ["lycee", "premiere", 16, 17, "avec contrat"],
  ["lycee", "terminale", 17, 17, "avec contrat"],
  ["lycee", "seconde", 15, 16, "seul"],
  ["lycee", "cap_1", 15, 16, "avec contrat", 0.2],
  ["lycee", "cap_2", 16, 17, "avec contrat", 0.2],
  ["lycee", "autre", 15, 17, "avec contrat", 1.2],
  ["college", undefined, 11, 15, "seul"],
  ["grande_ecole_du_numerique", undefined, 18, 26, "avec contrat", 1.5],
  ["inconnue", undefined, 16, 26, "avec contrat", 1.8],
];

const ETUDIER = 0.3;
const contrats = [
  { contrat: "aucun", des: 0, cout: 0 },
  { contrat: "apprenti", des: 16, cout: 0.5 },
  { contrat: "professionnalisation", des: 16, cout: 0.8 },
] as const;

const enEtudes: Occupation[] = etudes.flatMap(([scolarite, annee_etude, min, max, seul, cout = 0]) =>
  contrats.slice(0, seul === "seul" ? 1 : 3).map((un): Occupation => ({
    champs: { activite: "etudiant", scolarite, annee_etude, contrat: un.contrat },
    ages: [Math.max(min, un.des), max + (un.contrat === "aucun" ? 0 : 1)],
    cout: ETUDIER + cout + un.cout,
  })),
);

const auTravail: Occupation[] = [
  { champs: { activite: "salarie", contrat: "aucun" }, ages: [18, 62], cout: 0 },
  // Past the age of the card of trades, nobody asks about a contract.
  { champs: { activite: "salarie" }, ages: [AGE_DE_LA_CARTE_DES_METIERS + 1, 62], cout: 0 },
  {
    champs: { activite: "salarie", contrat: "apprenti" },
    ages: [18, AGE_DE_LA_CARTE_DES_METIERS],
    cout: 1.5,
  },
  {
    champs: { activite: "salarie", contrat: "professionnalisation" },
    ages: [18, AGE_DE_LA_CARTE_DES_METIERS],
    cout: 1.6,
  },
];

const autres: Occupation[] = [
  { champs: { activite: "chomeur" }, ages: [18, 62], cout: 0.5 },
  { champs: { activite: "service_civique" }, ages: [18, 25], cout: 0.6 },
  { champs: { activite: "independant" }, ages: [20, 62], cout: 0.7 },
  { champs: { activite: "inactif" }, ages: [18, 62], cout: 0.8 },
  { champs: { activite: "retraite" }, ages: [62, 99], cout: 9 },
];

export const occupations: readonly Occupation[] = [...enEtudes, ...auTravail, ...autres];
