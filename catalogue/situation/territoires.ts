/** Beginning of the communes of Mayotte, whose benefits have figures of their own. */
const MAYOTTE = "976";

/** Beginnings of the communes of Wallis and Futuna, French Polynesia and New Caledonia, which have their own social protection. */
export const PACIFIQUE = ["986", "987", "988"] as const;

/** By the code of a commune. */
export const aMayotte = (depcom: string | undefined): boolean => depcom?.startsWith(MAYOTTE) === true;
export const auPacifique = (depcom: string): boolean => PACIFIQUE.some((debut) => depcom.startsWith(debut));
