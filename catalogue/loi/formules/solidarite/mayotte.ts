import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { famille_a_mayotte } from "../famille/enfants.ts";

/**
 * What Mayotte changes to the RSA (CASF, art. L542-6 and R542-6) and to the prime d’activité (décrets n° 2016-864 et
 * n° 2016-866 du 29 juin 2016, n° 2019-71 du 4 février 2019).
 */

const MOITIE = 0.5;
const CENTIMES = 100;
/** What floating-point numbers leave of half a cent. */
const RESTE = 1e-6;

/** Flat amount of one person where a family lives, euros a month: half in Mayotte, to the cent (316.61 of 633.21 in 2025). */
export const montantDuLieu = (c: Calcul, famille: FamilleDeLaLoi, mois: number, montant: number): number =>
  famille_a_mayotte(c, famille, mois) ? Math.round(montant * MOITIE * CENTIMES + RESTE) / CENTIMES : montant;

/** Shares that people add to the basic amount; `pleins` children have that of the second or third person. */
export interface PartsDesPersonnes {
  deuxieme: number;
  troisieme: number;
  suivant: number;
  pleins: number;
}

/** Children who have the whole share, and the share of each further one: 40 % from the third, in Mayotte 10 % from the fourth. */
const AILLEURS = { pleins: 2 };
const A_MAYOTTE = { pleins: 3, suivant: 0.1 };

/** The shares of the law, as they are where a family lives. */
export const partsDuLieu = (
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  parts: Omit<PartsDesPersonnes, "pleins">,
): PartsDesPersonnes => ({
  ...parts,
  ...(famille_a_mayotte(c, famille, mois) ? A_MAYOTTE : AILLEURS),
});
