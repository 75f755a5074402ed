import * as v from "valibot";
import { breaker } from "./breaker.ts";
import { dansLeTemps } from "./delai.ts";

/** Why a partner gave nothing. */
type Echec = "disjoncteur" | "delai" | "injoignable" | "demesure" | "illisible" | "panne";

/** A partner that gave nothing: its name and why, never what was asked or answered. */
export class PartenaireError extends Error {
  readonly echec: Echec;

  constructor(nom: string, echec: Echec) {
    super(`${nom} : ${echec}`);
    this.name = "PartenaireError";
    this.echec = echec;
  }
}

/** An answer, read whole. */
export interface ReponseDePartenaire {
  statut: number;
  /** Its body as JSON of that shape. Throws a PartenaireError (`illisible`) for anything else. */
  json<T>(forme: v.GenericSchema<unknown, T>): T;
  /** What to throw for a status that is no answer. */
  panne(): PartenaireError;
}

export interface Partenaire {
  /**
   * Asks, and reads the answer; what `lire` throws counts as a failure of the partner. Never follows a redirection.
   * Rejects with a PartenaireError. `delaiMs` in place of the partner’s own, for what is left of a longer task.
   */
  demander<T>(
    adresse: string,
    init: RequestInit,
    lire: (reponse: ReponseDePartenaire) => T,
    delaiMs?: number,
  ): Promise<T>;
}

export interface ReglagesDePartenaire {
  /** As the log says it. */
  nom: string;
  now(): Date;
  /** Milliseconds for a whole answer, its last byte included. */
  delaiMs: number;
  /** Most bytes of an answer, once uncompressed. */
  octets?: number;
}

const OCTETS = 2_000_000;
const ECHECS = 3;
const REPOS_MS = 30_000;

/** The body as text. Rejects with `demesure` past the limit. */
async function lireCorps(
  lecteur: ReadableStreamDefaultReader<Uint8Array>,
  octets: number,
  demesure: () => Error,
): Promise<string> {
  const morceaux: Uint8Array[] = [];
  let lus = 0;
  for (;;) {
    const { done, value } = await lecteur.read();
    if (done) return Buffer.concat(morceaux).toString("utf8");
    lus += value.byteLength;
    if (lus > octets) throw demesure();
    morceaux.push(value);
  }
}

type Echouer = (sorte: Echec) => PartenaireError;

interface Appel extends RequestInit {
  adresse: string;
  limiteMs: number;
  octets: number;
}

/**
 * One answer, bounded in bytes and in time. A signal given to `fetch` no longer bounds the body once its request has been
 * collected: `dansLeTemps` cancels the reading too.
 */
function appeler({ adresse, limiteMs, octets, ...init }: Appel, echec: Echouer) {
  const coupe = new AbortController();
  let lecteur: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const repondre = async () => {
    const { status, body } = await fetch(adresse, { ...init, redirect: "error", signal: coupe.signal });
    lecteur = body?.getReader();
    const texte = lecteur ? await lireCorps(lecteur, octets, () => echec("demesure")) : "";
    return { statut: status, texte };
  };
  return dansLeTemps(
    limiteMs,
    repondre().catch((error: unknown) => {
      throw error instanceof PartenaireError ? error : echec("injoignable");
    }),
    {
      tard: () => echec("delai"),
      lacher: () => {
        coupe.abort();
        lecteur?.cancel().catch(() => undefined);
      },
    },
  );
}

const reponseDe = (
  { statut, texte }: { statut: number; texte: string },
  echec: Echouer,
): ReponseDePartenaire => ({
  statut,
  panne: () => echec("panne"),
  json: (forme) => {
    let lu: unknown;
    try {
      lu = JSON.parse(texte);
    } catch {
      throw echec("illisible");
    }
    const { success, output } = v.safeParse(forme, lu);
    if (!success) throw echec("illisible");
    return output;
  },
});

/**
 * The way out of the server by HTTP: every answer is bounded in bytes and in time, and a partner that fails three
 * times is left alone for thirty seconds.
 */
export function partenaire({ nom, now, delaiMs, octets = OCTETS }: ReglagesDePartenaire): Partenaire {
  const fuse = breaker({ failures: ECHECS, openMs: REPOS_MS, now });
  const echec: Echouer = (sorte) => new PartenaireError(nom, sorte);
  return {
    async demander(adresse, init, lire, limiteMs = delaiMs) {
      if (!fuse.allows()) throw echec("disjoncteur");
      try {
        const lue = lire(reponseDe(await appeler({ ...init, adresse, limiteMs, octets }, echec), echec));
        fuse.succeeded();
        return lue;
      } catch (error) {
        fuse.failed();
        throw error;
      }
    },
  };
}
