import { estChiffree } from "../argent.ts";
import type { Droit, Resultats } from "../results.ts";
import { seMontre } from "../sensibles.ts";
import type { Situation } from "../../situation/situation.ts";
import { estUnDernierMois, finDuChomage } from "../../situation/fins.ts";
import { lastDay } from "../../situation/periods.ts";
import { type DateDuFoyer, datesDuFoyer, deSecurisation } from "./dates.ts";
import { foyerApres, sansChomage } from "./foyer-apres.ts";

/** A date of the household, and the monthly money of the law that begins or ends with it. */
export interface ChangementDuFoyer extends Omit<DateDuFoyer, "jour"> {
  /** `YYYY-MM-DD`; absent for an allowance whose end is not known. */
  jour?: string;
  /** What to ask for then, the largest first. */
  ouvre: readonly Droit[];
  ferme: readonly Pick<Droit, "id" | "label">[];
}

/**
 * Birthdays that open or close a right of the law: allowances for a child, scholarship, youth contract, RSA, activity bonus;
 * at three, the basic allowance ends, and what a lone parent has more (CSS, art. L531-4 and L842-7; CASF, art. L262-9).
 */
const AGES: ReadonlySet<number> = new Set([3, 16, 18, 20, 21, 25, 26, 30]);

/** Aids that one change names: more would not be read. */
const AU_PLUS = 3;

const change = ({ quoi, age = 0 }: DateDuFoyer): boolean => quoi !== "anniversaire" || AGES.has(age);

const mensuelles = (droits: readonly Droit[]): Droit[] =>
  droits
    .filter(
      (droit) =>
        droit.source === "openfisca" &&
        droit.periodicite === "mensuelle" &&
        droit.nature === "somme" &&
        estChiffree(droit) &&
        seMontre(droit),
    )
    .sort((a, b) => Number(b.montant) - Number(a.montant));

type Listes = Pick<Resultats, "droitsEligibles" | "droitsInjectes"> & {
  incalculables: readonly { id: string }[];
};

function entre(avant: Listes, apres: Listes): Pick<ChangementDuFoyer, "ouvre" | "ferme"> {
  const sans = <D extends { id: string }>(droits: readonly D[], ...autres: (readonly { id: string }[])[]) =>
    droits.filter(({ id }) => !autres.flat().some((un) => un.id === id)).slice(0, AU_PLUS);
  const [avaient, ont] = [mensuelles(avant.droitsEligibles), mensuelles(apres.droitsEligibles)];
  return {
    ouvre: sans(ont, avant.droitsEligibles, avant.droitsInjectes),
    ferme: sans(avaient, apres.droitsEligibles, apres.droitsInjectes, apres.incalculables).map(
      ({ id, label }) => ({ id, label }),
    ),
  };
}

/**
 * What the dates of a household change, in order, under today’s law: each compares the household after it to what it was
 * just before. One that opens and closes nothing is left out, but for the end of an allowance, a contract, a permit or a placement, and the day a permit is due. `calculer` gives the lists
 * of a household; nothing is computed for one that no date concerns.
 */
export async function changementsDuFoyer(
  situation: Situation,
  aujourdhui: Listes,
  calculer: (situation: Situation) => Promise<Listes>,
): Promise<ChangementDuFoyer[]> {
  const dates = datesDuFoyer(situation).filter(({ quoi }) => quoi !== "rentree");
  const changements: ChangementDuFoyer[] = [];
  if (finDuChomage(situation) === null) {
    const ceMois = situation.dateDeValeur.slice(0, 7);
    const arrete = await calculer(sansChomage(situation, lastDay(ceMois), ceMois));
    changements.push({ quoi: "fin_chomage", ...deSecurisation(situation), ...entre(aujourdhui, arrete) });
  }
  let avant = aujourdhui;
  let reste = dates.filter(change).length;
  for (const date of dates) {
    if (reste === 0) break;
    const apres = await calculer(foyerApres(situation, date.jour));
    if (change(date)) changements.push({ ...date, ...entre(avant, apres) });
    reste -= Number(change(date));
    avant = apres;
  }
  return changements.filter(
    ({ quoi, ase, titre, ouvre, ferme }) =>
      estUnDernierMois(quoi) || ase || titre || ouvre.length > 0 || ferme.length > 0,
  );
}
