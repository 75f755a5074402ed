import type { Words } from "../../kinds/question.ts";
import type { VisitedStep } from "../visited.ts";
import { ensembleDe, type ensembles, type LigneACocher, type NomDEnsemble } from "./ensembles.ts";

export interface MotsDeLigne {
  coche: string;
  /** Second line. */
  hint?: string;
}

type Lignes<Nom extends NomDEnsemble> = (typeof ensembles)[Nom]["lignes"];

/** Fields that are ticked. */
type Cochables<Nom extends NomDEnsemble> = {
  [F in keyof Lignes<Nom>]: Lignes<Nom>[F] extends LigneACocher ? F : never;
}[keyof Lignes<Nom>];

/** Words of what is ticked. */
export interface MotsDesCases<Champ extends PropertyKey = string> {
  /** What the rows answer, where other questions stand on the screen: its own title says it elsewhere. */
  question?: Words;
  /** The row that ticks nothing else. */
  aucune: string;
  lignes: Readonly<Record<Champ, MotsDeLigne>>;
}

type MotsDEnsemble<Nom extends NomDEnsemble> = { titre: Words } & ([Cochables<Nom>] extends [never]
  ? { cases?: never }
  : { cases: MotsDesCases<Cochables<Nom>> });

/** Words of the screens that ask several questions: a line that is ticked has its own. */
export const motsDesEnsembles: { readonly [Nom in NomDEnsemble]: MotsDEnsemble<Nom> } = {
  papiers: { titre: "Nationalité, impôts, sécurité sociale" },
  etudes: { titre: "Vos études" },
  contrat: { titre: "Votre contrat de travail" },
  chomage: { titre: { demandeur: "Votre recherche d’emploi", conjoint: "Sa recherche d’emploi" } },
  incapacite: { titre: { demandeur: "Votre handicap", conjoint: "Son handicap" } },
  situation: {
    titre: "Qu’est-ce qui est vrai pour vous ?",
    cases: {
      aucune: "Rien de tout cela",
      lignes: {
        stagiaire: { coche: "Je suis en stage", hint: "Avec une convention signée par votre établissement" },
        alternant: {
          coche: "Je suis en alternance",
          hint: "Contrat d’apprentissage ou de professionnalisation",
        },
        inapte_travail: { coche: "La médecine du travail m’a déclaré inapte", hint: "Avec un avis écrit" },
        handicap: { coche: "Je vis avec un handicap", hint: "Visible ou non" },
        enceinte: { coche: "J’attends un enfant" },
      },
    },
  },
  enfant: {
    titre: "Parlez-nous {de prénom}",
    cases: {
      question: "Qu’est-ce qui est vrai pour {prénom} ?",
      aucune: "Rien de tout cela",
      lignes: {
        garde_alternee: { coche: "Sa garde est partagée avec son autre parent" },
        handicap: { coche: "Vit avec un handicap", hint: "Visible ou non" },
        enfant_place: {
          coche: "Vit en établissement spécialisé ou en famille d’accueil",
          hint: "Sur décision d’un juge, de l’aide sociale à l’enfance (ASE) ou de la MDPH",
        },
      },
    },
  },
  identite_conjoint: { titre: "Parlez-nous de votre conjoint ou conjointe" },
  parents: { titre: "Parlez-nous de vos parents" },
  revenus_des_parents: {
    titre: { demandeur: "Les revenus de vos parents", unParent: "Les revenus du parent qui vous déclare" },
  },
  domicile_des_parents: {
    titre: { demandeur: "Le domicile de vos parents", unParent: "Le domicile du parent qui vous déclare" },
  },
  conjoint: {
    titre: "Qu’est-ce qui est vrai pour votre conjoint ou conjointe ?",
    cases: {
      aucune: "Rien de tout cela",
      lignes: {
        inapte_travail: {
          coche: "La médecine du travail a rendu un avis d’inaptitude",
          hint: "L’avis est écrit",
        },
        handicap: { coche: "Vit avec un handicap", hint: "Visible ou non" },
        enceinte: { coche: "Attend un enfant" },
      },
    },
  },
  logement: {
    titre: "Logement et loyer",
    cases: {
      question: "Qu’est-ce qui est vrai pour vous ?",
      aucune: "Rien de tout cela",
      lignes: {
        _nombreMoisEntreeLogement: {
          coche: "J’entre bientôt dans un logement, ou je viens d’y entrer",
        },
        coloc: {
          coche: "C’est une colocation",
          hint: "Plusieurs personnes paient le loyer sans être en couple",
        },
        logement_chambre: {
          coche: "C’est une simple chambre",
          hint: "Une pièce, sans toilettes à l’intérieur",
        },
        proprietaire_proche_famille: {
          coche: "Le logement appartient à mes parents, grands-parents ou enfants",
          hint: "Ou à ceux de votre couple",
        },
        participation_frais: { coche: "Je participe aux frais", hint: "Électricité, courses, téléphone…" },
        habite_chez_parents: {
          coche: "Je vis chez mes parents",
          hint: "Chez l’un des deux, même avec des nuits ailleurs",
        },
      },
    },
  },
  projets: {
    titre: "Avez-vous l’un de ces projets ?",
    cases: {
      aucune: "Aucun de ces projets",
      lignes: {
        _interetsAidesVelo: { coche: "Acheter un vélo" },
        _interetBafa: { coche: "Passer le BAFA ou le BAFD", hint: "Pour encadrer des enfants" },
        _interetPermisDeConduire: {
          coche: "Passer le permis de conduire",
          hint: "Même si la formation est commencée",
        },
        _interetVoiture: { coche: "Acheter une voiture" },
        _interetLogement: { coche: "Louer, acheter ou améliorer un logement" },
        _interetEmploi: { coche: "Trouver un emploi, un stage ou une alternance" },
        _interetAidesSanitaireSocial: { coche: "Suivre une formation sanitaire ou sociale" },
        _interetEtudesEtranger: { coche: "Étudier ou faire un stage à l’étranger" },
      },
    },
  },
};

/** Title of the screen that a step opens. Throws for a step that nothing is asked with. */
export function titreDe({ step, path }: Pick<VisitedStep, "step" | "path">): Words {
  const ensemble = ensembleDe(step);
  if (!ensemble) throw new Error(`Logic missing for ${path}`);
  return motsDesEnsembles[ensemble.nom].titre;
}
