/** Where the parents live: what a rule whose place is theirs asks when nobody told. */
const questionsDesParents = {
  corse_3_ans_impots: "Le foyer fiscal est-il en Corse depuis trois ans (le vôtre ou celui de vos parents) ?",
  foyer_fiscal_vannes: "Votre foyer fiscal (le vôtre ou celui de vos parents) est-il à Vannes depuis un an ?",
  parents_cerizay: "Habitez-vous à Cerizay, vous ou vos parents ?",
  parents_champagne: "Habitez-vous à Champagne-au-Mont-d’Or depuis un an au moins, vous ou vos parents ?",
  parents_chenove: "Habitez-vous à Chenôve depuis deux ans au moins, vous ou vos parents ?",
  parents_correze: "Vos parents habitent-ils en Corrèze, tous les deux ?",
  parents_grande_synthe: "Habitez-vous à Grande-Synthe depuis trois ans au moins, vous ou vos parents ?",
  parents_guadeloupe: "Votre famille habite-t-elle en Guadeloupe ?",
  parents_impots_vannes: "Vos parents paient-ils leurs impôts à Vannes depuis un an au moins ?",
  parents_landes: "Vos parents paient-ils leurs impôts dans les Landes depuis un an au moins ?",
  parents_le_puy: "Habitez-vous au Puy-en-Velay, vous ou vos parents ?",
  parents_martinique: "Votre foyer fiscal, ou celui de vos parents, est-il en Martinique ?",
  parents_normandie: "Votre foyer fiscal, ou celui de vos parents, est-il en Normandie ?",
  parents_oise: "Habitez-vous dans l’Oise, ou vos parents y paient-ils leurs impôts ?",
  parents_outre_mer: "Habitiez-vous outre-mer, vous ou vos parents, avant votre départ pour les études ?",
  parents_reunion: "Votre foyer fiscal, ou celui de vos parents, est-il à La Réunion ?",
} as const;

/** Where the school is, by the code of its region: nobody is asked before. */
const questionsDesEcoles = {
  ecole_11: "Votre établissement est-il en Île-de-France ?",
  ecole_24: "Votre établissement est-il en Centre-Val de Loire ?",
  ecole_27: "Votre établissement est-il en Bourgogne-Franche-Comté ?",
  ecole_28: "Votre établissement est-il en Normandie ?",
  ecole_32: [
    "Votre établissement est-il dans les Hauts-de-France ?",
    "L’école ou l’institut où vous étudiez, ou allez étudier.",
  ],
  ecole_44: "Votre établissement est-il dans le Grand Est ?",
  ecole_52: "Votre établissement est-il dans les Pays de la Loire ?",
  ecole_53: "Votre établissement est-il en Bretagne ?",
  ecole_75: "Votre établissement est-il en Nouvelle-Aquitaine ?",
  ecole_76: "Votre établissement est-il en Occitanie ?",
  ecole_84: "Votre établissement est-il en Auvergne-Rhône-Alpes ?",
  ecole_93: "Votre établissement est-il en Provence-Alpes-Côte d’Azur ?",
} as const;

/** Where one has a diploma from, or learns or works: it is not where one lives now. */
const questionsDesAutresLieux = {
  apprenti_32: "Votre centre de formation ou votre employeur est-il dans les Hauts-de-France ?",
  bac_93: "Avez-vous eu votre bac cette année, dans un lycée de Provence-Alpes-Côte d’Azur ?",
  merite_diplome_recent: [
    "Avez-vous eu cette année le bac mention très bien, ou 16/20 au CAP ou au BP, en Auvergne-Rhône-Alpes ?",
    "Le lycée ou le centre de formation compte, où que vous viviez aujourd’hui.",
  ],
} as const;

/** Whose place an aid asks for, when its rule says so. */
export const questionsDesLieux = {
  ...questionsDesParents,
  ...questionsDesEcoles,
  ...questionsDesAutresLieux,
};
export const clesDesParents = Object.keys(questionsDesParents) as (keyof typeof questionsDesParents)[];
export const clesDesEcoles = Object.keys(questionsDesEcoles) as (keyof typeof questionsDesEcoles)[];
