import type { Value } from "../../../catalogue/predicate/condition.ts";
import type { Step } from "../spec.ts";

/** One of the questions asked together: ticked when it concerns the person, and then said more precisely. */
export interface LigneACocher {
  /** What ticking it answers; without it, a list says it more precisely unless the question is yes or no. */
  oui?: Value;
  /** What leaving it unticked answers. */
  sinon: Value | readonly [];
  /** The line that the others follow where it is asked: nothing of its list is asked before it. */
  premiere?: true;
}

/** Short questions about one person, asked on one screen. */
interface Liste {
  role: "demandeur" | "conjoint" | "enfant";
  /** By field, in the order of the journey. */
  lignes: Readonly<Record<string, LigneACocher>>;
}

/**
 * What is asked together (docs/specification.md#reunies). Each line is a question of the
 * journey, and records the very answer that it records there; its words come with its screen (mots.ts).
 */
export const ensembles = {
  situation: {
    role: "demandeur",
    lignes: {
      stagiaire: { sinon: false, premiere: true },
      alternant: { sinon: false },
      inapte_travail: { sinon: false, premiere: true },
      handicap: { sinon: false },
      enceinte: { oui: "enceinte", sinon: "pas_enceinte" },
    },
  },
  enfant: {
    role: "enfant",
    lignes: {
      garde_alternee: { sinon: false, premiere: true },
      handicap: { sinon: false },
    },
  },
  conjoint: {
    role: "conjoint",
    lignes: {
      inapte_travail: { sinon: false, premiere: true },
      handicap: { sinon: false },
      enceinte: { oui: "enceinte", sinon: "pas_enceinte" },
    },
  },
  logement: {
    role: "demandeur",
    lignes: {
      _nombreMoisEntreeLogement: { sinon: -12, premiere: true },
      coloc: { sinon: false },
      logement_chambre: { sinon: false },
      proprietaire_proche_famille: { sinon: false },
      participation_frais: { sinon: false },
      habite_chez_parents: { sinon: false },
    },
  },
  projets: {
    role: "demandeur",
    lignes: {
      _interetsAidesVelo: { sinon: [], premiere: true },
      _interetBafa: { sinon: false },
      _interetPermisDeConduire: { sinon: false },
      _interetVoiture: { sinon: false },
      _interetLogement: { sinon: false },
      _interetEmploi: { sinon: false },
      _interetAidesSanitaireSocial: { sinon: false },
      _interetEtudesEtranger: { sinon: false },
    },
  },
} as const satisfies Readonly<Record<string, Liste>>;

export type NomDEnsemble = keyof typeof ensembles;

/** A list, with its name. */
export type EnsembleReuni = Liste & { nom: NomDEnsemble };

const tous: readonly EnsembleReuni[] = (Object.keys(ensembles) as NomDEnsemble[]).map((nom) => ({
  nom,
  ...ensembles[nom],
}));

const roleDe = ({ entity, personne }: Step): Liste["role"] => {
  if (entity !== "individu") return "demandeur";
  return personne === "demandeur" || personne === "conjoint" ? personne : "enfant";
};

/** What a step is asked with. */
export const ensembleDe = (step: Step): EnsembleReuni | undefined =>
  tous.find(({ role, lignes }) => role === roleDe(step) && lignes[step.field] !== undefined);

/** True if another step may be asked first, and this one with it. */
export const estReunie = (step: Step): boolean => {
  const ligne = ensembleDe(step)?.lignes[step.field];
  return ligne !== undefined && !ligne.premiere;
};
