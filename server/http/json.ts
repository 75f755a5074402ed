import type { Context, TypedResponse } from "hono";

/**
 * An answer in JSON, typed as it is. The library’s own type of an answer loses what holds itself, such
 * as the explanation of an amount; what is sent here must be plain data.
 */
export const sendJson = <T extends object>(c: Context, body: T) =>
  c.json(body) as Response & TypedResponse<T, 200, "json">;
