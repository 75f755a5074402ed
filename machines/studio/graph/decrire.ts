import type { Role } from "../../../catalogue/situation/situation.ts";
import type { Words } from "../../kinds/question.ts";
import type { EtapeDuParcours } from "./etapes.ts";

/** A journey described as plain data: what two versions of it are compared by. */
export interface ConditionDecrite {
  /** Its name, then what it is made of. */
  label: string;
  detail: string;
  /** The whole condition: two that read alike may differ. */
  forme: string;
}

export interface QuestionDecrite {
  /** State of the chart. */
  id: string;
  chapitre: string;
  titre: string;
  aide: string;
  sorte: string;
  choix: readonly string[];
  conditions: readonly ConditionDecrite[];
}

export interface PersonaDecrit {
  nom: string;
  /** Paths of the questions asked, in order. */
  chemin: readonly string[];
  /** What each aid obtained is worth, by its name; none when that version computes none. */
  resultats?: Readonly<Record<string, string>>;
  /** Why the journey could not be filled. */
  refus?: string;
}

export interface Description {
  questions: readonly QuestionDecrite[];
  /** None when that version cannot fill a journey. */
  personas: readonly PersonaDecrit[];
  /** What could not be read of that version, in sentences. */
  reserves: readonly string[];
}

/** What describing takes from a version of the code. */
export interface Outils {
  describe: (condition: EtapeDuParcours["conditions"][number]["condition"]) => string;
  questionOf: (entity: string, field: string) => object;
}

/** What is read of a question; an older one may lack some. */
interface Dite {
  title?: Words;
  help?: Words;
  kind?: string;
  choices?: readonly { label: Words; value: unknown }[];
}

/** A text as each of these people reads it, once each. */
function dire(words: Words | undefined, roles: readonly Role[]): string {
  if (words === undefined || typeof words === "string") return words ?? "";
  const textes = roles.map((role) => words[role] ?? words.demandeur ?? words.conjoint ?? words.enfant ?? "");
  return [...new Set(textes)].join(" / ");
}

type Etape = Pick<EtapeDuParcours, "stateId" | "chapitre" | "step" | "conditions" | "roles">;

/** Describes one step with the words of its own version. */
export function decrire(
  { stateId, chapitre, step, conditions, roles }: Etape,
  outils: Outils,
): QuestionDecrite {
  const { title, help, kind = "", choices = [] } = outils.questionOf(step.entity, step.field) as Dite;
  return {
    id: stateId,
    chapitre,
    titre: dire(title, roles),
    aide: dire(help, roles),
    sorte: kind,
    choix: choices.map(({ label, value }) => `${dire(label, roles)} (${String(value)})`),
    conditions: conditions.map(({ label, condition }) => ({
      label,
      detail: outils.describe(condition),
      forme: JSON.stringify(condition),
    })),
  };
}
