import { periodsOf } from "../../situation/periods.ts";
import type { Situation } from "../../situation/situation.ts";

/** « Avez-vous fait votre propre déclaration ? », the last year that was answered; `undefined` when none was. */
export function impotsAPart({ demandeur: { enfant_a_charge } }: Situation): boolean | undefined {
  const [annee] = Object.keys(enfant_a_charge).sort().reverse();
  const rattache = annee === undefined ? undefined : enfant_a_charge[annee];
  return rattache === undefined ? undefined : !rattache;
}

/**
 * True for who may still tell their own income of two years ago: it is not told, and there is a notice to read it on, which
 * who is on the parents’ tax return does not have.
 */
export const peutDireSesRevenus = (situation: Situation): boolean =>
  impotsAPart(situation) !== false &&
  situation.demandeur.salaire_imposable?.[periodsOf(situation.dateDeValeur).fiscalYear] === undefined;
