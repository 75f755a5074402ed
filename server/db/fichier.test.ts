import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { dossierDEssai, ligneGardee } from "../../test/fixtures/base.ts";
import type { Db } from "./base.ts";
import { filesOf } from "./files.ts";
import { openDb } from "./open.ts";
import { sealer } from "./seal.ts";
import { eraseSimulation, type Save, storeSimulations } from "./simulations.ts";
import { contributions, effaces, pouls, simulation } from "./tables/sqlite.ts";

const newFile = () => join(dossierDEssai(), "sous-dossier", "base.sqlite");

const storeSimulation = (db: Db, row: Save["row"]) => storeSimulations(db, [{ row }], 24);
const erase = (db: Db, owned: Parameters<typeof eraseSimulation>[1]) =>
  eraseSimulation(db, owned, new Date(1_000), 24);

const row = ligneGardee();

test("le schéma drizzle et les tables migrées ont les mêmes colonnes", async () => {
  const db = openDb(":memory:");
  const columnsOf = (table: string) =>
    db.orm.all<{ name: string; type: string; notnull: number; pk: number }>(
      sql`SELECT name, type, "notnull", pk FROM pragma_table_info(${table})`,
    );
  const indexesOf = (table: string) =>
    db.orm.all<{ name: string }>(sql`SELECT name FROM pragma_index_list(${table}) WHERE origin = 'c'`);
  for (const described of [simulation, contributions, effaces, pouls].map((table) =>
    getTableConfig(table as unknown as SQLiteTable),
  )) {
    expect(columnsOf(described.name)).toEqual(
      described.columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        notnull: column.notNull ? 1 : 0,
        pk: column.primary ? 1 : 0,
      })),
    );
    expect(indexesOf(described.name).map(({ name }) => name)).toEqual(
      described.indexes.map((one) => one.config.name),
    );
  }
  const tables = db.orm.all<{ name: string; strict: number }>(
    sql`SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'`,
  );
  expect([...tables].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: "contributions", strict: 1 },
    { name: "effacement", strict: 1 },
    { name: "pouls", strict: 1 },
    { name: "simulation", strict: 1 },
    { name: "statistique", strict: 1 },
    { name: "transmission", strict: 1 },
  ]);
  db.close();
});

test("la base est en journal WAL, synchrone, avec clés étrangères, et n’attend personne sur le fil qui répond", async () => {
  const db = openDb(newFile());
  const pragma = (name: string) =>
    Object.values(db.orm.get<Record<string, unknown>>(sql.raw(`PRAGMA ${name}`)))[0];
  expect(
    ["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete"].map(pragma),
  ).toEqual(["wal", 2, 1, 0, 1]);
  db.close();
});

test("fermer vide le journal et peut se répéter", async () => {
  const file = newFile();
  const db = openDb(file);
  await storeSimulation(db, row);
  expect(db.alive()).toBe(true);
  db.close();
  db.close();
  expect(db.alive()).toBe(false);
  expect(() => statSync(`${file}-wal`)).toThrow("ENOENT");
});

/** What the database and its journals hold, as one text of bytes. */
const wholeOf = (file: string) =>
  filesOf(file)
    .map((one) => (existsSync(one) ? readFileSync(one, "latin1") : ""))
    .join("");

test("une base d’avant le chiffrement est migrée, et ce qu’elle gardait en clair disparaît", async () => {
  const file = newFile();
  mkdirSync(dirname(file), { recursive: true });
  const old = new Database(file);
  old.exec("PRAGMA journal_mode = WAL");
  const first = readFileSync(new URL("./migrations/0000_simulation.sql", import.meta.url), "utf8");
  old.exec(first.replaceAll("--> statement-breakpoint", ""));
  old.exec(
    "CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
  );
  old.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('0', 1780000000000)");
  const clear = JSON.stringify({ prenom: "Camille", naissance: "2006-01-15" });
  old
    .prepare("INSERT INTO simulation VALUES (?, ?, ?, 1000, 1000, 1, 'neutre')")
    .run("a".repeat(24), "b".repeat(64), clear);
  old.close();
  expect(wholeOf(file)).toContain("Camille");
  const db = openDb(file);
  expect(db.orm.get(sql`SELECT count(*) AS n FROM simulation`)).toEqual({ n: 0 });
  expect(await db.viderLeJournal()).toBe(true);
  expect(wholeOf(file)).not.toContain("Camille");
  await storeSimulation(db, row);
  db.close();
});

test("les fichiers et leur dossier ne sont lisibles que de leur propriétaire", async () => {
  const file = newFile();
  const db = openDb(file);
  await storeSimulation(db, { ...row, dossier: sealer("jeton", row.id)("{}") });
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([dirname(file), ...filesOf(file)].map(mode)).toEqual(["700", "600", "600", "600"]);
  db.close();
});

test("un dossier partagé avec autre chose garde ses droits", async () => {
  const file = newFile();
  const folder = dirname(file);
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, "autre.txt"), "");
  openDb(file).close();
  expect((statSync(folder).mode & 0o777).toString(8)).toBe("755");
});

test("un fichier abîmé est refusé avec ce qu’il faut faire, et n’est pas touché", async () => {
  const file = newFile();
  const db = openDb(file);
  await storeSimulation(db, row);
  db.close();
  const whole = readFileSync(file);
  const cases: [string, Buffer][] = [
    ["autre chose qu’une base", Buffer.from("ceci n’est pas une base".repeat(200))],
    ["coupé", whole.subarray(0, Math.floor(whole.length / 2))],
    ["brouillé", Buffer.from(whole.map((byte, at) => (at > 4096 ? byte ^ 0x5a : byte)))],
  ];
  for (const [name, bytes] of cases) {
    writeFileSync(file, bytes);
    expect(() => openDb(file), name).toThrow(
      `Base de données ${file} : le fichier est abîmé. Remettez une sauvegarde (node dist/server/restaurer.js FICHIER), ou écartez-le : une base neuve sera créée.`,
    );
    expect(readFileSync(file).equals(bytes), name).toBe(true);
  }
});

test("au-delà de la place accordée, rien n’est écrit à moitié, et la place rendue resservira", async () => {
  const db = openDb(newFile(), { maxBytes: 200_000 });
  const big = (n: number) => ({ ...row, id: `ligne-${n}`.padEnd(24, "x"), dossier: Buffer.alloc(20_000, 1) });
  const count = () => db.orm.get<{ n: number }>(sql`SELECT count(*) AS n FROM simulation`).n;
  let stored = 0;
  const fill = async () => {
    for (; stored < 50; stored++) await storeSimulation(db, big(stored));
  };
  await expect(fill()).rejects.toThrow("database or disk is full");
  expect([stored > 2, count()]).toEqual([true, stored]);
  await erase(db, big(0));
  await storeSimulation(db, big(99));
  expect(count()).toBe(stored);
  db.close();
});
