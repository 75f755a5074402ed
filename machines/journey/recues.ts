import { ressourceDeLAide } from "../../catalogue/results/percues.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import { categorieDe, estAnnuelle, type RessourceId } from "../../catalogue/situation/ressources.ts";
import type { AmountsAnswer } from "../kinds/amounts.ts";
import { answerTogether, type JourneyContext } from "./moves.ts";

const QUI = "/simulation/individu/demandeur/ressources";

/**
 * Writes that the applicant receives an aid, as its resource: that many euros this month and on each of the twelve before, to be
 * corrected in the summary; without an amount, that nobody receives it any more. Nothing changes for an aid that is no monthly
 * resource, nor where the questionnaire would refuse the answer.
 */
export function recevoir(context: JourneyContext, aide: string, montant: number | undefined): JourneyContext {
  const id = ressourceDeLAide(aide);
  if (!id || estAnnuelle(id)) return context;
  const categorie = categorieDe[id];
  const dites = context.answers["individu/demandeur"] ?? {};
  const sans = <T>(valeur: unknown, garder: (une: T) => boolean) =>
    (Array.isArray(valeur) ? (valeur as T[]) : []).filter(garder);
  const types = sans<RessourceId>(dites["ressources"], (une) => une !== id);
  const montants = sans<AmountsAnswer[number]>(dites[categorie], (une) => une.id !== id);
  const declaree = {
    id,
    amounts: Object.fromEntries(
      periodsOf(context.dateDeValeur).last13Months.map((mois) => [mois, montant ?? 0]),
    ),
  };
  const restent = montant === undefined ? montants : [...montants, declaree];
  const values = {
    [`${QUI}/types`]: montant === undefined ? types : [...types, id],
    ...(restent.length > 0 && { [`${QUI}/montants/${categorie}`]: restent }),
  };
  const apres = answerTogether(context, values);
  // Nothing is to be read again for it.
  return apres ? { ...apres, ...(context.relecture && { relecture: context.relecture }) } : context;
}
