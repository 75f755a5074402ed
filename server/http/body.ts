import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./errors.ts";

/** Largest body accepted, in bytes. */
export const MAX_BODY = 64 * 1024;

/** Refuses (415) a body that is not announced as JSON. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new ApiError(415, "type_refuse", "Le corps de la demande doit être du JSON (application/json).");
  }
  await next();
};

/** Refuses (413) a body over the limit, whether its length is announced or not. */
export const limitedBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new ApiError(413, "trop_volumineux", "Le corps de la demande dépasse 64 ko.");
  },
});
