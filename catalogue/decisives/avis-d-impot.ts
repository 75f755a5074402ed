import type { Situation } from "../situation/situation.ts";

/** « Avez-vous fait votre propre déclaration ? », the last year that was answered; `undefined` when none was. */
export function impotsAPart({ demandeur: { enfant_a_charge } }: Situation): boolean | undefined {
  const [annee] = Object.keys(enfant_a_charge).sort().reverse();
  const rattache = annee === undefined ? undefined : enfant_a_charge[annee];
  return rattache === undefined ? undefined : !rattache;
}

/** False for who is on the parents’ tax return: they have no notice of their own to read an income on. */
export const aSonAvisDImpot = (situation: Situation): boolean => impotsAPart(situation) !== false;
