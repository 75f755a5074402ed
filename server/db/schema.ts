import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { etatsDeContribution } from "../../catalogue/contribuer/contribution.ts";
import { marques } from "../../catalogue/situation/vocabulaire.ts";
import type { Marque } from "../../catalogue/situation/context.ts";

/** A stored simulation; only the bearer of its token can read the record (`seal.ts`). */
export const simulation = sqliteTable(
  "simulation",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the secret token, in hexadecimal; the token itself is never stored. */
    tokenHash: text("token_hash").notNull(),
    /** Simulation record (docs/specification.md#dossier) as JSON without its `_id`, sealed. */
    record: blob("record", { mode: "buffer" }).notNull(),
    /** Milliseconds since 1970. */
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    brand: text("brand", { enum: Object.keys(marques) as [Marque, ...Marque[]] }).notNull(),
    /** Its journey as it is kept (`machines/session/durable.ts`), sealed; rows from before have none. */
    snapshot: blob("snapshot", { mode: "buffer" }),
  },
  (table) => [index("simulation_created_at").on(table.createdAt)],
);

export type SimulationRow = typeof simulation.$inferSelect;

/** What anyone sent of the catalogue, in clear: editors read it (docs/specification.md#contribuer). */
export const contributions = sqliteTable(
  "contributions",
  {
    /** Drawn at random; whoever sent it alone has it, besides the editors. */
    id: text("id").primaryKey(),
    /** Milliseconds since 1970. */
    recueLe: integer("recue_le").notNull(),
    sorte: text("sorte", { enum: ["aide", "erreur"] }).notNull(),
    aide: text("aide"),
    titre: text("titre"),
    organisme: text("organisme"),
    lieu: text("lieu"),
    texte: text("texte").notNull(),
    lien: text("lien"),
    contact: text("contact"),
    etat: text("etat", { enum: etatsDeContribution }).notNull(),
  },
  (table) => [index("contributions_recue_le").on(table.recueLe)],
);

export type ContributionRow = typeof contributions.$inferSelect;
