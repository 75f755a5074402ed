import { inArray, lte } from "drizzle-orm";
import type { BaseOuverte, Db, Travail } from "./base.ts";
import { manqueDePlace } from "./failures.ts";
import type { Tables } from "./schema.ts";
import { hashOf } from "./seal.ts";

/** What became of something to erase: not there; nowhere any more; out of the tables, but still in the journal that another process reads. */
export type Efface = "absent" | "effacé" | "en cours";

/** Notes that rows were erased, until `oublierLe` (milliseconds), in the transaction that erases them. */
export const noterLesEffacements =
  (ids: readonly string[], oublierLe: number): Travail<Tables, void> =>
  async (orm, { effaces }) => {
    if (ids.length === 0) return;
    const rows = ids.map((id) => ({ empreinte: hashOf(id), oublierLe }));
    await orm.insert(effaces).values(rows).onConflictDoNothing();
  };

/** Erases in turn; on a full disk, in the room that the ballast gives back. */
export async function ecrireQuandMeme<T, R>(db: BaseOuverte<T>, efface: Travail<T, R>): Promise<R> {
  try {
    return await db.write(efface);
  } catch (error) {
    if (!(manqueDePlace(error) && db.ballast.drop())) throw error;
    await db.viderLeJournal();
    return db.write(efface);
  }
}

/** Runs what erases, in turn, then empties the journal if it found something. */
export async function effacerPartout<T>(db: BaseOuverte<T>, efface: Travail<T, boolean>): Promise<Efface> {
  if (!(await ecrireQuandMeme(db, efface))) return "absent";
  // What is out of the tables is erased for whoever asks: a journal that cannot be emptied now will be.
  return (await db.viderLeJournal()) ? "effacé" : "en cours";
}

/** Erasures that one transaction forgets. */
const PAR_LOT = 5_000;

/** Forgets the erasures that no copy can undo any more, a batch at a time. */
export async function oublierLesEffacements(db: Db, now: Date): Promise<void> {
  const unLot: Travail<Tables, number> = async (orm, { effaces }) => {
    const finis = orm
      .select({ empreinte: effaces.empreinte })
      .from(effaces)
      .where(lte(effaces.oublierLe, now.getTime()))
      .limit(PAR_LOT);
    const oublies = await orm
      .delete(effaces)
      .where(inArray(effaces.empreinte, finis))
      .returning({ empreinte: effaces.empreinte });
    return oublies.length;
  };
  while ((await ecrireQuandMeme(db, unLot)) === PAR_LOT);
}
