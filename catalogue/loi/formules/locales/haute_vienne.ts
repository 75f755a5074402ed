import { ageAvant, aideDuLieu, residence, selonLeQuotient } from "./communs.ts";

const PERMIS = "departements.haute_vienne.aide_permis.";

export const haute_vienne_eligibilite_residence = residence(
  "haute_vienne_eligibilite_residence",
  "logement en Haute-Vienne",
  "87",
);

export const haute_vienne_aide_permis = aideDuLieu(
  {
    nom: "haute_vienne_aide_permis",
    libelle: "aide au permis de conduire de la Haute-Vienne",
    article: "Département de la Haute-Vienne, aide au permis de conduire",
    enVigueur: `${PERMIS}age.minimum_inclusif`,
  },
  haute_vienne_eligibilite_residence,
  (c, individu, mois) =>
    ageAvant(c, individu, mois, [`${PERMIS}age.minimum_inclusif`, `${PERMIS}age.maximum_exclusif`])
      ? selonLeQuotient(c, `${PERMIS}montant_en_fonction_du_quotient_familial`, individu, mois)
      : 0,
);
