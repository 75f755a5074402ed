import type { Words } from "../../kinds/question.ts";
import type { ensembles, NomDEnsemble } from "./ensembles.ts";

export interface MotsDeLigne {
  coche: string;
  /** Second line. */
  hint?: string;
}

interface MotsDEnsemble<Nom extends NomDEnsemble> {
  titre: Words;
  /** The row that ticks nothing else. */
  aucune: string;
  lignes: Readonly<Record<keyof (typeof ensembles)[Nom]["lignes"], MotsDeLigne>>;
}

/** Words of the lists of the essential form: every line has its own. */
export const motsDesEnsembles: { readonly [Nom in NomDEnsemble]: MotsDEnsemble<Nom> } = {
  situation: {
    titre: "Qu’est-ce qui est vrai pour vous ?",
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
  enfant: {
    titre: "Qu’est-ce qui est vrai pour {prénom} ?",
    aucune: "Rien de tout cela",
    lignes: {
      garde_alternee: { coche: "Sa garde est partagée avec son autre parent" },
      handicap: { coche: "Il ou elle vit avec un handicap", hint: "Visible ou non" },
    },
  },
  conjoint: {
    titre: "Qu’est-ce qui est vrai pour votre conjoint ou conjointe ?",
    aucune: "Rien de tout cela",
    lignes: {
      inapte_travail: {
        coche: "La médecine du travail a rendu un avis d’inaptitude",
        hint: "L’avis est écrit",
      },
      handicap: { coche: "Il ou elle vit avec un handicap", hint: "Visible ou non" },
      enceinte: { coche: "Elle attend un enfant" },
    },
  },
  logement: {
    titre: "Qu’est-ce qui est vrai pour votre logement ?",
    aucune: "Rien de tout cela",
    lignes: {
      _nombreMoisEntreeLogement: { coche: "Je vais déménager, ou je viens de le faire" },
      coloc: {
        coche: "C’est une colocation",
        hint: "Plusieurs personnes paient le loyer sans être en couple",
      },
      logement_chambre: {
        coche: "C’est une simple chambre",
        hint: "Une pièce, sans toilettes à l’intérieur",
      },
      proprietaire_proche_famille: {
        coche: "Il appartient à mes parents, grands-parents ou enfants",
        hint: "Ou à ceux de la personne avec qui vous vivez en couple",
      },
      participation_frais: { coche: "Je participe aux frais", hint: "Électricité, courses, téléphone…" },
      habite_chez_parents: {
        coche: "Je vis chez mes parents",
        hint: "Chez l’un des deux, même avec des nuits ailleurs",
      },
    },
  },
  projets: {
    titre: "Avez-vous l’un de ces projets ?",
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
};
