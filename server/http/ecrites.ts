import { LRUCache } from "lru-cache";
import type { Ecrire, PageDite, PageEcrite } from "../../machines/pages/dite.ts";
import { type Log, whatThrew } from "./log.ts";

/** Written pages kept, of some thirty kilobytes each: what depends on the day and on the address alone. */
const GARDEES = 100;

interface Outils {
  ecrire: Ecrire;
  lire: (adresse: string) => Promise<unknown>;
  log: Log;
}

/**
 * Pages written once a day each. One that cannot be written is left to its scripts, as if the server wrote none: that
 * goes to the log, and no further.
 */
export function ecrivain({ ecrire, lire, log }: Outils) {
  const gardees = new LRUCache<string, Promise<PageEcrite | undefined>>({ max: GARDEES });
  return (adresse: string, dite: PageDite & { jour: string }): Promise<PageEcrite | undefined> => {
    const cle = `${dite.jour} ${adresse}`;
    const prete =
      gardees.get(cle) ??
      ecrire(adresse, dite, lire).catch((error: unknown) => {
        gardees.delete(cle);
        log("page non écrite", whatThrew(error));
        return undefined;
      });
    gardees.set(cle, prete);
    return prete;
  };
}
