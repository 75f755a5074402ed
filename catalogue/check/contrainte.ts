import type { Atom, Condition, Operator, Value } from "../predicate/condition.ts";

/** What a rule asks of one fact: one of these values, none of these, or a number between two. */
export type Contrainte =
  | { genre: "dans" | "hors"; valeurs: ReadonlySet<Value> }
  | { genre: "entre"; min: number; max: number };

export const dans = (valeurs: Iterable<Value>): Contrainte => ({ genre: "dans", valeurs: new Set(valeurs) });
export const entre = (min: number, max: number): Contrainte => ({ genre: "entre", min, max });

/** Both at once. */
export function et(a: Contrainte, b: Contrainte): Contrainte {
  if (a.genre === "entre" || b.genre === "entre") {
    if (a.genre !== b.genre || a.genre !== "entre" || b.genre !== "entre") return dans([]);
    return entre(Math.max(a.min, b.min), Math.min(a.max, b.max));
  }
  if (a.genre === "hors" && b.genre === "hors") {
    return { genre: "hors", valeurs: new Set([...a.valeurs, ...b.valeurs]) };
  }
  const [une, autre] = a.genre === "dans" ? [a, b] : [b, a];
  return dans([...une.valeurs].filter((v) => autre.valeurs.has(v) === (autre.genre === "dans")));
}

export const estVide = (c: Contrainte): boolean =>
  c.genre === "entre" ? c.min > c.max : c.genre === "dans" && c.valeurs.size === 0;

/** Whatever satisfies the first satisfies the second. */
export function implique(a: Contrainte, b: Contrainte): boolean {
  if (a.genre === "entre" || b.genre === "entre") {
    return a.genre === "entre" && b.genre === "entre" && a.min >= b.min && a.max <= b.max;
  }
  if (a.genre === "hors") return b.genre === "hors" && [...b.valeurs].every((v) => a.valeurs.has(v));
  return [...a.valeurs].every((v) => b.valeurs.has(v) === (b.genre === "dans"));
}

/** Facts that are whole numbers: « more than 17 » is « at least 18 ». */
const entiers: ReadonlySet<string> = new Set(["demandeur.age", "enfants.nombre", "enfants.eligibles"]);
/** Rates and amounts of the catalogue have fewer decimals than that. */
const PAS = 1e-6;

function intervalle(operator: Operator, borne: number, pas: number): Contrainte {
  switch (operator) {
    case ">":
      return entre(borne + pas, Infinity);
    case ">=":
      return entre(borne, Infinity);
    case "=":
      return entre(borne, borne);
    case "<":
      return entre(-Infinity, borne - pas);
    case "<=":
      return entre(-Infinity, borne);
  }
}

const contraires: Record<Operator, Operator | undefined> = {
  ">": "<=",
  ">=": "<",
  "<": ">=",
  "<=": ">",
  "=": undefined,
};

/** A fact and what is asked of it; the same fact with other parameters is another fact. */
export interface Exigence {
  fait: string;
  contrainte: Contrainte;
}

function deAtome(atom: Atom, nie: boolean): Exigence[] {
  switch (atom.kind) {
    case "is":
    case "oneOf": {
      const id = atom.kind === "is" ? atom.params?.["id"] : undefined;
      const valeurs = new Set(atom.kind === "is" ? [atom.value] : atom.values);
      return [
        {
          fait: id === undefined ? atom.fact : `${atom.fact} ${String(id)}`,
          contrainte: { genre: nie ? "hors" : "dans", valeurs },
        },
      ];
    }
    case "compare": {
      const operator = nie ? contraires[atom.operator] : atom.operator;
      if (operator === undefined || typeof atom.bound !== "number") return [];
      const { period, ...autres } = atom.params ?? {};
      // A quotient of a year is read as one of a month.
      const borne = period === "year" ? atom.bound / 12 : atom.bound;
      const pas = entiers.has(atom.fact) ? 1 : PAS;
      const precision = Object.values(autres).join("-");
      return [
        {
          fait: precision ? `${atom.fact} ${precision}` : atom.fact,
          contrainte: intervalle(operator, borne, pas),
        },
      ];
    }
    default:
      return [];
  }
}

/**
 * What a condition asks of each fact it reads. An alternative asks nothing of one fact alone: rules of
 * the catalogue have none, but the empty one, which is true for nobody.
 */
export function exigencesDe(condition: Condition, nie = false): Exigence[] {
  switch (condition.kind) {
    case "predicate":
      return exigencesDe(condition.condition, nie);
    case "not":
      return exigencesDe(condition.condition, !nie);
    case "all":
    case "any": {
      const seules = condition.conditions;
      if (seules.length === 1 || (condition.kind === "all") !== nie)
        return seules.flatMap((one) => exigencesDe(one, nie));
      return seules.length === 0 ? [{ fait: "jamais", contrainte: dans([]) }] : [];
    }
    default:
      return deAtome(condition, nie);
  }
}
