import { LRUCache } from "lru-cache";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { SimulationRow } from "../db/schema.ts";

type Cle = Pick<SimulationRow, "id" | "updatedAt" | "createdAt">;

/** Results of the stored simulations last read, in memory only. */
export interface Memoire {
  /** Those remembered for this version of the row, else what `calculer` gives. */
  lire(row: Cle, calculer: () => Promise<Resultats>): Promise<Resultats>;
  /** To be called when the row is erased or replaced. */
  oublier(id: string): void;
  /** Forgets what was created at or before `limit` (milliseconds), as the database does. */
  purger(limit: number): void;
}

/** Remembers the results of `max` simulations, except those that computing again may complete. */
export function memoire(max = 50): Memoire {
  const gardes = new LRUCache<string, Omit<Cle, "id"> & { resultats: Resultats }>({ max });
  /** Being computed: what is forgotten meanwhile is not kept. */
  const enCours = new Set<string>();
  return {
    async lire({ id, updatedAt, createdAt }, calculer) {
      const garde = gardes.get(id);
      if (garde?.updatedAt === updatedAt) return garde.resultats;
      enCours.add(id);
      try {
        const resultats = await calculer();
        if (enCours.has(id) && !resultats.nonCalcules.some(({ passager }) => passager))
          gardes.set(id, { updatedAt, createdAt, resultats });
        return resultats;
      } finally {
        enCours.delete(id);
      }
    },
    oublier(id) {
      enCours.delete(id);
      gardes.delete(id);
    },
    purger(limit) {
      for (const [id, { createdAt }] of gardes) if (createdAt <= limit) gardes.delete(id);
    },
  };
}
