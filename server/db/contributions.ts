import { count, desc, eq, lte, sql } from "drizzle-orm";
import type { Contribution, EtatDeContribution } from "../../catalogue/fiches/contribuer/contribution.ts";
import type { Db, Ecriture } from "./base.ts";
import { ecrireQuandMeme, type Efface, effacerPartout, noterLesEffacements } from "./effacements.ts";
import { sealer, unseal } from "./seal.ts";

const DAY_MS = 24 * 3_600_000;
/** Twelve months at most. */
const KEPT_DAYS = 365;

/** Days a copy of the database may be put back (`sauvegarde.ts`). */
export const JOURS_DES_SAUVEGARDES = 30;

/** What a contribution says: what was left empty is absent. */
export type MessageRecu = Omit<
  Contribution,
  "id" | "recueLe" | "etat" | "label" | "collection" | "institution"
>;

/** A contribution, opened. */
export interface ContributionGardee {
  id: string;
  /** Milliseconds since 1970. */
  recueLe: number;
  etat: EtatDeContribution;
  dite: MessageRecu;
}

/** Latest time of what has been kept long enough, in milliseconds. */
export const limiteDesContributions = (now: Date): number => now.getTime() - KEPT_DAYS * DAY_MS;

/** Read then written: by one at a time, on all servers. */
const SEULE: Ecriture = { seul: "contributions" };

/** Stores a contribution, unless `most` of them wait already; false then. */
export const garderContribution = (
  db: Db,
  { dite, ...row }: ContributionGardee,
  most: number,
): Promise<boolean> =>
  db.write(async (orm, { contributions }) => {
    const enAttente = eq(contributions.etat, "nouvelle");
    const [lu] = await orm.select({ n: count() }).from(contributions).where(enAttente);
    if ((lu?.n ?? 0) >= most) return false;
    const contenu = sealer(db.cle, row.id)(JSON.stringify(dite));
    await orm.insert(contributions).values({ ...row, contenu });
    return true;
  }, SEULE);

/** Contributions that could be opened, and how many could not: their key is lost. */
export interface Lues {
  lues: ContributionGardee[];
  scellees: number;
}

/** Every contribution: those that wait first, the oldest of them first. */
export async function lireContributions(db: Db): Promise<Lues> {
  const rows = await db.read((orm, { contributions }) => {
    const rang = sql`CASE ${contributions.etat} WHEN 'nouvelle' THEN ${contributions.recueLe} END`;
    return orm
      .select()
      .from(contributions)
      .orderBy(sql`${rang} NULLS LAST`, desc(contributions.recueLe));
  });
  const lues = rows.flatMap(({ contenu, ...row }): ContributionGardee[] => {
    try {
      return [{ ...row, dite: JSON.parse(unseal(contenu, db.cle, row.id)) as MessageRecu }];
    } catch {
      return [];
    }
  });
  return { lues, scellees: rows.length - lues.length };
}

/** What was done of a contribution. */
type Suite = { etat: EtatDeContribution } & Pick<MessageRecu, "brouillon" | "publiee">;

/** Says what was done of a contribution, its draft beside what it says; false if it is not there. Throws when it cannot be opened. */
export const marquerContribution = (db: Db, id: string, { etat, ...suite }: Suite): Promise<boolean> =>
  db.write(async (orm, { contributions }) => {
    const celle = eq(contributions.id, id);
    const [gardee] = await orm.select().from(contributions).where(celle);
    if (!gardee) return false;
    const dite = () => ({ ...(JSON.parse(unseal(gardee.contenu, db.cle, id)) as object), ...suite });
    const contenu =
      Object.keys(suite).length === 0 ? gardee.contenu : sealer(db.cle, id)(JSON.stringify(dite()));
    await orm.update(contributions).set({ etat, contenu }).where(celle);
    return true;
  }, SEULE);

/** Erases a contribution, journal included; absent if it is not there. */
export const effacerContribution = (db: Db, id: string, now: Date): Promise<Efface> =>
  effacerPartout(db, async (orm, tables) => {
    const { contributions } = tables;
    const effacees = await orm
      .delete(contributions)
      .where(eq(contributions.id, id))
      .returning({ id: contributions.id });
    const oublierLe = now.getTime() + JOURS_DES_SAUVEGARDES * DAY_MS;
    await noterLesEffacements(
      effacees.map((une) => une.id),
      oublierLe,
    )(orm, tables);
    return effacees.length > 0;
  });

/** Erases every contribution that came at or before `limit` (milliseconds); how many. The journal keeps them until it is emptied. */
export const purgerContributions = (db: Db, limit: number): Promise<number> =>
  ecrireQuandMeme(db, async (orm, { contributions }) => {
    const anciennes = lte(contributions.recueLe, limit);
    return (await orm.delete(contributions).where(anciennes).returning({ id: contributions.id })).length;
  });
