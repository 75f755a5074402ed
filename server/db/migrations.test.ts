import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { dossierDEssai } from "../../test/fixtures/base.ts";
import { genererLesMigrations } from "./generer.ts";
import { DOSSIERS_DES_MIGRATIONS } from "./migrations.ts";

let racine = "";
beforeEach(() => {
  racine = dossierDEssai();
  for (const dossier of DOSSIERS_DES_MIGRATIONS)
    cpSync(join("server/db", dossier), join(racine, dossier), { recursive: true });
});

test("les migrations mènent aux tables que le code déclare, sur les deux bases : drizzle-kit n’a rien à ajouter", () => {
  expect(genererLesMigrations("rien", racine)).toEqual([]);
});

test("une migration nouvelle est datée après toutes les autres, même si leur date est à venir", () => {
  const meta = join(racine, "migrations/meta");
  const [journal, instantane] = readdirSync(meta)
    .sort((a, b) => (a < b ? 1 : -1))
    .map((nom) => join(meta, nom)) as [string, string];
  const lire = () =>
    (JSON.parse(readFileSync(journal, "utf8")) as { entries: { when: number; tag: string }[] }).entries;
  const demain = Date.now() + 86_400_000;
  const avant = lire()
    .slice(0, -1)
    .map((une) => ({ ...une, when: demain }));
  writeFileSync(journal, JSON.stringify({ version: "7", dialect: "sqlite", entries: avant }));
  rmSync(instantane);
  const ecrites = genererLesMigrations("tout", racine);
  expect(ecrites).toEqual([join(racine, "migrations", `${lire().at(-1)?.tag}.sql`)]);
  expect(lire().map(({ when }) => when)).toEqual([...avant.map(() => demain), demain + 1]);
  expect(readdirSync(join(racine, "migrations"))).toContain(`${lire().at(-1)?.tag}.sql`);
});
