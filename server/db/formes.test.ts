import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { dossierDEssai } from "../../test/fixtures/base.ts";
import { avecPostgres, nouvelleBase } from "../../test/postgres/deux-bases.ts";
import { answerOf, bearer, cachee, debut, NOW, testApp } from "../app/test-kit.ts";
import type { Db } from "./base.ts";
import { lireContributions } from "./contributions.ts";
import { refuserLesPertes } from "./generer.ts";
import { derniereMigration, DOSSIERS_DES_MIGRATIONS } from "./migrations.ts";
import { openCarnet, openDb } from "./open.ts";
import { pertesDe } from "./pertes.ts";
import { ouvrirLeCarnetPostgres, ouvrirPostgres } from "../relais/postgres/open.ts";
import { restaurer, sauvegarder } from "./sauvegarde.ts";

/** Bases that past versions made with their own code, each through its own API (`test/fixtures/formes/LISEZ-MOI.md`). */
const FORMES = "test/fixtures/formes";
const ID = "AQEBAQEBAQEBAQEBAQEBAQEB";
const JETON = "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI";
/** The key of the bases on PostgreSQL. */
const CLE = Buffer.alloc(32, 7).toString("base64url");

const CONTRIBUTION = {
  id: "AwMDAwMDAwMDAwMDAwMDAwMD",
  recueLe: Date.parse(NOW),
  etat: "nouvelle",
  dite: { sorte: "erreur", aide: "rsa", texte: "Le montant a changé en avril." },
};

/** By form, what is there once it was brought up to date: a simulation of a form before 0005 lived a day, and is lost. */
const RESTE: Readonly<Record<string, { simulation: boolean; contribution: boolean }>> = {
  "0000": { simulation: false, contribution: false },
  "0001": { simulation: false, contribution: false },
  "0002": { simulation: false, contribution: false },
  "0003": { simulation: false, contribution: true },
  "0004": { simulation: false, contribution: true },
  "0005": { simulation: true, contribution: true },
  "0006": { simulation: true, contribution: true },
};

/** A past base in a folder of the test, with its key if it had one. */
function baseDe(forme: string): string {
  const base = join(dossierDEssai(), "base.sqlite");
  for (const suite of ["", ".cle"]) {
    const sienne = join(FORMES, `${forme}.sqlite${suite}`);
    if (existsSync(sienne)) copyFileSync(sienne, `${base}${suite}`);
  }
  return base;
}

/** What a file holds: how each table is made, and its rows. */
function contenuDe(fichier: string): object {
  const base = new Database(fichier, { readonly: true });
  try {
    const tables = base
      .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all() as {
      name: string;
      sql: string;
    }[];
    return tables.map(({ name, sql }) => [sql, base.prepare(`SELECT * FROM "${name}"`).all()]);
  } finally {
    base.close();
  }
}

/** What people and editors find in a base: the answer to whoever asks for the simulation, and the contributions. */
async function lireTout(db: Db) {
  const { app } = testApp({ db });
  const simulation = await answerOf(app.request(`/api/simulation/${ID}`, bearer(JETON)));
  const { lues } = await lireContributions(db);
  await db.close();
  return { simulation, lues };
}

const attendu = ({ simulation, contribution } = { simulation: true, contribution: true }) => ({
  simulation: simulation
    ? [200, expect.objectContaining({ _id: ID, answers: debut.answers })]
    : [404, cachee],
  lues: contribution ? [CONTRIBUTION] : [],
});

describe.each(Object.entries(RESTE))("une base de la forme %s", (forme, reste) => {
  test("se copie telle quelle, passe à la forme d’aujourd’hui, et se lit", async () => {
    const base = baseDe(forme);
    const copie = join(dossierDEssai(), "copie.sqlite");
    await sauvegarder(base, copie, new Date(NOW));
    expect(contenuDe(copie)).toEqual(contenuDe(baseDe(forme)));
    expect(await lireTout(openDb(base))).toEqual(attendu(reste));
  });

  test("revient comme le guide le dit : une version plus récente l’a changée, la copie d’avant se remet", async () => {
    const base = baseDe(forme);
    const copie = join(dossierDEssai(), "copie.sqlite");
    const now = new Date(NOW);
    await sauvegarder(base, copie, now);
    openDb(base).close();
    const suivante = new Database(base);
    suivante
      .prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('suivante', ?)")
      .run(derniereMigration("migrations") + 1);
    suivante.close();
    expect(() => openDb(base)).toThrow("une version plus récente de Cap Aides l’a écrite");
    expect(restaurer(base, copie, { now })).toMatchObject({
      simulations: Number(reste.simulation),
      contributions: Number(reste.contribution),
      effacees: 0,
      ecartee: `${base}.abimee`,
    });
    expect(await lireTout(openDb(base))).toEqual(attendu(reste));
  });
});

test("la base du suivi de la forme 0000 passe à la forme d’aujourd’hui sans rien perdre", () => {
  const base = baseDe("suivi-0000");
  const lignes = () => {
    const lue = new Database(base, { readonly: true });
    const nombres = ["suivi", "rappel"].map((t) => lue.prepare(`SELECT count(*) FROM ${t}`).pluck().get());
    lue.close();
    return nombres;
  };
  expect(lignes()).toEqual([1, 1]);
  openCarnet(base).close();
  expect(lignes()).toEqual([1, 1]);
});

avecPostgres(() => {
  const chargee = async (forme: string) => {
    const { url, sql } = await nouvelleBase();
    await sql(readFileSync(join(FORMES, `${forme}.sql`), "utf8"));
    return { url, sql };
  };

  test.each(["postgres-0000", "postgres-0001", "postgres-0002"])(
    "une base de la forme %s passe à la forme d’aujourd’hui, et se lit",
    async (forme) => {
      const { url } = await chargee(forme);
      expect(await lireTout(await ouvrirPostgres(url, CLE))).toEqual(attendu());
    },
  );

  test("celle du suivi de la forme postgres-suivi-0000 passe à la forme d’aujourd’hui sans rien perdre", async () => {
    const { url, sql } = await chargee("postgres-suivi-0000");
    await (await ouvrirLeCarnetPostgres(url, CLE)).close();
    const lignes = await sql(
      "SELECT (SELECT count(*) FROM suivi) AS suivis, (SELECT count(*) FROM rappel) AS rappels",
    );
    expect(lignes).toEqual([{ suivis: "1", rappels: "1" }]);
  });
});

test("chaque forme passée a sa base, de moins de 100 ko", () => {
  const ici = readdirSync(FORMES);
  const manquent = DOSSIERS_DES_MIGRATIONS.flatMap((dossier) => {
    const journal = readFileSync(join("server/db", dossier, "meta/_journal.json"), "utf8");
    const passees = (JSON.parse(journal) as { entries: { tag: string }[] }).entries.slice(0, -1);
    const [, devant = ""] = /^migrations-?(.*)$/.exec(dossier) ?? [];
    const noms = passees.map(({ tag }) => [devant, tag.slice(0, 4)].filter(Boolean).join("-"));
    return noms.filter((nom) => !ici.some((fichier) => fichier.startsWith(`${nom}.s`)));
  });
  expect(manquent).toEqual([]);
  expect(ici.filter((nom) => statSync(join(FORMES, nom)).size >= 100_000)).toEqual([]);
});

/** Made before this rule: it took away simulations of a form that lived a day. */
const AVANT_LA_REGLE = ["migrations/0005_simulation_une_forme.sql"];

describe("une migration n’efface rien", () => {
  test("aucune de celles qui sont là, sauf une d’avant la règle", () => {
    const coupables = DOSSIERS_DES_MIGRATIONS.flatMap((dossier) =>
      readdirSync(join("server/db", dossier))
        .filter((nom) => nom.endsWith(".sql"))
        .filter((nom) => pertesDe(readFileSync(join("server/db", dossier, nom), "utf8")).length > 0)
        .map((nom) => `${dossier}/${nom}`),
    );
    expect(coupables).toEqual(AVANT_LA_REGLE);
  });

  test("celle qu’écrit drizzle-kit est refusée si elle efface", () => {
    const fichier = join(dossierDEssai(), "0007_moins.sql");
    writeFileSync(fichier, "ALTER TABLE `contributions` DROP COLUMN `etat`;");
    expect(() => refuserLesPertes(fichier)).toThrow("efface sans copier avant");
  });

  test.each([
    ["DROP TABLE simulation;", ["DROP TABLE simulation"]],
    ["drop table if exists `simulation`;", ["drop table if exists `simulation`"]],
    ["DELETE FROM simulation WHERE id = '';", ["DELETE FROM simulation"]],
    ['TRUNCATE "public"."simulation";', ['TRUNCATE "public"."simulation"']],
    ["ALTER TABLE contributions DROP COLUMN lien;", ["ALTER TABLE contributions DROP COLUMN"]],
    ['ALTER TABLE "contributions" DROP "lien";', ['ALTER TABLE "contributions" DROP "']],
    // A copy of another table, of some rows, or made afterwards, is no copy.
    ["INSERT INTO b SELECT * FROM c;\nDROP TABLE a;", ["DROP TABLE a"]],
    ["INSERT INTO b SELECT * FROM a WHERE x = 1;\nDROP TABLE a;", ["DROP TABLE a"]],
    ["DROP TABLE a;\nINSERT INTO b SELECT * FROM a;", ["DROP TABLE a"]],
    // As drizzle-kit makes a table again.
    ["INSERT INTO `__new_a`(`id`) SELECT `id` FROM `a`;--> statement-breakpoint\nDROP TABLE `a`;", []],
    ["CREATE TABLE garde AS SELECT * FROM a;\nALTER TABLE a DROP COLUMN x;", []],
    ['DROP INDEX "i"; ALTER TABLE a DROP CONSTRAINT "c"; -- DROP TABLE a', []],
  ])("« %s »", (sql, attendues) => expect(pertesDe(sql)).toEqual(attendues));
});
