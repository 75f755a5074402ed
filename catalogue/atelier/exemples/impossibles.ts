/**
 * Aids that nobody obtains, with why. To leave this list, an aid or the questionnaire changes.
 * - stages-monde : pour qui recherche un emploi, mais le projet d’études à l’étranger n’est demandé
 *   qu’aux personnes qui étudient dans le supérieur.
 */
export const impossibles: ReadonlySet<string> = new Set(["region-bourgogne-franche-comte-stages-monde"]);
