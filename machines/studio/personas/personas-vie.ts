import { demandeur, parDefaut, type PersonaContee } from "./conter.ts";

/** People who work, look for work, or have a family. */
const enfant = (index: number, naissance: string) => ({
  [`individu/enfant_${index}/date_naissance`]: naissance,
  [`individu/enfant_${index}/nationalite`]: "FR",
  [`individu/enfant_${index}/enfant_a_charge`]: true,
  [`individu/enfant_${index}/scolarite`]: "college",
});

export const mereSeule: PersonaContee = {
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
};

export const coupleAuChomage: PersonaContee = {
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
};

export const sansDomicile: PersonaContee = {
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
};

export const independante: PersonaContee = {
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
};

export const grandParent: PersonaContee = {
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
};

export const proprietaire: PersonaContee = {
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
};
