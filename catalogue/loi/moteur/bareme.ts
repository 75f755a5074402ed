import type { Bareme } from "../parametres/parametres.ts";
import { rangDuDernier } from "../../situation/rangs.ts";

/** Amount of the last step whose threshold is at or under `x`; 0 under the first one. */
export function montantDuBareme(bareme: Bareme, x: number): number {
  if (!("montants" in bareme)) throw new Error("Barème de montants attendu");
  return bareme.montants[rangDuDernier(bareme.montants, ([seuil]) => seuil <= x)]?.[1] ?? 0;
}

/** Marginal scale: each slice of `x` at the rate of its step. */
export function bareme(marginal: Bareme, x: number): number {
  if (!("taux" in marginal)) throw new Error("Barème de taux attendu");
  return marginal.taux.reduce((total, [seuil, taux], rang) => {
    const haut = marginal.taux[rang + 1]?.[0] ?? Infinity;
    return total + taux * Math.max(0, Math.min(x, haut) - seuil);
  }, 0);
}

/** Position (0, 1, 2…) of the step that holds `x`. */
export function trancheDe(marginal: Bareme, x: number): number {
  if (!("taux" in marginal)) throw new Error("Barème de taux attendu");
  return Math.max(
    0,
    rangDuDernier(marginal.taux, ([seuil]) => seuil <= x),
  );
}
