import { adresseATaper } from "./adresse-a-taper.ts";
import { type LiensDeLAide, liensDe } from "./actions.ts";

/** Characters that anybody types without a mistake. */
const SE_TAPE = 60;

/** Where the server sends on to an aid’s own links (docs/specification.md#aller). */
export const ALLER = "/aller";

/** The one that an address without a kind leads to: results know it as a leaflet does. */
const premier = ({ teleservice, form, instructions, link }: LiensDeLAide) =>
  teleservice ?? form ?? instructions ?? link;

/** The link of an aid that a short address leads to, by its kind if it says one; `undefined` for one that it has not. */
export const lienDe = (liens: LiensDeLAide, cle?: string): string | undefined =>
  cle === undefined
    ? (premier(liens) ?? liensDe(liens)[0]?.href)
    : liensDe(liens).find((un) => un.cle === cle)?.href;

/**
 * An address of an aid as a sheet writes it: whole when it can be typed, else a short path of ours that leads there.
 */
export function adresseDeLAide(href: string, liens: LiensDeLAide): string {
  const entiere = adresseATaper(href);
  const cle = liensDe(liens).find((un) => un.href === href)?.cle;
  if (entiere.length <= SE_TAPE || liens.id === undefined || liens.dIci || cle === undefined) return entiere;
  return `${ALLER}/${liens.id}${href === premier(liens) ? "" : `/${cle}`}`;
}
