import * as v from "valibot";

/** Digits of a code: what a household is handed over with, in six groups, read aloud. */
const CHIFFRES = 24;
const CODE = new RegExp(String.raw`^\d{${CHIFFRES}}$`);

/** Letters that what is handed over may take, sealed: no household comes near. */
const SCELLE_MAX = 40_000;

/** What the server is told of a code: 128 bits drawn from it, which lead back neither to it nor to its key. */
export const EMPREINTE_DE_CODE = /^[\w-]{22}$/;

/** What is left with the server, sealed. */
export const transmissionBody = v.strictObject({
  scelle: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(SCELLE_MAX)),
});

/** A code drawn at random: 24 digits, as hard to guess as 80 bits. */
export function tirerUnCode(): string {
  const chiffres: number[] = [];
  while (chiffres.length < CHIFFRES)
    // Above 250, some digits would come more often.
    chiffres.push(...[...crypto.getRandomValues(new Uint8Array(CHIFFRES))].filter((octet) => octet < 250));
  return chiffres
    .slice(0, CHIFFRES)
    .map((octet) => octet % 10)
    .join("");
}

/** A code as it is read aloud: six groups of four digits. */
export const grouper = (code: string): string => code.match(/\d{4}/g)?.join(" ") ?? "";

/** The code in what was typed, whatever stands between its digits; nothing where there is none. */
export function codeTape(tape: string): string | undefined {
  const chiffres = tape.replaceAll(/[\s.,;:/_\u2010-\u2015-]/g, "");
  return CODE.test(chiffres) ? chiffres : undefined;
}

const octets = (texte: string) => new TextEncoder().encode(texte);

/** What a code gives: its name for the server, and the key that seals, which stays here. Rejects without cryptography. */
export async function clesDuCode(code: string): Promise<{ nom: Uint8Array; cle: CryptoKey }> {
  const secret = await crypto.subtle.importKey("raw", octets(code), "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const pour = (quoi: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: octets("cap-aides transmission 1"),
    info: octets(quoi),
  });
  return {
    nom: new Uint8Array(await crypto.subtle.deriveBits(pour("nom"), secret, 128)),
    cle: await crypto.subtle.deriveKey(pour("clé"), secret, { name: "AES-GCM", length: 128 }, false, [
      "encrypt",
      "decrypt",
    ]),
  };
}
