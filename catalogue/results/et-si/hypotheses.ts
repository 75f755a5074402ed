import type { Situation } from "../../situation/situation.ts";
import { aProchainAnniversaire, avecConjoint, avecEnfant, avecLoyer, avecSalaire } from "./variations.ts";

/** What one imagines; `null` leaves things as they are. Euros a month. */
export interface Hypothese {
  salaire: number | null;
  loyer: number | null;
  enfant: boolean;
  conjoint: boolean;
  anniversaire: boolean;
}

export const rienDeChange: Hypothese = {
  salaire: null,
  loyer: null,
  enfant: false,
  conjoint: false,
  anniversaire: false,
};

/** Salaries of the curve, 0 to 3,000 € by 50. */
export const SALAIRES: readonly number[] = Array.from({ length: 61 }, (_, rang) => rang * 50);

/** Everything imagined but the salary. */
function sansSalaire(situation: Situation, { loyer, enfant, conjoint, anniversaire }: Hypothese): Situation {
  let imaginee = situation;
  if (loyer !== null) imaginee = avecLoyer(imaginee, loyer);
  if (enfant) imaginee = avecEnfant(imaginee);
  if (conjoint) imaginee = avecConjoint(imaginee);
  if (anniversaire) imaginee = aProchainAnniversaire(imaginee);
  return imaginee;
}

/** The household as it is, as it is imagined, then as imagined with each salary of the curve. */
export function foyersImagines(situation: Situation, hypothese: Hypothese): Situation[] {
  const imaginee = sansSalaire(situation, hypothese);
  const { salaire } = hypothese;
  const apres = salaire === null ? imaginee : avecSalaire(imaginee, salaire);
  return [situation, apres, ...SALAIRES.map((net) => avecSalaire(imaginee, net))];
}
