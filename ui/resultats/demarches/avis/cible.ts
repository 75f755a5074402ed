import type { AvisLu } from "../../../../catalogue/results/demarches/avis/lire-avis.ts";

/** What was made of what was shown: its figures, or why there are none. */
export type AvisMontre = { avis: AvisLu } | { refus: string };

/** Whose notice is wanted, and how it is said. */
interface QuiMontre {
  /** What opens the door. */
  invite: string;
  /** Asked before anything is taken. */
  confirmation: string;
}

export const QUI = {
  vous: { invite: "Montrer mon avis d’impôt", confirmation: "Cet avis est-il bien le vôtre ?" },
  conjoint: {
    invite: "Montrer son avis d’impôt",
    confirmation: "Cet avis est-il bien celui de votre conjoint ou conjointe ?",
  },
  parents: {
    invite: "Montrer leur avis d’impôt",
    confirmation: "Cet avis est-il bien celui de vos parents, où vous êtes à charge ?",
  },
  parent: {
    invite: "Montrer son avis d’impôt",
    confirmation: "Cet avis est-il bien celui du parent qui vous déclare ?",
  },
} as const satisfies Readonly<Record<string, QuiMontre>>;

/** What a notice may answer: each figure, and what takes it. */
export interface FiguresVoulues {
  /** Reference income, in euros. */
  rfr?: (revenu: number) => void;
  /** Number of parts. */
  nbptr?: (parts: number) => void;
  /** Taxable wages of one person, in euros. */
  salaires?: (salaires: number) => void;
}

export interface PropsDeLAvis {
  de: keyof typeof QUI;
  /** Year of the income that is asked. */
  annee: number;
  prendre: FiguresVoulues;
}
