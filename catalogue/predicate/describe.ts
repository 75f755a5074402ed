import { type Fact, facts } from "../situation/facts.ts";
import { mot } from "../situation/vocabulaire.ts";
import type { Atom, Condition, Operator, Predicate } from "./condition.ts";

const operators: Record<Operator, string> = {
  ">": "plus de",
  ">=": "au moins",
  "=": "exactement",
  "<": "moins de",
  "<=": "au plus",
};

const list = (words: readonly string[], link: string) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${link} ${words.at(-1)}`;

function describeAtom(atom: Atom): string {
  const { label, mots, unit }: Fact = facts[atom.fact];
  switch (atom.kind) {
    case "is":
    case "includes":
      return `${label} : ${mot(atom.value, mots)}`;
    case "oneOf":
      return `${label} : ${list(
        atom.values.map((value) => mot(value, mots)),
        "ou",
      )}`;
    case "startsWith":
      return `${label} commençant par « ${atom.prefix} »`;
    case "known":
      return `${label} : renseigné`;
    case "compare": {
      if (typeof atom.bound !== "number") return `${label} : ${operators[atom.operator]} le seuil légal`;
      const bound = String(atom.bound).replace(".", ",");
      return `${label} : ${operators[atom.operator]} ${bound}${unit ? ` ${unit}` : ""}`;
    }
  }
}

/** A condition as a French phrase; a named one prints its label. */
export function describe(condition: Condition): string {
  switch (condition.kind) {
    case "predicate":
      return condition.label;
    case "not":
      return `sauf si ${describe(condition.condition)}`;
    case "all":
      return list(condition.conditions.map(nested), "et");
    case "any":
      return list(condition.conditions.map(nested), "ou");
    default:
      return describeAtom(condition);
  }
}

function nested(condition: Condition): string {
  const text = describe(condition);
  return (condition.kind === "all" || condition.kind === "any") && condition.conditions.length > 1
    ? `(${text})`
    : text;
}

/** Every atom of a condition, in the order it is written. */
export function atomsOf(condition: Condition): Atom[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.conditions.flatMap(atomsOf);
    case "not":
    case "predicate":
      return atomsOf(condition.condition);
    default:
      return [condition];
  }
}

/** Named conditions found inside a condition, itself included. */
export function predicatesOf(condition: Condition): Predicate[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.conditions.flatMap(predicatesOf);
    case "not":
      return predicatesOf(condition.condition);
    case "predicate":
      return [condition, ...predicatesOf(condition.condition)];
    default:
      return [];
  }
}

/** Answers a condition reads, such as `individu.demandeur.activite`; no doubles. */
export function readsOf(condition: Condition): string[] {
  return [...new Set(atomsOf(condition).flatMap((atom) => facts[atom.fact].reads))];
}
