import { type CeQuiEstFait, lireCeQuiEstFait } from "../../../catalogue/results/pointages.ts";
import { clesDuCode, tirerUnCode } from "../../../machines/relais/transmission.ts";
import { fromBase64Url, toBase64Url } from "../../../machines/session/base64url.ts";
import { CallError, client, read, segment } from "../../session/client.ts";

/** What goes from one hand to the other: the answers, as the fragment of a private link, and what was done. */
export interface Remis {
  fragment: string;
  fait: CeQuiEstFait;
}

/** A code opens one thing and no other: its first vector may be known. */
const SCEAU = { name: "AES-GCM", iv: new Uint8Array(12) };

const nomDe = (octets: Uint8Array) => segment(toBase64Url(octets));

/** Seals it under a code, leaves it with the server for an hour, and gives the code. Rejects in French, or without cryptography. */
export async function laisser(remis: Remis): Promise<string> {
  const code = tirerUnCode();
  const { nom, cle } = await clesDuCode(code);
  const texte = new TextEncoder().encode(JSON.stringify(remis));
  const scelle = toBase64Url(new Uint8Array(await crypto.subtle.encrypt(SCEAU, cle, texte)));
  await client.transmissions[":id"].$put({ param: { id: nomDe(nom) }, json: { scelle } });
  return code;
}

/** Takes what a code opens: the server then has it no more. Rejects in French, or without cryptography. */
export async function retirer(code: string): Promise<Remis> {
  const { nom, cle } = await clesDuCode(code);
  const { scelle } = await read(client.transmissions[":id"].ouverture.$post({ param: { id: nomDe(nom) } }));
  const octets = await crypto.subtle.decrypt(SCEAU, cle, fromBase64Url(scelle));
  const { fragment, fait } = JSON.parse(new TextDecoder().decode(octets)) as Record<string, unknown>;
  return { fragment: String(fragment), fait: lireCeQuiEstFait(fait) };
}

/** What a failure says, in a sentence. */
export const echecDit = (error: unknown): string =>
  error instanceof CallError
    ? error.message
    : "Votre navigateur ne sait pas chiffrer sur cette page : ouvrez-la en https.";
