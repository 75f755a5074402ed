import { entree } from "../../moteur/variable.ts";

/**
 * Money that a person is said to have: euros a month, or a year for `rpns_…` and `frais_reels`. A figure
 * given for a year is shared out among its months, but for savings and property, which stand each month.
 */
const argent = (nom: string, libelle: string) => entree.individu.nombre({ nom, libelle, unite: "€" });
const parAn = (nom: string, libelle: string) => entree.individu.parAn.nombre({ nom, libelle, unite: "€" });
const bien = (nom: string, libelle: string) =>
  entree.individu.nombre({ nom, libelle, unite: "€", stock: true });

export const salaire_net = argent("salaire_net", "salaire net");
export const salaire_de_base = argent("salaire_de_base", "salaire brut");
export const chomage_net = argent("chomage_net", "allocations chômage nettes");
export const chomage_brut = argent("chomage_brut", "allocations chômage brutes");
export const retraite_nette = argent("retraite_nette", "retraite nette");
export const retraite_brute = argent("retraite_brute", "retraite brute");
export const indemnites_stage = argent("indemnites_stage", "indemnités de stage");
export const revenus_stage_formation_pro = argent(
  "revenus_stage_formation_pro",
  "revenus de stage de formation professionnelle",
);
export const remuneration_apprenti = argent("remuneration_apprenti", "rémunération d’apprentissage");
export const indemnites_volontariat = argent(
  "indemnites_volontariat",
  "indemnité de service civique ou de volontariat",
);
export const indemnites_chomage_partiel = argent(
  "indemnites_chomage_partiel",
  "indemnités de chômage partiel",
);
export const allocation_securisation_professionnelle = argent(
  "allocation_securisation_professionnelle",
  "allocation de sécurisation professionnelle",
);
export const prime_forfaitaire_mensuelle_reprise_activite = argent(
  "prime_forfaitaire_mensuelle_reprise_activite",
  "prime de reprise d’activité",
);
export const dedommagement_victime_amiante = argent(
  "dedommagement_victime_amiante",
  "indemnité de victime de l’amiante",
);
export const indemnites_journalieres_maternite = argent(
  "indemnites_journalieres_maternite",
  "indemnités journalières de maternité, de paternité ou d’adoption",
);
export const indemnites_journalieres_paternite = argent(
  "indemnites_journalieres_paternite",
  "indemnités journalières de paternité",
);
export const indemnites_journalieres_adoption = argent(
  "indemnites_journalieres_adoption",
  "indemnités journalières d’adoption",
);
export const indemnites_journalieres_maladie = argent(
  "indemnites_journalieres_maladie",
  "indemnités journalières de maladie",
);
export const indemnites_journalieres_maladie_professionnelle = argent(
  "indemnites_journalieres_maladie_professionnelle",
  "indemnités journalières de maladie professionnelle",
);
export const indemnites_journalieres_accident_travail = argent(
  "indemnites_journalieres_accident_travail",
  "indemnités journalières d’accident du travail",
);
export const pensions_alimentaires_percues = argent(
  "pensions_alimentaires_percues",
  "pensions alimentaires reçues",
);
/** Negative: what is paid. */
export const pensions_alimentaires_versees_individu = argent(
  "pensions_alimentaires_versees_individu",
  "pensions alimentaires versées",
);
export const prestation_compensatoire = argent("prestation_compensatoire", "prestation compensatoire");
export const pensions_invalidite = argent("pensions_invalidite", "pension d’invalidité");
export const retraite_combattant = argent("retraite_combattant", "retraite du combattant");
export const bourse_enseignement_sup = argent(
  "bourse_enseignement_sup",
  "bourse de l’enseignement supérieur",
);
export const bourse_recherche = argent("bourse_recherche", "bourse de recherche");
export const gains_exceptionnels = argent("gains_exceptionnels", "revenus exceptionnels");
export const revenus_locatifs = argent("revenus_locatifs", "revenus locatifs");
export const revenus_capital = argent("revenus_capital", "revenus du capital");
export const pch = argent("pch", "prestation de compensation du handicap");
export const frais_reels = parAn("frais_reels", "frais réels");

export const rpns_micro_entreprise_CA_bic_vente_imp = parAn(
  "rpns_micro_entreprise_CA_bic_vente_imp",
  "chiffre d’affaires de vente",
);
export const rpns_micro_entreprise_CA_bic_service_imp = parAn(
  "rpns_micro_entreprise_CA_bic_service_imp",
  "chiffre d’affaires de services",
);
export const rpns_micro_entreprise_CA_bnc_imp = parAn(
  "rpns_micro_entreprise_CA_bnc_imp",
  "recettes de profession libérale",
);
export const rpns_benefice_exploitant_agricole = parAn(
  "rpns_benefice_exploitant_agricole",
  "bénéfice agricole",
);
export const rpns_autres_revenus = parAn("rpns_autres_revenus", "autres revenus d’indépendant");

export const valeur_patrimoine_loue = bien("valeur_patrimoine_loue", "valeur des biens loués");
export const valeur_terrains_non_loues = bien("valeur_terrains_non_loues", "valeur des terrains non loués");
export const valeur_locative_terrains_non_loues = bien(
  "valeur_locative_terrains_non_loues",
  "valeur locative des terrains non loués",
);
export const valeur_immo_non_loue = bien("valeur_immo_non_loue", "valeur des biens bâtis non loués");
export const valeur_locative_immo_non_loue = bien(
  "valeur_locative_immo_non_loue",
  "valeur locative des biens bâtis non loués",
);
export const livret_a = bien("livret_a", "livret A");
export const epargne_revenus_non_imposables = bien("epargne_revenus_non_imposables", "épargne non imposable");
export const epargne_revenus_imposables = bien("epargne_revenus_imposables", "épargne imposable");
/** Not read here: a household may say that it receives it, and the remote engine is sent it. */
export const mva = argent("mva", "majoration pour la vie autonome reçue");
