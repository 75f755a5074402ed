import { count, desc, eq, lte, sql } from "drizzle-orm";
import type { Contribution, EtatDeContribution } from "../../catalogue/contribuer/contribution.ts";
import { ecrireQuandMeme, type Efface, effacerPartout, noterLEffacement } from "./effacements.ts";
import type { Db } from "./open.ts";
import { contributions } from "./schema.ts";
import { sealer, unseal } from "./seal.ts";

const DAY_MS = 24 * 3_600_000;
/** Twelve months at most. */
const KEPT_DAYS = 365;

/** Days a copy of the database may be put back (`sauvegarde.ts`). */
export const JOURS_DES_SAUVEGARDES = 30;

/** What a contribution says: what was left empty is absent. */
export type MessageRecu = Omit<
  Contribution,
  "id" | "recueLe" | "etat" | "label" | "collection" | "institution"
>;

/** A contribution, opened. */
export interface ContributionGardee {
  id: string;
  /** Milliseconds since 1970. */
  recueLe: number;
  etat: EtatDeContribution;
  dite: MessageRecu;
}

/** Latest time of what has been kept long enough, in milliseconds. */
export const limiteDesContributions = (now: Date): number => now.getTime() - KEPT_DAYS * DAY_MS;

const enAttente = eq(contributions.etat, "nouvelle");

const inserer = ({ orm, cle }: Db, { dite, ...row }: ContributionGardee): void =>
  void orm
    .insert(contributions)
    .values({ ...row, contenu: sealer(cle, row.id)(JSON.stringify(dite)) })
    .run();

/** Stores a contribution, unless `most` of them wait already; false then. */
export const garderContribution = (db: Db, gardee: ContributionGardee, most: number): Promise<boolean> =>
  db.write(() => {
    const waiting = db.orm.select({ n: count() }).from(contributions).where(enAttente).get()?.n ?? 0;
    if (waiting < most) inserer(db, gardee);
    return waiting < most;
  });

/** Contributions that could be opened, and how many could not: their key is lost. */
export interface Lues {
  lues: ContributionGardee[];
  scellees: number;
}

/** Every contribution: those that wait first, the oldest of them first. */
export async function lireContributions(db: Db): Promise<Lues> {
  const rang = sql`CASE ${contributions.etat} WHEN 'nouvelle' THEN ${contributions.recueLe} END`;
  const rows = await db.read(() =>
    db.orm
      .select()
      .from(contributions)
      .orderBy(sql`${rang} NULLS LAST`, desc(contributions.recueLe))
      .all(),
  );
  const lues = rows.flatMap(({ contenu, ...row }): ContributionGardee[] => {
    try {
      return [{ ...row, dite: JSON.parse(unseal(contenu, db.cle, row.id)) as MessageRecu }];
    } catch {
      return [];
    }
  });
  return { lues, scellees: rows.length - lues.length };
}

/** What was done of a contribution. */
type Suite = { etat: EtatDeContribution } & Pick<MessageRecu, "brouillon" | "publiee">;

/** Says what was done of a contribution, its draft beside what it says; false if it is not there. Throws when it cannot be opened. */
export const marquerContribution = (db: Db, id: string, { etat, ...suite }: Suite): Promise<boolean> =>
  db.write(() => {
    const celle = eq(contributions.id, id);
    const gardee = db.orm.select().from(contributions).where(celle).get();
    if (!gardee) return false;
    const contenu =
      Object.keys(suite).length === 0
        ? gardee.contenu
        : sealer(
            db.cle,
            id,
          )(JSON.stringify({ ...(JSON.parse(unseal(gardee.contenu, db.cle, id)) as object), ...suite }));
    db.orm.update(contributions).set({ etat, contenu }).where(celle).run();
    return true;
  });

/** Erases a contribution, journal included; absent if it is not there. */
export const effacerContribution = (db: Db, id: string, now: Date): Promise<Efface> =>
  effacerPartout(db, () => {
    const erased = db.orm.delete(contributions).where(eq(contributions.id, id)).run().changes > 0;
    if (erased) noterLEffacement(db, id, now.getTime() + JOURS_DES_SAUVEGARDES * DAY_MS);
    return erased;
  });

/** Erases every contribution that came at or before `limit` (milliseconds); how many. The journal keeps them until it is emptied. */
export const purgerContributions = (db: Db, limit: number): Promise<number> =>
  ecrireQuandMeme(
    db,
    () => db.orm.delete(contributions).where(lte(contributions.recueLe, limit)).run().changes,
  );

const EN_CLAIR = sql.raw("contributions_en_clair");

/** Seals what was kept in clear before the key was, and drops its table (migration 0004), when a database is opened. */
export function scellerLesAnciennes(db: Db): void {
  const table = sql`SELECT 1 FROM sqlite_schema WHERE name = 'contributions_en_clair'`;
  if (!db.orm.get(table)) return;
  db.orm.transaction(() => {
    for (const { id, recue_le, etat, ...dits } of db.orm.all<Ancienne>(sql`SELECT * FROM ${EN_CLAIR}`)) {
      const dite = Object.fromEntries(Object.entries(dits).filter(([, dit]) => dit !== null)) as MessageRecu;
      inserer(db, { id, recueLe: recue_le, etat, dite });
    }
    db.orm.run(sql`DROP TABLE ${EN_CLAIR}`);
  });
}

interface Ancienne {
  id: string;
  recue_le: number;
  etat: EtatDeContribution;
}
