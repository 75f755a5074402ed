import { Piscina } from "piscina";
import { AppelantParti } from "../http/errors.ts";
import type { Ouvrier } from "./ouvriers.ts";

/** What a thread may take: all that it does is bounded. */
export interface ReglagesDuFil {
  ouvrier: Ouvrier;
  /** Milliseconds for one demand, the wait included. */
  delaiMs: number;
  /** Demands that may wait: the next is refused at once. */
  file: number;
  /** Megabytes of its heap: past them, it dies alone. */
  tasMo: number;
  /** Milliseconds without a demand before it goes, with its memory; it stays if absent. */
  reposMs?: number;
}

/** A demand that was not answered: too many waited, or its time was over. */
export class FilIndisponible extends Error {
  readonly raison: "file" | "délai";

  constructor(raison: FilIndisponible["raison"]) {
    super(`fil : ${raison}`);
    this.raison = raison;
  }
}

export interface Fil<D, R> {
  /**
   * What the thread answers, within its own delay where one is given, in milliseconds. Rejects with a FilIndisponible, with an AppelantParti when `parti` says that the caller left
   * while waiting, or with what the thread threw; a thread that dies or runs out of heap rejects what it was computing, and
   * another takes its place.
   */
  demander(demande: D, parti?: AbortSignal, delaiMs?: number): Promise<R>;
  /** Ends the thread; what it was computing rejects. May be called when it never started, or twice. */
  close(): Promise<void>;
}

/** One after the other, `file` waiting at most: who stops waiting leaves the queue. */
function guichet(file: number) {
  const attente: (() => void)[] = [];
  let occupe = false;
  return {
    entrer(fini: AbortSignal): Promise<void> {
      if (!occupe) {
        occupe = true;
        return Promise.resolve();
      }
      if (attente.length >= file) return Promise.reject(new FilIndisponible("file"));
      return new Promise((entrer, partir) => {
        attente.push(entrer);
        fini.addEventListener("abort", () => {
          const rang = attente.indexOf(entrer);
          if (rang < 0) return;
          attente.splice(rang, 1);
          partir(new AppelantParti());
        });
      });
    },
    sortir(): void {
      const suivant = attente.shift();
      if (suivant) suivant();
      else occupe = false;
    },
  };
}

/** One thread apart from the one that answers, started at the first demand. */
export function fil<D, R>({ ouvrier, delaiMs, file, tasMo, reposMs }: ReglagesDuFil): Fil<D, R> {
  let pool: Piscina<D, R> | undefined;
  const start = () =>
    new Piscina<D, R>({
      ...ouvrier,
      minThreads: reposMs === undefined ? 1 : 0,
      maxThreads: 1,
      ...(reposMs !== undefined && { idleTimeout: reposMs }),
      resourceLimits: { maxOldGenerationSizeMb: tasMo, maxYoungGenerationSizeMb: 8 },
    });
  const { entrer, sortir } = guichet(file);
  return {
    demander: async (demande, parti, sien = delaiMs) => {
      const delai = AbortSignal.timeout(sien);
      const tard = (erreur: unknown): never => {
        throw delai.aborted ? new FilIndisponible("délai") : erreur;
      };
      await entrer(parti ? AbortSignal.any([delai, parti]) : delai).catch(tard);
      try {
        pool ??= start();
        return await pool.run(demande, { signal: delai }).catch(tard);
      } finally {
        sortir();
      }
    },
    close: async () => {
      const closing = pool;
      pool = undefined;
      await closing?.destroy();
    },
  };
}
