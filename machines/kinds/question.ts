import type { Condition, Value } from "../../catalogue/conditions/predicate/condition.ts";
import type { CategorieRessources } from "../../catalogue/situation/ressources.ts";
import type {
  Famille,
  Individu,
  Menage,
  Parents,
  Role,
  Situation,
} from "../../catalogue/situation/situation.ts";

/**
 * Words are data. A text is one string for everybody, or one per role, and `unParent` for who depends on one parent
 * only; `{prénom}`, `{de prénom}` and `{à prénom}` are replaced by the child’s name with its elision.
 */
export type Words = string | Partial<Record<Role | "unParent", string>>;

/** Whom words are about, and who reads them. */
export interface Qui {
  role: Role;
  prenom?: string;
  /** One parent only is spoken of: they live apart, or there is one. */
  unParent?: true;
}

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

/** What the household holds that an answer may fill, by entity. */
interface Filled {
  individu: Omit<Individu, "id" | "_role">;
  famille: Famille;
  menage: Menage;
  parents: Parents;
}

/** Fields that a question may name, by entity; the list of children has none. */
export interface FieldsOf {
  individu: keyof Filled["individu"] | "ressources" | CategorieRessources;
  famille: keyof Famille;
  menage: keyof Menage;
  parents: keyof Parents;
  enfants: "";
}

export type Entity = keyof FieldsOf;

/** What is asked: a field of an entity. */
export type About = { [E in Entity]: { entity: E; field: FieldsOf[E] } }[Entity];

type Taking<T, V> = { [F in keyof T]-?: V extends NonNullable<T[F]> ? F : never }[keyof T];
type Within<T, V> = { [F in keyof T]-?: NonNullable<T[F]> extends V ? F : never }[keyof T];

/** A field that takes any value of that type. */
export type AboutAny<V> = {
  [E in keyof Filled]: { entity: E; field: Taking<Filled[E], V> };
}[keyof Filled];

/** A field whose values are all of that type. */
export type AboutSome<V> = {
  [E in keyof Filled]: { entity: E; field: Within<Filled[E], V> };
}[keyof Filled];

/** What every question says of itself, whatever its kind. */
export interface Said {
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
  /** What its answer, once entered, settles besides its field; outside people, the person is who asks. */
  also?(situation: Situation, personne: Individu): void;
  /** What the facts are, in a few words, for « pourquoi cette question ? ». */
  purpose: string;
}

/** A question without what is proper to its kind. */
export type Base = About & Said;
