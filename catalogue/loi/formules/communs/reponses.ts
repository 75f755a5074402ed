import { entree } from "../../moteur/variable.ts";
import * as codes from "./codes.ts";

/**
 * What is said of a person, money apart. Answers of one moment are known for the month of the date of value
 * and the three before (requete/individu.ts); before that they have their default.
 */
const dit = (nom: string, libelle: string) => entree.individu.booleen({ nom, libelle });

export const date_naissance = entree.individu.pourToujours.date(
  { nom: "date_naissance", libelle: "date de naissance" },
  "",
);
/** Country, ISO 3166-1 alpha-2. */
export const nationalite = entree.individu.texte({ nom: "nationalite", libelle: "nationalité" }, "FR");
export const activite = entree.individu.code(
  { nom: "activite", libelle: "activité", codes: codes.ACTIVITES },
  "inactif",
);
export const scolarite = entree.individu.code(
  { nom: "scolarite", libelle: "scolarité", codes: codes.SCOLARITES },
  "inconnue",
);
export const annee_etude = entree.individu.code(
  { nom: "annee_etude", libelle: "année d’études", codes: codes.ANNEES_ETUDE },
  "autre",
);
export const statuts_etablissement_scolaire = entree.individu.code(
  {
    nom: "statuts_etablissement_scolaire",
    libelle: "statut de l’établissement",
    codes: codes.STATUTS_ETABLISSEMENT,
  },
  "inconnu",
);
export const groupe_specialites_formation = entree.individu.code(
  {
    nom: "groupe_specialites_formation",
    libelle: "spécialité de la formation",
    codes: codes.GROUPES_FORMATION,
  },
  "aucun",
);
export const mention_baccalaureat = entree.individu.pourToujours.code(
  { nom: "mention_baccalaureat", libelle: "mention au baccalauréat", codes: codes.MENTIONS },
  "non_renseignee",
);
export const regime_securite_sociale = entree.individu.code(
  { nom: "regime_securite_sociale", libelle: "régime de sécurité sociale", codes: codes.REGIMES },
  "regime_general",
);
/** Not read here: the remote engine is sent it too. */
export const categorie_salarie = entree.individu.code(
  { nom: "categorie_salarie", libelle: "catégorie de salarié", codes: codes.CATEGORIES_SALARIE },
  "prive_non_cadre",
);
/** Not read here either. */
export const tns_autres_revenus_type_activite = entree.individu.code(
  {
    nom: "tns_autres_revenus_type_activite",
    libelle: "type d’activité indépendante",
    codes: codes.TYPES_ACTIVITE_INDEPENDANTE,
  },
  "achat_revente",
);
/** Days; « never » is far ahead. */
export const date_debut_chomage = entree.individu.date(
  { nom: "date_debut_chomage", libelle: "début du chômage" },
  "2099-12-31",
);
export const contrat_de_travail_debut = entree.individu.date(
  { nom: "contrat_de_travail_debut", libelle: "début du contrat de travail" },
  "1870-01-01",
);
export const debut_etudes_etranger = entree.individu.pourToujours.date(
  { nom: "debut_etudes_etranger", libelle: "début des études à l’étranger" },
  "",
);
export const fin_etudes_etranger = entree.individu.pourToujours.date(
  { nom: "fin_etudes_etranger", libelle: "fin des études à l’étranger" },
  "",
);
export const gir = entree.individu.code(
  { nom: "gir", libelle: "groupe iso-ressources", codes: codes.GIRS },
  "non_defini",
);

export const apprenti = dit("apprenti", "en apprentissage");
export const professionnalisation = dit("professionnalisation", "en contrat de professionnalisation");
export const stagiaire = dit("stagiaire", "en stage");
export const peec_employeur = dit(
  "peec_employeur",
  "employeur cotisant à la participation à l’effort de construction",
);
export const enceinte = dit("enceinte", "enceinte");
export const handicap = dit("handicap", "en situation de handicap");
/** Helps a disabled relative, unpaid. */
export const etudiant_aidant = dit("etudiant_aidant", "aide un proche handicapé");
export const inapte_travail = dit("inapte_travail", "inapte au travail");
/** Between 0 and 1. */
export const taux_incapacite = entree.individu.nombre({
  nom: "taux_incapacite",
  libelle: "taux d’incapacité",
});
export const aah_restriction_substantielle_durable_acces_emploi = dit(
  "aah_restriction_substantielle_durable_acces_emploi",
  "restriction durable d’accès à l’emploi",
);
export const ass_precondition_remplie = dit(
  "ass_precondition_remplie",
  "cinq ans de travail dans les dix dernières années",
);
export const rsa_jeune_condition_heures_travail_remplie = dit(
  "rsa_jeune_condition_heures_travail_remplie",
  "deux ans de travail dans les trois dernières années",
);
export const habite_chez_parents = dit("habite_chez_parents", "habite chez ses parents");
export const enfant_place = dit("enfant_place", "enfant placé");
export const garde_alternee = dit("garde_alternee", "garde alternée");
export const sortie_academie = dit("sortie_academie", "études hors de son académie");
export const sortie_region_academique = dit(
  "sortie_region_academique",
  "études hors de sa région académique",
);
export const distance_domicile_familial = entree.individu.nombre({
  nom: "bourse_criteres_sociaux_distance_domicile_familial",
  libelle: "distance au domicile familial, en kilomètres",
});
export const bourse_criteres_sociaux_base_ressources_parentale = entree.individu.nombre({
  nom: "bourse_criteres_sociaux_base_ressources_parentale",
  libelle: "revenu brut global des parents",
  unite: "€",
  stock: true,
});
