import { existsSync } from "node:fs";
import type { Config } from "../../reglages/config.ts";
import type { Comptes } from "../../db/base.ts";
import { fichierDeCle } from "../../db/cle.ts";
import { openComptes } from "../../db/open.ts";

/** More than every number of every week that is kept: what is counted never takes the room of the simulations. */
const OCTETS_AU_PLUS = 128e6;

/** The base of what is counted: beside the other one. */
export const fichierDesComptes = (database: string): string =>
  database === ":memory:" ? database : `${database}.stats`;

/** The base where the settings ask for it, or where it is there from before: what it holds is still to be erased. Throws a DatabaseError. */
export function comptesRegles({ database, mesure }: Pick<Config, "database" | "mesure">): {
  comptes?: Comptes;
} {
  const fichier = fichierDesComptes(database);
  if (!mesure?.pas && !existsSync(fichier)) return {};
  return { comptes: openComptes(fichier, { maxBytes: OCTETS_AU_PLUS, cle: fichierDeCle(database) }) };
}
