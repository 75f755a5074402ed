import { titreDeSejour } from "../../situation/titre-de-sejour.ts";
import type { Situation } from "../../situation/situation.ts";
import { periodsOf } from "../../situation/periods.ts";
import { recoit } from "../../situation/ressources.ts";
import type { CleDecisive } from "./questions.ts";
import {
  activite,
  enAnnee,
  horsDesAnnees,
  horsEtudes,
  non,
  oui,
  type RegleDecisive,
  touche,
  toucheADeux,
} from "./regle.ts";

const BOURSES = touche("bourse_enseignement_sup");
const boursier: RegleDecisive = (situation) =>
  oui(situation.demandeur.boursier === true || BOURSES(situation));
/** The grant, or the right to it as the law gives it: its scale is that of others. */
const boursierDeDroit: RegleDecisive = (situation, loi) =>
  boursier(situation, loi) || oui(loi.legislation?.boursier);
const minimum = toucheADeux("rsa", "ass", "aah");

const horsAlternance: RegleDecisive = ({ demandeur: { activite: une, alternant } }) =>
  non((une !== undefined && une !== "etudiant") || alternant === false);

/** The only question of its kind that leaves no doubt: « Êtes-vous en alternance ? » Non. */
const horsApprentissage: RegleDecisive = ({ demandeur: { activite: une, alternant, _contrat_alternant } }) =>
  non(
    (une !== undefined && une !== "etudiant") ||
      alternant === false ||
      _contrat_alternant === "professionnalisation",
  );

/** No project abroad, no course nor training period there. */
const sansDepart: RegleDecisive = ({ demandeur }) => non(demandeur._interetEtudesEtranger === false);

/** The bac is still to come. */
const avantLeBac: RegleDecisive = (situation, loi) =>
  non(situation.demandeur.scolarite === "college" || enAnnee("seconde", "premiere")(situation, loi) === true);

const APRES_LE_BAC_DE_L_ANNEE = [
  "licence_2",
  "licence_3",
  "master_1",
  "master_2",
  "doctorat_1",
  "doctorat_2",
  "doctorat_3",
] as const;
/** Whoever is years past the bac, or not yet there, did not have it this year. */
const bacPasCetteAnnee: RegleDecisive = (situation, loi) =>
  avantLeBac(situation, loi) ?? non(enAnnee(...APRES_LE_BAC_DE_L_ANNEE)(situation, loi) === true);

const auDela = (situation: Situation) => situation.demandeur.scolarite === "enseignement_superieur";

/** A bac with another mention than the highest, for one who is not on a path that leads to a CAP. */
const autreMention: RegleDecisive = ({ demandeur: { scolarite, mention_baccalaureat: mention } }) =>
  scolarite === undefined ? undefined : non(mention === "mention_bien" || mention === "mention_assez_bien");

const SOINS_AVANCES = horsDesAnnees(...APRES_LE_BAC_DE_L_ANNEE);

/** Training for health or social work, by its field. */
const autreDomaine: RegleDecisive = (situation, loi) => {
  const { groupe_specialites_formation: domaine } = situation.demandeur;
  return horsEtudes(situation, loi) ?? non(domaine !== undefined && domaine !== "groupe_330");
};

/** The last years of training for health: which one a year of « licence » or « master » is, she alone knows. */
const soins: RegleDecisive = (situation, loi) =>
  SOINS_AVANCES(situation, loi) ?? autreDomaine(situation, loi);

/** Only training for health or social work, and no BTS, BUT or « prépa », is given by the institutes of a Region. */
const horsInstitut: RegleDecisive = (situation, loi) =>
  oui(
    auDela(situation) &&
      (situation.demandeur.groupe_specialites_formation !== "groupe_330" ||
        enAnnee("bts_1", "but_1", "cpge_1")(situation, loi) === true),
  );

/** « Non » where nobody of the household, children included, is known to be at one of these schools. */
const sansEcolier =
  (...ecoles: readonly NonNullable<Situation["demandeur"]["scolarite"]>[]): RegleDecisive =>
  ({ demandeur, enfants }) =>
    non(
      [demandeur, ...(enfants ?? [])].every(({ activite: une, scolarite }) =>
        scolarite === undefined
          ? une !== undefined && une !== "etudiant"
          : scolarite !== "inconnue" && !ecoles.includes(scolarite),
      ),
    );

/** Asked of employees alone: whoever studies, looks for work or serves is paid for whatever she earns. */
const horsSalariat: RegleDecisive = ({ demandeur: { activite: une } }) =>
  oui(une !== undefined && une !== "salarie");

/** Questions about studies that the answers settle, by name. */
export const reglesDesEtudes: Partial<Record<CleDecisive, RegleDecisive>> = {
  alternance_2e_annee: horsAlternance,
  apprentissage_1re_annee: horsApprentissage,
  apprentissage_1re_annee_bac2: (situation, loi) =>
    horsApprentissage(situation, loi) ??
    non(
      enAnnee("licence_3", "master_1", "master_2", "doctorat_1", "doctorat_2", "doctorat_3")(situation, loi),
    ),
  apprentissage_avant_bac: (situation, loi) =>
    horsApprentissage(situation, loi) ??
    (auDela(situation)
      ? false
      : oui(
          situation.demandeur._contrat_alternant === "apprenti" &&
            enAnnee("cap_1", "cap_2")(situation, loi) === true,
        )),
  apprentissage_ou_formation_region: ({ demandeur }) => oui(demandeur._contrat_alternant === "apprenti"),
  bac_3_ans: (situation, loi) =>
    avantLeBac(situation, loi) ??
    non(enAnnee("master_1", "master_2", "doctorat_1", "doctorat_2", "doctorat_3")(situation, loi)),
  bac_93: bacPasCetteAnnee,
  bac_cette_annee_region: bacPasCetteAnnee,
  bac_derniere_session: bacPasCetteAnnee,
  bourse_crous: boursier,
  bourse_et_mention: ({ famille }) => non(famille.bourse_lycee === false),
  bourse_ou_non_imposable: (situation, loi) => oui(boursier(situation, loi) || minimum(situation)),
  bourse_ou_asile: (situation, loi) =>
    boursier(situation, loi) || oui(titreDeSejour(situation) === "demande_asile"),
  bourse_ou_repas_1_euro: boursier,
  bourse_lycee_ou_presque: boursierDeDroit,
  bourse_ou_segpa: boursierDeDroit,
  bretagne_voie: (situation, loi) => oui(auDela(situation) || enAnnee("cap_1", "cap_2")(situation, loi)),
  cap_au_plus_sans_emploi: (situation) => non(auDela(situation)),
  cap_bac_pro: (situation, loi) =>
    enAnnee("cap_1", "cap_2")(situation, loi) ??
    non(enAnnee(...APRES_LE_BAC_DE_L_ANNEE)(situation, loi) === true),
  car_train_scolaire: sansEcolier("college", "lycee"),
  contrat_ou_stage_3_mois: (situation, loi) =>
    oui(activite("etudiant")(situation) === false || situation.demandeur.alternant) ??
    boursierDeDroit(situation, loi),
  cours_etranger: sansDepart,
  cpge_2: horsDesAnnees("cpge_1"),
  daeu_sans_bac: (situation) => non(auDela(situation)),
  demenagement_alternance: horsAlternance,
  diplome_pro_mobilite: (situation, loi) =>
    enAnnee("cap_1", "cap_2", "bts_1")(situation, loi) ??
    horsDesAnnees("cap_1", "cap_2", "seconde", "premiere", "terminale", "bts_1")(situation, loi),
  diplome_stage_etranger: sansDepart,
  dispositif_idf_stagiaire: (situation) => non(auDela(situation)),
  echelon_0_bis_a_4: ({ demandeur: { bourse_criteres_sociaux_echelon: echelon } }) =>
    echelon === undefined ? undefined : echelon >= 0 && echelon <= 4,
  eleve_5e: sansEcolier("college"),
  emploi_24h: horsSalariat,
  emploi_78h: horsSalariat,
  emploi_court_87h: horsSalariat,
  emploi_moins_6_mois: horsSalariat,
  enseignement_agricole: horsEtudes,
  entree_6e: sansEcolier("college"),
  entree_cap_bac_pro: (situation, loi) => enAnnee("cap_1")(situation, loi) ?? non(auDela(situation)),
  entree_filiere_pro: enAnnee("cap_1"),
  etudes_etranger: ({ demandeur }) => demandeur._interetEtudesEtranger,
  etudes_medicales: horsEtudes,
  etudes_quebec: sansDepart,
  etudes_sociales: autreDomaine,
  fin_de_lycee_pro: ({ demandeur: { activite: une, scolarite, _contrat_alternant: contrat } }) =>
    oui(
      (une !== undefined && une !== "etudiant") ||
        contrat === "apprenti" ||
        scolarite === "enseignement_superieur",
    ),
  filiere_pro_techno: (situation, loi) =>
    horsEtudes(situation, loi) ?? non(enAnnee(...APRES_LE_BAC_DE_L_ANNEE)(situation, loi) === true),
  formation_sanitaire_sociale: ({ demandeur }) =>
    oui(demandeur.groupe_specialites_formation === "groupe_330"),
  formation_sans_chomage: (situation) => non(touche("chomage_net")(situation)),
  hors_ecole_sans_emploi: (situation) => non(activite("etudiant", "salarie", "independant")(situation)),
  hors_institut_region: horsInstitut,
  infirmier_3e: soins,
  interne_boursier: ({ demandeur, famille }) =>
    non(demandeur.scolarite === "lycee" && famille.bourse_lycee === false),
  job_etudiant: ({ demandeur, dateDeValeur }) =>
    // The wages of work-study have their own exemption.
    demandeur.alternant === true
      ? false
      : oui(recoit(demandeur, ["salaire_net"], periodsOf(dateDeValeur).last13Months)),
  kine_4e: soins,
  maieutique_4e: soins,
  master_academies_idf: (situation, loi) =>
    non(enAnnee("cap_1", "cap_2", "seconde", "premiere", "licence_1")(situation, loi) === true),
  merite_diplome_recent: (situation, loi) =>
    enAnnee("cap_1", "cap_2", "premiere")(situation, loi)
      ? undefined
      : (bacPasCetteAnnee(situation, loi) ?? autreMention(situation, loi)),
  orthophonie_5e: soins,
  pharmacie_6e: soins,
  prepa_talents_ou_bourse: boursierDeDroit,
  ressources_bourse_crous: boursierDeDroit,
  // Told by whoever studies: never asked.
  sans_alternance: ({ demandeur: { activite: une, alternant } }) =>
    alternant === undefined ? oui(une !== undefined && une !== "etudiant") : !alternant,
  situation_asaa: (situation, loi) => non(boursier(situation, loi)),
  sorti_etudes_9_mois: (situation) => non(activite("etudiant")(situation)),
  stage_3e: sansEcolier("college"),
  stage_etranger: sansDepart,
  stage_peu_paye: ({ demandeur }) => oui(demandeur._contrat_alternant === "apprenti"),
  stage_quatre_mois: (situation) => non(activite("etudiant", "salarie", "independant")(situation)),
  statut_pass_jeunes: (situation, loi) =>
    oui(
      situation.demandeur.scolarite === "lycee" ||
        situation.demandeur._contrat_alternant === "apprenti" ||
        enAnnee("bts_1")(situation, loi),
    ),
  universite_publique: ({ demandeur: { statuts_etablissement_scolaire: statut } }) =>
    statut === "public" ? true : non(statut === "prive_sous_contrat" || statut === "prive_hors_contrat"),
  voie_pro_lycee: (situation, loi) => {
    const { alternant, scolarite, statuts_etablissement_scolaire: statut } = situation.demandeur;
    if (alternant === true || statut === "prive_hors_contrat") return false;
    if (scolarite === "lycee" && alternant === false && enAnnee("cap_1", "cap_2")(situation, loi))
      return true;
    return horsEtudes(situation, loi) ?? non(scolarite === "college" || auDela(situation));
  },
  voie_pro_pays_de_la_loire: (situation, loi) => horsEtudes(situation, loi) ?? non(auDela(situation)),
  voiture_100_km_etudes: horsEtudes,
};
