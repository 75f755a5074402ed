import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilerCatalogue } from "../../catalogue/fiches/compiled.ts";
import { tousLesNoms } from "../catalogue/lieux/communes/noms.ts";
import { DOSSIERS_DES_MIGRATIONS } from "../db/migrations.ts";
import { CATALOGUE, COMMUNES, NOMS, type NomsCompiles, VELOS } from "../catalogue/sources/compilees.ts";
import type { Sources } from "../catalogue/sources/sources.ts";

const DB = fileURLToPath(new URL("../db", import.meta.url));

/** Writes into a folder the catalogue that the built server reads: all that an editor’s publication changes. */
export function compilerLeCatalogue(folder: string, sources: Sources): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, CATALOGUE), compilerCatalogue(sources));
}

/**
 * Writes into a folder what the built server reads: the catalogue, the communes, the names of places and
 * the bike aids, one file each, and the migrations.
 */
export function compilerLesSources(folder: string, sources: Sources): void {
  const noms: NomsCompiles = {
    "menage.region": tousLesNoms("menage.region"),
    "menage.departement": tousLesNoms("menage.departement"),
    "menage.epci": tousLesNoms("menage.epci"),
  };
  compilerLeCatalogue(folder, sources);
  writeFileSync(join(folder, NOMS), JSON.stringify(noms));
  writeFileSync(join(folder, VELOS), JSON.stringify(sources.velos()));
  writeFileSync(join(folder, COMMUNES), sources.communes().join("\n"));
  for (const tables of DOSSIERS_DES_MIGRATIONS)
    cpSync(join(DB, tables), join(folder, tables), { recursive: true });
}
