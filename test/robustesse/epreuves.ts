import type { Epreuve } from "./contexte.ts";
import { engendrees } from "./engendrees.ts";

/** Every trial, by the name that runs it alone. */
export const epreuves: Readonly<Record<string, Epreuve>> = {
  engendrees,
};
