import type { Droit, Resultats } from "../../../catalogue/results/results.ts";
import { ecrireJour } from "./dates.ts";

/** What figures results were computed with, when they are not those of their day; nothing otherwise. */
export function phraseDesBaremes({
  baremes: { connusDu, connusAu, projetes },
  dateDeValeur,
}: Pick<Resultats, "baremes" | "dateDeValeur">): string | undefined {
  if (!projetes) return undefined;
  return dateDeValeur > connusAu
    ? `Calculé avec les barèmes connus au ${ecrireJour(connusAu)}\u00a0: les montants ont pu changer depuis.`
    : `Calculé avec les plus anciens barèmes connus, ceux du ${ecrireJour(connusDu)}.`;
}

/** That the scale of an aid should have changed since, or which one it is; nothing for one that is up to date. */
export const phraseDuBareme = ({
  enRetard,
  bareme,
}: Pick<Droit, "enRetard" | "bareme">): string | undefined => {
  if (!enRetard) return bareme && `Calculé avec le barème du ${ecrireJour(bareme)}.`;
  return `Calculé avec le barème du ${ecrireJour(enRetard.depuis)}\u00a0: celui du ${ecrireJour(enRetard.attendu)} n’est pas encore connu ici.`;
};
