import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { age } from "../communs/personnes.ts";

const ALTERNANCE = "marche_travail.alternance.";
const SMIC = "marche_travail.salaire_minimum.";

/** Share of the minimum wage in the first year of an apprenticeship, by age. */
function partApprenti(c: Calcul, ans: number, mois: number): number {
  if (ans >= 26) return 1;
  const tranche = ans >= 21 ? "de_21_a_25" : ans >= 18 ? "de_18_a_20" : "mineur";
  return c.p(`${ALTERNANCE}apprentissage.${tranche}`, mois);
}

/** Share of the minimum wage under a professionalisation contract, for who has no vocational baccalaureate. */
function partProfessionnalisation(c: Calcul, ans: number, mois: number): number {
  if (ans >= 26) return 1;
  return c.p(`${ALTERNANCE}professionnalisation.${ans >= 21 ? "de_21_a_25" : "avant_21"}`, mois);
}

/**
 * Gross euros a month that an employer owes at least, full time: the year of the contract and the diploma are not asked,
 * so those of the first year and of no diploma. A birthday counts from the first day of the month after it.
 */
export const salaire_minimum_alternance = variable.individu.nombre(
  {
    nom: "salaire_minimum_alternance",
    libelle: "salaire minimum en alternance",
    article: "Code du travail, art. D6222-26 et D6325-15",
    unite: "€",
  },
  (c: Calcul, individu: IndividuDeLaLoi, mois) => {
    const apprenti = d.apprenti(c, individu, mois);
    if (!apprenti && !d.professionnalisation(c, individu, mois)) return 0;
    const ans = age(c, individu, mois - 1);
    const part = (apprenti ? partApprenti : partProfessionnalisation)(c, ans, mois);
    const mayotte = residence_mayotte(c, c.menageDe(individu), mois);
    const smic = mayotte
      ? c.p(`${SMIC}smic_mayotte.smic_b_horaire`, mois) * c.p(`${SMIC}smic.nb_heures_travail_mensuel`, mois)
      : c.p(`${SMIC}smic.smic_b_mensuel`, mois);
    return part * smic;
  },
);
