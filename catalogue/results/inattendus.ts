import { sommeEuros } from "./rules/montant.ts";
import type { FactContext } from "../situation/context.ts";
import { facts } from "../situation/facts.ts";
import { aMayotte } from "../situation/territoires.ts";

const PROPRIETAIRES: ReadonlySet<unknown> = new Set(["proprietaire", "primo_accedant"]);

const sommeSalaires = (context: FactContext): number =>
  sommeEuros(Object.values(context.situation.demandeur.salaire_net ?? {}));

const aCharge = (context: FactContext) => facts["demandeur.enfant_a_charge"].value(context) === true;

/** Amounts that may surprise, with the sentence that says so (docs/specification.md#montants-inattendus). */
export const inattendus: Record<string, { when: (context: FactContext) => boolean; text: string }> = {
  aide_logement: {
    when: (c) => c.situation.demandeur.activite === "etudiant" && sommeSalaires(c) >= 7000,
    text: "Vous faites des études et vos salaires atteignent 7 000 € sur treize mois : le montant réel peut différer.",
  },
  contrat_engagement_jeune: {
    when: (c) => c.situation.demandeur.habite_chez_parents === true && aCharge(c),
    text: "Vous vivez chez vos parents et ils vous déclarent : leurs revenus peuvent changer ce montant.",
  },
  ppa: {
    when: ({ situation: { menage } }) =>
      (PROPRIETAIRES.has(menage.statut_occupation_logement) && (menage.loyer ?? 0) > 0) ||
      (menage.statut_occupation_logement === "loge_gratuitement" && menage.participation_frais === true),
    text: "Vous remboursez un prêt ou participez aux frais de votre logement : la CAF peut retenir un autre forfait logement.",
  },
};

/** Benefits that Mayotte has at its own figures, known here but not the newest. */
const PROPRES_A_MAYOTTE: ReadonlySet<string> = new Set(["rsa", "ars", "aah"]);

export function inattenduDe(id: string, context: FactContext): string | undefined {
  const rule = inattendus[id];
  if (rule?.when(context)) return rule.text;
  return PROPRES_A_MAYOTTE.has(id) && aMayotte(context.situation.menage.depcom)
    ? "À Mayotte, cette aide a ses propres barèmes, que nous ne connaissons pas tous\u00a0: le montant réel peut différer."
    : undefined;
}
