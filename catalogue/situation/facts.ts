import { communeDe } from "./commune.ts";
import { ageAt } from "./periods.ts";
import { faitsDesAutresLieux } from "./lieu-des-parents.ts";
import { type FactContext, INCONNU, type LegislationFacts } from "./context.ts";
import type { Famille, Individu, Menage, Parents } from "./situation.ts";
import { type RessourceId, ressourceIds } from "./ressources.ts";
import { quotientDesRegles } from "./quotient-familial.ts";
import * as v from "./vocabulaire.ts";

/**
 * A fact is a named reading of the household: what a condition may look at.
 * `reads` names the answers it comes from, `individu.{personne}` standing for whoever is asked.
 */
export interface Fact {
  label: string;
  reads: readonly string[];
  value: (context: FactContext, params?: Readonly<Record<string, unknown>>) => unknown;
  /** For a list: whether it holds an item, without making the list. */
  has?: (context: FactContext, item: unknown) => boolean;
  mots?: Readonly<Record<string, string>>;
  /** Written after a number: « ans », « €  par mois ». */
  unit?: string;
}

type Mots = Readonly<Record<string, string>>;

const demandeur = (field: keyof Individu, label: string, mots?: Mots): Fact => ({
  label,
  reads: [`individu.demandeur.${field}`],
  value: ({ situation }) => situation.demandeur[field],
  mots,
});
const personne = (field: keyof Individu, label: string, mots?: Mots): Fact => ({
  label,
  reads: [`individu.{personne}.${field}`],
  value: ({ personne }) => personne?.[field],
  mots,
});
const famille = (field: keyof Famille, label: string, mots?: Mots): Fact => ({
  label,
  reads: [`famille.${field}`],
  value: ({ situation }) => situation.famille[field],
  mots,
});
const menage = (field: keyof Menage, label: string, mots?: Mots, answer: string = field): Fact => ({
  label,
  reads: [`menage.${answer}`],
  value: ({ situation }) => situation.menage[field],
  mots,
});
const parents = (field: keyof Parents, label: string, mots?: Mots): Fact => ({
  label,
  reads: [`parents.${field}`],
  value: ({ situation }) => situation.parents[field],
  mots,
});

const age = (individu: Individu | undefined, day: string) =>
  individu?.date_naissance === undefined ? undefined : ageAt(individu.date_naissance, day);

const tousSousLaMoitie = (gens: readonly Individu[]) =>
  gens.some(({ handicap }) => handicap) &&
  gens.every((un) => !un.handicap || (un.taux_incapacite ?? 1) < 0.5);
const enfants = ({ situation }: FactContext) => situation.enfants ?? [];

const ressourcesDe = (individu: Individu | undefined) =>
  individu === undefined ? [] : ressourceIds.filter((id) => individu[id] !== undefined);

const recoit = (individu: Individu | undefined, id: unknown) => individu?.[id as RessourceId] !== undefined;

const legislation = ({ legislation, inconnus }: FactContext, name: keyof LegislationFacts) =>
  inconnus?.has(name) ? INCONNU : legislation?.[name];

const aCharge = ({ situation, periods }: FactContext) =>
  situation.demandeur.enfant_a_charge[periods.thisYear];

/** Every fact by name; `personne.*` reads the person the question is about. */
export const facts = {
  marque: { label: "marque du simulateur", reads: [], value: (c) => c.marque, mots: v.marques },

  "personne.age": {
    label: "âge",
    unit: "ans",
    reads: ["individu.{personne}.date_naissance"],
    value: (c) => age(c.personne, c.situation.dateDeValeur),
  },
  "personne.activite": personne("activite", "activité", v.activites),
  "personne.scolarite": personne("scolarite", "scolarité", v.scolarites),
  "personne.handicap": personne("handicap", "handicap"),
  "personne.taux_incapacite": personne("taux_incapacite", "taux d’incapacité"),
  "personne.ass_precondition_remplie": personne("ass_precondition_remplie", "cinq ans de travail en dix ans"),
  "personne.ressources": {
    label: "ressources perçues",
    reads: ["individu.{personne}.ressources"],
    value: (c) => ressourcesDe(c.personne),
    has: (c, id) => recoit(c.personne, id),
  },
  "personne._hasRessources": {
    label: "ressources de l’enfant",
    reads: ["individu.enfants._hasRessources"],
    value: (c) => c.personne?._hasRessources,
  },

  "demandeur.age": {
    label: "âge",
    unit: "ans",
    reads: ["individu.demandeur.date_naissance"],
    value: (c) => age(c.situation.demandeur, c.situation.dateDeValeur),
  },
  "demandeur.nationalite": demandeur("nationalite", "nationalité"),
  "demandeur.activite": demandeur("activite", "activité", v.activites),
  "demandeur.scolarite": demandeur("scolarite", "scolarité", v.scolarites),
  // An apprentice is an employee, no pupil of a lycée (C. trav., art. L6221-1).
  "demandeur.ecole": {
    label: "scolarité",
    reads: ["individu.demandeur.scolarite", "individu.demandeur._contrat_alternant"],
    value: ({ situation: { demandeur: d } }) =>
      d.scolarite === "lycee" && d._contrat_alternant === "apprenti" ? "apprenti" : d.scolarite,
    mots: { ...v.scolarites, ...v.contratsAlternance },
  },
  "demandeur.annee_etude": demandeur("annee_etude", "année d’études", v.anneesEtude),
  "demandeur.stagiaire": demandeur("stagiaire", "stage en cours"),
  "demandeur.alternant": demandeur("alternant", "alternance"),
  "demandeur._contrat_alternant": demandeur("_contrat_alternant", "contrat", v.contratsAlternance),
  "demandeur.statuts_etablissement_scolaire": demandeur(
    "statuts_etablissement_scolaire",
    "statut de l’établissement",
    v.statutsEtablissement,
  ),
  "demandeur.groupe_specialites_formation": demandeur(
    "groupe_specialites_formation",
    "spécialité",
    v.specialites,
  ),
  "demandeur.mention_baccalaureat": demandeur("mention_baccalaureat", "mention au baccalauréat", v.mentions),
  "demandeur.handicap": demandeur("handicap", "handicap"),
  "demandeur.taux_incapacite": {
    label: "taux d’incapacité",
    reads: ["individu.demandeur.taux_incapacite"],
    value: (c) => c.situation.demandeur.taux_incapacite ?? 0,
  },
  "demandeur.enfant_a_charge": {
    label: "rattachement aux impôts des parents",
    reads: ["individu.demandeur.enfant_a_charge"],
    value: aCharge,
  },
  "demandeur.habite_chez_parents": demandeur("habite_chez_parents", "logement chez les parents"),
  "demandeur.regime_securite_sociale": {
    label: "régime de sécurité sociale",
    reads: ["individu.demandeur.regime_securite_sociale"],
    // An unknown regime counts as the general one (docs/specification.md#regles).
    value: ({ situation: { demandeur: d } }) =>
      d.regime_securite_sociale === "inconnu" ? "regime_general" : d.regime_securite_sociale,
    mots: v.regimes,
  },
  "demandeur.sortie_academie": demandeur("sortie_academie", "départ vers une autre académie"),
  "demandeur.sortie_region_academique": demandeur(
    "sortie_region_academique",
    "départ vers une autre région académique",
  ),
  "demandeur._interetEtudesEtranger": demandeur("_interetEtudesEtranger", "projet d’études à l’étranger"),
  "demandeur.nombre_aleas": {
    label: "événements redoutés",
    reads: ["individu.demandeur._aleas"],
    value: (c) => c.situation.demandeur._aleas?.length,
  },
  "demandeur.ressources": {
    label: "ressources perçues",
    reads: ["individu.demandeur.ressources"],
    value: (c) => ressourcesDe(c.situation.demandeur),
    has: (c, id) => recoit(c.situation.demandeur, id),
  },
  "enfants.nombre": { label: "nombre d’enfants", reads: ["enfants"], value: (c) => enfants(c).length },
  "enfants.en_garde_alternee": {
    label: "enfants en garde alternée",
    reads: ["enfants", "individu.enfant.garde_alternee"],
    value: (c) => enfants(c).filter((enfant) => enfant.garde_alternee).length,
  },
  "enfants.en_situation_de_handicap": {
    label: "enfants en situation de handicap",
    reads: ["enfants", "individu.enfant.handicap"],
    value: (c) => enfants(c).filter((enfant) => enfant.handicap).length,
  },
  "enfants.handicap_sous_la_moitie": {
    label: "enfants handicapés, tous à moins de 50 %",
    reads: ["enfants", "individu.enfant.handicap", "individu.enfant.taux_incapacite"],
    value: (c) => tousSousLaMoitie(enfants(c)),
  },
  "enfants.eligibles": {
    label: "enfants de l’âge prévu",
    reads: ["enfants", "individu.enfant.date_naissance"],
    value: (c, params) => {
      const { age_min = 0, age_max = 99 } = (params ?? {}) as { age_min?: number; age_max?: number };
      const ages = enfants(c).map((enfant) => age(enfant, c.situation.dateDeValeur));
      return ages.length === 0
        ? undefined
        : ages.filter((a) => a !== undefined && a >= age_min && a <= age_max).length;
    },
  },

  "famille.grossesse": {
    label: "grossesse en cours",
    reads: ["individu.demandeur.enceinte", "individu.conjoint.enceinte"],
    value: ({ situation: s }) => [s.demandeur.enceinte, s.conjoint?.enceinte].includes("enceinte"),
  },
  "famille.en_couple": famille("en_couple", "vie en couple"),
  "parents._situation": parents("_situation", "situation des parents", v.situationsParents),
  "parents.rfr": parents("rfr", "revenu fiscal de référence des parents"),
  "parents._en_france": parents("_en_france", "parents en France"),
  ...faitsDesAutresLieux,
  "menage.statut_occupation_logement": menage("statut_occupation_logement", "logement", v.statutsLogement),
  "menage.depcom": menage("depcom", "commune"),
  "menage.codePostal": menage("_codePostal", "code postal", undefined, "depcom"),
  "menage.departement": menage("_departement", "département", undefined, "depcom"),
  "menage.region": menage("_region", "région", undefined, "depcom"),
  "menage.epci": menage("_epci", "intercommunalité", undefined, "depcom"),
  "menage.commune": {
    label: "commune",
    reads: ["menage.depcom"],
    value: ({ situation }) => communeDe(situation.menage.depcom),
  },

  "legislation.boursier": {
    label: "bourse sur critères sociaux",
    reads: [
      "individu.demandeur.bourse_criteres_sociaux_base_ressources_parentale",
      "individu.demandeur.boursier",
    ],
    value: (c) => legislation(c, "boursier"),
  },
  "legislation.rsa": {
    label: "RSA de ce mois",
    unit: "€",
    reads: ["individu.demandeur.ressources", "individu.demandeur.allocations"],
    value: (c) => legislation(c, "rsa"),
  },
  "legislation.quotient_familial": {
    label: "quotient familial",
    unit: "€",
    reads: ["parents.rfr", "parents.nbptr", "individu.demandeur.ressources"],
    value: quotientDesRegles,
  },
  "resultats.aide": {
    label: "droit à une autre aide",
    reads: [],
    value: (c, params) => (c.aides ? (c.aides(String(params?.["id"])) ?? INCONNU) : false),
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;
