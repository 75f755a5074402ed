import { createHmac } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { DatabaseError, PLUS_RECENTE } from "../../db/failures.ts";
import { derniereMigration, type DossierDeMigrations, dossierDesMigrations } from "../../db/migrations.ts";
import type { TableDeLaCle } from "../../db/schema-cle.ts";
import { nomDeLaBase } from "./fautes.ts";
import { identite } from "./reserve.ts";

/** Milliseconds a server waits for another that prepares the base. */
const PREPARATION_MS = 120_000;

/** A base to prepare. */
export interface APreparer extends TableDeLaCle {
  migrations: DossierDeMigrations;
  cle: string;
}

/** A later version of the product may have written what this one does not understand. */
async function refuserPlusRecente(client: pg.Client, url: string, migrations: DossierDeMigrations) {
  const table = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS la");
  if ((table.rows as { la: unknown }[])[0]?.la === null) return;
  const lu = await client.query("SELECT max(created_at) AS le FROM drizzle.__drizzle_migrations");
  const [derniere] = lu.rows as { le: string | null }[];
  if (Number(derniere?.le) > derniereMigration(migrations))
    throw new DatabaseError(nomDeLaBase(url), PLUS_RECENTE);
}

/** Servers of one base seal with one key: the first says which, the others are refused with another. */
async function reconnaitreLaCle(client: pg.Client, url: string, { empreinteDeCle, cle }: APreparer) {
  const orm = drizzle(client);
  const empreinte = createHmac("sha256", Buffer.from(cle, "base64url")).update("cap-aides").digest("hex");
  const [connue] = await orm.select().from(empreinteDeCle);
  if (connue === undefined) await orm.insert(empreinteDeCle).values({ empreinte });
  else if (connue.empreinte !== empreinte)
    throw new DatabaseError(
      nomDeLaBase(url),
      "DATABASE_CLE n’est pas la clé qui a scellé ce qu’elle garde. Donnez la même à tous ses serveurs.",
    );
}

/**
 * Brings the tables of a base up to date, one server at a time, and checks that the key is that of the others.
 * Rejects with a DatabaseError, or with what PostgreSQL says.
 */
export async function preparer(url: string, aPreparer: APreparer): Promise<void> {
  const client = new pg.Client({ ...identite(url), lock_timeout: PREPARATION_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Let go of when the connection ends.
    await client.query("SELECT pg_advisory_lock(hashtext('cap-aides'), hashtext('tables'))");
    await refuserPlusRecente(client, url, aPreparer.migrations);
    await migrate(drizzle(client), dossierDesMigrations(aPreparer.migrations));
    await reconnaitreLaCle(client, url, aPreparer);
  } finally {
    await client.end().catch(() => undefined);
  }
}
