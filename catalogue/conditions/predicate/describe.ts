import { type Fact, facts } from "../../situation/facts.ts";
import { mot } from "../../situation/vocabulaire.ts";
import type { Atom, Condition, Operator } from "./condition.ts";
import { type ConditionAlgebra, fold } from "./fold.ts";

const operators: Record<Operator, string> = {
  ">": "plus de",
  ">=": "au moins",
  "=": "exactement",
  "<": "moins de",
  "<=": "au plus",
};

const et = new Intl.ListFormat("fr");
const ou = new Intl.ListFormat("fr", { type: "disjunction" });

function describeAtom(atom: Atom): string {
  const { label, mots, unit }: Fact = facts[atom.fact];
  switch (atom.kind) {
    case "is":
    case "includes":
      return `${label} : ${mot(atom.value, mots)}`;
    case "oneOf":
      return `${label} : ${ou.format(atom.values.map((value) => mot(value, mots)))}`;
    case "startsWith":
      return `${label} commençant par « ${atom.prefix} »`;
    case "known":
      return `${label} : renseigné`;
    case "compare": {
      if (typeof atom.bound !== "number")
        return `${label} : ${`${operators[atom.operator]} le seuil légal`.replace(" de le ", " du ")}`;
      const bound = String(atom.bound).replace(".", ",");
      return `${label} : ${operators[atom.operator]} ${bound}${unit ? ` ${unit}` : ""}`;
    }
  }
}

/** A phrase, and whether it needs brackets inside another one. */
interface Phrase {
  text: string;
  compound: boolean;
}

const joined = (parts: readonly Phrase[], liste: Intl.ListFormat): Phrase => ({
  text: liste.format(parts.map(({ text, compound }) => (compound ? `(${text})` : text))),
  compound: parts.length > 1,
});

const phrases: ConditionAlgebra<Phrase> = {
  atom: (atom) => ({ text: describeAtom(atom), compound: false }),
  all: (parts) => joined(parts, et),
  any: (parts) => joined(parts, ou),
  not: ({ text }) => ({ text: `sauf si ${text}`, compound: false }),
  named: (_, { label }) => ({ text: label, compound: false }),
};

/** A condition as a French phrase; a named one prints its label. */
export const describe = (condition: Condition): string => fold(condition, phrases).text;

const atoms: ConditionAlgebra<Atom[]> = {
  atom: (atom) => [atom],
  all: (parts) => parts.flat(),
  any: (parts) => parts.flat(),
  not: (part) => part,
  named: (part) => part,
};

/** Every atom of a condition, in the order it is written. */
export const atomsOf = (condition: Condition): Atom[] => fold(condition, atoms);

/** Answers a condition reads, such as `individu.demandeur.activite`; no doubles. */
export function readsOf(condition: Condition): string[] {
  return [...new Set(atomsOf(condition).flatMap((atom) => facts[atom.fact].reads))];
}
