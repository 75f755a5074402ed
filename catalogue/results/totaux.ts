import { estChiffree } from "./argent.ts";
import {
  attend,
  type Certitude,
  certitudeDe,
  etatDe,
  type EtatDeDroit,
  pendAUneQuestion,
} from "./certitude.ts";
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
  /** Sure, and no more than that. */
  plafonds: SommesParRythme;
  /** Hangs on one question that was not asked: the household’s if the answer is yes. */
  si: SommesParRythme;
  /** Hangs on what nobody told, on an office, or on a mean. */
  aVerifier: SommesParRythme;
  /** The same, and no more than that. */
  plafondsAVerifier: SommesParRythme;
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

/** Told in euros, hanging on no question, and read not too long ago: a total may count it. */
export const compteDansUnTotal = (droit: Droit): boolean =>
  estChiffree(droit) &&
  !pendAUneQuestion(droit) &&
  droit.doutes?.every(({ cause }) => cause !== "lecture") !== false;

/** True of what a total of sums adds: what counts, and is no maximum. */
export const estAdditionnee = (droit: Droit): boolean =>
  compteDansUnTotal(droit) && droit.nature !== "plafond";

/**
 * Totals of the aids to ask for: exact to the cent. Another rhythm than these three is counted nowhere, nor is
 * what hangs on a question that nobody asked (a move, a mission): it is no money of this household yet.
 */
export function totauxDe(droits: readonly Droit[]): Totaux {
  const chiffrees = droits.filter(compteDansUnTotal);
  const siCest = droits.filter(
    (droit) => estChiffree(droit) && droit.nature !== "plafond" && etatDe(droit) === "si" && !attend(droit),
  );
  const plafonnees = chiffrees.filter(({ nature }) => nature === "plafond");
  const autres = droits.filter(estAdditionnee);
  const ouvertes = (etat: EtatDeDroit) =>
    montantsDe(autres.filter((droit) => etatDe(droit) === etat && !attend(droit)));
  // Open or not yet: nothing tells when a ceiling is paid.
  const auPlus = (certitude: Certitude) =>
    montantsDe(plafonnees.filter((droit) => certitudeDe(droit) === certitude));
  return {
    surs: ouvertes("à demander"),
    plafonds: auPlus("sure"),
    si: montantsDe(siCest),
    aVerifier: ouvertes("à vérifier"),
    plafondsAVerifier: auPlus("a_verifier"),
    bientot: montantsDe(autres.filter(attend)),
  };
}
