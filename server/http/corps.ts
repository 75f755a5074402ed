import { gzipSync } from "node:zlib";

/** Answers sent as they are to whoever asks: bytes that all share, so that a caller who does not read holds nothing of its own. */
export interface CorpsPartage {
  nu: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

export function corpsPartage(texte: string): CorpsPartage {
  return { nu: new Uint8Array(Buffer.from(texte)), gzip: new Uint8Array(gzipSync(texte)) };
}

/** Bytes written at once: between two, others are answered. */
const MORCEAU = 65_536;

/** A body that leaves as fast as it is read, piece by piece; small ones whole. */
export function envoyable(octets: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | ReadableStream {
  if (octets.length <= MORCEAU) return octets;
  let parti = 0;
  return new ReadableStream({
    pull: (suite) => {
      suite.enqueue(octets.subarray(parti, (parti += MORCEAU)));
      if (parti >= octets.length) suite.close();
    },
  });
}

/** Encodings that an `Accept-Encoding` header takes, refused ones left out. */
export const encodagesAcceptes = (entete: string | undefined): ReadonlySet<string> =>
  new Set(
    (entete ?? "")
      .split(",")
      .map((un) => un.trim().toLowerCase())
      .filter((un) => !/;\s*q=0(\.0*)?$/.test(un))
      .map((un) => un.split(";")[0]?.trim() ?? ""),
  );
