import { and, asc, eq, gte, lt, lte, or, sql } from "drizzle-orm";
import type { SuiteDUneAide } from "../../machines/pages/suivi.ts";
import { type Efface, effacerPartout } from "../db/effacements.ts";
import type { Db } from "../db/open.ts";
import { aRepondre, comptes, suivis } from "../db/schema-suivi.ts";
import { hashOf, sealer, unseal } from "../db/seal.ts";
import { arretDe, arretDuJeton } from "./carnet.ts";

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
export async function garderLeSuivi(db: Db, { adresse, aides }: AdresseASuivre, jour: string): Promise<void> {
  const id = hashOf(arretDe(db, adresse));
  const contenu = sealer(db.cle, id)(JSON.stringify({ adresse, aides }));
  const row = { jour, etat: "attend" as const, contenu };
  await db.write(() =>
    db.orm
      .insert(suivis)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: suivis.id, set: row })
      .run(),
  );
}

/** Erases what a stop names, address or answers; absent if nothing is left of it. */
export const effacerLeSuivi = (db: Db, arret: string): Promise<Efface> =>
  effacerPartout(db, () => {
    const id = hashOf(arret);
    const { changes: adresses } = db.orm.delete(suivis).where(eq(suivis.id, id)).run();
    const { changes: reponses } = db.orm.delete(aRepondre).where(eq(aRepondre.id, id)).run();
    return adresses + reponses > 0;
  });

/** Ids of what is to be sent on a day, the oldest first. */
export const suivisDus = async (db: Db, jour: string, auPlus: number): Promise<string[]> =>
  (
    await db.read(() =>
      db.orm
        .select({ id: suivis.id })
        .from(suivis)
        .where(and(eq(suivis.etat, "attend"), lte(suivis.jour, jour)))
        .orderBy(asc(suivis.jour))
        .limit(auPlus)
        .all(),
    )
  ).map(({ id }) => id);

/**
 * Marks a follow-up as leaving, and what it asks about as to be answered until a day: from then on, it is never sent
 * again. Nothing if it is no longer there, or cannot be opened any more: it is erased then.
 */
export const marquerLeDepart = (
  db: Db,
  id: string,
  jeton: string,
  jusquAu: string,
): Promise<DepartDuSuivi | undefined> =>
  db.write(() => {
    const enAttente = and(eq(suivis.id, id), eq(suivis.etat, "attend"));
    const row = db.orm.select().from(suivis).where(enAttente).get();
    const ouvert = row && ouvrir(db, row);
    if (!ouvert) {
      db.orm.delete(suivis).where(enAttente).run();
      return undefined;
    }
    db.orm.update(suivis).set({ etat: "part" }).where(eq(suivis.id, id)).run();
    const reponse = hashOf(arretDuJeton(jeton));
    const contenu = sealer(jeton, reponse)(JSON.stringify(ouvert.aides));
    db.orm.insert(aRepondre).values({ id: reponse, jour: jusquAu, contenu }).run();
    return { id, adresse: ouvert.adresse, jeton };
  });

function ouvrir(db: Db, { contenu, id }: { contenu: Buffer; id: string }): AdresseASuivre | undefined {
  try {
    return JSON.parse(unseal(contenu, db.cle, id)) as AdresseASuivre;
  } catch {
    return undefined;
  }
}

/** Puts back what the mail service said that it did not take. */
export const annulerLeDepart = (db: Db, { id, jeton }: DepartDuSuivi): Promise<void> =>
  db.write(() => {
    db.orm
      .delete(aRepondre)
      .where(eq(aRepondre.id, hashOf(arretDuJeton(jeton))))
      .run();
    db.orm.update(suivis).set({ etat: "attend" }).where(eq(suivis.id, id)).run();
  });

/** Erases the address of what has left, or may have. */
export const oublierLAdresse = (db: Db, { id }: Pick<DepartDuSuivi, "id">): Promise<Efface> =>
  effacerPartout(db, () => db.orm.delete(suivis).where(eq(suivis.id, id)).run().changes > 0);

/**
 * Erases what a stop of the server left on its way, what could not leave since `manques`, and what was to be answered before
 * `aujourdhui`; how many rows.
 */
export const purgerLesSuivis = (db: Db, aujourdhui: string, manques: string): Promise<number> =>
  db.write(
    () =>
      db.orm
        .delete(suivis)
        .where(or(eq(suivis.etat, "part"), lt(suivis.jour, manques)))
        .run().changes + db.orm.delete(aRepondre).where(lt(aRepondre.jour, aujourdhui)).run().changes,
  );

/** Ids of the aids that a token asks about; nothing once it is answered, stopped or too old. */
export async function aidesARepondre(
  db: Db,
  jeton: string,
  aujourdhui: string,
): Promise<string[] | undefined> {
  const id = hashOf(arretDuJeton(jeton));
  const bonne = and(eq(aRepondre.id, id), gte(aRepondre.jour, aujourdhui));
  const row = await db.read(() => db.orm.select().from(aRepondre).where(bonne).get());
  return row && (JSON.parse(unseal(row.contenu, jeton, id)) as string[]);
}

/** Counts what was said, aid by aid, and erases what joined the aids, all at once; absent if it was not there any more. */
export const compterLesSuites = (db: Db, jeton: string, dites: readonly Comptee[]): Promise<Efface> =>
  effacerPartout(db, () => {
    const id = hashOf(arretDuJeton(jeton));
    if (db.orm.delete(aRepondre).where(eq(aRepondre.id, id)).run().changes === 0) return false;
    for (const { aide, suite, motif = "" } of dites)
      db.orm
        .insert(comptes)
        .values({ aide, suite, motif, nombre: 1 })
        .onConflictDoUpdate({
          target: [comptes.aide, comptes.suite, comptes.motif],
          set: { nombre: sql`${comptes.nombre} + 1` },
        })
        .run();
    return true;
  });

/** Every count, by aid. */
export const lireLesComptes = (db: Db) =>
  db.read(() => db.orm.select().from(comptes).orderBy(comptes.aide, comptes.suite, comptes.motif).all());
