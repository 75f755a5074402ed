import { demandeur, parDefaut, type Persona, personas } from "./personas.ts";

const quelconque = { titre: /./, aides: [] };

const apprentieChezSesParents: Persona = {
  ...quelconque,
  nom: "apprentie de 18 ans chez ses parents à Clermont-Ferrand",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2008-02-20",
      activite: "etudiant",
      scolarite: "lycee",
      annee_etude: "cap_2",
      statuts_etablissement_scolaire: "public",
      alternant: true,
      _contrat_alternant: "apprenti",
      categorie_salarie: "prive_non_cadre",
      enfant_a_charge: true,
      habite_chez_parents: true,
      "ressources/types": ["salaire_net"],
      "ressources/montants/revenusActivite": [780.5],
      bourse_criteres_sociaux_base_ressources_parentale: 36_000,
      _interetPermisDeConduire: true,
    }),
    "parents/_situation": "en_couple",
    "menage/statut_occupation_logement": "heberge",
    "menage/depcom": "63000",
    "parents/rfr": 30_500,
    "parents/nbptr": 3,
  },
  demande: ["individu/demandeur/_contrat_alternant", "individu/demandeur/_nombreMoisDebutContratDeTravail"],
  tait: ["famille/bourse_criteres_sociaux_nombre_enfants_a_charge", "menage/loyer", "parents/_en_france"],
};

const jeuneAdulteHandicape: Persona = {
  ...quelconque,
  nom: "jeune adulte de 23 ans, handicap reconnu à 65 %, à Bordeaux",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2003-10-05",
      activite: "inactif",
      handicap: true,
      taux_incapacite: 0.65,
      aah_restriction_substantielle_durable_acces_emploi: true,
      "ressources/types": ["aah"],
      "ressources/montants/allocations": [1016.05],
    }),
    "menage/statut_occupation_logement": "locataire/nonmeuble",
    "menage/loyer": [390, 45],
    "menage/depcom": "33000",
  },
  demande: [
    "individu/demandeur/aah_restriction_substantielle_durable_acces_emploi",
    "individu/demandeur/rsa_jeune_condition_heures_travail_remplie",
  ],
  tait: ["individu/demandeur/date_debut_chomage", "parents/_situation"],
};

const sansDomicile: Persona = {
  ...quelconque,
  nom: "19 ans, sans logement stable, à Strasbourg",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2007-08-14",
      activite: "chomeur",
      date_debut_chomage: "2026-06-01",
      regime_securite_sociale: "inconnu",
    }),
    "menage/statut_occupation_logement": "sansDomicile",
    "menage/depcom": "67000",
  },
  demande: ["menage/_nombreMoisEntreeLogement", "individu/demandeur/regime_securite_sociale"],
  tait: ["menage/loyer", "menage/coloc", "individu/demandeur/rsa_jeune_condition_heures_travail_remplie"],
};

const independante: Persona = {
  ...quelconque,
  nom: "micro-entrepreneuse de 29 ans à Marseille, en union libre",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "1997-01-31",
      activite: "independant",
      "ressources/types": ["rpns_micro_entreprise_CA_bnc_imp", "rpns_autres_revenus"],
      "ressources/montants/rpns": [18_400, 1200],
    }),
    "famille/en_couple": true,
    "individu/conjoint/date_naissance": "1994-12-24",
    "individu/conjoint/nationalite": "AF",
    "individu/conjoint/statut_marital": "celibataire",
    "individu/conjoint/activite": "salarie",
    "individu/conjoint/enceinte": "enceinte",
    "individu/conjoint/ressources/types": ["salaire_net"],
    "individu/conjoint/ressources/montants/revenusActivite": [1480],
    "menage/statut_occupation_logement": "locataire/nonmeuble",
    "menage/loyer": [720, 60],
    "menage/depcom": "13001",
  },
  demande: [
    "individu/demandeur/ressources/montants/rpns",
    "individu/conjoint/ressources/montants/revenusActivite",
  ],
  tait: ["individu/demandeur/inapte_travail", "individu/conjoint/alternant"],
};

const serviceCivique: Persona = {
  ...quelconque,
  nom: "volontaire en service civique de 21 ans, en colocation à Nantes",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2005-05-05",
      activite: "service_civique",
      "ressources/types": ["indemnites_volontariat"],
      "ressources/montants/indemnites": [620],
      _interetBafa: true,
    }),
    "menage/statut_occupation_logement": "locataire/meublehotel",
    "menage/coloc": true,
    "menage/loyer": [350],
    "menage/depcom": "44000",
  },
  demande: ["individu/demandeur/ressources/montants/indemnites", "menage/coloc"],
  tait: [
    "individu/demandeur/inapte_travail",
    "individu/demandeur/rsa_jeune_condition_heures_travail_remplie",
  ],
};

const grandParent: Persona = {
  ...quelconque,
  nom: "grand-parent retraité de 67 ans, propriétaire dans la Creuse",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "1959-03-03",
      activite: "retraite",
      gir: "gir_5",
      enceinte: "pas_concerne",
      "ressources/types": ["retraite_nette"],
      "ressources/montants/pensions": [980],
    }),
    "menage/statut_occupation_logement": "proprietaire/autre",
    "menage/loyer": [0],
    "menage/depcom": "23000",
  },
  demande: ["individu/demandeur/gir", "individu/demandeur/ressources/montants/pensions"],
  tait: ["individu/demandeur/regime_securite_sociale", "menage/_nombreMoisEntreeLogement"],
};

const proprietaire: Persona = {
  ...quelconque,
  nom: "employé de 28 ans qui achète son premier logement à Dijon, un enfant",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "1998-07-17",
      activite: "salarie",
      "ressources/types": ["salaire_net"],
      "ressources/montants/revenusActivite": [1890],
    }),
    enfants: 1,
    "individu/enfant_0/_firstName": "Alba",
    "individu/enfant_0/date_naissance": "2024-04-04",
    "individu/enfant_0/nationalite": "FR",
    "individu/enfant_0/handicap": true,
    "individu/enfant_0/taux_incapacite": 0.9,
    "individu/enfant_0/enfant_a_charge": true,
    "individu/enfants/_hasRessources": [true],
    "individu/enfant_0/ressources/types": ["pensions_alimentaires_percues"],
    "individu/enfant_0/ressources/montants/pensions": [90],
    "menage/statut_occupation_logement": "proprietaire/premier",
    "menage/loyer": [810],
    "menage/depcom": "21000",
  },
  demande: ["individu/enfant_0/enfant_place", "individu/enfant_0/ressources/types", "menage/loyer"],
  tait: ["menage/_nombreMoisEntreeLogement", "individu/enfant_0/scolarite"],
};

const etudianteAParis: Persona = {
  ...quelconque,
  nom: "étudiante de 22 ans en master 1 à Paris, parents à l’étranger",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2004-11-11",
      nationalite: "DE",
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      annee_etude: "master_1",
      statuts_etablissement_scolaire: "public",
      groupe_specialites_formation: "groupe_330",
      stagiaire: true,
      bourse_criteres_sociaux_base_ressources_parentale: 15_000,
      sortie_region_academique: true,
      boursier: true,
      _interetsAidesVelo: ["velo_electrique"],
    }),
    "parents/_situation": "veuve",
    "famille/bourse_criteres_sociaux_nombre_enfants_a_charge": 1,
    "menage/statut_occupation_logement": "locataire/foyer",
    "menage/loyer": [510, 40],
    "menage/depcom": "75013",
    "famille/parisien": true,
    "parents/_en_france": false,
  },
  demande: ["famille/parisien", "individu/demandeur/boursier", "parents/_en_france"],
  tait: [
    "individu/demandeur/_interetAidesSanitaireSocial",
    "individu/demandeur/_bourseCriteresSociauxCommuneDomicileFamilial",
  ],
};

/** The twelve households that walk everywhere. */
export const douzePersonas: readonly Persona[] = [
  ...personas,
  apprentieChezSesParents,
  jeuneAdulteHandicape,
  sansDomicile,
  independante,
  serviceCivique,
  grandParent,
  proprietaire,
  etudianteAParis,
];
