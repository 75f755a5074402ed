import type { Reponses } from "./parcourir.ts";

/** Households told in a line, with their answers by path under `/simulation/`. */
export interface Persona {
  nom: string;
  reponses: Reponses;
  /** Paths that must have been asked, and must not. */
  demande: readonly string[];
  tait: readonly string[];
  /** Sentence that opens the results. */
  titre: RegExp;
  /** Labels of aids that must come out. */
  aides: readonly string[];
}

export const demandeur = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([field, value]) => [`individu/demandeur/${field}`, value]));

export const parDefaut = {
  "individu/demandeur/nationalite": "FR",
  "individu/demandeur/enfant_a_charge": false,
  "individu/demandeur/regime_securite_sociale": "regime_general",
  "individu/demandeur/enceinte": "pas_enceinte",
  "individu/demandeur/groupe_specialites_formation": "aucun",
  "individu/demandeur/_nombreMoisDebutContratDeTravail": 12,
  "famille/en_couple": false,
  "menage/_nombreMoisEntreeLogement": -12,
};

export const boursiereARennes: Persona = {
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
    "menage/statut_occupation_logement": "locataire/nonmeuble",
    "menage/loyer": [420, 40],
    "menage/depcom": "35000",
    "parents/_en_france": true,
    "parents/rfr": 21_000,
  },
  demande: [
    "individu/demandeur/mention_baccalaureat",
    "individu/demandeur/_dureeMoisEtudesEtranger",
    "parents/rfr",
  ],
  tait: ["individu/demandeur/date_debut_chomage", "famille/parisien", "individu/demandeur/sortie_academie"],
  titre: /^Vous pourriez/,
  aides: ["Abonnement BreizhGo"],
};

const enfant = (index: number, naissance: string) => ({
  [`individu/enfant_${index}/date_naissance`]: naissance,
  [`individu/enfant_${index}/nationalite`]: "FR",
  [`individu/enfant_${index}/enfant_a_charge`]: true,
  [`individu/enfant_${index}/scolarite`]: "college",
});

export const mereSeule: Persona = {
  nom: "mère seule de deux enfants, employée dans une commune rurale du Lot",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "1995-06-02",
      activite: "salarie",
      "ressources/types": ["salaire_net", "asf", "af"].slice(0, 1),
      "ressources/montants/revenusActivite": [1250],
      _interetPermisDeConduire: true,
    }),
    enfants: 2,
    ...enfant(0, "2015-09-10"),
    ...enfant(1, "2019-01-20"),
    "individu/enfants/_hasRessources": [false, false],
    "menage/statut_occupation_logement": "locataire/nonmeuble",
    "menage/loyer": [480, 30],
    "menage/depcom": "46240",
  },
  demande: [
    "individu/enfant_0/scolarite",
    "individu/enfant_1/garde_alternee",
    "famille/rsa_isolement_recent",
  ],
  tait: ["individu/enfant_1/scolarite", "parents/_situation", "individu/demandeur/alternant"],
  titre: /^Vous pourriez/,
  aides: [],
};

export const coupleAuChomage: Persona = {
  nom: "couple sans emploi à Lille, 27 et 26 ans",
  reponses: {
    ...parDefaut,
    ...demandeur({
      date_naissance: "1999-02-11",
      activite: "chomeur",
      date_debut_chomage: "2026-01-15",
      "ressources/types": ["chomage_net"],
      "ressources/montants/allocations": [820],
      _interetPermisDeConduire: true,
    }),
    "famille/en_couple": true,
    "individu/conjoint/date_naissance": "2000-05-05",
    "individu/conjoint/nationalite": "DE",
    "individu/conjoint/statut_marital": "pacse",
    "individu/conjoint/activite": "chomeur",
    "individu/conjoint/date_debut_chomage": "2025-11-02",
    "individu/conjoint/enceinte": "pas_enceinte",
    "menage/statut_occupation_logement": "locataire/meublehotel",
    "menage/loyer": [610],
    "menage/depcom": "59000",
  },
  demande: [
    "individu/conjoint/ass_precondition_remplie",
    "individu/conjoint/ressources/types",
    "individu/demandeur/inapte_travail",
  ],
  tait: ["famille/rsa_isolement_recent", "parents/_situation", "individu/demandeur/scolarite"],
  titre: /^Vous pourriez/,
  aides: [],
};

export const lyceenEnTerminale: Persona = {
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
  demande: [
    "individu/demandeur/sortie_academie",
    "famille/bourse_lycee",
    "individu/demandeur/habite_chez_parents",
  ],
  tait: ["menage/loyer", "individu/demandeur/mention_baccalaureat", "parents/_en_france"],
  titre: /^Vous pourriez/,
  aides: ["Abonnement BreizhGo"],
};

export const personas: readonly Persona[] = [boursiereARennes, mereSeule, coupleAuChomage, lyceenEnTerminale];
