import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { date_naissance } from "../communs/donnees.ts";
import { nbptr, rfr } from "../impot/index.ts";

const PASS = "prestations_sociales.education.pass_colo.";

/**
 * Reaches during the calendar year the age of the pass, or the next one: a pass that was not used is kept for a
 * year. Nobody is asked whether it was used; the first children of the pass, born in 2013, turned 12 in 2025.
 */
function partCetteAnnee(c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean {
  const ans = anneeDe(mois) - Number(date_naissance(c, individu, mois).slice(0, 4));
  return ans === c.p(`${PASS}age_enfant`, mois) || ans === c.siEnVigueur(`${PASS}age_report`, mois);
}

/** Euros, by the reference income of a month by tax share, for the family quotient of the Caf. */
export const pass_colo = variable.individu.nombre(
  {
    nom: "pass_colo",
    libelle: "Pass colo",
    article: "Décret n° 2024-277 du 28 mars 2024, art. 1 et 2",
    unite: "€",
    enVigueur: `${PASS}age_enfant`,
  },
  (c, individu, mois) => {
    if (!c.familleDe(individu).membres.some((membre) => partCetteAnnee(c, membre, mois))) return 0;
    const foyer = c.foyerFiscalDe(individu);
    const annee = anneeDe(mois) - 2;
    const quotient = rfr(c, foyer, annee) / nbptr(c, foyer, annee) / 12;
    return montantDuBareme(c.bareme(`${PASS}montants`, mois), quotient);
  },
);
