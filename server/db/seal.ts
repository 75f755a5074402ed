import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";

/**
 * The stored form of what people say: AES-256-GCM under a key derived (HKDF, RFC 5869) from a secret
 * and the id of the row. The secret of a simulation is its token, of which the server keeps a hash only:
 * a stolen file says nothing, to us included, until the visitor comes back with it. The secret of
 * contributions is the key of the server (`cle.ts`).
 */
const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** SHA-256 in hexadecimal: what the server keeps of a token, enough to recognise it, not to open anything. */
export const hashOf = (token: string): string => hash("sha256", token);

const keyOf = (secret: string, id: string) =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "base64url"), "", `cap-aides 2 ${id}`, KEY_BYTES));

/** Seals texts for the row `id` and the bearer of `secret` (base64url), each as nonce, tag, then ciphertext. */
export function sealer(secret: string, id: string): (text: string) => Buffer {
  const [key, about] = [keyOf(secret, id), Buffer.from(id)];
  return (text) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(about);
    const body = [cipher.update(text, "utf8"), cipher.final()];
    // Copied once: a large copy costs as much as sealing.
    return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
  };
}

/** Opens what `sealer` made. Throws if the secret, the id or a single byte is another one. */
export function unseal(sealed: Uint8Array, secret: string, id: string): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, id), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
