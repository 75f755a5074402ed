import { type CeQuiEstFait, lireCeQuiEstFait } from "../../../catalogue/results/pointages.ts";
import { clesDuCode, tirerUnCode } from "../../../machines/relais/transmission.ts";
import { fromBase64Url, toBase64Url } from "../../../machines/session/base64url.ts";
import { pourquoiFerme, pourquoiPasFait, refusDe } from "../../garder/phrases.ts";
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

/** What a code opens: the server keeps it until `oublier`. Rejects in French, or without cryptography. */
export async function ouvrirLeCode(code: string): Promise<Remis> {
  const { nom, cle } = await clesDuCode(code);
  const { scelle } = await read(client.transmissions[":id"].ouverture.$post({ param: { id: nomDe(nom) } }));
  const octets = await crypto.subtle.decrypt(SCEAU, cle, fromBase64Url(scelle));
  const { fragment, fait } = JSON.parse(new TextDecoder().decode(octets)) as Record<string, unknown>;
  return { fragment: String(fragment), fait: lireCeQuiEstFait(fait) };
}

/** Has the server forget what is open: a code serves once. Never rejects: within the hour, it does by itself. */
export async function oublier(code: string): Promise<void> {
  try {
    const { nom } = await clesDuCode(code);
    await client.transmissions[":id"].$delete({ param: { id: nomDe(nom) } });
  } catch {
    // The hour will do.
  }
}

/** What a failure says, in a sentence. */
export function echecDit(error: unknown): string {
  if (error instanceof CallError) return error.message;
  const why = refusDe(error);
  return pourquoiPasFait[why] ?? pourquoiFerme[why].join(" ");
}
