import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { activite } from "../communs/donnees.ts";
import { ageAvant, ageEntre, aideDuLieu, residence } from "./communs.ts";

/** Driving-licence aids of the towns around Cambrai. */
export const cambrai_eligibilite_residence = residence(
  "cambrai_eligibilite_residence",
  "logement à Cambrai",
  "59122",
);
export const le_cateau_eligibilite_residence = residence(
  "le_cateau_eligibilite_residence",
  "logement au Cateau-Cambrésis",
  "59136",
);
export const iwuy_eligibilite_residence = residence("iwuy_eligibilite_residence", "logement à Iwuy", "59322");
export const les_rues_des_vignes_eligibilite_residence = residence(
  "les_rues_des_vignes_eligibilite_residence",
  "logement aux Rues-des-Vignes",
  "59517",
);

const montant = (c: Calcul, ville: string, mois: number): number =>
  c.p(`communes.${ville}.aide_permis.montant`, mois);
const ages = (ville: string) =>
  [`communes.${ville}.aide_permis.age.minimum`, `communes.${ville}.aide_permis.age.maximum`] as const;

/** Job seekers, students and people without activity, between the two ages included. */
const sansEmploi =
  (ville: string) =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
    ageEntre(c, individu, mois, ages(ville)) &&
    ["chomeur", "etudiant", "inactif"].includes(activite(c, individu, mois))
      ? montant(c, ville, mois)
      : 0;

/** Everybody from the first age until the birthday of the second. */
const jeunes =
  (ville: string) =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
    ageAvant(c, individu, mois, ages(ville)) ? montant(c, ville, mois) : 0;

export const cambrai_aide_mobilite_permis_b = aideDuLieu(
  {
    nom: "cambrai_aide_mobilite_permis_b",
    libelle: "aide au permis de conduire de Cambrai",
    article: "Ville de Cambrai, aide au permis de conduire",
  },
  cambrai_eligibilite_residence,
  sansEmploi("cambrai"),
);

export const le_cateau_aide_mobilite_permis = aideDuLieu(
  {
    nom: "le_cateau_aide_mobilite_permis",
    libelle: "aide au permis de conduire du Cateau-Cambrésis",
    article: "Ville du Cateau-Cambrésis, aide au permis de conduire",
  },
  le_cateau_eligibilite_residence,
  sansEmploi("le_cateau"),
);

export const iwuy_aide_mobilite_permis = aideDuLieu(
  {
    nom: "iwuy_aide_mobilite_permis",
    libelle: "aide au permis de conduire d’Iwuy",
    article: "Guide mobilité du Cambrésis, avril 2021",
  },
  iwuy_eligibilite_residence,
  jeunes("iwuy"),
);

export const les_rues_des_vignes_aide_mobilite_permis = aideDuLieu(
  {
    nom: "les_rues_des_vignes_aide_mobilite_permis",
    libelle: "aide au permis de conduire des Rues-des-Vignes",
    article: "Commune des Rues-des-Vignes, aides sociales",
  },
  les_rues_des_vignes_eligibilite_residence,
  (c, individu, mois) =>
    ageEntre(c, individu, mois, ages("les_rues_des_vignes")) ? montant(c, "les_rues_des_vignes", mois) : 0,
);
