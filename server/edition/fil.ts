import { Piscina } from "piscina";
import type { ApercuDeBrouillon } from "../../catalogue/apercu/apercu.ts";
import type { EffetDUnBareme } from "../../catalogue/apercu/baremes.ts";
import type { ApercuDansUnLot } from "../../catalogue/apercu/lot.ts";
import type { LigneDuTableau } from "../../catalogue/apercu/tableau.ts";
import type { CatalogueFile } from "../../catalogue/check/lecture.ts";
import type { DemandeDApercu, EffetAApprouver } from "./ouvrier.ts";
import type { Valeur } from "../../catalogue/legislation/parametres/parametres.ts";
import { ApercuTardif } from "./tardif.ts";

/** Milliseconds: the first draft reads the whole catalogue and the map of France. */
const DELAI_MS = 30_000;

/** Without a draft for that long, the thread and its memory go. Milliseconds. */
const REPOS_MS = 60_000;

/** Drafts that may wait: beyond, the next is told to try again. */
const FILE = 5;

export interface FilDEdition {
  /** What a draft would do; rejects with `ApercuTardif` when the thread is late, with its own error when it fails. */
  apercevoir(file: CatalogueFile, jour: string): Promise<ApercuDeBrouillon>;
  /** What it would change for the approved households; the same rejections. */
  essayer(file: CatalogueFile): Promise<EffetAApprouver | null>;
  /** What new figures of the law, by path, would change for them; the same rejections. */
  compter(chiffres: ReadonlyMap<string, Valeur>): Promise<EffetDUnBareme[]>;
  /** What several drafts would do together; the same rejections. */
  apercevoirUnLot(files: readonly CatalogueFile[], jour: string): Promise<ApercuDansUnLot[]>;
  /** Every aid of the files, on a day; the same rejections. */
  lireLeTableau(jour: string): Promise<LigneDuTableau[]>;
  /** What each version of an entry changed, the newest first; the same rejections. */
  raconter(path: string, textes: readonly string[]): Promise<string[][]>;
  close(): Promise<void>;
}

/** Drafts looked at by a thread of their own, started at the first and ended when nobody edits. */
export function filDEdition(
  ouvrier: { filename: string; execArgv?: string[] },
  delaiMs = DELAI_MS,
): FilDEdition {
  let pool: Piscina<DemandeDApercu> | undefined;
  const start = () =>
    new Piscina<DemandeDApercu>({
      ...ouvrier,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: REPOS_MS,
    });
  const demander = async (demande: DemandeDApercu) => {
    pool ??= start();
    if (pool.queueSize >= FILE) throw new ApercuTardif("trop de brouillons attendent");
    const signal = AbortSignal.timeout(delaiMs);
    return pool.run(demande, { signal }).catch((erreur: Error) => {
      throw signal.aborted ? new ApercuTardif("l’aperçu a dépassé son délai") : erreur;
    });
  };
  return {
    apercevoir: (file, jour) => demander({ file, jour }),
    essayer: (file) => demander({ file, foyers: true }),
    compter: (chiffres) => demander({ chiffres }),
    apercevoirUnLot: (lot, jour) => demander({ lot, jour }),
    lireLeTableau: (jour) => demander({ tableau: true, jour }),
    raconter: (path, textes) => demander({ path, textes }),
    close: async () => {
      const closing = pool;
      pool = undefined;
      await closing?.destroy();
    },
  };
}
