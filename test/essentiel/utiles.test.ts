import { expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../catalogue/compiled-aide.ts";
import { conditions } from "../../catalogue/conditions.ts";
import { questionsDecisives } from "../../catalogue/decisives/questions.ts";
import { reponseDesFaits } from "../../catalogue/decisives/reglees.ts";
import { aidesParReponse } from "../../catalogue/lectures.ts";
import { necessaires } from "../../catalogue/legislation/necessaires.ts";
import { all, type Atom, type Condition } from "../../catalogue/predicate/condition.ts";
import { readsOf } from "../../catalogue/predicate/describe.ts";
import { type ConditionAlgebra, fold } from "../../catalogue/predicate/fold.ts";
import { type Fact, facts } from "../../catalogue/situation/facts.ts";
import { estCochable } from "../../machines/journey/essentiel/ensembles.ts";
import { utiles } from "../../machines/journey/essentiel/utile.ts";
import { type StepNode, stepsOf, tree } from "../../machines/journey/tree.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";

/** Names of the answers of a step, as rules know them: a loop asks it of several people. */
function reponsesDe({ step: { entity, field, personne }, stateId }: StepNode): string[] {
  if (entity === "enfants") return ["enfants"];
  if (entity !== "individu") return [`${entity}.${field}`];
  const roles = personne ? [personne] : stateId.includes("adultes") ? ["demandeur", "conjoint"] : ["enfant"];
  return roles.map((role) => `individu.${role}.${field}`);
}

/**
 * What is left of a condition when only some answers are known: it holds whenever the whole one may. `undefined` when
 * that is always.
 */
function projection(condition: Condition, connues: ReadonlySet<string>): Condition | undefined {
  const decidable = (atom: Atom) => {
    const { reads }: Fact = facts[atom.fact];
    return (
      atom.fact !== "resultats.aide" &&
      reads.every((one) => connues.has(one.replace("{personne}", "demandeur")))
    );
  };
  const plusieurs = (kind: "all" | "any", parts: readonly Condition[]): Condition | undefined =>
    parts.length > 1 ? { kind, conditions: parts } : parts[0];
  const algebre: ConditionAlgebra<Condition | undefined> = {
    atom: (atom) => (decidable(atom) ? atom : undefined),
    all: (parts) =>
      plusieurs(
        "all",
        parts.filter((part) => part !== undefined),
      ),
    any: (parts) => (parts.includes(undefined) ? undefined : plusieurs("any", parts as Condition[])),
    not: (part) => part && { kind: "not", condition: part },
    named: (part) => part,
  };
  return fold(condition, algebre);
}

/** What must hold of an aid, the law’s own condition included when it is declared. */
const exigee = ({ aide, rules }: CompiledAide): Condition => {
  const loi = necessaires[aide.slug];
  return loi ? all(rules.whole, loi) : rules.whole;
};

/** The conditions that must all hold for one to hold. */
const ensemble = (one: Condition): readonly Condition[] =>
  one.kind === "all" ? one.conditions.flatMap(ensemble) : [one];

/** A condition that holds when one of these does; none twice, and none that another one is a part of. */
function lune(parmi: readonly Condition[]): Condition {
  const distinctes = new Map(parmi.map((one) => [JSON.stringify(one), one]));
  const morceaux = (one: Condition): string[] =>
    one.kind === "all" ? ensemble(one).map((part) => JSON.stringify(part)) : [];
  const gardees = [...distinctes.values()].filter(
    (one) => !morceaux(one).some((morceau) => distinctes.has(morceau)),
  );
  return gardees.length === 1 ? (gardees[0] as Condition) : { kind: "any", conditions: gardees };
}

/** Answers that conditions of the journey read: what they open may be read in turn. */
const ouvrantes = new Set(
  Object.values(conditions).flatMap((condition) =>
    readsOf(condition).flatMap((one) =>
      one.includes("{personne}")
        ? ["demandeur", "conjoint", "enfant"].map((role) => one.replace("{personne}", role))
        : [one],
    ),
  ),
);

/** Answers that settle a question that decides (`reglees.ts`), as its rules ask for them one by one. */
const reglantes = (() => {
  const lues = new Set<string>();
  const espion = (de: string, parts: object = {}): object =>
    new Proxy(parts, {
      get(la, champ) {
        if (!(champ in la)) lues.add(`${de}.${String(champ)}`);
        return Reflect.get(la, champ) as unknown;
      },
    });
  const situation = {
    demandeur: espion("individu.demandeur", { enfant_a_charge: {} }),
    menage: espion("menage"),
    famille: espion("famille"),
    parents: espion("parents"),
    enfants: null,
    dateDeValeur: "2026-11-20",
  };
  for (const cle of Object.keys(questionsDecisives)) reponseDesFaits(cle, { situation } as never);
  return lues;
})();

/**
 * For each step that may be left out, when an aid that reads its answer is still possible, from the answers that come
 * before it. Steps that open others, whose aids are always possible, or that a list asks in one line (which also says
 * which aids one nearly has), are not there.
 */
function utilesSelon(catalogue: Catalogue): Record<string, Condition | false> {
  const lectrices = aidesParReponse(catalogue);
  const connues = new Set<string>();
  const utiles: Record<string, Condition | false> = {};
  for (const node of stepsOf(tree)) {
    const reponses = reponsesDe(node);
    const libre =
      reponses.every((une) => !ouvrantes.has(une) && !reglantes.has(une)) && !estCochable(node.step);
    if (libre) {
      const aides = [...new Set(reponses.flatMap((une) => lectrices.get(une) ?? []))];
      const exigees = aides.map((aide) => projection(exigee(aide), connues));
      if (!exigees.includes(undefined))
        utiles[node.stateId] = exigees.length > 0 && lune(exigees as Condition[]);
    }
    for (const une of reponses) connues.add(une);
  }
  return utiles;
}

it("l’essentiel passe exactement ce que les lectures du catalogue permettent de passer (`utile.ts`)", () => {
  expect(utiles).toEqual(utilesSelon(readCatalogue()));
});
