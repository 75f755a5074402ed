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

interface Base {
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
  optional?: boolean;
}

export interface YesNoQuestion extends Base {
  kind: "yesno";
  yes?: Words;
  no?: Words;
}
export interface EnumQuestion extends Base {
  kind: "enum";
  choices: readonly Choice[];
}
export interface MultipleQuestion extends Base {
  kind: "multiple";
  choices: readonly Choice[];
  /** Label of the row that chooses nothing. */
  none: string;
}
export interface NumberQuestion extends Base {
  kind: "number";
  /** `count`: whole number; `shares`: number by halves or quarters; `amount`: euros. */
  number: "count" | "shares" | "amount";
  min: number;
  max: number;
  unit?: string;
  placeholder?: string;
}
export interface DateQuestion extends Base {
  kind: "date";
  /** ISO day, included; the answer may be the date of value itself, and no later. */
  min: string;
}
export interface TextQuestion extends Base {
  kind: "text";
  maxLength: number;
}
export interface CommuneQuestion extends Base {
  kind: "commune";
  /** Prefix of the stored fields: "" for the household, the field’s name otherwise. */
  prefix: string;
}
/** Kind, then kind of ownership or of lease, stored as one value. */
export interface HousingQuestion extends Base {
  kind: "housing";
  types: readonly Choice[];
  firstTime: { title: string; yes: string; no: string };
  lease: { title: string; choices: readonly Choice[] };
  choices: readonly Choice[];
}
export interface RentQuestion extends Base {
  kind: "rent";
  rentLabel: string;
  loanLabel: string;
  shareLabel: string;
  chargesLabel: string;
}
export interface ChildrenQuestion extends Base {
  kind: "children";
}
export interface ChildrenYesNoQuestion extends Base {
  kind: "childrenYesNo";
}
export interface ResourceTypesQuestion extends Base {
  kind: "resourceTypes";
  none: string;
}
export interface AmountsQuestion extends Base {
  kind: "amounts";
}

export type Question =
  | YesNoQuestion
  | EnumQuestion
  | MultipleQuestion
  | NumberQuestion
  | DateQuestion
  | TextQuestion
  | CommuneQuestion
  | HousingQuestion
  | RentQuestion
  | ChildrenQuestion
  | ChildrenYesNoQuestion
  | ResourceTypesQuestion
  | AmountsQuestion;
