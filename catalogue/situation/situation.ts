import type { Amounts, ElementPatrimoine, RessourceId, RevenuFiscal } from "./ressources.ts";
import type * as v from "./vocabulaire.ts";

/** The household that rules, legislation and conditions read (docs/specification.md#foyer). */
export interface Situation {
  /** Day on which everything is computed, `YYYY-MM-DD`. */
  dateDeValeur: string;
  /** Version of the simulation record: 11. */
  version: number;
  demandeur: Individu;
  /** Present only in a couple. */
  conjoint?: Individu;
  /** `null` if the list of children was never touched. */
  enfants: Individu[] | null;
  famille: Famille;
  menage: Menage;
  parents: Parents;
  /** What was said of conditions that decide and that the questionnaire does not ask, by key. */
  precisions?: Readonly<Record<string, Precision>>;
  /** Of a household that the questionnaire did not make: answers that everybody is asked and that it lacks (`completer.ts`). */
  manquantes?: readonly string[];
}

/** Yes, no, a month `YYYY-MM` where one is asked (fins.ts), or `null` for « je ne sais pas ». */
export type Precision = boolean | `${number}-${number}` | null;

export type Role = "demandeur" | "conjoint" | "enfant";
export type IndividuId = "demandeur" | "conjoint" | `enfant_${number}`;

type MontantsRessources = { [id in RessourceId | RevenuFiscal | ElementPatrimoine]?: Amounts };

export interface Individu extends MontantsRessources {
  id: IndividuId;
  _role: Role;
  _firstName?: string;
  date_naissance?: string;
  nationalite?: v.Code<typeof v.nationalites>;
  activite?: v.Code<typeof v.activites>;
  alternant?: boolean;
  _contrat_alternant?: v.Code<typeof v.contratsAlternance>;
  categorie_salarie?: v.Code<typeof v.categoriesSalarie>;
  scolarite?: v.Code<typeof v.scolarites>;
  annee_etude?: v.Code<typeof v.anneesEtude>;
  statuts_etablissement_scolaire?: v.Code<typeof v.statutsEtablissement>;
  groupe_specialites_formation?: v.Code<typeof v.specialites>;
  mention_baccalaureat?: v.Code<typeof v.mentions>;
  boursier?: boolean;
  habite_chez_parents?: boolean;
  /** By calendar year: attached to the parents’ (or the applicant’s) tax household. */
  enfant_a_charge: Record<string, boolean>;
  enfant_place?: boolean;
  garde_alternee?: boolean;
  enceinte?: v.Code<typeof v.grossesses>;
  handicap?: boolean;
  /** Between 0 and 1. */
  taux_incapacite?: number;
  inapte_travail?: boolean;
  gir?: v.Code<typeof v.girs>;
  aah_restriction_substantielle_durable_acces_emploi?: boolean;
  regime_securite_sociale?: v.Code<typeof v.regimes>;
  stagiaire?: boolean;
  statut_marital?: v.Code<typeof v.statutsMaritaux>;
  date_debut_chomage?: string;
  ass_precondition_remplie?: boolean;
  rsa_jeune_condition_heures_travail_remplie?: boolean;
  sortie_academie?: boolean;
  sortie_region_academique?: boolean;
  bourse_criteres_sociaux_base_ressources_parentale?: number | null;
  bourse_criteres_sociaux_echelon?: number;
  _bourseCriteresSociauxCommuneDomicileFamilial?: string;
  _bourseCriteresSociauxCommuneDomicileFamilialCodePostal?: string;
  _bourseCriteresSociauxCommuneDomicileFamilialNomCommune?: string;
  _bourseCriteresSociauxCommuneDomicileFamilialDepartement?: string;
  _bourseCriteresSociauxCommuneDomicileFamilialRegion?: string;
  _bourseCriteresSociauxCommuneDomicileFamilialEpci?: string;
  _bourseCriteresSociauxCommuneDomicileFamilialEpciType?: string;
  _hasRessources?: boolean;
  /** Months since the work contract began: 2, 5 or 12. */
  _nombreMoisDebutContratDeTravail?: number;
  tns_autres_revenus_type_activite?: string;
  _interetsAidesVelo?: v.Code<typeof v.typesDeVelo>[];
  _interetAidesSanitaireSocial?: boolean;
  _interetBafa?: boolean;
  _interetEtudesEtranger?: boolean;
  _dureeMoisEtudesEtranger?: number;
  _interetPermisDeConduire?: boolean;
  _interetVoiture?: boolean;
  _interetLogement?: boolean;
  _interetEmploi?: boolean;
  _aleas?: v.Code<typeof v.aleas>[];
  _interetDiagnostifFinancier?: boolean;
}

export interface Famille {
  en_couple?: boolean;
  rsa_isolement_recent?: boolean;
  proprietaire_proche_famille?: boolean;
  parisien?: boolean;
  bourse_lycee?: boolean;
  bourse_criteres_sociaux_nombre_enfants_a_charge?: number;
  bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur?: number;
}

export interface Menage {
  aide_logement_date_pret_conventionne: string;
  coloc?: boolean;
  logement_chambre?: boolean;
  participation_frais?: boolean;
  statut_occupation_logement?: v.Code<typeof v.statutsLogement>;
  /** Euros per month; the loan’s monthly payment for an owner. */
  loyer?: number;
  charges_locatives?: number;
  /** INSEE code; a municipal arrondissement keeps its own. */
  depcom?: string;
  _codePostal?: string;
  _nomCommune?: string;
  _departement?: string;
  _region?: string;
  /** SIREN of the intercommunality. */
  _epci?: string;
  _epciType?: string;
  /** Months until (positive) or since (negative) the move: 12, -2 or -12. */
  _nombreMoisEntreeLogement?: number;
}

export interface Parents {
  _situation?: v.Code<typeof v.situationsParents>;
  _en_france?: boolean;
  /** Reference tax income of N-2, euros per year. */
  rfr?: number | null;
  /** Tax shares; `null` when left blank. */
  nbptr?: number | null;
}

/** A commune as stored by the `depcom` answer and as the server gives it. */
export interface Commune {
  depcom: string;
  _codePostal: string;
  _nomCommune: string;
  _departement: string;
  _region: string;
  _epci?: string;
  _epciType?: string;
}

/** A commune as the search gives it. */
export interface CommuneTrouvee extends Commune {
  /** The former name it was found by. */
  ancienNom?: string;
  /** No other commune is meant by what was searched: a whole postal code or a whole name. */
  certaine?: true;
}
