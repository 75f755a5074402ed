import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type DepartDuServeur, lancer, type Serveur } from "./serveur.ts";

/** What every trial is given. */
export interface Contexte {
  graine: number;
  /** The version of `npm run suite`: fewer rounds, same trials. */
  court: boolean;
  /** A folder of its own, erased at the end. */
  dossier(): string;
  /** A built server, ended at the end if it still runs. Its database is a new one unless it is given. */
  serveur(depart?: Partial<DepartDuServeur>): Promise<Serveur>;
  /** Ends what runs and erases what was written. */
  ranger(): Promise<void>;
}

/** Throws when the server does not bear it; may give a word on what was tried. */
export type Epreuve = (contexte: Contexte) => Promise<string | void>;

export function contexte(graine: number, court: boolean): Contexte {
  const dossiers: string[] = [];
  const serveurs: Serveur[] = [];
  const dossier = () => {
    const chemin = mkdtempSync(join(tmpdir(), "cap-aides-robustesse-"));
    dossiers.push(chemin);
    return chemin;
  };
  return {
    graine,
    court,
    dossier,
    serveur: async (depart = {}) => {
      const lance = await lancer({ base: join(dossier(), "base", "cap-aides.sqlite"), ...depart });
      serveurs.push(lance);
      return lance;
    },
    ranger: async () => {
      await Promise.all(serveurs.splice(0).map((un) => un.finir("SIGKILL")));
      for (const un of dossiers.splice(0)) rmSync(un, { recursive: true, force: true });
    },
  };
}

/** Waits until something is so, `dixiemes` tenths of a second at most; says whether it is. */
export async function bientotVrai(vrai: () => boolean, dixiemes = 100): Promise<boolean> {
  for (let fois = 0; fois < dixiemes && !vrai(); fois++) await pause(100);
  return vrai();
}

/** Resident memory of a process, in megabytes of a million bytes, as the system counts it. */
export const memoireDe = (pid: number): number =>
  (Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024) / 1e6;
