import { sansPrenomsDe } from "../answers/record.ts";
import type { JourneySnapshot } from "../journey/path.ts";
import type { ReplayOptions } from "../journey/replay.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { canDeflate, deflate, inflate } from "./deflate.ts";
import { type RestoredJourney, readStored, storedOf } from "../journey/stored.ts";

/** Form of the links that are made; it changes when what follows would no longer be read the same way. */
const FORM = "1";
/** Letters that a fragment may have, and bytes that its answers may take: no journey comes near. */
const FRAGMENT_MAX = 16_384;
const ANSWERS_MAX = 65_536;
const KEY_BYTES = 16;
/** The key and what it seals, after the form. */
const PARTS = new RegExp(String.raw`^${FORM}\.([\w-]{22})\.([\w-]+)$`);

/** Why a link is not made, or not opened. */
export type WhyRefused =
  | "sans chiffrement"
  | "sans compression"
  | "trop long"
  | "incomplet"
  | "autre forme"
  | "abîmé"
  | "illisible";

/** A link that is not made, or not opened. It says nothing of what it holds. */
export class LinkRefused extends Error {
  override readonly name = "LinkRefused";
  readonly why: WhyRefused;

  constructor(why: WhyRefused) {
    super(`Lien refusé : ${why}`);
    this.why = why;
  }
}

/** Throws where the browser can neither seal nor squeeze: outside https and localhost, or too old. */
function requireTools(): void {
  if (!globalThis.crypto?.subtle) throw new LinkRefused("sans chiffrement");
  if (!canDeflate()) throw new LinkRefused("sans compression");
}

/** A key seals one link and no other, so its first vector may be known; the form is sealed with the rest. */
const SEAL = { name: "AES-GCM", iv: new Uint8Array(12), additionalData: new TextEncoder().encode(FORM) };

const keyFrom = (bytes: Uint8Array<ArrayBuffer>, use: "encrypt" | "decrypt") =>
  crypto.subtle.importKey("raw", bytes, SEAL.name, false, [use]);

/**
 * The answers of a journey as the fragment of a private link, `{form}.{key}.{sealed}`: the stored form,
 * squeezed, then sealed under a key that is drawn for it and goes with it. First names are left out.
 * Rejects with a `LinkRefused`.
 */
export async function sealedFragment(journey: JourneySnapshot): Promise<string> {
  requireTools();
  const { context } = journey;
  const { version, snapshot } = storedOf({
    ...journey,
    context: { ...context, answers: sansPrenomsDe(context.answers) },
  });
  // An address is read aloud and copied by hand: it says no more than what it opens.
  const kept = { version, snapshot };
  const squeezed = await deflate(new TextEncoder().encode(JSON.stringify(kept)), FRAGMENT_MAX);
  if (!squeezed) throw new LinkRefused("trop long");
  const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const sealed = await crypto.subtle.encrypt(SEAL, await keyFrom(key, "encrypt"), squeezed);
  const fragment = [FORM, toBase64Url(key), toBase64Url(new Uint8Array(sealed))].join(".");
  if (fragment.length > FRAGMENT_MAX) throw new LinkRefused("trop long");
  return fragment;
}

/** The parts of a fragment, its `#` left out. Throws when one is missing, or of another form. */
function partsOf(fragment: string): { key: Uint8Array<ArrayBuffer>; sealed: Uint8Array<ArrayBuffer> } {
  if (fragment.length > FRAGMENT_MAX) throw new LinkRefused("trop long");
  if (/^\d{1,4}\./.test(fragment) && !fragment.startsWith(`${FORM}.`)) throw new LinkRefused("autre forme");
  try {
    const [, key, sealed] = PARTS.exec(fragment)!;
    return { key: fromBase64Url(key!), sealed: fromBase64Url(sealed!) };
  } catch {
    // A part is missing, or some of its letters: no bytes have so many.
    throw new LinkRefused("incomplet");
  }
}

const unlock = async ({ key, sealed }: ReturnType<typeof partsOf>) => {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(SEAL, await keyFrom(key, "decrypt"), sealed));
  } catch {
    throw new LinkRefused("abîmé");
  }
};

/** What was sealed; `undefined` for what no product sealed. */
async function contentOf(squeezed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const bytes = await inflate(squeezed, ANSWERS_MAX);
  return bytes && (JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown);
}

/**
 * The journey that a fragment carries, its `#` left out: validated and replayed as any stored one, by
 * this version of the questionnaire. Rejects with a `LinkRefused`, and with nothing else.
 */
export async function openFragment(fragment: string, options: ReplayOptions): Promise<RestoredJourney> {
  const parts = partsOf(fragment);
  requireTools();
  const content = await contentOf(await unlock(parts)).catch(() => undefined);
  const journey = readStored(content, options);
  if (!journey) throw new LinkRefused("illisible");
  return journey;
}
