import { donnees } from "./donnees.ts";
import type { FamilleDeMutants } from "./famille.ts";

/** Every family of faults that `npm run test:mutants` can plant. */
export const familles: readonly FamilleDeMutants[] = [donnees];
