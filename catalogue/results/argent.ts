import { estRecue } from "../schema/besoins.ts";
import type { Droit } from "./results.ts";

/** True if what an aid gives is a sum in euros that the person receives: nothing else enters a total. */
export const estChiffree = ({ montant, unit, nature }: Pick<Droit, "montant" | "unit" | "nature">): boolean =>
  typeof montant === "number" && unit === "euro" && estRecue(nature);
