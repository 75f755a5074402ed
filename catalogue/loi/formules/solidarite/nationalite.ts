import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import { nationalite } from "../communs/donnees.ts";
import { ressortissant_eee } from "../communs/personnes.ts";
import { duree_possession_titre_sejour, protection_asile } from "../communs/rares.ts";

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.";
const ASPA = "prestations_sociales.solidarite_insertion.minimum_vieillesse.aspa.";

const europeenOuSuisse = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  ressortissant_eee(c, individu, mois) || nationalite(c, individu, mois) === "CH";

/** French, under the protection of asylum, or a permit held long enough: three months for Europeans, five years for others. */
export const rsa_condition_nationalite = variable.individu.booleen(
  {
    nom: "rsa_condition_nationalite",
    libelle: "condition de nationalité du RSA",
    article: "CASF, art. L262-4 et L262-6",
  },
  (c, individu, mois) => {
    if (nationalite(c, individu, mois) === "FR" || protection_asile(c, individu, mois)) return true;
    const titre = duree_possession_titre_sejour(c, individu, mois);
    const duree = europeenOuSuisse(c, individu, mois) ? "eee" : "non_eee";
    return titre >= c.p(`${RSA}duree_min_titre_sejour.${duree}`, mois);
  },
);

/**
 * Of two partners, those who count with the other: the French, the Europeans, and whoever has held a permit for five years
 * (CASF, art. L262-5; CSS, art. L842-2). Everybody, where nobody does: a lone parent needs no such years.
 */
export function admisAvecLAutre(
  c: Calcul,
  gens: readonly IndividuDeLaLoi[],
  mois: number,
): readonly IndividuDeLaLoi[] {
  const admis = gens.filter((un) => europeenOuSuisse(c, un, mois) || rsa_condition_nationalite(c, un, mois));
  return admis.length > 0 ? admis : gens;
}

/** European, Swiss, under the protection of asylum, or a permit held for ten years. */
export const asi_aspa_condition_nationalite = variable.individu.booleen(
  {
    nom: "asi_aspa_condition_nationalite",
    libelle: "condition de nationalité du minimum vieillesse",
    article: "CSS, art. L816-1",
  },
  (c, individu, mois) =>
    europeenOuSuisse(c, individu, mois) ||
    protection_asile(c, individu, mois) ||
    duree_possession_titre_sejour(c, individu, mois) >= c.p(`${ASPA}duree_min_titre_sejour`, mois),
);
