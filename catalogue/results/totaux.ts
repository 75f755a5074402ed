import { estChiffree } from "./argent.ts";
import { etatDe } from "./certitude.ts";
import type { Droit } from "./results.ts";

/** Euros by rhythm, never added together: a month’s money is not a cheque. */
export interface SommesParRythme {
  parMois: number;
  parAn: number;
  enUneFois: number;
}

/** What aids bring, each euro counted once. */
export interface Totaux {
  /** Sure, and open to demands. */
  surs: SommesParRythme;
  /** No more than that, sure or not. */
  plafonds: SommesParRythme;
  /** Hangs on what nobody told, on an office, or on a mean. */
  aVerifier: SommesParRythme;
  /** Its demands are not open yet. */
  bientot: SommesParRythme;
}

const somme = (droits: readonly Droit[], rythme: Droit["periodicite"]): number =>
  droits
    .filter(({ periodicite }) => periodicite === rythme)
    .reduce((total, { montant }) => total + Math.round(Number(montant) * 100), 0) / 100;

const montantsDe = (droits: readonly Droit[]): SommesParRythme => ({
  parMois: somme(droits, "mensuelle"),
  parAn: somme(droits, "annuelle"),
  enUneFois: somme(droits, "ponctuelle"),
});

const parts = {
  surs: (droit) => etatDe(droit) === "à demander" && droit.nature !== "plafond",
  plafonds: (droit) => droit.nature === "plafond",
  aVerifier: (droit) => etatDe(droit) === "à vérifier" && droit.nature !== "plafond",
  bientot: (droit) => etatDe(droit) === "bientôt" && droit.nature !== "plafond",
} satisfies Record<keyof Totaux, (droit: Droit) => boolean>;

/** Totals of the aids to ask for: exact to the cent; another rhythm than these three is counted nowhere. */
export function totauxDe(droits: readonly Droit[]): Totaux {
  const part = (retient: (droit: Droit) => boolean) =>
    montantsDe(droits.filter((un) => estChiffree(un) && retient(un)));
  return {
    surs: part(parts.surs),
    plafonds: part(parts.plafonds),
    aVerifier: part(parts.aVerifier),
    bientot: part(parts.bientot),
  };
}
