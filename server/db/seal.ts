import { createCipheriv, createDecipheriv, createHmac, hash } from "node:crypto";
import { random } from "../random.ts";

/**
 * The stored form of a simulation: AES-256-GCM under a key derived from the visitor’s token and the id
 * of the row (the expansion of HKDF, RFC 5869 §2.3, one block of SHA-256: 32 random bytes need no extraction). The server keeps a hash of the token only, so a stolen file says
 * nothing, to us included, until the visitor comes back with the token.
 */
const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "cap-aides simulation 1";

/** What the server keeps of a token: enough to recognise it, not to open anything. Hexadecimal. */
export const hashOf = (token: string): string => hash("sha256", token);

const keyOf = (token: string, id: string) =>
  createHmac("sha256", Buffer.from(token, "base64url")).update(`${PURPOSE} ${id}\x01`).digest();

/** Seals texts for the row `id` and the bearer of `token`, each as nonce, tag, then ciphertext. */
export function sealer(token: string, id: string): (text: string) => Buffer {
  const [key, about] = [keyOf(token, id), Buffer.from(id)];
  return (text) => {
    const iv = random(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(about);
    const body = [cipher.update(text, "utf8"), cipher.final()];
    // Copied once: a large copy costs as much as sealing.
    return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
  };
}

/** Opens what `sealer` made. Throws if the token, the id or a single byte is another one. */
export function unseal(sealed: Uint8Array, token: string, id: string): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(ALGORITHM, keyOf(token, id), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
