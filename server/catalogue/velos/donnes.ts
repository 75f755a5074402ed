import { createRequire } from "node:module";
import * as v from "valibot";
import type { VelosDonnes } from "../../../catalogue/results/velos/donnes.ts";
import { collectivitesParVelo } from "./collectivites.ts";

/** What the library writes of a bike aid; the last day as « 31/12/2026 ». */
const regle = v.looseObject({
  lien: v.pipe(v.string(), v.url()),
  "date de fin": v.optional(v.pipe(v.string(), v.regex(/^\d\d\/\d\d\/\d{4}$/))),
});

const jour = (date: string) => date.split("/").reverse().join("-");

/** Aids that the library says are for professionals alone: nobody’s here, as in its computation. */
const PRO = /\bpro\b/;

/**
 * The bike aids of each collectivity, read in the rules of the library: nothing is computed. Throws when a rule has
 * no page, or a last day that is not one.
 */
export function lireLesVelos(): VelosDonnes {
  const regles = createRequire(import.meta.url)("aides-velo/rules") as Readonly<Record<string, unknown>>;
  const donnes: Record<string, { lien: string; fin?: string }[]> = {};
  for (const [nom, cle] of collectivitesParVelo()) {
    if (PRO.test(nom)) continue;
    const { lien, "date de fin": fin } = v.parse(regle, regles[nom]);
    (donnes[cle] ??= []).push({ lien, ...(fin && { fin: jour(fin) }) });
  }
  return donnes;
}
