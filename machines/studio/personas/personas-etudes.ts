import { demandeur, parDefaut, type PersonaContee } from "./conter.ts";

/** People who study, or start out alone. */
export const boursiereARennes: PersonaContee = {
  nom: "étudiante boursière de 20 ans, licence 2 à Rennes, parents en couple à Saint-Malo",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2006-03-14",
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      annee_etude: "licence_2",
      statuts_etablissement_scolaire: "public",
      mention_baccalaureat: "mention_bien",
      enfant_a_charge: true,
      "ressources/types": ["salaire_net", "bourse_enseignement_sup"],
      "ressources/montants/revenusActivite": [350],
      "ressources/montants/autre": [280],
      bourse_criteres_sociaux_base_ressources_parentale: 24_000,
      _bourseCriteresSociauxCommuneDomicileFamilial: "35400",
      _interetBafa: true,
      _interetEtudesEtranger: true,
      _dureeMoisEtudesEtranger: 6,
    }),
    "parents/_situation": "en_couple",
    "famille/bourse_criteres_sociaux_nombre_enfants_a_charge": 2,
    "famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur": 1,
    "menage/statut_occupation_logement": "locataire/nonmeuble",
    "menage/loyer": [420, 40],
    "menage/depcom": "35000",
    "parents/_en_france": true,
    "parents/rfr": 21_000,
  },
};

export const lyceenEnTerminale: PersonaContee = {
  nom: "lycéen en terminale chez ses parents à Vannes",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "2009-04-30",
      activite: "etudiant",
      scolarite: "lycee",
      annee_etude: "terminale",
      statuts_etablissement_scolaire: "public",
      enfant_a_charge: true,
      enceinte: "pas_concerne",
      habite_chez_parents: true,
      bourse_criteres_sociaux_base_ressources_parentale: 31_000,
      sortie_academie: true,
      _interetBafa: true,
    }),
    "parents/_situation": "separes",
    "famille/bourse_criteres_sociaux_nombre_enfants_a_charge": 1,
    "famille/bourse_lycee": true,
    "menage/statut_occupation_logement": "heberge",
    "menage/depcom": "56000",
    "parents/rfr": 28_000,
  },
};

export const apprentieChezSesParents: PersonaContee = {
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
};

export const etudianteAParis: PersonaContee = {
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
    "famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur": 1,
    "menage/statut_occupation_logement": "locataire/foyer",
    "menage/loyer": [510, 40],
    "menage/depcom": "75013",
    "famille/parisien": true,
    "parents/_en_france": false,
  },
};

export const serviceCivique: PersonaContee = {
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
};

export const jeuneAdulteHandicape: PersonaContee = {
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
};
