import { peutDireSesRevenus } from "../../catalogue/results/decisives/avis-d-impot.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { estAdditionnee } from "../../catalogue/results/totaux.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";

/** True when the doubt of one of these aids names that income, of that year. */
const attendu = (droits: readonly Droit[], revenus: string): boolean =>
  droits.some(({ doutes = [] }) =>
    doutes.some(({ cause, texte }) => cause === "revenus" && texte.includes(revenus)),
  );

/** The income of two years ago that is missing and can be told now: the parents’, that was passed, else one’s own where money hangs on it. */
export function revenuManquant({ droitsEligibles }: Resultats, situation: Situation) {
  const { demandeur, dateDeValeur } = situation;
  const { fiscalYear: annee } = periodsOf(dateDeValeur);
  if (
    demandeur.bourse_criteres_sociaux_base_ressources_parentale === null &&
    attendu(droitsEligibles, `vos parents de ${annee}`)
  )
    return "des parents";
  const attend = attendu(droitsEligibles.filter(estAdditionnee), `vos revenus de ${annee}`);
  return attend && peutDireSesRevenus(situation) ? "les siens" : undefined;
}
