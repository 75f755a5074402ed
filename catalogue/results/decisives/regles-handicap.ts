import { ageAt } from "../../situation/periods.ts";
import type { CleDecisive } from "./questions.ts";
import { activite, non, oui, type RegleDecisive, sansAucun, touche } from "./regle.ts";

/** « Vivez-vous avec un handicap ? » Non: the help and the cards of disability are not for her. */
const sansHandicap: RegleDecisive = ({ demandeur }) => non(demandeur.handicap === false);

/** Questions of disability that the answers settle, by name. */
export const reglesDuHandicap: Partial<Record<CleDecisive, RegleDecisive>> = {
  aeeh_complement: ({ demandeur: { date_naissance }, dateDeValeur }) =>
    oui(date_naissance !== undefined && ageAt(date_naissance, dateDeValeur) >= 20),
  besoin_etablissement: sansHandicap,
  carte_mobilite: ({ demandeur: { taux_incapacite = 0 }, precisions }) =>
    oui(taux_incapacite >= 0.8 && precisions?.["decision_mdph"] !== false),
  cmi_invalidite: sansHandicap,
  en_etablissement: sansHandicap,
  gestes_quotidien: sansHandicap,
  handicap_sans_transports: sansHandicap,
  seize_ans_ou_contrat: ({
    demandeur: { date_naissance: ne, _contrat_alternant, stagiaire },
    dateDeValeur,
  }) => oui((ne && ageAt(ne, dateDeValeur) >= 16) || _contrat_alternant === "apprenti" || stagiaire),
  // Asked of nobody under 60, at work or who has it already (CASF, art. L245-1 and D245-3).
  pch_avant_60: (situation) => {
    const { date_naissance } = situation.demandeur;
    const jeune = date_naissance !== undefined && ageAt(date_naissance, situation.dateDeValeur) < 60;
    return oui(jeune || activite("salarie", "independant")(situation) || touche("pch")(situation));
  },
  sejour_adapte: ({ enfants }) =>
    non(enfants !== null && enfants.every(({ handicap }) => handicap === false)),
  touche_aah: (situation) => touche("aah")(situation) || non(sansAucun("aah")(situation)),
};
