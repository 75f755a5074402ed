import type { CertificatConnu } from "./certificats.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Octets of a text in base 32; bits that are left over hold nothing. */
export function deBase32(texte: string): Uint8Array<ArrayBuffer> {
  const octets = new Uint8Array(Math.floor((texte.length * 5) / 8));
  let bits = 0;
  let reste = 0;
  let rang = 0;
  for (const signe of texte) {
    reste = ((reste << 5) | BASE32.indexOf(signe)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    octets[rang++] = reste >> bits;
  }
  return octets;
}

/** Octets of a text in base 64. */
const deBase64 = (texte: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(texte), (signe) => signe.charCodeAt(0));

/** Octets of a code: one for each of its letters; nothing when one is none. */
function octetsDe(texte: string): Uint8Array<ArrayBuffer> | undefined {
  const octets = Uint8Array.from(texte, (signe) => signe.charCodeAt(0));
  return [...texte].every((signe) => signe.charCodeAt(0) < 256) ? octets : undefined;
}

const COURBE = { name: "ECDSA", namedCurve: "P-256" };
/** Octets of a signature on this curve: two numbers, one after the other. */
const TAILLE = 64;

/** True when that key signed these letters, to the last one. Rejects where the browser has no cryptography. */
export async function estSignee(
  signee: string,
  signature: string,
  { cle }: CertificatConnu,
): Promise<boolean> {
  const octets = octetsDe(signee);
  const nombres = deBase32(signature);
  if (!octets || nombres.length !== TAILLE) return false;
  const publique = await crypto.subtle.importKey("raw", deBase64(cle), COURBE, false, ["verify"]);
  return crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, publique, nombres, octets);
}
