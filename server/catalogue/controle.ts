import { join } from "node:path";
import { type Constat, ecrire } from "../../catalogue/check/constat.ts";
import { erreursDe } from "../../catalogue/check/verifier.ts";
import { mortsDe } from "../../catalogue/liens/etats.ts";
import { constatsDe, lireCatalogue } from "../../catalogue/load.ts";
import { catalogueFiles, readEtats } from "./read.ts";
import { jourEnFrance } from "../jour.ts";
import { lireTerritoire } from "./territoire.ts";

const DOSSIER = join(process.cwd(), "catalogue");

/** Everything there is to say about the catalogue, geography and dead links included, on a day `AAAA-MM-JJ`. */
export const controlerCatalogue = (jour: string, fichiers = catalogueFiles(DOSSIER)): Constat[] =>
  constatsDe(lireCatalogue(fichiers), { ...lireTerritoire(), jour, morts: mortsDe(readEtats(DOSSIER)) });

/** Only says which aids are over: nothing is refused because of the day. */
export const jourDuControle = (): string => jourEnFrance(new Date());

/** Throws with every error of the catalogue, a line each. */
export function exigerCatalogueJuste(): void {
  const erreurs = erreursDe(controlerCatalogue(jourDuControle()));
  if (erreurs.length) throw new Error(`Le catalogue est refusé :\n${erreurs.map(ecrire).join("\n")}`);
}
