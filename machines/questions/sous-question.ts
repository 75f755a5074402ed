import type { DernierMois } from "../../catalogue/situation/fins.ts";
import type { Precision } from "../../catalogue/situation/situation.ts";
import type { TitreDeSejour } from "../../catalogue/situation/titre-de-sejour.ts";

/** A choice, and the precisions that it answers: yes, no, a month, or « je ne sais pas ». */
export interface ChoixDeSousQuestion {
  label: string;
  hint?: string;
  precisions: Readonly<
    Partial<
      Record<
        | TitreDeSejour
        | "decision_mdph"
        | "confie_ase"
        | "ecole_ici"
        | "etudiant_aidant"
        | "habitat_mobile"
        | "sort_de_prison"
        | "detenu"
        | "residence_sociale"
        | "residence_etudiante"
        | DernierMois,
        Precision
      >
    >
  >;
}

/**
 * A question that the specification does not list, asked under another of whoever its answer concerns, when it decides
 * something (docs/specification.md#sous-questions). It is no step: its answers are precisions.
 */
export interface SousQuestion {
  /** Name, in addresses of elements and in tests. */
  nom: string;
  /** Path of the step that it hangs on. */
  sous: string;
  /** True for an answer that opens it. */
  ouverte: (value: unknown) => boolean;
  /** The answer to another step that closes it too. */
  aussi?: { path: string; fermee: (value: unknown) => boolean };
  /** Whose last month it asks for: the months to come are choices of it, before its own. */
  mois?: DernierMois;
  question: string;
  aide: string;
  choix: readonly ChoixDeSousQuestion[];
}
