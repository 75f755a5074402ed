import type { IncomingMessage } from "node:http";
import { finished, Readable } from "node:stream";
import type { Context, MiddlewareHandler } from "hono";
import { ApiError, AppelantParti } from "./errors.ts";
import { commencerLeTravail } from "./tour.ts";

/** Largest body accepted, in bytes. */
export const MAX_BODY = 256 * 1024;

/** Keys that no record has and that JavaScript gives a meaning to. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const MAY_HOLD_FORBIDDEN = /__proto__|constructor|prototype|\\u/;

/** Arrays and objects one within the other: ten are more than any request of ours has, and a stack holds them. */
const PROFONDEUR = 50;

/** A character that no database takes in a text, nor any person writes. */
const NUL = "\0";

const malFormee = () =>
  new ApiError(422, "simulation_invalide", "La valeur n’a pas la forme attendue.", "simulation");

const [OUVRE, FERME] = ["[{", "]}"];

/** True for text that opens more arrays and objects one within the other than `PROFONDEUR`; each character is read once. */
function tropProfond(text: string): boolean {
  let [profondeur, dansUnTexte] = [0, false];
  for (let rang = 0; rang < text.length; rang++) {
    const lu = text.charAt(rang);
    if (dansUnTexte) {
      if (lu === "\\") rang += 1;
      else if (lu === '"') dansUnTexte = false;
    } else if (lu === '"') dansUnTexte = true;
    else if (OUVRE.includes(lu)) {
      profondeur += 1;
      if (profondeur > PROFONDEUR) return true;
    } else if (FERME.includes(lu)) profondeur -= 1;
  }
  return false;
}

/** Refuses (415) a body that is not announced as JSON. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new ApiError(415, "type_refuse", "Le corps de la demande doit être du JSON (application/json).");
  }
  await next();
};

/** Hangs up on a body over the limit: the rest of it is not read. */
function tooLarge(c: Context): ApiError {
  c.header("Connection", "close");
  return new ApiError(413, "trop_volumineux", "Le corps de la demande dépasse 256 ko.");
}

/** Hears a body come; rejects if it is too large, or if whoever sends it leaves. */
function heard(c: Context, body: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    body.on("data", (chunk: Uint8Array) => {
      size += chunk.length;
      if (size <= MAX_BODY) return void chunks.push(chunk);
      body.pause();
      reject(tooLarge(c));
    });
    finished(body, (error) =>
      error ? reject(new AppelantParti()) : resolve(Buffer.concat(chunks).toString("utf8")),
    );
  });
}

/**
 * The body as text, of `MAX_BODY` bytes at most, whether its length is announced or not. Read from
 * Node’s own stream where there is one: going through a web stream would cost a third of a save.
 */
function bodyText(c: Context): Promise<string> {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BODY) throw tooLarge(c);
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return heard(c, incoming ?? Readable.from(c.req.raw.body ?? []));
}

function refuseForbidden(key: string, value: unknown): unknown {
  if (FORBIDDEN.has(key) || key.includes(NUL)) throw malFormee();
  if (typeof value === "string" && value.includes(NUL)) throw malFormee();
  return value;
}

/**
 * The body as JSON, once it is the turn of this request (tour.ts). Throws 413 if it is too large, 400 if it is not JSON, 422 if a key could be taken for a part of the
 * language, if it is nested too deep, or if it holds a null character.
 */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await bodyText(c);
  await commencerLeTravail(c);
  if (tropProfond(text)) throw malFormee();
  try {
    return JSON.parse(text, MAY_HOLD_FORBIDDEN.test(text) ? refuseForbidden : undefined) as unknown;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, "json_invalide", "Le corps de la demande n’est pas du JSON.");
  }
}
