import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DepartDuServeur, lancer, type Serveur } from "./serveur.ts";

/** One figure. `juste` is absent when it is only measured: a time never closes the gate. */
export interface Ligne {
  texte: string;
  juste?: boolean;
  /** What failed, in full: how to see it again. */
  detail?: string;
}

/** What every trial is given. */
export interface Contexte {
  graine: number;
  /** The version of `npm run suite`: fewer rounds, same lines. */
  court: boolean;
  /** A folder of its own, erased at the end. */
  dossier(): string;
  /** A built server, ended at the end if it still runs. Its database is a new one unless it is given. */
  serveur(depart?: Partial<DepartDuServeur>): Promise<Serveur>;
  /** Ends what runs and erases what was written. */
  ranger(): Promise<void>;
}

export type Epreuve = (contexte: Contexte) => Promise<Ligne[]>;

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

const entiers = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const dixiemes = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

export const entier = (n: number): string => entiers.format(n);
export const dixieme = (n: number): string => dixiemes.format(n);

/** « but : 55 %, atteint ». */
export const but = (voulu: string, atteint: boolean): string =>
  ` (but : ${voulu}, ${atteint ? "atteint" : "pas atteint"})`;

/** The value below which that share of the others is; 0 of nothing. */
export function quantile(valeurs: readonly number[], part: number): number {
  const triees = [...valeurs].sort((a, b) => a - b);
  return triees[Math.min(triees.length - 1, Math.floor(triees.length * part))] ?? 0;
}

export const mediane = (valeurs: readonly number[]): number => quantile(valeurs, 0.5);
