import { createHmac } from "node:crypto";
import { setImmediate as souffle } from "node:timers/promises";
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import {
  BRUIT,
  type LigneDeStatistiques,
  PAS_DE_COMPTE,
  SEUIL_DE_COMPTE,
} from "../../../machines/pages/statistiques.ts";
import { cleDerivee } from "../../db/cle.ts";
import type { Comptes } from "../../db/base.ts";
import type { ComptesDits } from "./compter.ts";

/** Numbers read at most: some weeks of a busy site, and no more than a server holds. */
const LUS_AU_PLUS = 50_000;
const [OCTETS, POSSIBLES] = [6, 2 ** 48];

type Ligne = Omit<LigneDeStatistiques, "nombre">;

/** Noise of a number: drawn once for good, since it comes from the key of the base and from what is counted (Box–Muller). */
export function bruitDe(cle: string, { semaine, sorte, sujet, geste, region = "" }: Ligne): number {
  const tire = createHmac("sha256", Buffer.from(cle, "base64url"))
    .update([semaine, sorte, sujet, geste, region].join("\0"))
    .digest();
  const [rayon, angle] = [0, OCTETS].map((ou) => (tire.readUIntBE(ou, OCTETS) + 0.5) / POSSIBLES) as [
    number,
    number,
  ];
  return BRUIT * Math.sqrt(-2 * Math.log(rayon)) * Math.cos(2 * Math.PI * angle);
}

/** A number as it is told: with its noise, rounded; nothing under the threshold. */
export function publie(nombre: number, bruit: number): number | undefined {
  const dit = Math.round((nombre + bruit) / PAS_DE_COMPTE) * PAS_DE_COMPTE;
  return nombre > 0 && dit >= SEUIL_DE_COMPTE ? dit : undefined;
}

interface Rangee {
  semaine: string;
  region: string;
  comptes: string;
}

/** What is told of a region of a week, of what `seDit` lets be told. */
function lignesDe({ semaine, region, comptes }: Rangee, cle: string, seDit: SeDit): LigneDeStatistiques[] {
  return Object.entries(JSON.parse(comptes) as ComptesDits).flatMap(([sorte, sujets]) =>
    Object.entries(sujets).flatMap(([sujet, gestes]) =>
      Object.entries(gestes).flatMap(([geste, nombre]) => {
        const ligne = { semaine, sorte, sujet, geste, ...(region && { region }) } as Ligne;
        const dit = seDit(ligne) ? publie(nombre, bruitDe(cle, ligne)) : undefined;
        return dit === undefined ? [] : [{ ...ligne, nombre: dit }];
      }),
    ),
  );
}

/** Whether something may be told at all. */
export type SeDit = (ligne: Pick<Ligne, "sorte" | "sujet">) => boolean;

const ordre = ({ sorte, sujet, geste, region = "" }: LigneDeStatistiques) =>
  [sorte, sujet, geste, region].join("\0");

/**
 * What is told of the weeks from `depuis` on, before `avant` (their Mondays), which are over. Beyond `auPlus` numbers, the
 * weeks of before are left out, whole. Reads a week at a time, and lets what waits go between two regions.
 */
export async function lireLesStatistiques(
  db: Comptes,
  {
    depuis,
    avant,
    seDit,
    auPlus = LUS_AU_PLUS,
  }: { depuis: string; avant: string; seDit: SeDit; auPlus?: number },
): Promise<LigneDeStatistiques[]> {
  const cle = cleDerivee(db.cle, "statistiques");
  const semaines = await db.read((orm, { semainesComptees: table }) =>
    orm
      .select({ semaine: table.semaine })
      .from(table)
      .where(and(gte(table.semaine, depuis), lt(table.semaine, avant)))
      .groupBy(table.semaine)
      .orderBy(desc(table.semaine)),
  );
  const dites: LigneDeStatistiques[][] = [];
  let reste = auPlus;
  for (const { semaine } of semaines) {
    const rangees = await db.read((orm, { semainesComptees: table }) =>
      orm.select().from(table).where(eq(table.semaine, semaine)).orderBy(asc(table.region)),
    );
    const siennes: LigneDeStatistiques[] = [];
    for (const rangee of rangees) {
      siennes.push(...lignesDe(rangee, cle, seDit));
      await souffle();
    }
    reste -= siennes.length;
    if (reste < 0) break;
    siennes.sort((une, autre) => (ordre(une) < ordre(autre) ? -1 : 1));
    dites.unshift(siennes);
  }
  return dites.flat();
}
