import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { garderContribution, lireContributions } from "./contributions.ts";
import { openDb } from "./open.ts";
import { restaurer, sauvegarder } from "./sauvegarde.ts";
import { findSimulation, storeSimulations } from "./simulations.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cap-aides-sauvegarde-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const id = (n: number) => `ligne-${n}`.padEnd(24, "x");
const ligne = (n: number) => ({
  row: {
    id: id(n),
    tokenHash: "b".repeat(64),
    record: Buffer.alloc(40, n),
    createdAt: 1_000,
    updatedAt: 1_000,
    snapshot: null,
    brand: "neutre" as const,
  },
});

const contribution = {
  id: id(9),
  recueLe: 1_000,
  sorte: "aide" as const,
  aide: null,
  titre: "Bourse au permis",
  organisme: "Ville de Rennes",
  lieu: "Rennes",
  texte: "Une aide de 300 € pour passer le permis.",
  lien: null,
  contact: null,
  etat: "nouvelle" as const,
};

test("une base se copie et se remet pendant qu’elle sert", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  storeSimulations(db, [ligne(1), ligne(2)]);
  garderContribution(db, contribution, 10);
  await sauvegarder(base, copie);
  expect((statSync(copie).mode & 0o777).toString(8)).toBe("600");
  storeSimulations(db, [ligne(3)]);
  expect(restaurer(base, copie)).toEqual({ simulations: 2, contributions: 1 });
  expect(lireContributions(db)).toEqual([contribution]);
  // The connection that served meanwhile sees the rows that came back, and goes on writing.
  expect([1, 2, 3].map((n) => findSimulation(db, id(n), 0)?.id)).toEqual([id(1), id(2), undefined]);
  storeSimulations(db, [ligne(4)]);
  expect(findSimulation(db, id(4), 0)?.record).toEqual(Buffer.alloc(40, 4));
  db.close();
  expect([...readdirSync(folder)].sort()).toEqual(["base.sqlite", "copie.sqlite"]);
});

test("une base abîmée est mise de côté, et la sauvegarde prend sa place", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  storeSimulations(db, [ligne(1)]);
  db.close();
  await sauvegarder(base, copie);
  writeFileSync(base, "abîmée".repeat(1000));
  expect(restaurer(base, copie)).toEqual({ simulations: 1, contributions: 0, ecartee: `${base}.abimee` });
  expect(readFileSync(`${base}.abimee`, "utf8")).toContain("abîmée");
  const again = openDb(base);
  expect(findSimulation(again, id(1), 0)?.id).toBe(id(1));
  again.close();
});

test("une sauvegarde absente ou abîmée est refusée, et la base reste comme elle était", async () => {
  const [base, copie] = [join(folder, "base.sqlite"), join(folder, "copie.sqlite")];
  const db = openDb(base);
  storeSimulations(db, [ligne(1)]);
  expect(() => restaurer(base, copie)).toThrow("cette sauvegarde n’existe pas");
  writeFileSync(copie, "ceci n’est pas une base".repeat(100));
  expect(() => restaurer(base, copie)).toThrow("le fichier est abîmé");
  await expect(sauvegarder(join(folder, "absente.sqlite"), copie)).rejects.toThrow("elle n’existe pas");
  expect(findSimulation(db, id(1), 0)?.id).toBe(id(1));
  db.close();
  expect(existsSync(`${base}.a-restaurer`)).toBe(false);
});
