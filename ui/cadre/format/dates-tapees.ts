import { MOIS } from "./dates.ts";
import { enChiffres } from "./nombres-tapes.ts";

/** Dates as people type or paste them (docs/specification.md#dates-tapees). */

/** Letters of a month’s name that are enough to tell it. */
const ASSEZ = 3;

const sansAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");

/** Number of a month, as its figures or its name say it (« 3 », « mars », « sept. »); what was typed when it is none. */
export function lireMois(text: string): string {
  const typed = enChiffres(text).trim();
  const name = sansAccents(typed).replace(/\.$/, "");
  const fit = name.length < ASSEZ ? [] : MOIS.filter((mois) => sansAccents(mois).startsWith(name));
  return fit.length === 1 ? String(MOIS.indexOf(fit[0] ?? "") + 1) : typed;
}

const ORDRES = [
  // 27/03/2006, 27-3-2006, 27 mars 2006, 1er mars 2006
  { forme: /^(\d{1,2})(?:er)?[\s./-]+(\p{L}+\.?|\d{1,2})[\s./-]+(\d{4})$/u, rangs: [1, 2, 3] },
  // 2006-03-27
  { forme: /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})$/, rangs: [3, 2, 1] },
  // 27032006
  { forme: /^(\d{2})(\d{2})(\d{4})$/, rangs: [1, 2, 3] },
];

/** Day, month and year of a whole date typed or pasted at once, in the usual orders; nothing when it is none. */
export function lireDate(text: string): [jour: string, mois: string, annee: string] | undefined {
  const typed = enChiffres(text).trim();
  for (const { forme, rangs } of ORDRES) {
    const found = forme.exec(typed);
    if (!found) continue;
    const [jour = "", mois = "", annee = ""] = rangs.map((rang) => found[rang] ?? "");
    return [String(Number(jour)), lireMois(mois).replace(/^0/, ""), annee];
  }
  return undefined;
}
