import type { Droit } from "./results.ts";

const BANQUE = "banque_partenaire";

/** True of an offer of the partner bank: in a group of its own, with its buttons (docs/specification.md#banque). */
export const estDeLaBanque = ({ institution }: Pick<Droit, "institution">): boolean =>
  institution.id === BANQUE;
