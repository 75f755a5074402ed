import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeAll, describe } from "vitest";
import type { BaseOuverte, Carnet, Comptes, Db } from "../../server/db/base.ts";
import { filesOf } from "../../server/db/files.ts";
import { openCarnet, openComptes, openDb } from "../../server/db/open.ts";
import { ouvrirLeCarnetPostgres, ouvrirPostgres } from "../../server/relais/postgres/open.ts";
import { OU_DEMANDER } from "./reglage.ts";
import { parSql, postgresInstalle } from "./serveur.ts";

type Ligne = Record<string, unknown>;

type Fermable = Pick<BaseOuverte<unknown>, "close">;

/** A base of a test, closed and erased when it ends. */
export interface Essayee<B> {
  db: B;
  /** The same base, opened by another server. */
  encore(): Promise<B>;
  /** Another program, with its own connection. */
  sql(texte: string): Promise<Ligne[]>;
  /** What the base keeps, as one text of bytes: its files; on PostgreSQL, its rows. */
  octets(): Promise<string>;
  /** What tells a server of its own to use this base for the follow-up, beside one for the rest. */
  reglages(): Promise<Record<string, string>>;
}

export interface Ouvertes {
  genre: "SQLite" | "PostgreSQL";
  base(): Promise<Essayee<Db>>;
  carnet(): Promise<Essayee<Carnet>>;
  comptes(): Promise<Essayee<Comptes>>;
}

const aFermer: (() => unknown)[] = [];
const fermerTout = async () => {
  for (const fermer of aFermer.splice(0).reverse()) await fermer();
};

/** A base whose every opening is closed at the end. */
async function essayee<B extends Fermable>(
  ouvrir: () => B | Promise<B>,
  reste: Omit<Essayee<B>, "db" | "encore">,
): Promise<Essayee<B>> {
  const encore = async () => {
    const une = await ouvrir();
    aFermer.push(() => une.close());
    return une;
  };
  return { db: await encore(), encore, ...reste };
}

function dansUnFichier<B extends Fermable>(ouvrir: (file: string) => B): Promise<Essayee<B>> {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-base-"));
  const [database, file] = [join(folder, "base.sqlite"), join(folder, "base.sqlite.suivi")];
  aFermer.push(() => rmSync(folder, { recursive: true }));
  const octets = async () =>
    filesOf(file)
      .map((un) => (existsSync(un) ? readFileSync(un, "latin1") : ""))
      .join("");
  const sql = async (texte: string) => {
    const autre = new Database(file);
    try {
      const dit = autre.prepare(texte);
      return dit.reader ? (dit.all() as Ligne[]) : (dit.run(), []);
    } finally {
      autre.close();
    }
  };
  return essayee(() => ouvrir(file), { sql, octets, reglages: async () => ({ DATABASE: database }) });
}

let adresse: URL | undefined;
const urlDe = (base: string): string => {
  if (!adresse) throw new Error("PostgreSQL n’a pas été demandé.");
  return new URL(`/${base}`, adresse).href;
};

/** A new base on the PostgreSQL of the run; its address. Erased when the test ends. */
export async function nouvelleBase(): Promise<{ url: string; sql(texte: string): Promise<Ligne[]> }> {
  const nom = `essai_${randomBytes(6).toString("hex")}`;
  await parSql(urlDe("postgres"), `CREATE DATABASE ${nom}`);
  aFermer.push(() => parSql(urlDe("postgres"), `DROP DATABASE ${nom} WITH (FORCE)`));
  return { url: urlDe(nom), sql: (texte) => parSql(urlDe(nom), texte) };
}

const enOctets = (valeur: unknown) => (Buffer.isBuffer(valeur) ? valeur.toString("latin1") : String(valeur));

async function surPostgres<B extends Fermable>(
  ouvrir: (url: string, cle: string) => Promise<B>,
): Promise<Essayee<B>> {
  const [{ url, sql }, cle] = [await nouvelleBase(), randomBytes(32).toString("base64url")];
  const octets = async () => {
    const tables = await sql("SELECT tablename AS t FROM pg_tables WHERE schemaname = 'public'");
    const lignes = await Promise.all(tables.map(({ t }) => sql(`SELECT * FROM "${String(t)}"`)));
    return lignes.flatMap((une) => une.flatMap((ligne) => Object.values(ligne).map(enOctets))).join(" ");
  };
  const reglages = async () => ({
    DATABASE_URL: (await nouvelleBase()).url,
    SUIVI_DATABASE_URL: url,
    DATABASE_CLE: cle,
  });
  return essayee(() => ouvrir(url, cle), { sql, octets, reglages });
}

const sqlite: Ouvertes = {
  genre: "SQLite",
  base: () => dansUnFichier(openDb),
  carnet: () => dansUnFichier(openCarnet),
  comptes: () => dansUnFichier(openComptes),
};

const postgres: Ouvertes = {
  genre: "PostgreSQL",
  base: () => surPostgres(ouvrirPostgres),
  carnet: () => surPostgres(ouvrirLeCarnetPostgres),
  comptes: () => surPostgres(ouvrirPostgres),
};

/** Tests with the PostgreSQL of the run, where it is installed; elsewhere they say that they are left out, and fail in the integration. */
export function avecPostgres(suite: () => void): void {
  describe.runIf(postgresInstalle)("PostgreSQL", () => {
    beforeAll(async () => {
      const reponse = await fetch(process.env[OU_DEMANDER] ?? "");
      adresse = new URL(await reponse.text());
    });
    afterEach(fermerTout);
    suite();
  });
}

/** The same tests on both bases. */
export function surLesDeuxBases(suite: (ouvertes: Ouvertes) => void): void {
  describe("SQLite", () => {
    afterEach(fermerTout);
    suite(sqlite);
  });
  avecPostgres(() => suite(postgres));
}
