import { JOUR_FIXE } from "../situation/jour-fixe.ts";
import { moisDe } from "./moteur/mois.ts";
import { nombreEnVigueur } from "./parametres/parametres.ts";

/** Thresholds that conditions of the journey may compare with, by their path in the files of the law. */
const CHEMINS = [
  "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite",
  "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal",
];

/** Text of `seuils.json`: the thresholds of the journey at the fixed day, for the page to carry. */
export function seuilsDuParcours(): string {
  const seuils = CHEMINS.map((chemin) => [chemin, nombreEnVigueur(chemin, moisDe(JOUR_FIXE))]);
  return `${JSON.stringify(Object.fromEntries(seuils), null, 2)}\n`;
}
