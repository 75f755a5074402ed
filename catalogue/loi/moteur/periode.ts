import type { PeriodeDeDefinition } from "./definition.ts";
import { anneeDe, moisEntre } from "../mois.ts";

/** A period as the protocol writes it: so many months or years from a month (`mois.ts`), a day, or for ever. */
export interface Periode {
  unite: "jour" | "mois" | "annee" | "eternite";
  debut: number;
  taille: number;
}

const UNITES = { day: "jour", month: "mois", year: "annee" } as const;
const FORME = /^(?:(day|month|year):)?(\d{4})(?:-(\d\d))?(?:-(\d\d))?(?::(\d{1,4}))?$/;

/** True for a day of the calendar, `YYYY-MM-DD`. */
export const estUnJour = (jour: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(jour) && new Date(`${jour}T00:00Z`).toJSON()?.startsWith(jour) === true;

/**
 * Reads `2026`, `2026-06`, `2026-06-15`, `month:2026-01:3`, `year:2025:2` or `ETERNITY`; `undefined` for
 * anything else. `year:2026-04` is the twelve months from April on.
 */
export function lirePeriode(ecrite: string): Periode | undefined {
  if (ecrite === "ETERNITY") return { unite: "eternite", debut: 0, taille: 1 };
  const [, prefixe, annee, mois, jour, taille] = FORME.exec(ecrite) ?? [];
  if (!annee || (taille && !prefixe) || taille === "0") return undefined;
  if (mois && (Number(mois) < 1 || Number(mois) > 12)) return undefined;
  if (jour && !estUnJour(`${annee}-${mois}-${jour}`)) return undefined;
  const propre = jour ? "jour" : mois ? "mois" : "annee";
  return {
    unite: prefixe ? UNITES[prefixe as keyof typeof UNITES] : propre,
    debut: Number(annee) * 12 + Number(mois ?? 1) - 1,
    taille: Number(taille ?? 1),
  };
}

/**
 * Months or years of the engine that a value given for a period stands for, for a variable of this
 * definition: one, several among which it is spread, or none where the variable is not told by such a
 * period. What holds for ever may be told at any.
 */
export function periodesDuMoteur({ unite, debut, taille }: Periode, definie: PeriodeDeDefinition): number[] {
  if (definie === "eternite") return [0];
  if (unite === "jour" || unite === "eternite") return [];
  if (definie === "mois") return moisEntre(debut, debut + (unite === "annee" ? 12 : 1) * taille - 1);
  if (unite === "mois" || debut % 12 !== 0) return [];
  return moisEntre(anneeDe(debut), anneeDe(debut) + taille - 1);
}
