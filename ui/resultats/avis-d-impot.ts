import type { Parcours } from "../../machines/journey/walk.ts";

/** False for who is on the parents’ tax return: they have no notice of their own to read an income on. */
export const aSonAvisDImpot = ({ situation, context }: Parcours): boolean =>
  situation.demandeur.enfant_a_charge[context.periods.thisYear] !== true;
