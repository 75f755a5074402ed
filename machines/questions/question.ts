import type { Condition, Value } from "../../catalogue/predicate/condition.ts";
import type { Role } from "../../catalogue/situation/situation.ts";

/**
 * Words are data. A text is one string for everybody, or one per role; `{prénom}`,
 * `{de prénom}` and `{à prénom}` are replaced by the child’s name with its elision.
 */
export type Words = string | Partial<Record<Role, string>>;

export interface Choice {
  value: Value;
  label: Words;
  /** Second line under the label. */
  hint?: Words;
  /** The choice is offered only if this holds. */
  condition?: Condition;
}

/** One paragraph, list or link of the « en savoir plus » page. */
export type Block =
  | { kind: "paragraph"; text: Words }
  | { kind: "list"; items: readonly string[] }
  | { kind: "link"; text: string; href: string };

export type Entity = "individu" | "famille" | "menage" | "parents" | "enfants";

/** What every question says of itself, whatever its kind. */
export interface Base {
  entity: Entity;
  /** Field of the answer; the list of children has none. */
  field: string;
  /** The question itself, the `h1` of its screen: one sentence ending with « ? ». */
  title: Words;
  /** A few words for the summary: « Date de naissance ». */
  summary: Words;
  /** One or two sentences under the question: why it is asked, where to find the answer. */
  help?: Words;
  /** Shown only if its condition holds, next to `help`. */
  conditionalHelp?: { condition: Condition; text: Words };
  /** What this sensitive answer is used for and that it is not kept. */
  privacy?: string;
  /** `{path}/en_savoir_plus` has content of its own (`savoir-plus/`). */
  more?: true;
  /** What the facts are, in a few words, for « pourquoi cette question ? ». */
  purpose: string;
}
