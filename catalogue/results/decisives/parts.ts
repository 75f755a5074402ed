import { ageAt } from "../../situation/periods.ts";
import type { Situation } from "../../situation/situation.ts";
import type { CleDecisive } from "./questions.ts";
import { clesDesEcoles, clesDesParents } from "./questions-lieux.ts";

/**
 * How likely a « oui » is among those who are asked, between 0 and 1, and what it is worth in euros a year when no amount
 * says it. Orders of magnitude of ours, but where a source is named: they only order the questions.
 */
interface Part {
  part: number | ((situation: Situation) => number);
  vaut?: number;
}

/** Nothing is known of a question that is not here. */
const SANS_RIEN_SAVOIR = 0.5;

/** One studies most often in the region where one lives. */
const dansSaRegion =
  (cle: string) =>
  ({ menage }: Situation) =>
    cle.endsWith(`_${menage._region}`) ? 0.9 : 0.02;

/** Of those who live elsewhere, few had their diploma there. */
const diplomeDe =
  (region: string) =>
  ({ menage }: Situation) =>
    menage._region === region ? SANS_RIEN_SAVOIR : 0.02;

const sansAutorite = ({ parents }: Situation) => parents._situation === "sans_autorite";

/** Under 21, without a roof, parents or income: far more of those were in care. */
const seulAVingtAns = ({ demandeur, menage, parents, dateDeValeur }: Situation) =>
  demandeur.date_naissance !== undefined &&
  ageAt(demandeur.date_naissance, dateDeValeur) < 21 &&
  (menage.statut_occupation_logement === "sans_domicile" ||
    parents._situation === "decedes" ||
    (demandeur._hasRessources === false && demandeur.habite_chez_parents !== true));

/** Whose question is of the place where one lives, there. */
const dIci: Readonly<Record<string, (menage: Situation["menage"]) => boolean>> = {
  corse_3_ans_impots: ({ _region }) => _region === "94",
  parents_landes: ({ _departement }) => _departement === "40",
  parents_chenove: ({ depcom }) => depcom === "21166",
  parents_correze: ({ _departement }) => _departement === "19",
  parents_impots_vannes: ({ depcom }) => depcom === "56260",
};

/** A disability in the household, known from its answers. */
const handicapAupres = ({ conjoint, enfants }: Situation) =>
  [conjoint, ...(enfants ?? [])].some((un) => un?.handicap === true);

const parts: Partial<Record<CleDecisive, Part>> = {
  // 80,000 begin a mission each year, of 8 million of 16 to 25 (Injep, 2018 to 2024, by frene.org).
  volontaire_service_civique: { part: 0.02 },
  // 13 in a thousand of those under 21 are in care (Drees, dossier 119, July 2024); far more where no parent has authority.
  confie_ase: {
    part: (situation) => (sansAutorite(situation) ? 0.5 : seulAVingtAns(situation) ? 0.1 : 0.013),
    vaut: 10_000,
  },
  // A million businesses begin each year, of 31 million people at work (Insee, 2023): fewer among the young.
  creation_entreprise: {
    part: ({ demandeur }) => (demandeur.activite === "independant" ? 0.3 : 0.03),
  },
  bourse_en_terminale: { part: 0.25 },
  parcoursup_autre_academie: { part: 0.3 },
  premier_titre_installation: { part: 0.1 },
  permis_etranger_un_an: { part: 0.1 },
  ...Object.fromEntries(clesDesEcoles.map((cle) => [cle, { part: dansSaRegion(cle) }])),
  // About the share of one of these places in the country.
  ...Object.fromEntries(
    clesDesParents.map((cle) => [
      cle,
      { part: ({ menage }: Situation) => (dIci[cle]?.(menage) ? 0.5 : 0.02) },
    ]),
  ),
  bac_93: { part: diplomeDe("93") },
  merite_diplome_recent: { part: diplomeDe("84") },
  adoption: { part: 0.002 },
  enfant_depuis_2026: { part: 0.002 },
  enfant_gravement_malade: { part: (situation) => (handicapAupres(situation) ? 0.3 : 0.01) },
  proche_aidant: { part: (situation) => (handicapAupres(situation) ? 0.3 : 0.03) },
  arret_travail_enfant: { part: 0.2 },
  sejour_adapte: { part: 0.05 },
  cap_bac_pro: { part: ({ demandeur: lui }) => (lui.activite === "etudiant" || lui.alternant ? 0.5 : 0.05) },
  prepare_concours: { part: 0.03 },
  projet_vae: { part: 0.02 },
  daeu_sans_bac: { part: 0.02 },
  etudes_quebec: { part: 0.01 },
  projet_solidarite_internationale: { part: 0.02 },
  solidarite_avec_association: { part: 0.02 },
  projet_climat: { part: 0.03 },
  projet_interet_general: { part: 0.05 },
  projet_metier_ecologique: { part: 0.03 },
  installation_agricole: { part: 0.005 },
  achat_voiture_electrique: { part: 0.02 },
  achat_voiture_occasion: { part: 0.03 },
  projet_achat_logement: { part: 0.03 },
  travaux_energie: { part: 0.03 },
  prepare_bafd: { part: 0.01 },
  stage_quatre_mois: { part: 0.05 },
  avocat_sans_assurance: { part: 0.02 },
  difficulte_logement_ou_entree: { part: 0.15 },
  // 800,000 people on a mission, of 27 million employees (Dares, 2024): twice as many among the young.
  interim: { part: 0.05 },
  projet_citoyen_ou_metier: { part: 0.05 },
  situation_asaa: {
    part: (situation) => (sansAutorite(situation) || situation.parents._en_france === false ? 0.2 : 0.01),
  },
  covoiturage: { part: 0.1 },
  depart_europe: { part: 0.1 },
  trajets_interne: { part: 0.1 },
  parcours_pacea: { part: 0.1 },
  formation_sans_chomage: { part: 0.1 },
  aref_formation: { part: 0.1 },
  bourse_et_mention: { part: 0.1 },
  // Nobody says to be a widow: of the dead, only the parents are known.
  deces_d_un_proche: { part: ({ parents }) => (parents._situation === "decedes" ? 0.3 : 0.01) },
  arret_de_travail: { part: 0.03 },
  concours_enseignement: { part: 0.03 },
  etudes_medicales: { part: 0.03 },
  incidents_bancaires: { part: 0.06 },
  metier_sous_statut_militaire: { part: 0.02 },
  enfant_recueilli: { part: 0.005 },
  projet_cesure: { part: 0.02 },
  projet_microcredit: { part: 0.02 },
  sans_compte_bancaire: { part: 0.01 },
  urgence_logement: { part: 0.05 },
  volontaire_armee: { part: 0.005 },
  volontariat_vie: { part: 0.005 },
};

const partsDe = (cles: readonly string[]): Part[] =>
  cles.map((cle) => parts[cle as CleDecisive] ?? { part: SANS_RIEN_SAVOIR });

/** How likely all of some questions are a « oui », between 0 and 1. */
const chancesDe = (cles: readonly string[], situation: Situation): number =>
  Math.min(1, ...partsDe(cles).map(({ part }) => (typeof part === "function" ? part(situation) : part)));

/** What an aid that hangs on some questions is worth asking for, euros a year: how likely all are a « oui », times what it brings. */
export const poidsDe = (cles: readonly string[], euros: number, situation: Situation): number =>
  Math.max(euros, ...partsDe(cles).map(({ vaut = 0 }) => vaut)) * chancesDe(cles, situation);

/** Part of those asked under which an aid is of few people: one in sixteen. */
const PEU = 0.06;

/** True of an aid that hangs on what few people would answer « oui » to. */
export const estPourPeu = (cles: readonly string[], situation: Situation): boolean =>
  chancesDe(cles, situation) <= PEU;
