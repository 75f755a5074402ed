import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { etatsDeContribution } from "../../catalogue/contribuer/contribution.ts";
import { marques } from "../../catalogue/situation/vocabulaire.ts";
import type { Marque } from "../../catalogue/situation/context.ts";

/** A stored simulation; only the bearer of its token can read what it says (`seal.ts`). */
export const simulation = sqliteTable(
  "simulation",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the secret token, in hexadecimal; the token itself is never stored. */
    tokenHash: text("token_hash").notNull(),
    /** Its journey as it is kept, and what goes with it (`../routes/record.ts`), as JSON, sealed. */
    dossier: blob("dossier", { mode: "buffer" }).notNull(),
    /** Milliseconds since 1970. */
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    brand: text("brand", { enum: Object.keys(marques) as [Marque, ...Marque[]] }).notNull(),
  },
  (table) => [index("simulation_created_at").on(table.createdAt)],
);

export type SimulationRow = typeof simulation.$inferSelect;

/** What anyone sent of the catalogue (docs/specification.md#contribuer). */
export const contributions = sqliteTable(
  "contributions",
  {
    /** Drawn at random; whoever sent it alone has it, besides the editors. */
    id: text("id").primaryKey(),
    /** Milliseconds since 1970. */
    recueLe: integer("recue_le").notNull(),
    etat: text("etat", { enum: etatsDeContribution }).notNull(),
    /** What was said, as JSON, sealed with the key of the server (`cle.ts`). */
    contenu: blob("contenu", { mode: "buffer" }).notNull(),
  },
  (table) => [index("contributions_recue_le").on(table.recueLe)],
);

/** What was erased, by the SHA-256 of its id in hexadecimal: a copy put back does not bring it back. */
export const effaces = sqliteTable("effacement", {
  empreinte: text("empreinte").primaryKey(),
  /** Milliseconds since 1970: by then no copy can hold it. */
  oublierLe: integer("oublier_le").notNull(),
});

/** Written then erased by whoever asks whether the database can be written. */
export const pouls = sqliteTable("pouls", { octets: blob("octets", { mode: "buffer" }).notNull() });
