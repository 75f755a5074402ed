import type { Situation } from "./situation.ts";

/** What was said of a question that is answered by yes or no; `null` for « je ne sais pas », `undefined` for nothing. */
export function precisionDite({ precisions }: Situation, cle: string): boolean | null | undefined {
  const dite = precisions?.[cle];
  return typeof dite === "string" ? undefined : dite;
}
