import type { FamilleDeLaLoi, IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { entree } from "../../moteur/variable.ts";

/**
 * What is given: resources of a person (euros a month, or a year for `rpns_…` and `frais_reels`), answers.
 * Answers of one moment are known for the month of the date of value and the three before
 * (requete/individu.ts); before that they have their default.
 */
const argent = (nom: string, libelle: string) =>
  entree<IndividuDeLaLoi, number>(nom, libelle, 0, { unite: "€" });

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
export const frais_reels = argent("frais_reels", "frais réels");

export const rpns_micro_entreprise_CA_bic_vente_imp = argent(
  "rpns_micro_entreprise_CA_bic_vente_imp",
  "chiffre d’affaires de vente",
);
export const rpns_micro_entreprise_CA_bic_service_imp = argent(
  "rpns_micro_entreprise_CA_bic_service_imp",
  "chiffre d’affaires de services",
);
export const rpns_micro_entreprise_CA_bnc_imp = argent(
  "rpns_micro_entreprise_CA_bnc_imp",
  "recettes de profession libérale",
);
export const rpns_benefice_exploitant_agricole = argent(
  "rpns_benefice_exploitant_agricole",
  "bénéfice agricole",
);
export const rpns_autres_revenus = argent("rpns_autres_revenus", "autres revenus d’indépendant");

export const valeur_patrimoine_loue = argent("valeur_patrimoine_loue", "valeur des biens loués");
export const valeur_terrains_non_loues = argent("valeur_terrains_non_loues", "valeur des terrains non loués");
export const valeur_locative_terrains_non_loues = argent(
  "valeur_locative_terrains_non_loues",
  "valeur locative des terrains non loués",
);
export const valeur_immo_non_loue = argent("valeur_immo_non_loue", "valeur des biens bâtis non loués");
export const valeur_locative_immo_non_loue = argent(
  "valeur_locative_immo_non_loue",
  "valeur locative des biens bâtis non loués",
);
export const livret_a = argent("livret_a", "livret A");
export const epargne_revenus_non_imposables = argent(
  "epargne_revenus_non_imposables",
  "épargne non imposable",
);
export const epargne_revenus_imposables = argent("epargne_revenus_imposables", "épargne imposable");

const dit = (nom: string, libelle: string) => entree<IndividuDeLaLoi, boolean>(nom, libelle, false);
const mot = (nom: string, libelle: string, defaut = "") =>
  entree<IndividuDeLaLoi, string>(nom, libelle, defaut);

export const date_naissance = entree<IndividuDeLaLoi, string>("date_naissance", "date de naissance", "", {
  eternelle: true,
});
export const nationalite = mot("nationalite", "nationalité", "FR");
/** `actif`, `chomeur`, `etudiant`, `inactif` or `retraite`. */
export const activite = mot("activite", "activité", "inactif");
export const scolarite = mot("scolarite", "scolarité");
export const annee_etude = mot("annee_etude", "année d’études");
export const statuts_etablissement_scolaire = mot(
  "statuts_etablissement_scolaire",
  "statut de l’établissement",
);
export const groupe_specialites_formation = mot("groupe_specialites_formation", "spécialité de la formation");
export const mention_baccalaureat = mot("mention_baccalaureat", "mention au baccalauréat");
export const regime_securite_sociale = mot("regime_securite_sociale", "régime de sécurité sociale");
export const statut_marital = mot("statut_marital", "statut marital");
/** Days, `YYYY-MM-DD`; « never » is far ahead. */
export const date_debut_chomage = mot("date_debut_chomage", "début du chômage", "2099-12-31");
export const contrat_de_travail_debut = mot(
  "contrat_de_travail_debut",
  "début du contrat de travail",
  "1870-01-01",
);
export const debut_etudes_etranger = mot("debut_etudes_etranger", "début des études à l’étranger");
export const fin_etudes_etranger = mot("fin_etudes_etranger", "fin des études à l’étranger");
export const gir = mot("gir", "groupe iso-ressources");

export const apprenti = dit("apprenti", "en apprentissage");
export const professionnalisation = dit("professionnalisation", "en contrat de professionnalisation");
export const stagiaire = dit("stagiaire", "en stage");
export const peec_employeur = dit(
  "peec_employeur",
  "employeur cotisant à la participation à l’effort de construction",
);
export const enceinte = dit("enceinte", "enceinte");
export const handicap = dit("handicap", "en situation de handicap");
export const inapte_travail = dit("inapte_travail", "inapte au travail");
export const taux_incapacite = entree<IndividuDeLaLoi, number>("taux_incapacite", "taux d’incapacité", 0);
export const aah_restriction_substantielle_durable_acces_emploi = dit(
  "aah_restriction_substantielle_durable_acces_emploi",
  "restriction durable d’accès à l’emploi",
);
export const ass_precondition_remplie = dit(
  "ass_precondition_remplie",
  "cinq ans de travail dans les dix dernières années",
);
export const rsa_jeune_condition_heures_travail_remplie = dit(
  "rsa_jeune_condition_heures_travail_remplie",
  "deux ans de travail dans les trois dernières années",
);
export const habite_chez_parents = dit("habite_chez_parents", "habite chez ses parents");
export const enfant_place = dit("enfant_place", "enfant placé");
export const garde_alternee = dit("garde_alternee", "garde alternée");
export const sortie_academie = dit("sortie_academie", "études hors de son académie");
export const sortie_region_academique = dit(
  "sortie_region_academique",
  "études hors de sa région académique",
);
export const distance_domicile_familial = entree<IndividuDeLaLoi, number>(
  "bourse_criteres_sociaux_distance_domicile_familial",
  "distance au domicile familial, en kilomètres",
  0,
);

export const rsa_isolement_recent = entree<FamilleDeLaLoi, boolean>(
  "rsa_isolement_recent",
  "séparation récente",
  false,
);
export const proprietaire_proche_famille = entree<FamilleDeLaLoi, boolean>(
  "proprietaire_proche_famille",
  "logement appartenant à un parent proche",
  false,
);
export const parisien = entree<FamilleDeLaLoi, boolean>("parisien", "à Paris depuis trois ans", false);
const combien = (nom: string, libelle: string) => entree<FamilleDeLaLoi, number>(nom, libelle, 0);
export const bourse_criteres_sociaux_nombre_enfants_a_charge = combien(
  "bourse_criteres_sociaux_nombre_enfants_a_charge",
  "enfants à charge des parents",
);
export const bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur = combien(
  "bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
  "enfants à charge des parents dans l’enseignement supérieur",
);

export const depcom = entree<MenageDeLaLoi, string>("depcom", "commune", "");
export const statut_occupation_logement = entree<MenageDeLaLoi, string>(
  "statut_occupation_logement",
  "statut d’occupation du logement",
  "non_renseigne",
);
export const loyer = entree<MenageDeLaLoi, number>("loyer", "loyer ou mensualité", 0, { unite: "€" });
export const charges_locatives = entree<MenageDeLaLoi, number>("charges_locatives", "charges locatives", 0, {
  unite: "€",
});
export const coloc = entree<MenageDeLaLoi, boolean>("coloc", "colocation", false);
export const logement_chambre = entree<MenageDeLaLoi, boolean>("logement_chambre", "chambre", false);
export const logement_crous = entree<MenageDeLaLoi, boolean>("logement_crous", "logement du Crous", false);
export const participation_frais = entree<MenageDeLaLoi, boolean>(
  "participation_frais",
  "participation aux frais du logement",
  false,
);
export const aide_logement_date_pret_conventionne = entree<MenageDeLaLoi, string>(
  "aide_logement_date_pret_conventionne",
  "date du prêt",
  "",
);
export const date_entree_logement = entree<MenageDeLaLoi, string>(
  "date_entree_logement",
  "date d’entrée dans le logement",
  "1870-01-01",
);
