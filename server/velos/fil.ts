import { Piscina } from "piscina";
import type { Calculee, DemandeVelo } from "../../catalogue/velos/demande.ts";
import { type Velos, velosAvec } from "../../catalogue/velos/velos.ts";

/** Households that may wait: beyond, the next is told at once to try again. */
const FILE = 100;

/** The engine needs a third of this; a runaway one dies alone. */
const TAS_MO = 64;

/**
 * The worker’s file (adresse.ts), and the time limit in milliseconds for one household, the wait
 * included: less than what a browser waits for results.
 */
interface Reglages {
  filename: string;
  execArgv?: string[];
  delaiMs: number;
}

export interface FilVelos {
  velos: Velos;
  /** Ends the thread; what it was computing rejects. May be called when it never started. */
  close(): Promise<void>;
}

/**
 * Bike aids computed by one thread of their own, started at the first household that wants a bike. A
 * thread that dies, runs out of heap or exceeds the time limit rejects what it was computing; another
 * takes its place.
 */
export function filVelos({ delaiMs, ...worker }: Reglages): FilVelos {
  let pool: Piscina<readonly DemandeVelo[], Calculee[][]> | undefined;
  const start = () =>
    new Piscina<readonly DemandeVelo[], Calculee[][]>({
      ...worker,
      minThreads: 1,
      maxThreads: 1,
      maxQueue: FILE,
      resourceLimits: { maxOldGenerationSizeMb: TAS_MO, maxYoungGenerationSizeMb: 8 },
    });
  return {
    velos: velosAvec((demandes) =>
      (pool ??= start()).run(demandes, { signal: AbortSignal.timeout(delaiMs) }),
    ),
    close: async () => {
      const closing = pool;
      pool = undefined;
      await closing?.destroy();
    },
  };
}
