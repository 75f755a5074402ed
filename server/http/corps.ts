import { gzipSync } from "node:zlib";

/** Answers sent as they are to whoever asks: bytes that all share, so that a caller who does not read holds nothing of its own. */
export interface CorpsPartage {
  nu: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

export function corpsPartage(texte: string): CorpsPartage {
  return { nu: new Uint8Array(Buffer.from(texte)), gzip: new Uint8Array(gzipSync(texte)) };
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
