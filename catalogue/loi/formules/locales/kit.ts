import type { Individu, Situation } from "../../../situation/situation.ts";
import type { Entite } from "../../moteur/entites.ts";
import type { Variable } from "../../moteur/variable.ts";
import type { Resultat } from "../../moteur/definition.ts";
import { foyer } from "../../requete/kit.ts";
import { calcul, JUIN } from "../kit.ts";

/** Born so as to be this old on 15 June 2026. */
export const ne = (ans: number): Partial<Individu> => ({ date_naissance: `${2026 - ans}-01-01` });

/** Where a household lives. */
export const a = (depcom: string) => ({
  menage: { aide_logement_date_pret_conventionne: "2018-12-31", depcom },
});

/**
 * Somebody living there, attached to the tax return of parents whose quotient is exactly this, in euros
 * a month for one share.
 */
export const rattache = (
  depcom: string,
  quotient: number,
  demandeur: Partial<Individu> = {},
  rest: Partial<Situation> = {},
): Situation =>
  foyer(
    { ...ne(20), enfant_a_charge: { "2026": true }, ...demandeur },
    { ...a(depcom), parents: { _situation: "celibataire", rfr: quotient * 12, nbptr: 1 }, ...rest },
  );

/** Value of the applicant’s, of the applicant’s family or of the dwelling, in June 2026. */
export function enJuin<E extends Entite, V extends Resultat>(
  situation: Situation,
  variable: Variable<E, V>,
  entite: "demandeur" | "famille" | "menage" = "demandeur",
): V {
  const c = calcul(situation);
  return variable(c, c[entite] as Entite as E, JUIN);
}
