import type { Calculee, DemandeVelo } from "../../../catalogue/results/velos/demande.ts";
import { type Velos, velosAvec } from "../../../catalogue/results/velos/velos.ts";
import { fil } from "../../fil/fil.ts";
import type { Ouvrier } from "../../fil/ouvriers.ts";

/** Households that may wait. */
const FILE = 100;

/** The engine needs a third of this. */
const TAS_MO = 64;

export interface FilVelos {
  velos: Velos;
  close(): Promise<void>;
}

/** Bike aids computed by a thread of their own; `delaiMs` is less than what a browser waits for results. */
export function filVelos(ouvrier: Ouvrier, delaiMs: number): FilVelos {
  const { demander, close } = fil<readonly DemandeVelo[], Calculee[][]>({
    ouvrier,
    delaiMs,
    file: FILE,
    tasMo: TAS_MO,
  });
  return { velos: velosAvec(demander), close };
}
