import { readFileSync, writeFileSync } from "node:fs";
import { type Approuve, texteDesApprouves } from "../../test/chemins/approuves.ts";

const FICHIER = "test/fixtures/chemins-approuves.json";

/** The journeys somebody agreed to; throws if the file is missing. */
export const lireApprouves = (): Approuve[] => JSON.parse(readFileSync(FICHIER, "utf8")) as Approuve[];

/** Writes them again; gives the name of the file. */
export function ecrireApprouves(approuves: readonly Approuve[]): string {
  writeFileSync(FICHIER, texteDesApprouves(approuves));
  return FICHIER;
}
