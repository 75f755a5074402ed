import type { Context, TypedResponse } from "hono";

/**
 * An answer in JSON, typed as it is. The library’s own type of an answer loses what holds itself, such
 * as the explanation of an amount; what is sent here must be plain data.
 */
export const sendJson = <T extends object, S extends 200 | 201 = 200>(
  c: Context,
  body: T,
  status = 200 as S,
) => c.json(body, status) as Response & TypedResponse<T, S, "json">;
