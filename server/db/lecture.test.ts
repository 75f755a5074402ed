import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, expect, test } from "vitest";
import { dossierDEssai } from "../../test/fixtures/base.ts";
import { fichierDuCarnet } from "../relais/suivi/carnet.ts";
import { exporterLeCarnet } from "../relais/suivi/exporter.ts";
import { fichierDeCle } from "./cle.ts";
import { openCarnet } from "./open.ts";

let [base, carnet] = ["", ""];
beforeEach(() => {
  base = join(dossierDEssai(), "base.sqlite");
  carnet = fichierDuCarnet(base);
});
const exporter = () => exporterLeCarnet({ database: base }, "suivi");

test("ce qui sort un tableau ouvre la base en lecture : rien n’y est écrit, ni à côté", async () => {
  openCarnet(carnet).close();
  chmodSync(carnet, 0o400);
  // SQLite shares its journal between those who read.
  const fichiers = () => readdirSync(join(base, "..")).filter((nom) => !/-(wal|shm)$/.test(nom));
  const [avant, presents] = [readFileSync(carnet), fichiers()];
  expect(await exporter()).toContain("aide");
  expect(readFileSync(carnet).equals(avant)).toBe(true);
  expect(fichiers()).toEqual(presents);
});

test("une base d’une forme plus ancienne est laissée au serveur, et reste comme elle était", async () => {
  openCarnet(carnet).close();
  const ancienne = new Database(carnet);
  ancienne.exec("UPDATE __drizzle_migrations SET created_at = created_at - 1 WHERE created_at > 0");
  ancienne.close();
  const avant = readFileSync(carnet);
  await expect(exporter()).rejects.toThrow("une version plus ancienne de Cap Aides l’a faite");
  expect(readFileSync(carnet).equals(avant)).toBe(true);
});

test("sans sa clé, elle est refusée, et aucune autre n’est tirée", async () => {
  openCarnet(carnet).close();
  rmSync(fichierDeCle(carnet));
  await expect(exporter()).rejects.toThrow("manque");
  expect(existsSync(fichierDeCle(carnet))).toBe(false);
});
