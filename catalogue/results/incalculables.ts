import { retardDeLAide } from "../loi/baremes.ts";
import { evaluate } from "../conditions/predicate/evaluate.ts";
import type { FactContext } from "../situation/context.ts";
import { type Case, casIncalculables } from "./cas-incalculables.ts";

/** Why an aid is not computed, as its case says it. */
export type Raison = Pick<Case, "reason" | "solution"> & {
  /** The law refuses the aid, by little. */
  dePeu?: true;
  /** It is closed for now. */
  fermee?: true;
};

/** Reason and solution for each aid that cannot be computed for this household, by aid id. */
export function incalculablesDe(context: FactContext): Map<string, Raison> {
  const { demandeur, conjoint } = context.situation;
  const people = { demandeur, conjoint, menage: demandeur };
  const found = new Map<string, Raison>();
  for (const { aide, subject, condition, sauf, reason, solution } of casIncalculables) {
    const personne = people[subject];
    if (sauf?.(context)) continue;
    if (personne && !found.has(aide) && evaluate(condition, { ...context, personne })) {
      found.set(aide, { ...(reason && { reason }), solution });
    }
  }
  return found;
}

/** Why an aid that the law refuses by less than a twentieth is not refused for good; `jour` is the date of value. */
export function raisonDePeu(id: string, jour: string): Raison {
  const depuis = retardDeLAide(id, jour)?.depuis;
  return depuis
    ? {
        dePeu: true,
        reason: `Vous dépassez de moins de 5\u00a0% un plafond de ${depuis.slice(0, 4)}\u00a0: il a dû changer depuis, et le nouveau n’est pas encore connu ici.`,
        solution: { text: "L’organisme de l’aide connaît le plafond d’aujourd’hui." },
      }
    : {
        dePeu: true,
        reason:
          "Vos ressources dépassent un plafond de moins de 5\u00a0%, et nous ne les connaissons qu’à peu près.",
        solution: { text: "L’organisme de l’aide les a au centime près\u00a0: la demande ne coûte rien." },
      };
}
