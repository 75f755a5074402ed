import { fautesDeCode } from "./code.ts";
import { donnees } from "./donnees.ts";
import type { FamilleDeFautes } from "./famille.ts";
import { loi } from "./loi.ts";
import { famillesDuParcours } from "./parcours.ts";

/** Every family of faults that `npm run test:mutants` can plant. */
export const famillesDeFautes: readonly FamilleDeFautes[] = [
  donnees,
  loi,
  ...famillesDuParcours,
  fautesDeCode,
];
