import type { ApercuDeBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import type { EffetDUnBareme } from "../../../catalogue/atelier/apercu/baremes.ts";
import type { ApercuDansUnLot } from "../../../catalogue/atelier/apercu/lot.ts";
import type { LigneDuTableau } from "../../../catalogue/atelier/apercu/tableau.ts";
import type { CatalogueFile } from "../../../catalogue/lire/lecture.ts";
import type { DemandeDApercu, EffetAApprouver } from "./ouvrier.ts";
import type { Valeur } from "../../../catalogue/loi/chiffres.ts";
import { fil, FilIndisponible } from "../../fil/fil.ts";
import type { Ouvrier } from "../../fil/ouvriers.ts";
import { ApercuTardif } from "./tardif.ts";

/**
 * Milliseconds: the first draft reads the whole catalogue, the map of France and the told households. On a busy machine that
 * is half a minute, and a thread that is stopped then begins again from nothing.
 */
const DELAI_MS = 120_000;

/** Without a draft for that long, the thread and its memory go. Milliseconds. */
const REPOS_MS = 60_000;

/** The whole catalogue, the map of France, and the told households. */
const TAS_MO = 1_024;

/** Drafts that may wait: beyond, the next is told to try again. */
const FILE = 5;

export interface FilDEdition {
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

/** Drafts looked at by a thread of their own, which goes when nobody edits. */
export function filDEdition(ouvrier: Ouvrier, delaiMs = DELAI_MS): FilDEdition {
  const { demander: brut, close } = fil<DemandeDApercu, unknown>({
    ouvrier,
    delaiMs,
    file: FILE,
    tasMo: TAS_MO,
    reposMs: REPOS_MS,
  });
  // Each demand has its own answer: the thread is told apart by what it is asked (ouvrier.ts).
  const demander = async <R>(demande: DemandeDApercu, parti?: AbortSignal): Promise<R> => {
    try {
      return (await brut(demande, parti)) as R;
    } catch (erreur) {
      if (!(erreur instanceof FilIndisponible)) throw erreur;
      throw new ApercuTardif(
        erreur.raison === "file" ? "trop de brouillons attendent" : "le serveur est trop chargé",
      );
    }
  };
  return {
    apercevoir: (file, jour, parti) => demander({ file, jour }, parti),
    essayer: (file, parti) => demander({ file, foyers: true }, parti),
    compter: (chiffres) => demander({ chiffres }),
    apercevoirUnLot: (lot, jour) => demander({ lot, jour }),
    lireLeTableau: (jour) => demander({ tableau: true, jour }),
    raconter: (path, textes) => demander({ path, textes }),
    close,
  };
}
