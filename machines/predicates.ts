import {
  all,
  any,
  compare,
  includes,
  is,
  known,
  not,
  oneOf,
  predicate,
  startsWith,
} from "../catalogue/predicate/condition.ts";

/** Named conditions of the journey (simulator.md §4 with the rulings). Facts: catalogue/situation. */

const TAUX_AAH =
  "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite";
const AGE_CARTE_DES_METIERS = "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal";

// ── Études et emploi de la personne qui fait la simulation
export const estEnEtudes = predicate("fait des études", is("demandeur.activite", "etudiant"));
export const estAuLyceeOuDansLeSuperieur = predicate(
  "est au lycée ou dans le supérieur",
  oneOf("demandeur.scolarite", ["lycee", "enseignement_superieur"]),
);
export const aUnEtablissement = predicate(
  "est au collège, au lycée ou dans le supérieur",
  oneOf("demandeur.scolarite", ["college", "lycee", "enseignement_superieur"]),
);
export const debuteDansLeSuperieur = predicate(
  "est dans ses premières années après le bac",
  oneOf("demandeur.annee_etude", ["bts_1", "but_1", "cpge_1", "licence_1", "licence_2"]),
);
export const peutEtreEnAlternance = predicate(
  "fait des études, ou travaille en ayant l’âge de la carte des métiers",
  any(
    estEnEtudes,
    all(is("demandeur.activite", "salarie"), compare("demandeur.age", "<=", AGE_CARTE_DES_METIERS)),
  ),
);
export const estEnAlternance = predicate("est en alternance", is("demandeur.alternant", true));
export const aUneSpecialite = predicate(
  "suit une formation qui a une spécialité",
  oneOf("demandeur.scolarite", ["lycee", "enseignement_superieur", "inconnue"]),
);
export const aUnContratDeTravail = predicate(
  "a un contrat de travail",
  any(is("demandeur.activite", "salarie"), estEnAlternance),
);

// ── Une personne du foyer
export const estAuChomage = predicate("recherche un emploi", is("personne.activite", "chomeur"));
export const neTravailleNiNEtudie = predicate(
  "ne travaille pas et ne fait pas d’études",
  not(oneOf("personne.activite", ["etudiant", "service_civique", "salarie", "independant"])),
);
export const estHandicape = predicate("est en situation de handicap", is("personne.handicap", true));
export const tauxIntermediaire = predicate(
  "a un taux d’incapacité d’au moins 50 % et sous le seuil de l’AAH",
  all(compare("personne.taux_incapacite", ">=", 0.5), compare("personne.taux_incapacite", "<", TAUX_AAH)),
);
export const aPlusDe8AnsEtAuPlus25 = predicate(
  "a plus de 8 ans et 25 ans au plus",
  all(compare("personne.age", ">", 8), compare("personne.age", "<=", 25)),
);
export const peutDemanderLeRsaJeune = predicate(
  "a de 20 à 24 ans, sans emploi ni études, et n’a pas travaillé cinq ans",
  all(
    predicate("a de 20 à 24 ans", all(compare("personne.age", ">=", 20), compare("personne.age", "<", 25))),
    neTravailleNiNEtudie,
    not(is("personne.ass_precondition_remplie", true)),
    not(is("demandeur.enfant_a_charge", true)),
  ),
);
export const a60AnsOuPlus = predicate("a 60 ans ou plus", compare("personne.age", ">=", 60));
export const a25AnsOuMoins = predicate("a 25 ans ou moins", compare("personne.age", "<=", 25));

// ── Foyer et parents
export const aDesEnfants = predicate("a des enfants", compare("enfants.nombre", ">", 0));
export const vitEnCouple = predicate("vit en couple", is("famille.en_couple", true));
export const eleveSeulSesEnfants = predicate(
  "élève ses enfants sans partenaire",
  all(aDesEnfants, is("famille.en_couple", false)),
);
export const estACharge = predicate("est à la charge de ses parents", is("demandeur.enfant_a_charge", true));
export const etudieSansApprentissageNiEnfant = predicate(
  "fait des études, sans contrat d’apprentissage et sans enfant",
  all(estEnEtudes, not(is("demandeur._contrat_alternant", "apprenti")), not(aDesEnfants)),
);
export const dependDeSesParents = predicate(
  "est à charge, ou fait des études sans contrat d’apprentissage et sans enfant",
  any(estACharge, etudieSansApprentissageNiEnfant),
);
export const parentsPresents = predicate(
  "a des parents en vie qui ont l’autorité parentale",
  not(oneOf("parents._situation", ["decedes", "sans_autorite"])),
);

// ── Logement
export const estLocataire = predicate(
  "est locataire",
  any(
    startsWith("menage.statut_occupation_logement", "locataire"),
    not(known("menage.statut_occupation_logement")),
  ),
);
export const estProprietaire = predicate(
  "est propriétaire",
  oneOf("menage.statut_occupation_logement", ["proprietaire", "primo_accedant"]),
);
export const paieSonLogement = predicate("est locataire ou propriétaire", any(estLocataire, estProprietaire));
export const estHeberge = predicate(
  "est hébergé gratuitement",
  is("menage.statut_occupation_logement", "loge_gratuitement"),
);
export const habiteParis = predicate(
  "habite Paris",
  all(startsWith("menage.depcom", "75"), not(is("menage.statut_occupation_logement", "sans_domicile"))),
);
export const etudieLoinDeSesParents = predicate(
  "fait des études et ne vit pas chez ses parents",
  all(estEnEtudes, not(is("demandeur.habite_chez_parents", true)), parentsPresents),
);

// ── Projets
export const etudieDansUnEtablissementConventionne = predicate(
  "étudie dans le supérieur, dans un établissement public ou sous contrat",
  all(
    is("demandeur.scolarite", "enseignement_superieur"),
    oneOf("demandeur.statuts_etablissement_scolaire", ["public", "prive_sous_contrat"]),
  ),
);
export const neSuitPasUneFormationSociale = predicate(
  "ne suit pas déjà une formation sanitaire et sociale",
  not(is("demandeur.groupe_specialites_formation", "groupe_330")),
);
export const veutEtudierALEtranger = predicate(
  "a un projet d’études à l’étranger",
  is("demandeur._interetEtudesEtranger", true),
);
export const estEnTerminale = predicate("est en terminale", is("demandeur.annee_etude", "terminale"));
export const quitteSonAcademie = predicate(
  "part dans une autre académie, sans déclarer de bourse de lycée",
  all(is("demandeur.sortie_academie", true), not(includes("demandeur.ressources", "bourse_lycee"))),
);
export const estEnLicence3OuMaster1 = predicate(
  "est en licence 3 ou en master 1",
  oneOf("demandeur.annee_etude", ["licence_3", "master_1"]),
);
export const quitteSaRegionAcademique = predicate(
  "part dans une autre région académique",
  is("demandeur.sortie_region_academique", true),
);
export const marqueBanque = predicate("simulateur de la banque partenaire", is("marque", "banque"));
export const redouteUnAlea = predicate(
  "redoute au moins un événement",
  compare("demandeur.nombre_aleas", ">", 0),
);
export const aDeclareSesRessourcesDEnfant = predicate(
  "l’enfant a des ressources",
  is("personne._hasRessources", true),
);

// ── Ressources
export const aUnEnfantHandicape = predicate(
  "a un enfant en situation de handicap",
  compare("enfants.en_situation_de_handicap", ">", 0),
);
export const aUnEnfantEnGardeAlternee = predicate(
  "a un enfant en garde alternée",
  compare("enfants.en_garde_alternee", ">", 0),
);
export const a55AnsOuPlus = predicate("a 55 ans ou plus", compare("personne.age", ">=", 55));
export const estALaRetraite = predicate("est à la retraite", is("personne.activite", "retraite"));
export const neFaitPasDEtudes = predicate("ne fait pas d’études", not(is("personne.activite", "etudiant")));
export const aLAgeDuContratEngagementJeune = predicate(
  "a de 16 à 25 ans, ou moins de 30 ans avec un handicap",
  all(
    compare("personne.age", ">=", 16),
    any(compare("personne.age", "<=", 25), all(estHandicape, compare("personne.age", "<", 30))),
  ),
);
