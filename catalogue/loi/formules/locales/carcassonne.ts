import { ageEntre, aideDuLieu, residence, selonLeQuotient } from "./communs.ts";

const PERMIS = "communes.carcassonne.aide_permis.";

export const carcassonne_eligibilite_residence = residence(
  "carcassonne_eligibilite_residence",
  "logement à Carcassonne",
  "11069",
);

/** By monthly family quotient; no quotient is too high. */
export const carcassonne_aide_permis = aideDuLieu(
  {
    nom: "carcassonne_aide_permis",
    libelle: "bourse au permis de Carcassonne",
    article: "Ville de Carcassonne, bourse au permis",
  },
  carcassonne_eligibilite_residence,
  (c, individu, mois) =>
    ageEntre(c, individu, mois, [`${PERMIS}age.minimum_inclusif`, `${PERMIS}age.maximum_inclusif`])
      ? selonLeQuotient(c, `${PERMIS}montant_en_fonction_du_quotient_familial`, individu, mois)
      : 0,
);
