import { periodsOf, subtractMonths } from "./periods.ts";
import type { Situation } from "./situation.ts";

/** Precisions that tell a last month, of the allowance, the contract or the civic service of the person: `YYYY-MM`, `false` past the months proposed or for no end, `null` for « je ne sais pas ». */
export const FIN_DU_CHOMAGE = "fin_chomage";
export const FIN_DU_CONTRAT = "fin_contrat";
export const FIN_DU_SERVICE = "fin_service";
export const fins = [FIN_DU_CHOMAGE, FIN_DU_CONTRAT, FIN_DU_SERVICE] as const;
export type Fin = (typeof fins)[number];
export const estUneFin = (quoi: string): quoi is Fin => (fins as readonly string[]).includes(quoi);

/** The same of the permit of somebody from outside Europe: no amount follows it, its renewal is asked for in time. */
export const FIN_DU_TITRE = "fin_titre";
export const derniersMois = [...fins, FIN_DU_TITRE] as const;
export type DernierMois = (typeof derniersMois)[number];
export const estUnDernierMois = (quoi: string): quoi is DernierMois =>
  (derniersMois as readonly string[]).includes(quoi);

/** Months that the question of an end proposes, this one included. */
export const MOIS_PROPOSES = 12;

/** A month written `YYYY-MM`. */
export const MOIS_ECRIT = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that was told, from this month on; `false` for none, `null` for one that nobody knows. */
function moisDit({ precisions, dateDeValeur }: Situation, fin: DernierMois): string | false | null {
  const dite = precisions?.[fin];
  if (dite === false) return false;
  if (typeof dite !== "string" || !MOIS_ECRIT.test(dite) || dite < dateDeValeur.slice(0, 7)) return null;
  // Past the months proposed, it is of no use this year.
  return dite < subtractMonths(dateDeValeur, -MOIS_PROPOSES).slice(0, 7) ? dite : false;
}

/** Benefits of the unemployed that end on a day that is told: ARE (C. trav., art. L5422-2), and ASP after an economic dismissal (art. L1233-68). */
export const ALLOCATIONS_QUI_FINISSENT = ["chomage_net", "allocation_securisation_professionnelle"] as const;

/** Those of this month. */
export const allocationsDuMois = ({ demandeur, dateDeValeur }: Situation) =>
  ALLOCATIONS_QUI_FINISSENT.filter((id) => Number(demandeur[id]?.[dateDeValeur.slice(0, 7)]) > 0);

/**
 * Last month `YYYY-MM` in which the person has her unemployment benefit (C. trav., art. L5422-2: for a time that is told to her);
 * `null` when nobody knows it, `undefined` for who has none this month, or has it for longer than the months proposed.
 */
export function finDuChomage(situation: Situation): string | null | undefined {
  if (allocationsDuMois(situation).length === 0) return undefined;
  const mois = moisDit(situation, FIN_DU_CHOMAGE);
  return mois === false ? undefined : mois;
}

/** Last month `YYYY-MM` of the work contract of the person, apprenticeship included; `undefined` when none is known. */
export function finDuContrat(situation: Situation): string | undefined {
  const { activite, alternant } = situation.demandeur;
  if (activite !== "salarie" && alternant !== true) return undefined;
  return moisDit(situation, FIN_DU_CONTRAT) || undefined;
}

/**
 * Last month `YYYY-MM` of the wage that who looks for work no longer has, within the quarter that the law still reads (CSS, art. R843-1;
 * CASF, art. R262-7); `undefined` for who earns something this month, unless work was lost in it.
 */
export function finDuSalaire({ demandeur, dateDeValeur }: Situation): string | undefined {
  if (demandeur.activite !== "chomeur") return undefined;
  const [ceMois = "", ...avant] = periodsOf(dateDeValeur).last13Months;
  const paye = (mois: string) => Number(demandeur.salaire_net?.[mois]) > 0;
  if (paye(ceMois)) return demandeur.date_debut_chomage?.startsWith(ceMois) ? ceMois : undefined;
  return avant.slice(0, 3).find(paye);
}

/** Last month `YYYY-MM` of the civic service of the person; `undefined` when none is known. */
export const finDuService = (situation: Situation): string | undefined =>
  situation.demandeur.activite === "service_civique"
    ? moisDit(situation, FIN_DU_SERVICE) || undefined
    : undefined;

/** Last month `YYYY-MM` of the permit of the person; `undefined` when none is known. */
export const finDuTitre = (situation: Situation): string | undefined =>
  situation.demandeur.nationalite === "AF" ? moisDit(situation, FIN_DU_TITRE) || undefined : undefined;
