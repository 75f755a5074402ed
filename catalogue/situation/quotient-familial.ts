import { type FactContext, INCONNU } from "./context.ts";

/** Reference income of N-2 over tax shares (1 if none), by 12 if monthly (docs/specification.md#regles). */
export function quotientDesRegles(c: FactContext, params?: Readonly<Record<string, unknown>>): unknown {
  if (c.inconnus?.has("rfr") || c.inconnus?.has("nbptr")) return INCONNU;
  const { rfr, nbptr } = c.legislation ?? {};
  if (rfr === undefined) return undefined;
  return rfr / (nbptr || 1) / (params?.["period"] === "month" ? 12 : 1);
}
