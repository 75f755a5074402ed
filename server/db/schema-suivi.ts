import { sql } from "drizzle-orm";
import type { Dialecte } from "./dialecte.ts";

/** The tables of the follow-up and of the calls, in the words of a dialect. */
export function tablesDuSuiviDe({ table, texte, entier, octets, index, cle, verifie }: Dialecte) {
  /** A person to write to once, some day; erased as soon as that is done (docs/specification.md#suivi). */
  const suivis = table(
    "suivi",
    {
      /** SHA-256 of a print of the folded address (`empreinteDe`): one per box. */
      id: texte("id").primaryKey(),
      /** Day from which to write, `YYYY-MM-DD`: no hour, which could be that of a simulation. */
      jour: texte("jour").notNull(),
      /** Once it has left, or may have, it never leaves again. */
      etat: texte("etat", { enum: ["attend", "part"] }).notNull(),
      /** The address and the ids of the aids shown, as JSON, sealed with the key of this base. */
      contenu: octets("contenu").notNull(),
    },
    (t) => [
      index("suivi_jour").on(t.jour),
      verifie("suivi_id", sql`length(${t.id}) = 64`),
      verifie("suivi_le", sql`length(${t.jour}) = 10`),
      verifie("suivi_etat", sql`${t.etat} in ('attend', 'part')`),
      verifie("suivi_contenu", sql`length(${t.contenu}) > 28`),
    ],
  );
  /** Aids that a mail asks about, until it is answered; the address is in no row of it. */
  const aRepondre = table(
    "a_repondre",
    {
      /** SHA-256 of what stops it. */
      id: texte("id").primaryKey(),
      /** Last day on which it may be answered. */
      jour: texte("jour").notNull(),
      /** Ids of the aids, as JSON, sealed with the token of the mail. */
      contenu: octets("contenu").notNull(),
    },
    (t) => [
      verifie("a_repondre_id", sql`length(${t.id}) = 64`),
      verifie("a_repondre_jour", sql`length(${t.jour}) = 10`),
      verifie("a_repondre_contenu", sql`length(${t.contenu}) > 28`),
    ],
  );
  /** How many said what, aid by aid: nothing says that two answers are of one person. */
  const comptes = table(
    "compte",
    {
      aide: texte("aide").notNull(),
      suite: texte("suite").notNull(),
      /** Empty but for who gave up. */
      motif: texte("motif").notNull(),
      nombre: entier("nombre").notNull(),
    },
    (t) => [
      cle({ columns: [t.aide, t.suite, t.motif] }),
      verifie("compte_aide", sql`length(${t.aide}) between 1 and 200`),
      verifie("compte_nombre", sql`${t.nombre} > 0`),
    ],
  );
  /** An asking to be called back; a number that is asked again has another one, called by nobody while the first stands. */
  const rappels = table(
    "rappel",
    {
      /** SHA-256 of what takes it back, drawn at random. */
      id: texte("id").primaryKey(),
      /** Day on which it was asked. */
      jour: texte("jour").notNull(),
      /** Number, first name and moment, as JSON, sealed with the key of this base. */
      contenu: octets("contenu").notNull(),
      /** A print of the number under the key of this base. */
      numero: texte("numero").notNull().default(""),
      /** 0 for the first asking of a number, then 1… */
      rang: entier("rang").notNull().default(0),
    },
    (t) => [
      index("rappel_jour").on(t.jour),
      index("rappel_numero").on(t.numero),
      verifie("rappel_id", sql`length(${t.id}) = 64`),
      verifie("rappel_le", sql`length(${t.jour}) = 10`),
      verifie("rappel_contenu", sql`length(${t.contenu}) > 28`),
    ],
  );
  /** Boxes that are never written to again: kept when everything else of them is erased. */
  const plusJamais = table(
    "plus_jamais",
    {
      /** SHA-256 of a print of the folded address under the key of this base. */
      id: texte("id").primaryKey(),
    },
    (t) => [verifie("plus_jamais_id", sql`length(${t.id}) = 64`)],
  );
  return { suivis, aRepondre, comptes, rappels, plusJamais };
}

export type TablesDuSuivi = ReturnType<typeof tablesDuSuiviDe>;
