import type { Page } from "./page.ts";

/** The pages of the questionnaire and of its results, by the pattern of their address; of two patterns that fit, the first is meant. */
export const pagesDuQuestionnaire = {
  "/simulation/reprendre": { titre: "Lien non ouvert", sansCadre: true },
  "/simulation/individu/:id/bourse_criteres_sociaux_echelon": {
    visite: "/simulation/individu/demandeur/bourse_criteres_sociaux_echelon",
    titre: "L’échelon de bourse",
    sansCadre: true,
  },
  "/simulation": {
    titre: "Quelle est votre date de naissance ?",
    nom: "La simulation",
    plan: "Trouver mes aides",
  },
  "/simulation/individu/:id": {
    visite: "/simulation/individu/demandeur",
    titre: "Quelle est votre date de naissance ?",
    foyer: true,
  },
  "/simulation/enfants": {
    titre: "Avez-vous des enfants à charge ?",
    foyer: true,
  },
  "/simulation/recapitulatif": {
    titre: "Vos réponses",
    nom: "Relire mes réponses",
    plan: "Trouver mes aides",
    foyer: true,
  },
  "/simulation/ressources/fiscales": {
    titre: "Vos revenus de l’année 2024",
    foyer: true,
  },
  "/simulation/ressources/patrimoine": {
    titre: "Votre patrimoine",
    foyer: true,
  },
  "/simulation/resultats": {
    titre: "Résultat de votre simulation",
    nom: "Mes résultats",
    plan: "Trouver mes aides",
    foyer: true,
    avantLaMachine: true,
  },
  "/simulation/resultats/plan": {
    titre: "Votre plan",
    foyer: true,
    avantLaMachine: true,
  },
  "/simulation/resultats/lieux": {
    titre: "Des lieux où l’on vous aide",
    foyer: true,
  },
  "/simulation/resultats/attendus": {
    titre: "Une aide manque à vos résultats ?",
    foyer: true,
  },
  "/simulation/resultats/et-si": { titre: "Et si ?", foyer: true },
  "/simulation/resultats/rendez-vous/:guichet": {
    visite: "/simulation/resultats/rendez-vous/Mission locale",
    titre: "Pour mon rendez-vous",
    foyer: true,
  },
  "/simulation/resultats/:droitId/demande": {
    visite: "/simulation/resultats/aeeh/demande",
    titre: "Préparer la demande",
    foyer: true,
  },
  "/simulation/resultats/:droitId/reponse": {
    visite: "/simulation/resultats/aide_logement/reponse",
    titre: "On m’a répondu",
    foyer: true,
  },
  "/simulation/resultats/:droitId/lieux": {
    visite: "/simulation/resultats/aeeh/lieux",
    titre: "Où demander cette aide",
    foyer: true,
  },
  "/simulation/resultat/inattendu/:id": {
    visite: "/simulation/resultat/inattendu/aeeh",
    titre: "Un montant inattendu",
    foyer: true,
  },
  "/simulation/resultats/:droitId": {
    visite: "/simulation/resultats/aeeh",
    titre: "Allocation d’éducation de l’enfant handicapé",
    foyer: true,
    avantLaMachine: true,
  },
  "/simulation/*": {
    visite: "/simulation/menage/depcom",
    titre: "Dans quelle commune habitez-vous, ou dormez-vous le plus souvent ?",
    foyer: true,
  },
} as const satisfies Readonly<Record<string, Page>>;
