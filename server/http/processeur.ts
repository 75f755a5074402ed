import { LRUCache } from "lru-cache";

/** Processor that one network may take in a window, in milliseconds. */
export interface BudgetDeProcesseur {
  quotaMs: number;
  windowMs: number;
  maxCallers: number;
  now(): Date;
}

/** Processor by network, filled again as time goes by; what a request took beyond it is owed. */
export function processeurParReseau({ quotaMs, windowMs, maxCallers, now }: BudgetDeProcesseur) {
  const restes = new LRUCache<string, { ms: number; le: number }>({ max: maxCallers });
  const reste = (reseau: string): number => {
    const le = now().getTime();
    const connu = restes.get(reseau) ?? { ms: quotaMs, le };
    const ms = Math.min(quotaMs, connu.ms + (Math.max(0, le - connu.le) * quotaMs) / windowMs);
    restes.set(reseau, { ms, le });
    return ms;
  };
  return {
    /** Seconds before it may ask again; 0 if it may now. */
    attente: (reseau: string): number => {
      const du = -reste(reseau);
      return du < 0 ? 0 : Math.ceil(((du + 1) * windowMs) / quotaMs / 1_000);
    },
    depenser: (reseau: string, ms: number): void => {
      restes.set(reseau, { ms: reste(reseau) - ms, le: now().getTime() });
    },
  };
}
