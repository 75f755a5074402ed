import type { Value } from "../../../catalogue/conditions/predicate/condition.ts";
import type { Step } from "../spec.ts";

/** One of the questions asked together: ticked when it concerns the person, and then said more precisely. */
export interface LigneACocher {
  /** What ticking it answers; without it, a list says it more precisely unless the question is yes or no. */
  oui?: Value;
  /** What leaving it unticked answers. */
  sinon: Value | readonly [];
}

/** A question that keeps its own words and choices among the others. */
interface LigneEntiere {
  sinon?: never;
  /** The lines after it depend on its answer: they come once it is there. */
  ouvre?: true;
}

type Role = "demandeur" | "conjoint" | "enfant";

/** Questions about one person, asked on one screen. */
interface Ensemble {
  roles: readonly Role[];
  /** By field, in the order of the journey. */
  lignes: Readonly<Record<string, LigneACocher | LigneEntiere>>;
}

/**
 * What is asked together (docs/specification.md#reunies). Each line is a question of the
 * journey, and records the very answer that it records there; its words come with its screen (mots.ts).
 */
export const ensembles = {
  papiers: {
    roles: ["demandeur"],
    lignes: { nationalite: {}, enfant_a_charge: {}, regime_securite_sociale: {} },
  },
  etudes: {
    roles: ["demandeur"],
    lignes: {
      scolarite: { ouvre: true },
      annee_etude: { ouvre: true },
      statuts_etablissement_scolaire: {},
      mention_baccalaureat: {},
    },
  },
  situation: {
    roles: ["demandeur"],
    lignes: {
      stagiaire: { sinon: false },
      alternant: { sinon: false },
      inapte_travail: { sinon: false },
      handicap: { sinon: false },
      enceinte: { oui: "enceinte", sinon: "pas_enceinte" },
    },
  },
  contrat: {
    roles: ["demandeur"],
    lignes: {
      _contrat_alternant: {},
      categorie_salarie: {},
      _nombreMoisDebutContratDeTravail: {},
    },
  },
  chomage: {
    roles: ["demandeur", "conjoint"],
    lignes: {
      date_debut_chomage: {},
      ass_precondition_remplie: { ouvre: true },
      rsa_jeune_condition_heures_travail_remplie: {},
    },
  },
  incapacite: {
    roles: ["demandeur", "conjoint"],
    lignes: {
      taux_incapacite: { ouvre: true },
      aah_restriction_substantielle_durable_acces_emploi: {},
    },
  },
  enfant: {
    roles: ["enfant"],
    lignes: {
      _firstName: {},
      date_naissance: {},
      nationalite: {},
      garde_alternee: { sinon: false },
      handicap: { sinon: false },
      taux_incapacite: {},
      enfant_place: { sinon: false },
      enfant_a_charge: {},
      scolarite: {},
    },
  },
  identite_conjoint: {
    roles: ["conjoint"],
    lignes: { date_naissance: {}, nationalite: {}, statut_marital: {} },
  },
  conjoint: {
    roles: ["conjoint"],
    lignes: {
      inapte_travail: { sinon: false },
      handicap: { sinon: false },
      enceinte: { oui: "enceinte", sinon: "pas_enceinte" },
    },
  },
  parents: {
    roles: ["demandeur"],
    lignes: {
      _situation: { ouvre: true },
      bourse_criteres_sociaux_nombre_enfants_a_charge: {},
      bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: {},
    },
  },
  logement: {
    roles: ["demandeur"],
    lignes: {
      statut_occupation_logement: { ouvre: true },
      _nombreMoisEntreeLogement: { sinon: -12 },
      coloc: { sinon: false },
      logement_chambre: { sinon: false },
      proprietaire_proche_famille: { sinon: false },
      loyer: {},
      participation_frais: { sinon: false },
      habite_chez_parents: { sinon: false },
    },
  },
  domicile_des_parents: {
    roles: ["demandeur"],
    lignes: {
      _en_france: { ouvre: true },
      _bourseCriteresSociauxCommuneDomicileFamilial: {},
    },
  },
  revenus_des_parents: {
    roles: ["demandeur"],
    lignes: { bourse_criteres_sociaux_base_ressources_parentale: {}, rfr: {}, nbptr: {} },
  },
  projets: {
    roles: ["demandeur"],
    lignes: {
      _interetsAidesVelo: { sinon: [] },
      _interetBafa: { sinon: false },
      _interetPermisDeConduire: { sinon: false },
      _interetVoiture: { sinon: false },
      _interetLogement: { sinon: false },
      _interetEmploi: { sinon: false },
      _interetAidesSanitaireSocial: { sinon: false },
      _interetEtudesEtranger: { sinon: false },
    },
  },
} as const satisfies Readonly<Record<string, Ensemble>>;

export type NomDEnsemble = keyof typeof ensembles;

/** A set, with its name. */
export type EnsembleReuni = Ensemble & { nom: NomDEnsemble };

const tous: readonly EnsembleReuni[] = (Object.keys(ensembles) as NomDEnsemble[]).map((nom) => ({
  nom,
  ...ensembles[nom],
}));

const roleDe = ({ entity, personne }: Step): Role => {
  if (entity !== "individu") return "demandeur";
  return personne === "demandeur" || personne === "conjoint" ? personne : "enfant";
};

/** What a step is asked with. */
export const ensembleDe = (step: Step): EnsembleReuni | undefined =>
  tous.find(({ roles, lignes }) => roles.includes(roleDe(step)) && lignes[step.field] !== undefined);

/** True if the lines after that of a step depend on its answer. */
export const ouvre = (step: Step): boolean => {
  const ligne = ensembleDe(step)?.lignes[step.field];
  return ligne?.sinon === undefined && ligne?.ouvre === true;
};
