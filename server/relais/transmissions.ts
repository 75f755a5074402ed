import { count, eq, lte } from "drizzle-orm";
import type { Db } from "../db/base.ts";

const HEURE_MS = 3_600_000;
/** Kept at once: 80 MB at most. */
const AU_PLUS = 2_000;

/** A household handed over, sealed, and the print of the code that opens it. */
interface Transmission {
  id: string;
  scelle: Buffer;
}

/** Erases what nobody came for within the hour. */
export const oublierLesTransmissions = (db: Db, now: Date): Promise<unknown> =>
  db.write((orm, { transmissions }) =>
    orm.delete(transmissions).where(lte(transmissions.oublierLe, now.getTime())),
  );

/** Keeps it for an hour, unless there is no room, or that print is taken. */
export const deposerLaTransmission = (
  db: Db,
  une: Transmission,
  now: Date,
): Promise<"laissée" | "pleine" | "prise"> =>
  db.write(
    async (orm, { transmissions }) => {
      const [lu] = await orm.select({ n: count() }).from(transmissions);
      if ((lu?.n ?? 0) >= AU_PLUS) return "pleine" as const;
      const row = { ...une, oublierLe: now.getTime() + HEURE_MS };
      const mises = await orm.insert(transmissions).values(row).onConflictDoNothing().returning();
      return mises.length > 0 ? ("laissée" as const) : ("prise" as const);
    },
    { seul: "transmissions" },
  );

/** What waits under that print; nothing where there is none, or no more. */
export async function lireLaTransmission(db: Db, id: string, now: Date): Promise<Buffer | undefined> {
  const [une] = await db.read((orm, { transmissions }) =>
    orm.select().from(transmissions).where(eq(transmissions.id, id)),
  );
  return une && une.oublierLe > now.getTime() ? une.scelle : undefined;
}

/** Erases it, once it is opened. */
export const effacerLaTransmission = (db: Db, id: string): Promise<unknown> =>
  db.write((orm, { transmissions }) => orm.delete(transmissions).where(eq(transmissions.id, id)));
