import { setTimeout as pause } from "node:timers/promises";
import type { ApercuDeBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import type { EffetDUnBareme } from "../../../catalogue/atelier/apercu/baremes.ts";
import type { ApercuDansUnLot } from "../../../catalogue/atelier/apercu/lot.ts";
import type { LigneDuTableau } from "../../../catalogue/atelier/apercu/tableau.ts";
import type { CatalogueFile } from "../../../catalogue/lire/lecture.ts";
import type { DemandeDApercu, EffetAApprouver } from "./ouvrier.ts";
import type { Valeur } from "../../../catalogue/loi/chiffres.ts";
import { fil, FilIndisponible } from "../../fil/fil.ts";
import type { Ouvrier } from "../../fil/ouvriers.ts";
import { AppelantParti } from "../../http/errors.ts";
import { ApercuTardif } from "./tardif.ts";

/** Milliseconds for one draft, once all is read: beyond, it is stuck, and its thread is stopped. */
const DELAI_MS = 120_000;

/** Milliseconds for the first reading: a thread that is stopped meanwhile would begin again from nothing. */
const LECTURE_MS = 900_000;

/** Milliseconds that who asks waits for the first reading before being told of it; the reading goes on. */
const PATIENCE_MS = 20_000;

/** Without a draft for that long, the thread and its memory go. Milliseconds. */
const REPOS_MS = 1_800_000;

/** The whole catalogue, the map of France, and the told households. */
const TAS_MO = 1_024;

/** Drafts that may wait: beyond, the next is told to try again. */
const FILE = 5;

export interface FilDEdition {
  /** Reads the catalogue that is on disk, whatever was read before: nobody waits for it yet. */
  relire(): void;
  /**
   * What a draft would do; rejects with `ApercuTardif` when the thread is late, with its own error when it fails, with
   * `AppelantParti` when `parti` says that who asked no longer waits.
   */
  apercevoir(file: CatalogueFile, jour: string, parti?: AbortSignal): Promise<ApercuDeBrouillon>;
  /** What it would change for the approved households; the same rejections. */
  essayer(file: CatalogueFile, parti?: AbortSignal): Promise<EffetAApprouver | null>;
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

/** Rejects when something takes longer than that; it goes on. */
const auBout = (ms: number, attendue: Promise<unknown>, dire: () => string) => {
  const tard = pause(ms, undefined, { ref: false }).then(() => {
    throw new ApercuTardif(dire());
  });
  return Promise.race([attendue, tard]);
};

const RAISONS: Readonly<Record<FilIndisponible["raison"], string>> = {
  file: "trop de brouillons y attendent déjà d’être regardés",
  délai: "il n’a pas fini de regarder ce brouillon en deux minutes",
};

/** Times of the thread, in milliseconds, that a test may shorten. */
interface Durees {
  delaiMs?: number;
  patienceMs?: number;
}

type Demander = (demande: DemandeDApercu, parti?: AbortSignal, delaiMs?: number) => Promise<unknown>;

/** What the thread reads before its first draft: begun once, never stopped for those who wait, begun again when the thread is gone. */
function premiereLecture(brut: Demander, patienceMs: number) {
  let [depuis, vue, lecture] = [0, 0, undefined as Promise<unknown> | undefined];
  const commencer = () => {
    [depuis, vue] = [Date.now(), Date.now()];
    const celle = brut({ lecture: true }, undefined, LECTURE_MS);
    celle.catch(() => lecture === celle && (lecture = undefined));
    return (lecture = celle);
  };
  const dire = () =>
    `il lit d’abord tout le catalogue, depuis ${Math.round((Date.now() - depuis) / 1_000)} secondes, et continue`;
  return {
    commencer,
    oublier: () => void (lecture = undefined),
    attendre(): Promise<unknown> {
      const reposee = Date.now() - vue > REPOS_MS;
      vue = Date.now();
      return auBout(patienceMs, (reposee ? undefined : lecture) ?? commencer(), dire);
    },
  };
}

/** Drafts looked at by a thread of their own, which stays warm while somebody edits. */
export function filDEdition(
  ouvrier: Ouvrier,
  { delaiMs = DELAI_MS, patienceMs = PATIENCE_MS }: Durees = {},
): FilDEdition {
  const { demander: brut, close } = fil<DemandeDApercu, unknown>({
    ouvrier,
    delaiMs,
    file: FILE,
    tasMo: TAS_MO,
    reposMs: REPOS_MS,
  });
  const lecture = premiereLecture(brut, patienceMs);
  // Each demand has its own answer: the thread is told apart by what it is asked (ouvrier.ts).
  const demander = async <R>(demande: DemandeDApercu, parti?: AbortSignal): Promise<R> => {
    try {
      await lecture.attendre();
      if (parti?.aborted) throw new AppelantParti();
      return (await brut(demande, parti)) as R;
    } catch (erreur) {
      // The thread may be gone with it: the next demand makes sure that it has read.
      if (!(erreur instanceof ApercuTardif || erreur instanceof AppelantParti)) lecture.oublier();
      throw erreur instanceof FilIndisponible ? new ApercuTardif(RAISONS[erreur.raison]) : erreur;
    }
  };
  return {
    relire: () => void lecture.commencer().catch(() => undefined),
    apercevoir: (file, jour, parti) => demander({ file, jour }, parti),
    essayer: (file, parti) => demander({ file, foyers: true }, parti),
    compter: (chiffres) => demander({ chiffres }),
    apercevoirUnLot: (lot, jour) => demander({ lot, jour }),
    lireLeTableau: (jour) => demander({ tableau: true, jour }),
    raconter: (path, textes) => demander({ path, textes }),
    close,
  };
}
