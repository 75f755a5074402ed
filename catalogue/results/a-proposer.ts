import { estDeLaBanque } from "./banque.ts";
import type { Droit } from "./results.ts";

type Proposee = Pick<Droit, "institution" | "rare">;

/**
 * What rankings, plans, counts and totals are made of: neither what the partner bank sells (docs/specification.md#banque), nor
 * what few people may have (docs/specification.md#rares). Each of these has a place of its own.
 */
export const aProposer = <T extends Proposee>(droits: readonly T[]): T[] =>
  droits.filter((droit) => !estDeLaBanque(droit) && !droit.rare);

/** Aids that few people may have, in the order of the results. */
export const lesRares = <T extends Proposee>(droits: readonly T[]): T[] => droits.filter(({ rare }) => rare);
