import { createHash } from "node:crypto";
import type { Context } from "hono";
import { type CorpsPartage, corpsPartage, encodagesAcceptes, envoyable } from "./corps.ts";

/** An answer that is ready, and the tag that says it has not changed. */
export interface Etiquete extends CorpsPartage {
  /** Weak: the same whether it is compressed or not. */
  etag: string;
}

export function etiqueter(texte: string): Etiquete {
  const etag = `W/"${createHash("sha256").update(texte).digest("base64url").slice(0, 22)}"`;
  return { ...corpsPartage(texte), etag };
}

const forte = (etag: string) => etag.trim().replace(/^W\//, "");
const accepts = (header: string | undefined, wanted: string) =>
  (header ?? "").split(",").some((one) => one.trim() === "*" || forte(one) === forte(wanted));

/** Sends it, or 304 to whoever has it (RFC 9110, `If-None-Match`). A long one leaves `parMorceaux`. */
export function envoyerEtiquete(
  c: Context,
  { nu, gzip, etag }: Etiquete,
  { type, cacheControl, parMorceaux }: { type: string; cacheControl: string; parMorceaux?: true },
): Response {
  c.header("Cache-Control", cacheControl);
  c.header("ETag", etag);
  c.header("Vary", "Accept-Encoding");
  if (accepts(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("Content-Type", type);
  const corps = parMorceaux ? envoyable : (octets: typeof nu) => octets;
  if (!encodagesAcceptes(c.req.header("accept-encoding")).has("gzip")) return c.body(corps(nu));
  c.header("Content-Encoding", "gzip");
  return c.body(corps(gzip));
}
