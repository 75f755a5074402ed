import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./errors.ts";

/** Largest body accepted, in bytes. */
export const MAX_BODY = 64 * 1024;

/** Keys that no record has and that JavaScript gives a meaning to. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const MAY_HOLD_FORBIDDEN = /__proto__|constructor|prototype|\\u/;

/** Refuses (415) a body that is not announced as JSON. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new ApiError(415, "type_refuse", "Le corps de la demande doit être du JSON (application/json).");
  }
  await next();
};

/** Refuses (413) a body over the limit, whether its length is announced or not, and hangs up. */
export const limitedBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY,
  onError: (c) => {
    c.header("Connection", "close");
    throw new ApiError(413, "trop_volumineux", "Le corps de la demande dépasse 64 ko.");
  },
});

function refuseForbidden(key: string, value: unknown): unknown {
  if (FORBIDDEN.has(key)) {
    throw new ApiError(422, "simulation_invalide", "La valeur n’a pas la forme attendue.", "simulation");
  }
  return value;
}

/** The body as JSON. Throws 400 if it is none, 422 if a key could be taken for a part of the language. */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text, MAY_HOLD_FORBIDDEN.test(text) ? refuseForbidden : undefined);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, "json_invalide", "Le corps de la demande n’est pas du JSON.");
  }
}
