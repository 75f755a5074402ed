import { and, eq, or } from "drizzle-orm";
import type { Db } from "../../db/base.ts";

/** Rows that one transaction erases. */
const PAR_LOT = 500;

/** Erases what was counted by day and département, before weeks and regions, a batch at a time: it told people apart. */
export async function oublierLesAnciensComptes(db: Db): Promise<void> {
  const unLot = () =>
    db.write(async (orm, { statistiques: table }) => {
      const lot = await orm.select().from(table).limit(PAR_LOT);
      const celles = lot.map(({ jour, sorte, sujet, geste, departement }) =>
        and(
          eq(table.jour, jour),
          eq(table.sorte, sorte),
          eq(table.sujet, sujet),
          eq(table.geste, geste),
          eq(table.departement, departement),
        ),
      );
      if (celles.length > 0) await orm.delete(table).where(or(...celles));
      return lot.length;
    });
  while ((await unLot()) === PAR_LOT);
}
