import type { CleDecisive } from "./questions.ts";

/** By aid, what its formula takes for granted and no line of its conditions says: the questions that decide of it. */
export const hypothesesDeLaLoi: Readonly<Record<string, readonly CleDecisive[]>> = {
  antony_aide_depart_sejour_adapte: ["sejour_adapte"],
  antony_bourse_communale: ["cantine"],
  antony_bourse_conservatoire: ["conservatoire"],
  bail_reel_solidaire: ["projet_achat_logement"],
  bourse_criteres_sociaux: ["hors_institut_region"],
  contrat_engagement_jeune: ["sans_emploi_ni_formation"],
  cotes_d_armor_fonds_solidarite_logement_energie_eligibilite: ["difficulte_factures"],
  crous_logement_eligibilite: ["cherche_logement_etudes"],
  eure_et_loir_eligibilite_adefip: ["reprise_activite"],
  eure_et_loir_eligibilite_ash_personne_handicap: ["besoin_etablissement"],
  eure_et_loir_eligibilite_fsl_acces_logement: ["nouveau_logement"],
  eure_et_loir_eligibilite_pch_domicile: ["gestes_quotidien"],
  eure_et_loir_eligibilite_pch_etablissement: ["en_etablissement", "gestes_quotidien"],
  eure_et_loir_eligibilite_transport_social: ["suivi_insertion"],
  eure_et_loir_fsl_eligibilite_maintien_fourniture: ["difficulte_factures"],
  eure_et_loir_fsl_eligibilite_maintien_logement: ["difficulte_factures"],
  ile_de_france_aide_achat_voiture_electrique: ["achat_voiture_electrique"],
  locapass_eligibilite: ["va_louer", "contrat_ou_stage_3_mois"],
  logement_social_eligible: ["cherche_logement"],
  occitanie_carte_transport_scolaire_lio: ["ecole_hors_agglomeration"],
  seine_saint_denis_cheque_reussite: ["entree_6e"],
  visale_eligibilite: ["va_louer"],
};
