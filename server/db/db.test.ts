import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openDb } from "./open.ts";
import { simulation } from "./schema.ts";
import { expiryLimit, findSimulation, insertSimulation, purgeSimulations } from "./simulations.ts";

const folders: string[] = [];
const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-db-"));
  folders.push(folder);
  return join(folder, "sous-dossier", "base.sqlite");
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const row = {
  id: "a".repeat(24),
  tokenHash: "b".repeat(64),
  record: '{"version":11}',
  createdAt: 1_000,
  updatedAt: 1_000,
  machineVersion: 1,
  brand: "neutre" as const,
};

test("le schéma drizzle et les tables migrées ont les mêmes colonnes", () => {
  const db = openDb(":memory:");
  const columns = db.orm.all<{ name: string; type: string; notnull: number; pk: number }>(
    sql`SELECT name, type, "notnull", pk FROM pragma_table_info('simulation')`,
  );
  const described = getTableConfig(simulation).columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().toUpperCase(),
    notnull: column.notNull ? 1 : 0,
    pk: column.primary ? 1 : 0,
  }));
  expect(columns).toEqual(described);
  const tables = db.orm.all<{ name: string; strict: number }>(
    sql`SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'`,
  );
  expect(tables).toEqual([{ name: "simulation", strict: 1 }]);
  const indexes = db.orm.all<{ name: string }>(
    sql`SELECT name FROM pragma_index_list('simulation') WHERE origin = 'c'`,
  );
  expect(indexes.map(({ name }) => name)).toEqual(
    getTableConfig(simulation).indexes.map((one) => one.config.name),
  );
  db.close();
});

test("une base vide est migrée, une deuxième ouverture garde les données et ne migre rien", () => {
  const file = newFile();
  const first = openDb(file);
  insertSimulation(first, row);
  first.close();
  const second = openDb(file);
  expect(findSimulation(second, row.id, 0)).toEqual(row);
  expect(second.orm.get(sql`SELECT count(*) AS n FROM __drizzle_migrations`)).toEqual({ n: 1 });
  second.close();
});

test("la base est en journal WAL, synchrone, avec clés étrangères et attente de verrou", () => {
  const db = openDb(newFile());
  const pragma = (name: string) =>
    Object.values(db.orm.get<Record<string, unknown>>(sql.raw(`PRAGMA ${name}`)))[0];
  expect(
    ["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete"].map(pragma),
  ).toEqual(["wal", 2, 1, 5000, 1]);
  db.close();
});

test("fermer vide le journal et peut se répéter", () => {
  const file = newFile();
  const db = openDb(file);
  insertSimulation(db, row);
  expect(db.alive()).toBe(true);
  db.close();
  db.close();
  expect(db.alive()).toBe(false);
  expect(() => statSync(`${file}-wal`)).toThrow("ENOENT");
});

test.each([
  { id: "court" },
  { tokenHash: "jeton en clair" },
  { record: "pas du json" },
  { brand: "inconnue" as "neutre" },
  { updatedAt: 1 },
  { machineVersion: 0 },
])("la table refuse une ligne fausse : %o", (wrong) => {
  const db = openDb(":memory:");
  expect(() => insertSimulation(db, { ...row, ...wrong })).toThrow("CHECK constraint failed");
  db.close();
});

test("la purge efface ce qui a atteint la durée de conservation, jusque dans le fichier", () => {
  const file = newFile();
  const db = openDb(file);
  insertSimulation(db, { ...row, record: '{"secret":"mot-très-reconnaissable"}' });
  insertSimulation(db, { ...row, id: "c".repeat(24), createdAt: 1_001, updatedAt: 1_001 });
  const limit = expiryLimit(new Date(1_000 + 24 * 3_600_000), 24);
  expect(limit).toBe(1_000);
  expect(findSimulation(db, row.id, limit)).toBeUndefined();
  expect(purgeSimulations(db, limit)).toBe(1);
  expect(purgeSimulations(db, limit)).toBe(0);
  expect(findSimulation(db, "c".repeat(24), limit)?.createdAt).toBe(1_001);
  db.close();
  expect(readFileSync(file).includes("mot-très-reconnaissable")).toBe(false);
});

test("deux connexions écrivent dans le même fichier sans rien perdre", () => {
  const file = newFile();
  const connections = [openDb(file), openDb(file)];
  for (let n = 0; n < 60; n++)
    insertSimulation(connections[n % 2]!, { ...row, id: `ligne-${n}`.padEnd(24, "x") });
  expect(connections[0]!.orm.get(sql`SELECT count(*) AS n FROM simulation`)).toEqual({ n: 60 });
  for (const connection of connections) connection.close();
});
