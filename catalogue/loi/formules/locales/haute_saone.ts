import { ageEntre, aideDuLieu, residence, selonLeQuotient } from "./communs.ts";

const PERMIS = "departements.haute_saone.aide_permis.";

export const haute_saone_eligibilite_residence = residence(
  "haute_saone_eligibilite_residence",
  "logement en Haute-Saône",
  "70",
);

export const haute_saone_aide_permis = aideDuLieu(
  {
    nom: "haute_saone_aide_permis",
    libelle: "aide au permis de conduire de la Haute-Saône",
    article: "Département de la Haute-Saône, Pack jeunes",
  },
  haute_saone_eligibilite_residence,
  (c, individu, mois) =>
    ageEntre(c, individu, mois, [`${PERMIS}age.minimum_inclusif`, `${PERMIS}age.maximum_inclusif`])
      ? selonLeQuotient(c, `${PERMIS}montant_en_fonction_du_quotient_familial`, individu, mois)
      : 0,
);
