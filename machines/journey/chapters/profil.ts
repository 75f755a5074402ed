import { chapter, de, group, individu } from "../spec.ts";
import {
  chomage,
  grossesse,
  handicap,
  inaptitude,
  naissance,
  rattachement,
  restrictionEmploi,
} from "./personne.ts";

const etudes = group(
  "études",
  { condition: "fait des études" },
  de("demandeur", [
    individu("scolarite"),
    individu("annee_etude", { condition: "est au lycée ou dans le supérieur" }),
    individu("statuts_etablissement_scolaire", {
      condition: "est au collège, au lycée ou dans le supérieur",
    }),
    individu("mention_baccalaureat", { condition: "est dans ses premières années après le bac" }),
    individu("stagiaire"),
  ]),
);

const contrat = de("demandeur", [
  individu("alternant", {
    condition: "fait des études, ou travaille en ayant l’âge de la carte des métiers",
  }),
  individu("_contrat_alternant", { condition: "est en alternance" }),
  individu("categorie_salarie", { condition: "est en alternance" }),
  individu("groupe_specialites_formation", { condition: "suit une formation qui a une spécialité" }),
  individu("_nombreMoisDebutContratDeTravail", { condition: "a un contrat de travail" }),
]);

/** « Parlez-nous de vous » : the applicant. */
export const profil = chapter("profil", {
  items: [
    ...de("demandeur", [...naissance, individu("activite")]),
    etudes,
    ...contrat,
    ...de("demandeur", [
      ...chomage,
      ...inaptitude,
      ...handicap,
      ...restrictionEmploi,
      rattachement,
      individu("rsa_jeune_condition_heures_travail_remplie", {
        condition: "a de 20 à 24 ans, sans emploi ni études, et n’a pas travaillé cinq ans",
      }),
      individu("gir", { condition: "a 60 ans ou plus" }),
      individu("regime_securite_sociale", { condition: "a 25 ans ou moins" }),
      grossesse,
    ]),
  ],
});
