import { count, desc, eq, lte, max } from "drizzle-orm";
import type { MomentDAppel } from "../../../machines/pages/rappel.ts";
import type { Carnet } from "../../db/base.ts";
import { ecrireQuandMeme, type Efface } from "../../db/effacements.ts";
import { hashOf, sealer, unseal } from "../../db/seal.ts";
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

/** Where an asking comes from, and what may be kept of a day. */
export interface PlaceDuJour {
  jour: string;
  /** Askings of a day. */
  auPlus: number;
  /** What takes it back: drawn at random, known to whoever asked and to nobody else. */
  retrait: string;
}

/**
 * Keeps an asking, sealed; false when the day has `auPlus`. A number that was asked before is kept all the same, after the
 * one that stands: it takes a place, and is taken back by its own secret, so that nothing tells whoever asks that it was there.
 */
export const garderLeRappel = (
  db: Carnet,
  { e164, compose }: NumeroFrancais,
  dit: Omit<ARappeler, "telephone">,
  { jour, auPlus, retrait }: PlaceDuJour,
): Promise<boolean> =>
  db.write(
    async (orm, { rappels }) => {
      const [pris] = await orm.select({ n: count() }).from(rappels).where(eq(rappels.jour, jour));
      if ((pris?.n ?? 0) >= auPlus) return false;
      const [id, numero] = [hashOf(retrait), empreinteDuNumero(db, e164)];
      const [avant] = await orm
        .select({ rang: max(rappels.rang) })
        .from(rappels)
        .where(eq(rappels.numero, numero));
      const garde: ARappeler = { telephone: compose, ...dit };
      const contenu = sealer(db.cle, id)(JSON.stringify(garde));
      await orm.insert(rappels).values({ id, jour, contenu, numero, rang: (avant?.rang ?? -1) + 1 });
      return true;
    },
    // So many a day, on all servers.
    { seul: "rappels" },
  );

/** Erases an asking, for whoever has what takes it back. The answer is the same for what was never there: the journal is emptied too. */
export const retirerLeRappel = async (db: Carnet, retrait: string): Promise<Exclude<Efface, "absent">> => {
  await ecrireQuandMeme(db, async (orm, { rappels }) => {
    await orm.delete(rappels).where(eq(rappels.id, hashOf(retrait)));
  });
  return (await db.viderLeJournal()) ? "effacé" : "en cours";
};

/** Every number to call, with the day it was first asked, the oldest first. Throws if the key of the base is another one. */
export async function lireLesRappels(db: Carnet): Promise<(ARappeler & { jour: string })[]> {
  const rangees = await db.read((orm, { rappels }) => orm.select().from(rappels).orderBy(desc(rappels.rang)));
  // The lowest rank of a number comes last, and stands. A server of before wrote no number: its id was the number’s print.
  const premieres = [...new Map(rangees.map((rangee) => [rangee.numero || rangee.id, rangee])).values()];
  premieres.sort((une, autre) => (une.jour < autre.jour ? -1 : Number(une.jour > autre.jour)));
  return premieres.map(({ id, jour, contenu }) => ({
    jour,
    ...(JSON.parse(unseal(contenu, db.cle, id)) as ARappeler),
  }));
}

/** Erases what was asked on a day or before; how many. */
export const purgerLesRappels = (db: Carnet, jour: string): Promise<number> =>
  db.write(async (orm, { rappels }) => {
    const purges = await orm.delete(rappels).where(lte(rappels.jour, jour)).returning({ id: rappels.id });
    return purges.length;
  });
