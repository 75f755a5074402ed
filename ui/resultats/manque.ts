import { peutDireSesRevenus } from "../../catalogue/results/decisives/avis-d-impot.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";

/** Income of two years ago that aids wait for: one’s own, which the questionnaire does not ask, or the parents’, that was passed. */
export type RevenuManquant = "les siens" | "des parents";

/** True when the doubt of an aid names that income, of that year. */
const attendu = ({ droitsEligibles }: Resultats, annee: string, dequi: string): boolean =>
  droitsEligibles.some(({ doutes = [] }) =>
    doutes.some(
      ({ cause, texte }) => cause === "revenus" && texte.includes(dequi) && texte.includes(`de ${annee}`),
    ),
  );

/** The income that is missing and that the person can tell now; the parents’ first. */
export function revenuManquant(resultats: Resultats, situation: Situation): RevenuManquant | undefined {
  const { demandeur, dateDeValeur } = situation;
  const { fiscalYear: annee } = periodsOf(dateDeValeur);
  if (
    demandeur.bourse_criteres_sociaux_base_ressources_parentale === null &&
    attendu(resultats, annee, "vos parents")
  )
    return "des parents";
  return peutDireSesRevenus(situation) && attendu(resultats, annee, "vos revenus") ? "les siens" : undefined;
}
