/**
 * Thresholds that conditions of the journey compare with, by their path in the files of the law, at the fixed day: the page
 * carries them without the law, and asks the server for those of its own day. A test says that they are the law’s.
 */
export const seuils = {
  "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite": 0.8,
  "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal": 26,
} as const satisfies Readonly<Record<string, number>>;
