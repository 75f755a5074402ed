import { estRecue, type Nature } from "../schema/besoins.ts";
import { estDeLaBanque } from "./banque.ts";
import type { Droit } from "./results.ts";

/** Euros that an aid without amount is held for, beside those that have one: only their order matters. */
const SANS_MONTANT: Readonly<Record<Nature, number>> = {
  somme: 300,
  plafond: 200,
  moyenne: 200,
  prix: 300,
  remise: 120,
  service: 60,
  salaire: 60,
  prêt: 20,
};

/** Times a year that a rhythm comes back; an amount of another rhythm counts as one without amount. */
const FOIS: Partial<Record<Droit["periodicite"], number>> = { mensuelle: 12, annuelle: 1, ponctuelle: 1 };

/** Part of it that money paid by the trip or by the day brings. */
const PAR_FOIS = 0.3;

/**
 * True if what an aid gives is a sum in euros that the person receives: nothing else enters a total, nor what a bank
 * promises, nor an aid that another one stands for.
 */
export const estChiffree = (
  droit: Pick<Droit, "montant" | "unit" | "nature" | "institution" | "ouBien">,
): boolean =>
  typeof droit.montant === "number" &&
  droit.unit === "euro" &&
  estRecue(droit.nature) &&
  !droit.ouBien &&
  !estDeLaBanque(droit);

/** Euros a year that an aid brings: half a ceiling, for few reach it. */
export function eurosParAn(droit: Droit): number {
  const fois = FOIS[droit.periodicite];
  if (!estChiffree(droit) || !fois)
    return SANS_MONTANT[droit.nature] * (fois || !estRecue(droit.nature) ? 1 : PAR_FOIS);
  return Number(droit.montant) * fois * (droit.nature === "plafond" ? 0.5 : 1);
}
