import { and, asc, eq, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { SuiteDUneAide } from "../../../machines/pages/suivi.ts";
import type { Carnet } from "../../db/base.ts";
import { type Efface, effacerPartout } from "../../db/effacements.ts";
import { hashOf, sealer, unseal } from "../../db/seal.ts";
import { arretDuJeton, boiteDe, lireLArret } from "./carnet.ts";

/** What is kept to write to somebody once. */
export interface AdresseASuivre {
  adresse: string;
  /** Ids of the aids that were shown. */
  aides: readonly string[];
}

/** A mail to send: whom to, and what its answers are opened with. */
export interface DepartDuSuivi {
  /** Of the row that holds the address. */
  id: string;
  adresse: string;
  jeton: string;
}

/** What was said of an aid; a reason for who gave up. */
export interface Comptee {
  aide: string;
  suite: SuiteDUneAide;
  motif?: string | undefined;
}

/** Keeps an address, sealed, to write to on a day: in place of what was asked before for the same one. */
export async function garderLeSuivi(
  db: Carnet,
  { adresse, aides }: AdresseASuivre,
  jour: string,
): Promise<void> {
  const id = boiteDe(db, adresse);
  const contenu = sealer(db.cle, id)(JSON.stringify({ adresse, aides }));
  const row = { jour, etat: "attend" as const, contenu };
  await db.write((orm, { suivis }) =>
    orm
      .insert(suivis)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: suivis.id, set: row }),
  );
}

/** True for a box whose reader asked for no more mails. */
export const estArretee = async (db: Carnet, adresse: string): Promise<boolean> => {
  const connues = await db.read((orm, { plusJamais }) =>
    orm
      .select()
      .from(plusJamais)
      .where(eq(plusJamais.id, boiteDe(db, adresse))),
  );
  return connues.length > 0;
};

/** Erases what a stop names, address and answers, and never writes to that box again; absent if nothing was left of it. */
export const arreterLesCourriels = (db: Carnet, arret: string): Promise<Efface> =>
  effacerPartout(db, async (orm, { suivis, aRepondre, plusJamais }) => {
    const { lignes, boite } = lireLArret(db, arret);
    if (lignes.length === 0) return false;
    const adresses = await orm.delete(suivis).where(inArray(suivis.id, lignes)).returning();
    const reponses = await orm
      .delete(aRepondre)
      .where(inArray(aRepondre.id, lignes))
      .returning({ id: aRepondre.id });
    // A stop without its seal is believed where it names an address that we have.
    const ouvertes = adresses.flatMap((row) => ouvrir(db, row) ?? []);
    const arretees = [...(boite ? [boite] : []), ...ouvertes.map(({ adresse }) => boiteDe(db, adresse))];
    if (arretees.length > 0)
      await orm
        .insert(plusJamais)
        .values([...new Set(arretees)].map((id) => ({ id })))
        .onConflictDoNothing();
    return adresses.length + reponses.length > 0;
  });

/** Ids of what is to be sent on a day, the oldest first. */
export const suivisDus = async (db: Carnet, jour: string, auPlus: number): Promise<string[]> => {
  const dus = await db.read((orm, { suivis }) =>
    orm
      .select({ id: suivis.id })
      .from(suivis)
      .where(and(eq(suivis.etat, "attend"), lte(suivis.jour, jour)))
      .orderBy(asc(suivis.jour))
      .limit(auPlus),
  );
  return dus.map(({ id }) => id);
};

/**
 * Marks a follow-up as leaving, and what it asks about as to be answered until a day: from then on, it is never sent
 * again, by this server or another. Nothing if it is no longer there, or cannot be opened any more: it is erased then.
 */
export const marquerLeDepart = (
  db: Carnet,
  id: string,
  jeton: string,
  jusquAu: string,
): Promise<DepartDuSuivi | undefined> =>
  db.write(async (orm, { suivis, aRepondre }) => {
    const enAttente = and(eq(suivis.id, id), eq(suivis.etat, "attend"));
    const [row] = await orm.update(suivis).set({ etat: "part" }).where(enAttente).returning();
    if (!row) return undefined;
    const ouvert = ouvrir(db, row);
    if (!ouvert) {
      await orm.delete(suivis).where(eq(suivis.id, id));
      return undefined;
    }
    const reponse = hashOf(arretDuJeton(jeton));
    const contenu = sealer(jeton, reponse)(JSON.stringify(ouvert.aides));
    await orm.insert(aRepondre).values({ id: reponse, jour: jusquAu, contenu });
    return { id, adresse: ouvert.adresse, jeton };
  });

function ouvrir(db: Carnet, { contenu, id }: { contenu: Buffer; id: string }): AdresseASuivre | undefined {
  try {
    return JSON.parse(unseal(contenu, db.cle, id)) as AdresseASuivre;
  } catch {
    return undefined;
  }
}

/** Puts back what the mail service said that it did not take. */
export const annulerLeDepart = (db: Carnet, { id, jeton }: DepartDuSuivi): Promise<void> =>
  db.write(async (orm, { suivis, aRepondre }) => {
    await orm.delete(aRepondre).where(eq(aRepondre.id, hashOf(arretDuJeton(jeton))));
    await orm.update(suivis).set({ etat: "attend" }).where(eq(suivis.id, id));
  });

/** Erases the address of what has left, or may have. */
export const oublierLAdresse = (db: Carnet, { id }: Pick<DepartDuSuivi, "id">): Promise<Efface> =>
  effacerPartout(db, async (orm, { suivis }) => {
    const oubliees = await orm.delete(suivis).where(eq(suivis.id, id)).returning({ id: suivis.id });
    return oubliees.length > 0;
  });

/**
 * Erases what a stop of the server left on its way, what could not leave since `manques`, and what was to be answered before
 * `aujourdhui`; how many rows. Only between rounds: one that is under way has rows on their way.
 */
export const purgerLesSuivis = (db: Carnet, aujourdhui: string, manques: string): Promise<number> =>
  db.write(async (orm, { suivis, aRepondre }) => {
    const finis = or(eq(suivis.etat, "part"), lt(suivis.jour, manques));
    const adresses = await orm.delete(suivis).where(finis).returning({ id: suivis.id });
    const tues = lt(aRepondre.jour, aujourdhui);
    return adresses.length + (await orm.delete(aRepondre).where(tues).returning({ id: aRepondre.id })).length;
  });

/** Ids of the aids that a token asks about; nothing once it is answered, stopped or too old. */
export async function aidesARepondre(
  db: Carnet,
  jeton: string,
  aujourdhui: string,
): Promise<string[] | undefined> {
  const id = hashOf(arretDuJeton(jeton));
  const [row] = await db.read((orm, { aRepondre }) =>
    orm
      .select()
      .from(aRepondre)
      .where(and(eq(aRepondre.id, id), gte(aRepondre.jour, aujourdhui))),
  );
  return row && (JSON.parse(unseal(row.contenu, jeton, id)) as string[]);
}

/** Counts what was said, aid by aid, and erases what joined the aids, all at once; absent if it was not there any more. */
export const compterLesSuites = (db: Carnet, jeton: string, dites: readonly Comptee[]): Promise<Efface> =>
  effacerPartout(db, async (orm, { aRepondre, comptes }) => {
    const id = hashOf(arretDuJeton(jeton));
    const repondu = await orm.delete(aRepondre).where(eq(aRepondre.id, id)).returning({ id: aRepondre.id });
    if (repondu.length === 0) return false;
    // In one order: two who answer at once never wait for each other.
    const ordre = [...dites].sort((une, autre) => (cleDuCompte(une) < cleDuCompte(autre) ? -1 : 1));
    for (const { aide, suite, motif = "" } of ordre)
      await orm
        .insert(comptes)
        .values({ aide, suite, motif, nombre: 1 })
        .onConflictDoUpdate({
          target: [comptes.aide, comptes.suite, comptes.motif],
          set: { nombre: sql`${comptes.nombre} + 1` },
        });
    return true;
  });

const cleDuCompte = ({ aide, suite, motif = "" }: Comptee) => `${aide} ${suite} ${motif}`;

/** Every count, by aid. */
export const lireLesComptes = (db: Carnet) =>
  db.read((orm, { comptes }) =>
    orm.select().from(comptes).orderBy(comptes.aide, comptes.suite, comptes.motif),
  );
