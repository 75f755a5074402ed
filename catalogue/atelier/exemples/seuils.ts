import { moisDe } from "../../loi/mois.ts";
import { type CheminDeLaLoi, nombreEnVigueur } from "../../loi/parametres/parametres.ts";
import { JOUR_FIXE } from "../../situation/jour-fixe.ts";

/** Thresholds of the law that examples keep to, on the day they are computed at. Ages in years. */
const lire = (parametre: CheminDeLaLoi): number => nombreEnVigueur(parametre, moisDe(JOUR_FIXE));

export const MAJORITE = lire("geopolitique.age_majorite");
export const AGE_DE_LA_CARTE_DES_METIERS = lire(
  "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal",
);
export const AGE_DU_RSA = lire(
  "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.age_minimum_allocataire",
);

const AAH = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.";
/** Rates of incapacity from which the AAH is given, with a restricted access to work and without. */
export const [TAUX_INTERMEDIAIRE, TAUX_DE_L_AAH] = [
  lire(`${AAH}taux_incapacite_rsdae`),
  lire(`${AAH}taux_incapacite`),
];
