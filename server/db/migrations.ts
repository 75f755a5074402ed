import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** The folders of the migrations, here and beside the built server; `scripts/db/migrer.ts` adds to them. */
export const DOSSIERS_DES_MIGRATIONS = [
  "migrations",
  "migrations-suivi",
  "migrations-comptes",
  "migrations-postgres",
  "migrations-postgres-suivi",
] as const;

export type DossierDeMigrations = (typeof DOSSIERS_DES_MIGRATIONS)[number];

/** Where the migrations of a base are. */
export const dossierDesMigrations = (nom: DossierDeMigrations) => ({
  migrationsFolder: fileURLToPath(new URL(`./${nom}`, import.meta.url)),
});

/** When the last one was made, in milliseconds: a base that says later was written by a later version. */
export const derniereMigration = (nom: DossierDeMigrations): number =>
  readMigrationFiles(dossierDesMigrations(nom)).at(-1)?.folderMillis ?? 0;
