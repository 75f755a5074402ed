import { asc, desc, eq, lte, sql } from "drizzle-orm";
import type { EtatDeContribution } from "../../catalogue/contribuer/contribution.ts";
import type { Db } from "./open.ts";
import { type ContributionRow, contributions } from "./schema.ts";

const DAY_MS = 24 * 3_600_000;
/** Twelve months at most. */
const KEPT_DAYS = 365;

/** Latest time of what has been kept long enough, in milliseconds. */
export const limiteDesContributions = (now: Date): number => now.getTime() - KEPT_DAYS * DAY_MS;

const enAttente = eq(contributions.etat, "nouvelle");

/** Stores a contribution, unless `most` of them wait already; false then. */
export function garderContribution({ orm }: Db, row: ContributionRow, most: number): boolean {
  return orm.transaction(
    (tx) => {
      const waiting =
        tx
          .select({ n: sql<number>`count(*)` })
          .from(contributions)
          .where(enAttente)
          .get()?.n ?? 0;
      if (waiting >= most) return false;
      tx.insert(contributions).values(row).run();
      return true;
    },
    { behavior: "immediate" },
  );
}

/** Every contribution: those that wait first, the oldest of them first. */
export const lireContributions = ({ orm }: Db): ContributionRow[] => [
  ...orm.select().from(contributions).where(enAttente).orderBy(asc(contributions.recueLe)).all(),
  ...orm
    .select()
    .from(contributions)
    .where(sql`${contributions.etat} <> 'nouvelle'`)
    .orderBy(desc(contributions.recueLe))
    .all(),
];

/** Says what was done of a contribution; false if it is not there. */
export const marquerContribution = ({ orm }: Db, id: string, etat: EtatDeContribution): boolean =>
  orm.update(contributions).set({ etat }).where(eq(contributions.id, id)).run().changes > 0;

/** Erases a contribution, journal included; false if it is not there. */
export function effacerContribution(db: Db, id: string): boolean {
  const erased = db.orm.delete(contributions).where(eq(contributions.id, id)).run().changes > 0;
  if (erased) db.truncateJournal();
  return erased;
}

/** Erases every contribution that came at or before `limit` (milliseconds); how many. The journal keeps them until it is emptied. */
export const purgerContributions = ({ orm }: Db, limit: number): number =>
  orm.delete(contributions).where(lte(contributions.recueLe, limit)).run().changes;
