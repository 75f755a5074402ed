import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Exemples } from "../../catalogue/exemples/exemples.ts";

/** Examples of people who obtain an aid (`npm run approuver -- exemples`). */
export const readExemples = (folder = join(process.cwd(), "catalogue")): Exemples =>
  JSON.parse(readFileSync(join(folder, "exemples.json"), "utf8")) as Exemples;

/** Aids and profiles that nobody enters by (`npm run approuver -- fermes`); without the file, none is told. */
export function readFermes(folder: string): ReadonlySet<string> {
  const file = join(folder, "exemples/fermes.json");
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : []);
}

/** The sentence of each example, by aid: all that a page says of it. */
export const phrasesDe = (exemples: Exemples): ReadonlyMap<string, string> =>
  new Map(Object.entries(exemples).map(([slug, { phrase }]) => [slug, phrase]));
