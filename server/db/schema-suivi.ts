import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A person to write to once, some day; erased as soon as that is done (docs/specification.md#suivi). */
export const suivis = sqliteTable(
  "suivi",
  {
    /** SHA-256 of what stops it (`arretDe`): one per address. */
    id: text("id").primaryKey(),
    /** Day from which to write, `YYYY-MM-DD`: no hour, which could be that of a simulation. */
    jour: text("jour").notNull(),
    /** Once it has left, or may have, it never leaves again. */
    etat: text("etat", { enum: ["attend", "part"] }).notNull(),
    /** The address and the ids of the aids shown, as JSON, sealed with the key of this base. */
    contenu: blob("contenu", { mode: "buffer" }).notNull(),
  },
  (table) => [index("suivi_jour").on(table.jour)],
);

/** Aids that a mail asks about, until it is answered; the address is in no row of it. */
export const aRepondre = sqliteTable("a_repondre", {
  /** SHA-256 of what stops it. */
  id: text("id").primaryKey(),
  /** Last day on which it may be answered. */
  jour: text("jour").notNull(),
  /** Ids of the aids, as JSON, sealed with the token of the mail. */
  contenu: blob("contenu", { mode: "buffer" }).notNull(),
});

/** How many said what, aid by aid: nothing says that two answers are of one person. */
export const comptes = sqliteTable(
  "compte",
  {
    aide: text("aide").notNull(),
    suite: text("suite").notNull(),
    /** Empty but for who gave up. */
    motif: text("motif").notNull(),
    nombre: integer("nombre").notNull(),
  },
  (table) => [primaryKey({ columns: [table.aide, table.suite, table.motif] })],
);

/** Somebody to call back; one row a number. */
export const rappels = sqliteTable(
  "rappel",
  {
    /** A print of the number under the key of this base. */
    id: text("id").primaryKey(),
    /** Day on which it was asked. */
    jour: text("jour").notNull(),
    /** Number, first name and moment, as JSON, sealed with the key of this base. */
    contenu: blob("contenu", { mode: "buffer" }).notNull(),
  },
  (table) => [index("rappel_jour").on(table.jour)],
);
