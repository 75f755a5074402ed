import { all, any, compare, is, named, not, oneOf } from "./predicate/condition.ts";

const AGE_CARTE_DES_METIERS = "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal";

const simples = named({
  "fait des études": is("demandeur.activite", "etudiant"),
  "est au lycée ou dans le supérieur": oneOf("demandeur.scolarite", ["lycee", "enseignement_superieur"]),
  "est au collège, au lycée ou dans le supérieur": oneOf("demandeur.scolarite", [
    "college",
    "lycee",
    "enseignement_superieur",
  ]),
  "est dans ses premières années après le bac": oneOf("demandeur.annee_etude", [
    "bts_1",
    "but_1",
    "cpge_1",
    "licence_1",
    "licence_2",
  ]),
  "est en alternance": is("demandeur.alternant", true),
  "suit une formation qui a une spécialité": oneOf("demandeur.scolarite", [
    "lycee",
    "enseignement_superieur",
    "inconnue",
  ]),
  "est en terminale": is("demandeur.annee_etude", "terminale"),
  "est en licence 3 ou en master 1": oneOf("demandeur.annee_etude", ["licence_3", "master_1"]),
  "étudie dans le supérieur, dans un établissement public ou sous contrat": all(
    is("demandeur.scolarite", "enseignement_superieur"),
    oneOf("demandeur.statuts_etablissement_scolaire", ["public", "prive_sous_contrat"]),
  ),
  "ne suit pas déjà une formation sanitaire et sociale": not(
    is("demandeur.groupe_specialites_formation", "groupe_330"),
  ),
});

/** What the applicant studies, and how they work. */
export const etudes = {
  ...simples,
  ...named({
    "fait des études, ou travaille en ayant l’âge de la carte des métiers": any(
      simples["fait des études"],
      all(is("demandeur.activite", "salarie"), compare("demandeur.age", "<=", AGE_CARTE_DES_METIERS)),
    ),
    "a un contrat de travail": any(is("demandeur.activite", "salarie"), simples["est en alternance"]),
  }),
};
