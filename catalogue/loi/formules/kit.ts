import type { Individu, Situation } from "../../situation/situation.ts";
import { calculDe } from "../embarquee.ts";
import type { Calcul } from "../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi as Personne, MenageDeLaLoi } from "../moteur/entites.ts";
import { moisDe } from "../mois.ts";
import type { Variable } from "../moteur/variable.ts";
import type { Resultat } from "../moteur/definition.ts";
import { LAST12 } from "../requete/kit.ts";

/** Month of the date of value of `foyer` (requete/kit.ts). */
export const JUIN = moisDe("2026-06");

/** A household of `foyer`, ready to be computed, no past month being filled with 0. */
export const calcul = (situation: Situation): Calcul => calculDe(situation);

/** The same amount this month and on each of the twelve before. */
export const chaqueMois = (montant: number): Record<string, number> =>
  Object.fromEntries(["2026-06", ...LAST12].map((mois) => [mois, montant]));

/** Somebody whose net taxable income of 2024 is exactly this amount (real expenses over ten percent). */
export const imposableEn2024 = (revenu: number): Partial<Individu> => {
  const salaires = 12 * Math.ceil(revenu / 6);
  return { salaire_imposable: { "2024": salaires }, frais_reels: { "2024": salaires - revenu } };
};

/** Day of birth of somebody who turns `age` on the date of value. */
export const ne = (age: number): Pick<Individu, "date_naissance"> => ({
  date_naissance: `${2026 - age}-06-15`,
});

/** Value for the applicant’s family, person or dwelling. */
export function valeurFamille<V extends Resultat>(
  situation: Situation,
  variable: Variable<FamilleDeLaLoi, V>,
  periode: number = JUIN,
): V {
  const c = calcul(situation);
  return variable(c, c.famille, periode);
}

export function valeurDemandeur<V extends Resultat>(
  situation: Situation,
  variable: Variable<Personne, V>,
  periode: number = JUIN,
): V {
  const c = calcul(situation);
  return variable(c, c.demandeur, periode);
}

export function valeurMenage<V extends Resultat>(
  situation: Situation,
  variable: Variable<MenageDeLaLoi, V>,
  periode: number = JUIN,
): V {
  const c = calcul(situation);
  return variable(c, c.menage, periode);
}

/** Rows of « 100 ≤ 550 ; 50 ≤ 610 ; 0 »: what is given up to each bound, then a step further. */
const deChaqueCote = <T>(dit: string, pas: number, lire: (valeur: string) => T): [number, T][] =>
  dit.split(" ; ").flatMap((un, rang, tous) => {
    const [valeur = "", borne] = un.split(" ≤ ");
    const [suivante] = tous[rang + 1]?.split(" ≤ ") ?? [];
    if (borne === undefined) return [];
    const apres = Math.round((Number(borne) + pas) * 100) / 100;
    const ici: [number, T] = [Number(borne), lire(valeur)];
    return suivante === undefined ? [ici] : [ici, [apres, lire(suivante)]];
  });

/** An amount on each side of the bounds of a scale. */
export const echelle = (dit: string, pas = 1): [number, number][] => deChaqueCote(dit, pas, Number);

/** Yes or no on each side of the bounds. */
export const ouvertA = (dit: string): [number, boolean][] => deChaqueCote(dit, 1, (mot) => mot === "oui");
