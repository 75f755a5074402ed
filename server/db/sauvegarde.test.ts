import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, expect, test } from "vitest";
import { dossierDEssai, ligneGardee } from "../../test/fixtures/base.ts";
import type { Db } from "./base.ts";
import { fichierDeCle } from "./cle.ts";
import { effacerContribution, garderContribution, lireContributions } from "./contributions.ts";
import { openDb } from "./open.ts";
import { restaurer, sauvegarder } from "./sauvegarde.ts";
import { eraseSimulation, findSimulation, storeSimulations } from "./simulations.ts";

let folder = "";
beforeEach(() => {
  folder = dossierDEssai();
});

const id = (n: number) => `ligne-${n}`.padEnd(24, "x");
const ligne = (n: number) => ({ row: ligneGardee(n) });

const contribution = (n: number) => ({
  id: id(n),
  recueLe: 1_000,
  etat: "nouvelle" as const,
  dite: { sorte: "aide" as const, titre: "Bourse au permis", texte: "Une aide de 300 € pour le permis." },
});

const idsOf = async (db: Db, ...of: number[]) =>
  Promise.all(of.map(async (n) => (await findSimulation(db, id(n), 0))?.id));

test("une base se copie et se remet pendant qu’elle sert", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  await storeSimulations(db, [ligne(1), ligne(2)], 24);
  await garderContribution(db, contribution(9), 10);
  await sauvegarder(base, copie);
  expect((statSync(copie).mode & 0o777).toString(8)).toBe("600");
  await storeSimulations(db, [ligne(3)], 24);
  expect(restaurer(base, copie)).toEqual({ simulations: 2, contributions: 1, effacees: 0 });
  expect(await lireContributions(db)).toEqual({ lues: [contribution(9)], scellees: 0 });
  // The connection that served meanwhile sees the rows that came back, and goes on writing.
  expect(await idsOf(db, 1, 2, 3)).toEqual([id(1), id(2), undefined]);
  await storeSimulations(db, [ligne(4)], 24);
  expect((await findSimulation(db, id(4), 0))?.dossier).toEqual(Buffer.alloc(40, 4));
  db.close();
  expect([...readdirSync(folder)].sort()).toEqual(["base.sqlite", "base.sqlite.cle", "copie.sqlite"]);
});

/** A base of September 2026, with one simulation of that form; a later opening would drop it. */
function ancienneBase(fichier: string): void {
  const db = new Database(fichier);
  db.pragma("journal_mode = WAL");
  db.exec(
    "CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
  );
  db.exec(readFileSync("server/db/migrations/0000_simulation.sql", "utf8"));
  db.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('0000', 1780000000000)").run();
  db.prepare("INSERT INTO simulation VALUES (?, ?, '{}', 1, 1, 1, 'neutre')").run(id(1), "a".repeat(64));
  db.close();
}

const lignesDe = (fichier: string): unknown => {
  const db = new Database(fichier, { readonly: true });
  const lues = [
    db.prepare("SELECT id, record FROM simulation").all(),
    db.prepare("SELECT hash FROM __drizzle_migrations").all(),
  ];
  db.close();
  return lues;
};

test("un foyer montré, qui vit une heure, n’est dans aucune copie", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  const scelle = Buffer.from("un-foyer-reconnaissable");
  await db.write((orm, { transmissions }) =>
    orm.insert(transmissions).values({ id: "n".repeat(22), scelle, oublierLe: 9e12 }),
  );
  await sauvegarder(base, copie);
  expect(await db.read((orm, { transmissions }) => orm.select().from(transmissions))).toHaveLength(1);
  db.close();
  expect(readFileSync(copie).includes(scelle)).toBe(false);
});

test("une base d’une forme plus ancienne se copie telle quelle, et n’est pas touchée", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  ancienneBase(base);
  const avant = lignesDe(base);
  expect(avant).toEqual([[{ id: id(1), record: "{}" }], [{ hash: "0000" }]]);
  await sauvegarder(base, copie);
  expect(lignesDe(base)).toEqual(avant);
  expect(lignesDe(copie)).toEqual(avant);
});

test("une base qui n’est plus qu’en lecture se copie", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  await storeSimulations(db, [ligne(1), ligne(2)], 24);
  db.close();
  chmodSync(base, 0o400);
  const contenu = readFileSync(base);
  await sauvegarder(base, copie);
  expect(readFileSync(base).equals(contenu)).toBe(true);
  const relue = openDb(copie);
  expect(await idsOf(relue, 1, 2)).toEqual([id(1), id(2)]);
  relue.close();
});

test("une base abîmée est mise de côté, et la sauvegarde prend sa place", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  await storeSimulations(db, [ligne(1)], 24);
  db.close();
  await sauvegarder(base, copie);
  writeFileSync(base, "abîmée".repeat(1000));
  expect(restaurer(base, copie)).toEqual({
    simulations: 1,
    contributions: 0,
    effacees: 0,
    ecartee: `${base}.abimee`,
    effacementsPerdus: true,
  });
  expect(readFileSync(`${base}.abimee`, "utf8")).toContain("abîmée");
  const again = openDb(base);
  expect(await idsOf(again, 1)).toEqual([id(1)]);
  again.close();
});

test("une sauvegarde absente ou abîmée est refusée, et la base reste comme elle était", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  await storeSimulations(db, [ligne(1)], 24);
  expect(() => restaurer(base, copie)).toThrow("cette sauvegarde n’existe pas");
  writeFileSync(copie, "ceci n’est pas une base".repeat(100));
  expect(() => restaurer(base, copie)).toThrow("le fichier est abîmé");
  await expect(sauvegarder(join(folder, "absente.sqlite"), copie)).rejects.toThrow("elle n’existe pas");
  expect(await idsOf(db, 1)).toEqual([id(1)]);
  db.close();
  expect(existsSync(`${base}.a-restaurer`)).toBe(false);
});

const JOUR_MS = 24 * 3_600_000;

test("ce qui a été effacé depuis la copie ne revient pas, même d’une base abîmée", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  await storeSimulations(db, [ligne(1), ligne(2), ligne(3)], 24);
  for (const n of [7, 8]) await garderContribution(db, contribution(n), 10);
  await sauvegarder(base, copie);
  const now = new Date(2_000);
  expect(await eraseSimulation(db, ligne(1).row, now, 24)).toBe("effacé");
  await storeSimulations(db, [{ ...ligne(4), replaced: ligne(2).row }], 24);
  expect(await effacerContribution(db, id(7), now)).toBe("effacé");
  const attendu = { simulations: 1, contributions: 1, effacees: 3 };
  expect(restaurer(base, copie)).toEqual(attendu);
  expect(await idsOf(db, 1, 2, 3, 4)).toEqual([undefined, undefined, id(3), undefined]);
  expect((await lireContributions(db)).lues).toEqual([contribution(8)]);
  // What a copy made afterwards forgets, the one before remembers: erasures are only ever added.
  expect(restaurer(base, copie)).toEqual(attendu);
  db.close();
  // One byte of an index is enough for SQLite to call it damaged, and the list can still be read.
  const bytes = readFileSync(base);
  abimer(base, "simulation_created_at", bytes);
  expect(restaurer(base, copie)).toEqual({ ...attendu, ecartee: `${base}.abimee` });
});

/** Writes a database again with the page of one of its indexes emptied. */
function abimer(base: string, index: string, bytes: Buffer): void {
  const lu = new Database(base, { readonly: true });
  const page = lu.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").pluck().get(index) as number;
  const taille = lu.pragma("page_size", { simple: true }) as number;
  lu.close();
  bytes.fill(0, (page - 1) * taille, page * taille);
  writeFileSync(base, bytes);
}

test("une copie ne se remet que tant que les effacements sont retenus, ou si l’on y tient", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  await storeSimulations(db, [ligne(1)], 24);
  db.close();
  const faite = new Date("2026-11-01T00:00:00Z");
  await sauvegarder(base, copie, faite);
  const apres = (jours: number) => ({ now: new Date(faite.getTime() + jours * JOUR_MS) });
  expect(restaurer(base, copie, apres(30)).simulations).toBe(1);
  expect(() => restaurer(base, copie, apres(31))).toThrow(
    `Base de données ${copie} : cette sauvegarde a 31 jours : ce que des personnes ont fait effacer depuis reviendrait.`,
  );
  expect(restaurer(base, copie, { ...apres(31), malgreSonAge: true }).simulations).toBe(1);
  const muette = join(folder, "muette.sqlite");
  openDb(muette).close();
  expect(() => restaurer(base, muette)).toThrow("cette sauvegarde ne dit pas son âge");
});

test("les contributions d’une copie ne se lisent qu’avec la clé de leur serveur", async () => {
  const [base, copie, ailleurs] = ["base", "copie", "ailleurs"].map((nom) => join(folder, `${nom}.sqlite`));
  const db = openDb(base!);
  await garderContribution(db, contribution(9), 10);
  db.close();
  await sauvegarder(base!, copie!);
  expect(readFileSync(copie!, "latin1")).not.toContain("permis");
  restaurer(ailleurs!, copie!);
  const autre = openDb(ailleurs!);
  expect(await lireContributions(autre)).toEqual({ lues: [], scellees: 1 });
  autre.close();
  copyFileSync(fichierDeCle(base!), fichierDeCle(ailleurs!));
  const avecLaCle = openDb(ailleurs!);
  expect((await lireContributions(avecLaCle)).lues).toEqual([contribution(9)]);
  avecLaCle.close();
});
