import type { Keys } from "../check/constat.ts";
import type { Aide } from "../schema/aide.ts";

/** An address of the catalogue, and the field it is written in. */
export interface Adresse {
  url: string;
  keys: Keys;
}

const dansLeTexte = /\]\(([^)\s]+)\)/g;

/** Fields that are addresses, whole; the others may have some inside a text, as `[words](address)`. */
const champs: ReadonlySet<unknown> = new Set(["link", "form", "instructions", "teleservice", "url"]);
const groupes: ReadonlySet<unknown> = new Set(["forms", "teleservice"]);

function adresses(value: unknown, keys: Keys): Adresse[] {
  if (typeof value === "string") {
    if (champs.has(keys.at(-1)) || (groupes.has(keys.at(-2)) && keys.at(-1) !== "name"))
      return [{ url: value, keys }];
    return [...value.matchAll(dansLeTexte)].map(([, url = ""]) => ({ url, keys }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, un]) =>
    adresses(un, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every address of an aid, in the order of its fields. */
export const adressesDe = (aide: Aide): Adresse[] => adresses(aide, []);
