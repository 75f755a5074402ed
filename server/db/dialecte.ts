import * as pg from "drizzle-orm/pg-core";
import * as lite from "drizzle-orm/sqlite-core";

const bytea = pg.customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** How PostgreSQL declares a table. Its types stand for those of both bases. */
export const postgres = {
  table: pg.pgTable,
  texte: pg.text,
  /** A whole number that JavaScript holds. */
  entier: (nom: string) => pg.bigint(nom, { mode: "number" }),
  octets: (nom: string) => bytea(nom),
  index: pg.index,
  cle: pg.primaryKey,
  verifie: pg.check,
};

export type Dialecte = typeof postgres;

/**
 * How SQLite does. Drizzle gives each dialect types of its own for the same columns and queries: this is said once here,
 * and one suite of tests holds both to it (docs/decisions/0029-deux-bases-une-facon-d-ecrire.md).
 */
export const sqlite = {
  table: lite.sqliteTable,
  texte: lite.text,
  entier: lite.integer,
  octets: (nom: string) => lite.blob(nom, { mode: "buffer" }),
  index: lite.index,
  cle: lite.primaryKey,
  verifie: lite.check,
} satisfies Record<keyof Dialecte, unknown> as unknown as Dialecte;

/** Queries, written once: a base runs those of its dialect. */
export type Orm = Pick<pg.PgDatabase<pg.PgQueryResultHKT>, "select" | "insert" | "update" | "delete">;
