import { setImmediate as souffle } from "node:timers/promises";
import { and, eq, lt } from "drizzle-orm";
import type { ACompter } from "../../../machines/pages/statistiques.ts";
import type { Comptes } from "../../db/base.ts";
import { premiersDuJour } from "./visiteurs.ts";
import { lundiDe } from "./semaine.ts";

/** How many did what, by kind, then by id of ours, then by gesture. */
export type ComptesDits = Partial<Record<ACompter["sorte"], Record<string, Record<string, number>>>>;

/** What somebody did: `sujet` is a step, or an aid, that we know. */
export interface Geste {
  jour: string;
  /** Who calls, for the time of a day and in memory only (`visiteurs.ts`). */
  reseau: string;
  sorte: ACompter["sorte"];
  sujet: string;
  geste: ACompter["geste"];
  region?: string | undefined;
}

/** Counts kept in memory until they are poured into the base: no request writes to it. */
export interface Compteur {
  /** Counts a gesture, once a day for a network. */
  ajouter(geste: Geste): void;
  /**
   * Adds them to those of the base, a region of a week at a time, and lets what waits go between two; those of the weeks
   * before `depuis`, which were told, are dropped. Puts back in memory what could not be added.
   */
  verser(depuis: string): Promise<void>;
}

const ajouterA = (
  comptes: ComptesDits,
  { sorte, sujet, geste }: Omit<Geste, "jour" | "reseau">,
  nombre: number,
) => {
  const gestes = ((comptes[sorte] ??= {})[sujet] ??= {});
  gestes[geste] = (gestes[geste] ?? 0) + nombre;
};

function reunir(comptes: ComptesDits, autres: ComptesDits): ComptesDits {
  for (const [sorte, sujets] of Object.entries(autres))
    for (const [sujet, gestes] of Object.entries(sujets))
      for (const [geste, nombre] of Object.entries(gestes))
        ajouterA(comptes, { sorte, sujet, geste } as Geste, nombre);
  return comptes;
}

/** Adds to a row of the base: one writer at a time, on all servers. */
const ecrire = (
  db: Comptes,
  [semaine = "", region = ""]: readonly string[],
  versees: ComptesDits,
): Promise<void> =>
  db.write(
    async (orm, { semainesComptees: table }) => {
      const celle = and(eq(table.semaine, semaine), eq(table.region, region));
      const [deja] = await orm.select().from(table).where(celle);
      const avant = deja ? (JSON.parse(deja.comptes) as ComptesDits) : {};
      const comptes = JSON.stringify(reunir(avant, versees));
      if (deja) await orm.update(table).set({ comptes }).where(celle);
      else await orm.insert(table).values({ semaine, region, comptes });
    },
    { seul: "statistiques" },
  );

function nouveau(db: Comptes): Compteur {
  const premier = premiersDuJour();
  let attendent = new Map<string, ComptesDits>();
  const attendus = (rangee: string) => {
    const comptes = attendent.get(rangee) ?? {};
    attendent.set(rangee, comptes);
    return comptes;
  };
  return {
    ajouter: (geste) => {
      const { jour, reseau, sorte, sujet, region = "" } = geste;
      if (!premier({ jour, reseau, sorte, case: `${sujet}\0${geste.geste}` })) return;
      ajouterA(attendus(`${lundiDe(jour)} ${region}`), geste, 1);
    },
    verser: async (depuis) => {
      const versees = [...attendent].filter(([rangee]) => rangee >= depuis);
      attendent = new Map();
      for (const [rang, [rangee, comptes]] of versees.entries()) {
        try {
          await ecrire(db, rangee.split(" "), comptes);
        } catch (error) {
          for (const [autre, siens] of versees.slice(rang)) reunir(attendus(autre), siens);
          throw error;
        }
        await souffle();
      }
    },
  };
}

const compteurs = new WeakMap<Comptes, Compteur>();

/** What counts for a base, whatever is served on it. */
export function compteurDe(db: Comptes): Compteur {
  const compteur = compteurs.get(db) ?? nouveau(db);
  compteurs.set(db, compteur);
  return compteur;
}

/** Erases the counts of the weeks before one; how many rows. */
export const purgerLesStatistiques = (db: Comptes, avant: string): Promise<number> =>
  db.write(async (orm, { semainesComptees: table }) => {
    const parties = await orm
      .delete(table)
      .where(lt(table.semaine, avant))
      .returning({ semaine: table.semaine });
    return parties.length;
  });
