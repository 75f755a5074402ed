import type { Individu, Situation } from "../../../catalogue/situation/situation.ts";
import type { anneesEtude, scolarites } from "../../../catalogue/situation/vocabulaire.ts";
import type * as v from "../../../catalogue/situation/vocabulaire.ts";

/** Somebody who answers, with the household as it is told so far. */
export interface Gens {
  personne: Individu;
  /** Undefined until the birth date is told. */
  age: number | undefined;
  situation: Situation;
  /** Age of anybody of the household. */
  ageDe(qui: Individu | undefined): number | undefined;
}

/** Ages, both included, and why: a source, or the reason. */
type Ages = readonly [de: number, a: number, raison: string];

/** Ages worth trying besides those that a condition compares: the product is for people of 12 to 30. */
export const AGES_COURANTS = [2, 4, 12, 13, 14, 18, 19, 22, 23, 28] as const;

/** The applicants of Cap Aides; older ones come after, for the questions that they alone are asked. */
export const AGES_DU_DEMANDEUR = [12, 30] as const;

/** Where one studies, by age. « Repères et références statistiques » (DEPP), a year early or two late. */
export const etudesParAge: Readonly<Record<v.Code<typeof scolarites>, Ages>> = {
  college: [11, 15, "on entre en sixième à 11 ans"],
  lycee: [14, 20, "on entre en seconde ou en CAP à 15 ans, un an plus tôt au plus"],
  enseignement_superieur: [17, 30, "le bac se passe à 17 ou 18 ans"],
  grande_ecole_du_numerique: [17, 30, "ses formations s’ouvrent après le lycée, souvent sans le bac"],
  inconnue: [3, 30, "école primaire, ou formation qui n’est pas dans la liste"],
};

/** Ages at which the school is a known one: collège, lycée. */
export const AGES_DE_L_ECOLE_CONNUE: Ages = [11, 15, "à cet âge, on est au collège ou au lycée"];

/** Ages at which one may live with the parents, and without them. */
export const CHEZ_SES_PARENTS: Readonly<Record<"true" | "false", Ages>> = {
  true: [0, 40, "passé quarante ans, ce sont les parents que l’on héberge"],
  false: [16, 99, "avant 16 ans, on vit chez ses parents ou en internat"],
};

/** Years of study, by age. */
export const anneesParAge: Readonly<Record<v.Code<typeof anneesEtude>, Ages>> = {
  cap_1: [14, 20, "après la troisième"],
  cap_2: [15, 21, "après une année de CAP"],
  seconde: [14, 17, "après la troisième"],
  premiere: [15, 18, "après la seconde"],
  terminale: [16, 19, "l’année du bac"],
  bts_1: [17, 24, "après le bac"],
  but_1: [17, 23, "après le bac"],
  cpge_1: [17, 20, "juste après le bac"],
  licence_1: [17, 26, "après le bac, ou en reprise d’études"],
  licence_2: [18, 27, "après une année de licence"],
  licence_3: [19, 28, "après deux années d’études"],
  master_1: [20, 29, "après la licence"],
  master_2: [21, 30, "après le master 1"],
  doctorat_1: [22, 30, "après le master"],
  doctorat_2: [23, 30, "après un an de thèse"],
  doctorat_3: [24, 30, "après deux ans de thèse"],
  autre: [14, 30, "une formation qui n’est pas dans la liste"],
};

/** What one does, by age. */
export const activitesParAge: Readonly<Record<v.Code<typeof v.activites>, Ages>> = {
  etudiant: [12, 30, "l’école est obligatoire jusqu’à 16 ans (Code de l’éducation, L131-1)"],
  salarie: [16, 66, "on travaille à partir de 16 ans (Code du travail, L4153-1)"],
  independant: [18, 66, "on s’installe à son compte majeur"],
  service_civique: [16, 30, "de 16 à 25 ans, 30 avec un handicap (service-civique.gouv.fr)"],
  chomeur: [16, 66, "France Travail inscrit à partir de 16 ans"],
  retraite: [60, 99, "carrières longues : 60 ans (Code de la sécurité sociale, L351-1-1)"],
  inactif: [16, 99, "l’école est obligatoire jusqu’à 16 ans"],
};

/** Where one lives, by age. */
export const logementsParAge: Readonly<Record<v.Code<typeof v.statutsLogement>, Ages>> = {
  primo_accedant: [21, 60, "un prêt immobilier veut un emploi et un apport"],
  proprietaire: [21, 99, "on hérite ou on achète adulte"],
  locataire_vide: [18, 99, "un bail se signe majeur"],
  locataire_meuble: [16, 99, "un lycéen loue parfois près du lycée, ses parents signent"],
  locataire_foyer: [14, 99, "internat, résidence ou foyer de jeunes travailleurs"],
  loge_gratuitement: [0, 99, "chez ses parents, ou chez quelqu’un"],
  sans_domicile: [18, 99, "avant, l’aide sociale à l’enfance loge"],
};

/** Answers of yes or no, or of a choice, that not everybody may give: who may, and why. */
export const reponsesParAge: Readonly<Record<string, readonly [valeur: unknown, ...Ages]>> = {
  enceinte: ["enceinte", 18, 45, "les grossesses avant 18 ans sont rares (Insee)"],
  en_couple: [true, 18, 99, "on vit en couple une fois majeur"],
  alternant: [true, 15, 30, "l’apprentissage va de 15 ou 16 à 29 ans (Code du travail, L6222-1)"],
  stagiaire: [true, 15, 30, "un stage gratifié dure plus de deux mois"],
  ass_precondition_remplie: [true, 23, 66, "avoir travaillé cinq ans sur les dix derniers"],
  inapte_travail: [true, 18, 66, "elle se reconnaît à l’âge de travailler"],
  rsa_jeune_condition_heures_travail_remplie: [true, 20, 24, "avoir travaillé deux ans sur trois"],
  coloc: [true, 16, 60, "on partage un logement que l’on loue"],
  participation_frais: [true, 18, 99, "un mineur ne paie pas son hébergement"],
  _interetPermisDeConduire: [true, 15, 99, "la conduite accompagnée commence à 15 ans"],
  _interetBafa: [true, 16, 99, "le BAFA s’ouvre à 16 ans"],
  _interetVoiture: [true, 17, 99, "le permis se passe à 17 ans"],
  _interetLogement: [true, 16, 99, "on cherche un logement à soi en sortant du lycée"],
  _interetEmploi: [true, 15, 66, "on cherche un premier emploi d’été à 15 ou 16 ans"],
  gir: ["gir_1", 60, 99, "la perte d’autonomie se mesure à partir de 60 ans"],
};

interface Nombre {
  /** Numbers worth trying besides the bounds. */
  essais: readonly number[];
  de: number;
  a: number;
  raison: string;
}

/** Numbers that people tell. */
export const nombresCourants: Readonly<Record<string, Nombre | undefined>> = {
  bourse_criteres_sociaux_base_ressources_parentale: {
    essais: [24_000],
    de: 5_000,
    a: 120_000,
    raison: "ni rien, ni un revenu hors du commun",
  },
  rfr: { essais: [21_000], de: 5_000, a: 120_000, raison: "ni rien, ni un revenu hors du commun" },
  nbptr: {
    essais: [2.5],
    de: 1,
    a: 6,
    raison: "un parent seul a une part au moins, cinq enfants en font six",
  },
  bourse_criteres_sociaux_nombre_enfants_a_charge: {
    essais: [3],
    de: 1,
    a: 5,
    raison: "peu de familles ont plus de cinq enfants à charge",
  },
  bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: {
    essais: [],
    de: 0,
    a: 3,
    raison: "peu de familles ont plus de trois enfants dans le supérieur à la fois",
  },
  bourse_criteres_sociaux_echelon: { essais: [3], de: 0, a: 7, raison: "les échelons du Crous : 0 bis à 7" },
  _dureeMoisEtudesEtranger: { essais: [6], de: 1, a: 12, raison: "un semestre ou une année (Erasmus+)" },
};

/** Years between a parent and a child, and between two partners. */
export const ECARTS = {
  parent: [17, 45, "presque toutes les mères ont de 17 à 45 ans (Insee)"],
  couple: [0, 12, "la plupart des couples ont moins de douze ans d’écart (Insee)"],
} as const satisfies Record<string, Ages>;
