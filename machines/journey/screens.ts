/** First question of the journey. */
export const FIRST_STEP = "/simulation/individu/demandeur/date_naissance";
/** Paths of the screens that ask no question, and of the list of children. */
export const RESULTATS = "/simulation/resultats";
export const RECAPITULATIF = "/simulation/recapitulatif";
export const RESSOURCES_FISCALES = "/simulation/ressources/fiscales";
export const PATRIMOINE = "/simulation/ressources/patrimoine";
export const LISTE_ENFANTS = "/simulation/enfants";
/** What the step of a scholarship is: told, never asked (docs/specification.md#echelon). */
export const ECHELON = "/simulation/individu/demandeur/bourse_criteres_sociaux_echelon";
export const screens: readonly string[] = [RESULTATS, RECAPITULATIF, RESSOURCES_FISCALES, PATRIMOINE];

/** Whether an address is of an amount that may be told apart from the questions. */
export const estUnMontantFacultatif = (adresse: string): boolean =>
  [RESSOURCES_FISCALES, PATRIMOINE].some((ecran) => adresse.startsWith(`${ecran}/`));

/** The further-information page of a step stands at the step (docs/specification.md#en-savoir-plus). */
export const stepPath = (path: string) => path.replace(/\/en_savoir_plus$/, "");
