import { lte } from "drizzle-orm";
import { manqueDePlace } from "./failures.ts";
import type { Db } from "./open.ts";
import { effaces } from "./schema.ts";
import { hashOf } from "./seal.ts";

/** What became of something to erase: not there; nowhere any more; out of the tables, but still in the journal that another process reads. */
export type Efface = "absent" | "effacé" | "en cours";

/** Notes that a row was erased, until `oublierLe` (milliseconds), in the transaction that erases it. */
export const noterLEffacement = ({ orm }: Db, id: string, oublierLe: number): void =>
  void orm
    .insert(effaces)
    .values({ empreinte: hashOf(id), oublierLe })
    .onConflictDoNothing()
    .run();

/** Erases in turn; on a full disk, in the room that the ballast gives back. */
export async function ecrireQuandMeme<T>(db: Db, efface: () => T): Promise<T> {
  try {
    return await db.write(efface);
  } catch (error) {
    if (!(manqueDePlace(error) && db.lest.jeter())) throw error;
    await db.viderLeJournal();
    return db.write(efface);
  }
}

/** Runs what erases, in turn, then empties the journal if it found something. */
export async function effacerPartout(db: Db, efface: () => boolean): Promise<Efface> {
  if (!(await ecrireQuandMeme(db, efface))) return "absent";
  // What is out of the tables is erased for whoever asks: a journal that cannot be emptied now will be.
  return (await db.viderLeJournal()) ? "effacé" : "en cours";
}

/** Forgets the erasures that no copy can undo any more. */
export const oublierLesEffacements = (db: Db, now: Date): Promise<unknown> =>
  ecrireQuandMeme(db, () => db.orm.delete(effaces).where(lte(effaces.oublierLe, now.getTime())).run());
