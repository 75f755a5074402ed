import type { Calcul } from "../../moteur/calcul.ts";
import type { FoyerFiscal, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { somme } from "../../moteur/variable.ts";
import { rfr } from "./foyer.ts";
import { nbptr } from "./parts.ts";

/**
 * Tax households of somebody and of a partner with a return of one’s own: two people who live together
 * unmarried are taxed apart (CGI, art. 6), yet what looks at the household counts both. One who is
 * attached to the parents’ return is counted there alone.
 */
export function foyersDuCouple(c: Calcul, individu: IndividuDeLaLoi): readonly FoyerFiscal[] {
  const sien = c.foyerFiscalDe(individu);
  if (!sien.declarants.includes(individu)) return [sien];
  const { parents } = c.familleDe(individu);
  const autres = parents.includes(individu) ? parents.map((parent) => c.foyerFiscalDe(parent)) : [];
  return [...new Set([sien, ...autres])];
}

/** Reference incomes of a year of both, in euros. */
export const rfrDuCouple = (c: Calcul, individu: IndividuDeLaLoi, annee: number): number =>
  somme(foyersDuCouple(c, individu), (foyer) => rfr(c, foyer, annee));

/** Tax shares of a year of both. */
export const partsDuCouple = (c: Calcul, individu: IndividuDeLaLoi, annee: number): number =>
  somme(foyersDuCouple(c, individu), (foyer) => nbptr(c, foyer, annee));
