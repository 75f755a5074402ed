import { sql } from "drizzle-orm";
import { etatsDeContribution } from "../../catalogue/fiches/contribuer/contribution.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { marques } from "../../catalogue/situation/vocabulaire.ts";
import type { Dialecte } from "./dialecte.ts";

/** Words between quotes, as a list of SQL. */
const parmi = (mots: readonly string[]) => sql.raw(mots.map((mot) => `'${mot}'`).join(", "));
const lesMarques = Object.keys(marques) as [Marque, ...Marque[]];

/** The tables of the base, in the words of a dialect: `tables/` declares them, and drizzle-kit reads them there. */
export function tablesDe({ table, texte, entier, octets, index, cle, verifie }: Dialecte) {
  /** A stored simulation; only the bearer of its token can read what it says (`seal.ts`). */
  const simulation = table(
    "simulation",
    {
      id: texte("id").primaryKey(),
      /** SHA-256 of the secret token, in hexadecimal; the token itself is never stored. */
      tokenHash: texte("token_hash").notNull(),
      /** Its journey as it is kept, and what goes with it (`../routes/record.ts`), as JSON, sealed. */
      dossier: octets("dossier").notNull(),
      /** Milliseconds since 1970. */
      createdAt: entier("created_at").notNull(),
      updatedAt: entier("updated_at").notNull(),
      brand: texte("brand", { enum: lesMarques }).notNull(),
    },
    (t) => [
      index("simulation_created_at").on(t.createdAt),
      verifie("simulation_id", sql`length(${t.id}) >= 22`),
      verifie("simulation_jeton", sql`length(${t.tokenHash}) = 64`),
      verifie("simulation_dossier", sql`length(${t.dossier}) > 28`),
      verifie("simulation_dates", sql`${t.createdAt} > 0 and ${t.updatedAt} >= ${t.createdAt}`),
      verifie("simulation_marque", sql`${t.brand} in (${parmi(lesMarques)})`),
    ],
  );
  /** What anyone sent of the catalogue (docs/specification.md#contribuer). */
  const contributions = table(
    "contributions",
    {
      /** Drawn at random; whoever sent it alone has it, besides the editors. */
      id: texte("id").primaryKey(),
      /** Milliseconds since 1970. */
      recueLe: entier("recue_le").notNull(),
      etat: texte("etat", { enum: etatsDeContribution }).notNull(),
      /** What was said, as JSON, sealed with the key of the server (`cle.ts`). */
      contenu: octets("contenu").notNull(),
    },
    (t) => [
      index("contributions_recue_le").on(t.recueLe),
      verifie("contributions_id", sql`length(${t.id}) >= 22`),
      verifie("contributions_recue", sql`${t.recueLe} > 0`),
      verifie("contributions_etat", sql`${t.etat} in (${parmi(etatsDeContribution)})`),
      verifie("contributions_contenu", sql`length(${t.contenu}) > 28`),
    ],
  );
  /** What was erased, by the SHA-256 of its id in hexadecimal: a copy put back does not bring it back. */
  const effaces = table(
    "effacement",
    {
      empreinte: texte("empreinte").primaryKey(),
      /** Milliseconds since 1970: by then no copy can hold it. */
      oublierLe: entier("oublier_le").notNull(),
    },
    (t) => [
      verifie("effacement_empreinte", sql`length(${t.empreinte}) = 64`),
      verifie("effacement_oubli", sql`${t.oublierLe} > 0`),
    ],
  );
  /** A household handed over, sealed by a code that was never here (`../relais/transmissions.ts`): read once, within the hour. */
  const transmissions = table(
    "transmission",
    {
      id: texte("id").primaryKey(),
      scelle: octets("scelle").notNull(),
      /** Milliseconds since 1970. */
      oublierLe: entier("oublier_le").notNull(),
    },
    (t) => [verifie("transmission_id", sql`length(${t.id}) = 22`)],
  );
  /** Written then erased by whoever asks whether the database can be written. */
  const pouls = table("pouls", { octets: octets("octets").notNull() });
  /** Counts of each day, as they were kept before those of the weeks (`schema-comptes.ts`): the purge empties it, and nothing writes there. */
  const statistiques = table(
    "statistique",
    {
      /** `YYYY-MM-DD`. */
      jour: texte("jour").notNull(),
      sorte: texte("sorte").notNull(),
      sujet: texte("sujet").notNull(),
      geste: texte("geste").notNull(),
      /** Empty where it is not known. */
      departement: texte("departement").notNull(),
      nombre: entier("nombre").notNull(),
    },
    (t) => [
      cle({ columns: [t.jour, t.sorte, t.sujet, t.geste, t.departement] }),
      verifie("statistique_jour", sql`length(${t.jour}) = 10`),
      verifie("statistique_nombre", sql`${t.nombre} > 0`),
    ],
  );
  return { simulation, contributions, effaces, transmissions, pouls, statistiques };
}

export type Tables = ReturnType<typeof tablesDe>;
export type SimulationRow = Tables["simulation"]["$inferSelect"];
