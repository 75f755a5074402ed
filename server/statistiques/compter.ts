import { and, asc, desc, gte, lt, sql } from "drizzle-orm";
import { type LigneDeStatistiques, SEUIL_DE_COMPTE } from "../../machines/pages/statistiques.ts";
import type { Db } from "../db/base.ts";

/** What is counted once more. */
export type Comptable = Omit<LigneDeStatistiques, "nombre">;

/** Different counts that wait at most: beyond, what is new is not counted. */
const EN_ATTENTE = 50_000;
/** Numbers read at most: some days of a busy site, and no more than a server holds. */
const LUS_AU_PLUS = 50_000;
/** Rows of one insert. */
const PAR_LOT = 500;

/** Counts kept in memory until they are poured into the base: no request writes to it. */
export interface Compteur {
  ajouter(quoi: Comptable): void;
  /** Adds them to those of the base; puts them back in memory if that fails. */
  verser(): Promise<void>;
}

const cleDe = ({ jour, sorte, sujet, geste, departement = "" }: Comptable) =>
  [jour, sorte, sujet, geste, departement].join("\0");

type Rangee = [jour: string, sorte: string, sujet: string, geste: string, departement: string];

async function ecrire(db: Db, comptes: ReadonlyMap<string, number>): Promise<void> {
  const rangees = [...comptes].map(([cle, nombre]) => {
    const [jour, sorte, sujet, geste, departement] = cle.split("\0") as Rangee;
    return { jour, sorte, sujet, geste, departement, nombre };
  });
  await db.write(async (orm, { statistiques }) => {
    for (let debut = 0; debut < rangees.length; debut += PAR_LOT) {
      const { jour, sorte, sujet, geste, departement, nombre } = statistiques;
      await orm
        .insert(statistiques)
        .values(rangees.slice(debut, debut + PAR_LOT))
        .onConflictDoUpdate({
          target: [jour, sorte, sujet, geste, departement],
          set: { nombre: sql`${nombre} + excluded.nombre` },
        });
    }
  });
}

function nouveau(db: Db): Compteur {
  let attendent = new Map<string, number>();
  const ajouterA = (cle: string, nombre: number) => {
    const deja = attendent.get(cle);
    if (deja !== undefined || attendent.size < EN_ATTENTE) attendent.set(cle, (deja ?? 0) + nombre);
  };
  return {
    ajouter: (quoi) => ajouterA(cleDe(quoi), 1),
    verser: async () => {
      const verses = attendent;
      if (verses.size === 0) return;
      attendent = new Map();
      try {
        await ecrire(db, verses);
      } catch (error) {
        for (const [cle, nombre] of verses) ajouterA(cle, nombre);
        throw error;
      }
    },
  };
}

const compteurs = new WeakMap<Db, Compteur>();

/** What counts for a base, whatever is served on it. */
export function compteurDe(db: Db): Compteur {
  const compteur = compteurs.get(db) ?? nouveau(db);
  compteurs.set(db, compteur);
  return compteur;
}

/**
 * Counts of the days from `depuis` on, before `avant` (`YYYY-MM-DD`): those of ten and more. A day that is not over is asked
 * of nobody: its numbers would tell who has just been there. Beyond `auPlus`, the days of before are left out, whole.
 */
export const lireLesStatistiques = (
  db: Db,
  { depuis, avant, auPlus = LUS_AU_PLUS }: { depuis: string; avant: string; auPlus?: number },
): Promise<LigneDeStatistiques[]> =>
  db.read(async (orm, { statistiques: table }) => {
    const voulues = and(gte(table.jour, depuis), lt(table.jour, avant), gte(table.nombre, SEUIL_DE_COMPTE));
    const rangees = await orm
      .select()
      .from(table)
      .where(voulues)
      .orderBy(desc(table.jour), asc(table.sorte), asc(table.sujet), asc(table.geste), asc(table.departement))
      .limit(auPlus + 1);
    const coupe = rangees.length > auPlus ? rangees.at(-1)?.jour : undefined;
    const entiers = rangees.filter(({ jour }) => jour !== coupe);
    // Sorting keeps the order within a day.
    entiers.sort((a, b) => (a.jour < b.jour ? -1 : Number(a.jour > b.jour)));
    return entiers.map(({ departement, ...reste }) => ({
      ...(reste as Omit<LigneDeStatistiques, "departement">),
      ...(departement && { departement }),
    }));
  });

/** Erases the counts of the days before one; how many rows. */
export const purgerLesStatistiques = (db: Db, avant: string): Promise<number> =>
  db.write(async (orm, { statistiques }) => {
    const parties = await orm
      .delete(statistiques)
      .where(lt(statistiques.jour, avant))
      .returning({ jour: statistiques.jour });
    return parties.length;
  });
