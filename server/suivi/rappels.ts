import { and, asc, count, eq, lte, ne } from "drizzle-orm";
import type { MomentDAppel } from "../../machines/pages/rappel.ts";
import { type Efface, effacerPartout } from "../db/effacements.ts";
import type { Db } from "../db/open.ts";
import { rappels } from "../db/schema-suivi.ts";
import { sealer, unseal } from "../db/seal.ts";
import { empreinteDuNumero } from "./carnet.ts";
import type { NumeroFrancais } from "./telephone.ts";

/** Somebody to call back. */
export interface ARappeler {
  /** As it is dialled. */
  telephone: string;
  /** Empty when it was not told. */
  prenom: string;
  quand: MomentDAppel;
}

/** Keeps a call to make, sealed, in place of the one asked before for the same number: its id, which takes it back; nothing when the day has `auPlus`. */
export const garderLeRappel = (
  db: Db,
  { e164, compose }: NumeroFrancais,
  dit: Omit<ARappeler, "telephone">,
  { jour, auPlus }: { jour: string; auPlus: number },
): Promise<string | undefined> =>
  db.write(() => {
    const id = empreinteDuNumero(db, e164);
    const autres = and(eq(rappels.jour, jour), ne(rappels.id, id));
    const pris = db.orm.select({ n: count() }).from(rappels).where(autres).get()?.n ?? 0;
    if (pris >= auPlus) return undefined;
    const garde: ARappeler = { telephone: compose, ...dit };
    const row = { jour, contenu: sealer(db.cle, id)(JSON.stringify(garde)) };
    db.orm
      .insert(rappels)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: rappels.id, set: row })
      .run();
    return id;
  });

/** Erases a call to make, for whoever has its id; absent if it is not there any more. */
export const retirerLeRappel = (db: Db, id: string): Promise<Efface> =>
  effacerPartout(db, () => db.orm.delete(rappels).where(eq(rappels.id, id)).run().changes > 0);

/** Every call to make, with the day it was asked, the oldest first. Throws if the key of the base is another one. */
export const lireLesRappels = async (db: Db): Promise<(ARappeler & { jour: string })[]> =>
  (await db.read(() => db.orm.select().from(rappels).orderBy(asc(rappels.jour)).all())).map(
    ({ id, jour, contenu }) => ({ jour, ...(JSON.parse(unseal(contenu, db.cle, id)) as ARappeler) }),
  );

/** Erases what was asked on a day or before; how many. */
export const purgerLesRappels = (db: Db, jour: string): Promise<number> =>
  db.write(() => db.orm.delete(rappels).where(lte(rappels.jour, jour)).run().changes);
