import type { FactContext } from "../../../catalogue/situation/context.ts";
import type { Role } from "../../../catalogue/situation/situation.ts";
import type { Kind, QuestionOf } from "../../../machines/kinds/kinds.ts";

/** What every kind of question receives: the question, whom it is about, the value so far. */
export interface ControlProps<K extends Kind = Kind> {
  question: QuestionOf<K>;
  context: FactContext;
  who: { role: Role; prenom?: string };
  /** Value typed so far; `undefined` before the first one. Text that is not a value stays text. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Id of the first field, where the error summary leads. */
  id: string;
  /** Ids of the help and of the error, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  /** What is to be said of the value as it was left; it refuses nothing. */
  remarque?: string | undefined;
}

/** Kinds answered by choices: what is said of them belongs to their group. */
export const parChoix: ReadonlySet<Kind> = new Set([
  "yesno",
  "enum",
  "multiple",
  "housing",
  "childrenYesNo",
  "resourceTypes",
]);

/** Ids of what describes a field or a group, for `aria-describedby`. */
export const decritePar = (...ids: (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

/** Kinds answered by one field, whose label is the question itself. */
export const singleField: ReadonlySet<Kind> = new Set(["number", "text", "commune"]);
