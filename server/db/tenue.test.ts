import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dossierDEssai, ligneGardee } from "../../test/fixtures/base.ts";
import { fichierDeCle } from "./cle.ts";
import { effacerContribution, garderContribution, lireContributions } from "./contributions.ts";
import { filesOf } from "./files.ts";
import { type DbSqlite, openDb } from "./open.ts";
import { pouvoirEcrire } from "./pouls.ts";
import { findSimulation, storeSimulations } from "./simulations.ts";

let [folder, file] = ["", ""];
let db: DbSqlite;
beforeEach(() => {
  folder = dossierDEssai();
  file = join(folder, "base.sqlite");
  db = openDb(file);
});
afterEach(() => db.close());

const ligne = (n: number) => ({ row: ligneGardee(n) });

const contribution = {
  id: "c".repeat(24),
  recueLe: 1_000,
  etat: "nouvelle" as const,
  dite: {
    sorte: "erreur" as const,
    aide: "rsa",
    texte: "Le montant est mot-reconnaissable.",
    contact: "noe@exemple.fr",
  },
};

/** Another program that holds the file; how it lets go. */
function tenir(comment: string): () => void {
  const autre = new Database(file);
  autre.exec(comment);
  return () => {
    if (autre.inTransaction) autre.exec("ROLLBACK");
    autre.close();
  };
}

const tout = () =>
  filesOf(file)
    .map((un) => (existsSync(un) ? readFileSync(un, "latin1") : ""))
    .join("");

test("qui écrit pendant qu’un autre programme tient la base attend son tour, et n’arrête personne", async () => {
  const lacher = tenir("BEGIN IMMEDIATE");
  const vus: string[] = [];
  const ecrites = [1, 2].map((n) =>
    storeSimulations(db, [ligne(n)], 24).then(() => vus.push(`écriture ${n}`)),
  );
  await pause(60);
  expect(await findSimulation(db, "inconnue", 0)).toBeUndefined();
  vus.push("lecture");
  lacher();
  await Promise.all(ecrites);
  expect(vus).toEqual(["lecture", "écriture 1", "écriture 2"]);
});

test("une attente trop longue est refusée, et rien n’est écrit ensuite", async () => {
  const lacher = tenir("BEGIN IMMEDIATE");
  const ecrire = () => db.orm.run(sql`INSERT INTO pouls VALUES (x'00')`);
  await expect(db.write(ecrire, { attenteMs: 50 })).rejects.toThrow("database is locked");
  expect(await pouvoirEcrire(db)()).toBe("un autre programme la tient verrouillée.");
  lacher();
  await db.write(() => undefined);
  expect(db.orm.get(sql`SELECT count(*) AS n FROM pouls`)).toEqual({ n: 0 });
  expect(await pouvoirEcrire(db)()).toBeUndefined();
  expect(db.orm.get(sql`SELECT count(*) AS n FROM pouls`)).toEqual({ n: 0 });
});

test("au-delà de cinq cents écritures qui attendent, la suivante est refusée aussitôt", async () => {
  const lacher = tenir("BEGIN IMMEDIATE");
  const cinqCents = Array.from({ length: 500 }, async (_, n) => db.write(() => n));
  await expect(db.write(() => 500)).rejects.toThrow("trop d’écritures attendent");
  lacher();
  expect(await Promise.all(cinqCents)).toEqual(Array.from({ length: 500 }, (_, n) => n));
});

test("effacer pendant qu’un autre programme lit : « en cours », puis plus rien", async () => {
  await garderContribution(db, contribution, 10);
  await db.viderLeJournal();
  const [scellee] = db.orm.all<{ contenu: Buffer }>(sql`SELECT contenu FROM contributions`);
  const trace = scellee!.contenu.toString("latin1");
  const lacher = tenir("BEGIN; SELECT * FROM contributions");
  expect(await effacerContribution(db, contribution.id, new Date(2_000))).toBe("en cours");
  expect((await lireContributions(db)).lues).toEqual([]);
  expect(tout()).toContain(trace);
  lacher();
  await expect.poll(() => tout().includes(trace), { timeout: 5_000 }).toBe(false);
  expect(await effacerContribution(db, contribution.id, new Date(2_000))).toBe("absent");
});

test("une contribution ne se lit dans aucun fichier, et sa clé n’est lisible que du serveur", async () => {
  await garderContribution(db, contribution, 10);
  await db.viderLeJournal();
  for (const trace of ["mot-reconnaissable", "noe@exemple.fr"]) expect(tout()).not.toContain(trace);
  expect((statSync(fichierDeCle(file)).mode & 0o777).toString(8)).toBe("600");
  db.close();
  const [cle, seconde] = [readFileSync(fichierDeCle(file), "utf8"), openDb(file)];
  expect([seconde.cle, (await lireContributions(seconde)).lues]).toEqual([cle.trim(), [contribution]]);
  seconde.close();
  writeFileSync(fichierDeCle(file), "trop court");
  expect(() => openDb(file)).toThrow("est abîmée. Remettez celle que vous avez gardée.");
});

test("les contributions d’avant la clé sont scellées, et leur texte clair disparaît", async () => {
  db.close();
  const avant = new Database(file);
  for (const table of ["contributions", "effacement", "pouls", "statistique", "transmission"])
    avant.exec(`DROP TABLE ${table}`);
  const tables = readFileSync(new URL("./migrations/0003_contributions.sql", import.meta.url), "utf8");
  avant.exec(tables.replaceAll("--> statement-breakpoint", ""));
  avant.exec("DELETE FROM __drizzle_migrations WHERE created_at >= 1798000000000");
  avant
    .prepare("INSERT INTO contributions VALUES (?, 1000, 'erreur', 'rsa', NULL, NULL, NULL, ?, NULL, ?, ?)")
    .run(contribution.id, contribution.dite.texte, contribution.dite.contact, contribution.etat);
  avant.close();
  expect(tout()).toContain("mot-reconnaissable");
  const apres = openDb(file);
  expect((await lireContributions(apres)).lues).toEqual([contribution]);
  await apres.viderLeJournal();
  expect(tout()).not.toContain("mot-reconnaissable");
  apres.close();
});

test("une base écrite par une version plus récente est refusée, et n’est pas touchée", () => {
  db.orm.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('demain', 1999000000000)`);
  db.close();
  const octets = readFileSync(file);
  expect(() => openDb(file)).toThrow(
    `Base de données ${file} : une version plus récente de Cap Aides l’a écrite, et celle-ci ne sait pas la lire.`,
  );
  expect(readFileSync(file).equals(octets)).toBe(true);
});
