import type { lireLigne } from "./lignes.ts";

type Lue = ReturnType<typeof lireLigne>;

/** Postal codes to list of a commune; none when it is not where it is searched. */
export type LieuCherche = (lue: Lue) => readonly string[];

/** Anywhere. */
export const enTouteCommune: LieuCherche = ({ codesParNom }) => codesParNom;

/** Where a postal code is so, or begins so; without a name, former communes are not listed beside today’s. */
export const auCode =
  (code: string, parCodeSeul: boolean): LieuCherche =>
  ({ codesPostaux, ancienNom }) =>
    parCodeSeul && ancienNom ? [] : codesPostaux.filter((one) => one.startsWith(code));

export const auDepartement =
  (departement: string): LieuCherche =>
  ({ commune, codesParNom }) =>
    commune._departement === departement ? codesParNom : [];

/** Around a code that no commune has: what begins as it does. */
export const autourDuCode =
  (code: string): LieuCherche =>
  ({ codesParNom }) => {
    const debut = code.slice(0, code.startsWith("97") ? 3 : 2);
    return codesParNom.filter((one) => one.startsWith(debut));
  };

/** True of Paris, Lyon and Marseille, listed arrondissement by arrondissement. */
export const aDesArrondissements = ({ codesParNom, ancienNom }: Lue): boolean =>
  !ancienNom && codesParNom.length > 1;

export const aLArrondissement =
  (rang: number): LieuCherche =>
  (lue) =>
    aDesArrondissements(lue) ? lue.codesParNom.slice(rang - 1, rang) : [];
