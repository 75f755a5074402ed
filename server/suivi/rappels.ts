import { and, asc, count, eq, lte, ne } from "drizzle-orm";
import type { MomentDAppel } from "../../machines/pages/rappel.ts";
import type { Carnet } from "../db/base.ts";
import { type Efface, effacerPartout } from "../db/effacements.ts";
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
  db: Carnet,
  { e164, compose }: NumeroFrancais,
  dit: Omit<ARappeler, "telephone">,
  { jour, auPlus }: { jour: string; auPlus: number },
): Promise<string | undefined> =>
  db.write(
    async (orm, { rappels }) => {
      const id = empreinteDuNumero(db, e164);
      const autres = and(eq(rappels.jour, jour), ne(rappels.id, id));
      const [pris] = await orm.select({ n: count() }).from(rappels).where(autres);
      if ((pris?.n ?? 0) >= auPlus) return undefined;
      const garde: ARappeler = { telephone: compose, ...dit };
      const row = { jour, contenu: sealer(db.cle, id)(JSON.stringify(garde)) };
      await orm
        .insert(rappels)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: rappels.id, set: row });
      return id;
    },
    // So many a day, on all servers.
    { seul: "rappels" },
  );

/** Erases a call to make, for whoever has its id; absent if it is not there any more. */
export const retirerLeRappel = (db: Carnet, id: string): Promise<Efface> =>
  effacerPartout(db, async (orm, { rappels }) => {
    const retires = await orm.delete(rappels).where(eq(rappels.id, id)).returning({ id: rappels.id });
    return retires.length > 0;
  });

/** Every call to make, with the day it was asked, the oldest first. Throws if the key of the base is another one. */
export const lireLesRappels = async (db: Carnet): Promise<(ARappeler & { jour: string })[]> =>
  (await db.read((orm, { rappels }) => orm.select().from(rappels).orderBy(asc(rappels.jour)))).map(
    ({ id, jour, contenu }) => ({ jour, ...(JSON.parse(unseal(contenu, db.cle, id)) as ARappeler) }),
  );

/** Erases what was asked on a day or before; how many. */
export const purgerLesRappels = (db: Carnet, jour: string): Promise<number> =>
  db.write(async (orm, { rappels }) => {
    const purges = await orm.delete(rappels).where(lte(rappels.jour, jour)).returning({ id: rappels.id });
    return purges.length;
  });
