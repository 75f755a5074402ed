import { pagesDuQuestionnaire } from "./du-questionnaire.ts";
import type { Page } from "./page.ts";

/**
 * Every page, by the pattern of its address: what the router shows, the server knows to exist, and all that a measure of
 * visits may say of where somebody is. The foot and the plan follow this order; of two patterns that fit, the first is meant.
 */
export const pages = {
  "/": { nom: "Accueil", plan: "Trouver mes aides", trouvable: true, ecrite: true },
  ...pagesDuQuestionnaire,
  "/aides": {
    titre: "Toutes les aides",
    description:
      "Cherchez parmi toutes les aides aux 12-30 ans : par un nom, un sigle, un besoin ou votre région.",
    nom: "Toutes les aides",
    pied: true,
    plan: "Chercher",
    trouvable: true,
    ecrite: true,
  },
  "/aides/:benefitId": { visite: "/aides/rsa", titre: "Revenu de solidarité active", ecrite: true },
  "/aide-maintenant": {
    titre: "J’ai besoin d’aide maintenant",
    description:
      "Manger, dormir, se soigner, parler, se protéger : les numéros gratuits et les lieux qui aident aujourd’hui.",
    nom: "J’ai besoin d’aide maintenant",
    plan: "Chercher",
    trouvable: true,
    ecrite: true,
  },
  "/moments": {
    titre: "Un changement dans votre vie ?",
    description:
      "Emploi perdu, naissance, études, maladie, sortie de l’aide sociale à l’enfance, plus de toit : que faire d’abord, où et quand.",
    nom: "Un changement dans votre vie ?",
    pied: true,
    plan: "Trouver mes aides",
    trouvable: true,
    ecrite: true,
  },
  "/moments/:nom": { visite: "/moments/perdre-son-emploi", titre: "Je perds mon emploi", ecrite: true },
  "/institutions/:institutionId": { visite: "/institutions/etat", titre: "L’État français", ecrite: true },
  "/a-propos": {
    titre: "À propos de Cap Aides",
    description: "Qui fait ce simulateur, d’où viennent ses aides et ses montants, et ce qu’il ne fait pas.",
    nom: "À propos",
    pied: true,
    plan: "Le site",
    trouvable: true,
    ecrite: true,
  },
  "/contribuer": {
    titre: "Contribuer",
    nom: "Contribuer",
    pied: true,
    plan: "Le site",
    trouvable: true,
    ecrite: true,
  },
  "/contribuer/taches/:nom": {
    visite: "/contribuer/taches/signaler-un-lien-mort",
    titre: "Signaler un lien qui ne mène plus nulle part",
    ecrite: true,
  },
  "/ameliorer": {
    titre: "Améliorer le simulateur",
    nom: "Améliorer le simulateur",
    pied: true,
    plan: "Le site",
    ecrite: true,
  },
  "/liens-utiles": {
    titre: "Liens utiles",
    nom: "Liens utiles",
    pied: true,
    plan: "Le site",
    trouvable: true,
    ecrite: true,
  },
  "/suivi": {
    produit: "relais",
    titre: "Suivre vos démarches",
    nom: "Suivre vos démarches",
    pied: true,
    plan: "Le site",
  },
  "/accompagnement": {
    titre: "Se faire accompagner",
    nom: "Se faire accompagner",
    pied: true,
    plan: "Le site",
    trouvable: true,
  },
  "/accompagnement/:surveyId": { visite: "/accompagnement/abc", titre: "Se faire accompagner" },
  "/guichet": {
    titre: "Guichet",
    description:
      "Vous accompagnez quelqu’un ? Toutes les questions d’un foyer sur une page, au clavier, et ses aides à côté.",
    nom: "Guichet : vous accompagnez quelqu’un ?",
    pied: true,
    plan: "Le site",
    trouvable: true,
  },
  "/integrer": {
    titre: "Montrer le simulateur sur votre site",
    nom: "Montrer le simulateur sur votre site",
    pied: true,
    plan: "Le site",
    trouvable: true,
  },
  "/stats": { produit: "relais", titre: "Statistiques", nom: "Statistiques", pied: true, plan: "Le site" },
  "/stats/effet": {
    produit: "relais",
    titre: "Ce qui suit les résultats",
    nom: "Ce qui suit les résultats",
    plan: "Le site",
  },
  "/exactitude": {
    produit: "relais",
    titre: "Ce que valent nos réponses",
    nom: "Ce que valent nos réponses",
    pied: true,
    plan: "Le site",
  },
  "/inspecteur": {
    produit: "studio",
    titre: "L’inspecteur du parcours",
    nom: "Le parcours en schéma",
    pied: true,
    plan: "Le site",
  },
  "/inspecteur/parcours": {
    produit: "studio",
    titre: "Les parcours essayés",
    nom: "Les parcours essayés",
    plan: "Le site",
  },
  "/plan-du-site": {
    titre: "Plan du site",
    nom: "Plan du site",
    pied: true,
    ecrite: true,
  },
  "/confidentialite": {
    titre: "Vos données",
    nom: "Vos données",
    pied: "partout",
    plan: "Le site",
    ecrite: true,
  },
  "/mentions-legales": {
    titre: "Mentions légales",
    nom: "Mentions légales",
    pied: "partout",
    plan: "Le site",
    ecrite: true,
  },
  "/accessibilite": {
    titre: "Accessibilité",
    nom: "Accessibilité : non conforme",
    pied: "partout",
    plan: "Le site",
    ecrite: true,
  },
  "/contribuer/proposer": {
    titre: "Proposer une aide",
    nom: "Proposer une aide",
    plan: "Le site",
  },
  "/contribuer/signaler": {
    titre: "Signaler une erreur",
    nom: "Signaler une erreur",
    plan: "Le site",
  },
  "/redirection": { visite: "/redirection?aide=rsa", titre: "Vous allez quitter Cap Aides" },
  "/ameli": { titre: "Vous venez du site de l’assurance maladie" },
  "/init-ci": {},
} as const satisfies Readonly<Record<string, Page>>;

export type PagePattern = keyof typeof pages;

/** Patterns of the pages that the server writes. */
export type PageEcriteParLeServeur = {
  [P in PagePattern]: (typeof pages)[P] extends { ecrite: true } ? P : never;
}[PagePattern];

/** Patterns of the pages of a product: a build of the core alone has none of them. */
export type PageDeProduit = {
  [P in PagePattern]: (typeof pages)[P] extends { produit: string } ? P : never;
}[PagePattern];

const toutes = Object.keys(pages) as PagePattern[];

/** Patterns of the pages that this build has. */
export const pagePatterns =
  typeof __COEUR__ !== "undefined" && __COEUR__ ? toutes.filter((une) => !("produit" in pages[une])) : toutes;

/** What is said of a page, whatever it says. */
export const ditsDeLaPage = (pattern: PagePattern): Page & { visite: string } => ({
  visite: pattern,
  ...pages[pattern],
});
