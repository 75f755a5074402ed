import { conditions } from "../../../catalogue/conditions.ts";
import { pertinences } from "../../../catalogue/conditions/ressources.ts";
import { type Atom, type Condition, type Operator, not } from "../../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../../catalogue/predicate/describe.ts";
import { fold } from "../../../catalogue/predicate/fold.ts";
import { choicesOf } from "../../../machines/kinds/kinds.ts";
import { questions } from "../../../machines/questions/index.ts";
import { changer } from "../../chemins/arbre.ts";
import { borneDe } from "../../chemins/conditions.ts";
import type { FauteDuParcours } from "./famille.ts";

/** A condition as a fault leaves it; nothing when it is no more. */
interface ConditionChangee extends Pick<FauteDuParcours, "sorte" | "quoi"> {
  condition: Condition | undefined;
}

const operateurs: readonly Operator[] = [">", ">=", "=", "<", "<="];

/** What else an atom could be. */
function autresAtomes(atome: Atom): { sorte: string; quoi: string; atome: Atom }[] {
  switch (atome.kind) {
    case "compare":
      return [
        ...[-1, 1].map((de) => ({
          sorte: "borne déplacée",
          quoi: `${borneDe(atome) + de} au lieu de ${atome.bound}`,
          atome: { ...atome, bound: borneDe(atome) + de },
        })),
        ...operateurs
          .filter((operator) => operator !== atome.operator)
          .map((operator) => ({
            sorte: "opérateur changé",
            quoi: `${operator} au lieu de ${atome.operator}`,
            atome: { ...atome, operator },
          })),
      ];
    case "oneOf":
      return atome.values.map((value, rang) => ({
        sorte: "valeur retirée",
        quoi: `sans ${String(value)}`,
        atome: { ...atome, values: atome.values.filter((_, ici) => ici !== rang) },
      }));
    case "is":
    case "includes": {
      const value = typeof atome.value === "boolean" ? !atome.value : `${atome.value}x`;
      return [{ sorte: "valeur changée", quoi: String(value), atome: { ...atome, value } }];
    }
    case "startsWith":
      return [{ sorte: "valeur changée", quoi: "préfixe", atome: { ...atome, prefix: `${atome.prefix}9` } }];
    case "known":
      return [];
  }
}

/** Each « et » made « ou », each « ou » made « et ». */
function liens(condition: Condition): ConditionChangee[] {
  let combien = 0;
  const avec = (lequel: number): Condition => {
    let ici = 0;
    const lier =
      (kind: "all" | "any") =>
      (parts: readonly Condition[]): Condition => {
        const change = ici++ === lequel && parts.length > 1;
        return { kind: change ? (kind === "all" ? "any" : "all") : kind, conditions: parts };
      };
    const faite = fold<Condition>(condition, {
      atom: (atome) => atome,
      all: lier("all"),
      any: lier("any"),
      not: (part) => not(part),
      named: (part, { label }) => ({ kind: "predicate", label, condition: part }),
    });
    combien = ici;
    return faite;
  };
  const telle = JSON.stringify(avec(-1));
  return Array.from({ length: combien }, (_, lequel) => ({
    sorte: "et changé en ou",
    quoi: `lien ${lequel + 1}`,
    condition: avec(lequel),
  })).filter((une) => JSON.stringify(une.condition) !== telle);
}

/** Every fault of a condition: negated, an atom dropped or changed, its links changed. */
const fautesDeLaCondition = (condition: Condition): ConditionChangee[] => [
  { sorte: "négation", quoi: "contraire", condition: not(condition) },
  ...atomsOf(condition).flatMap((atome, rang) => [
    {
      sorte: "élément retiré",
      quoi: `${rang + 1} ${atome.fact}`,
      condition: changer(condition, rang, () => undefined) ?? { kind: "all" as const, conditions: [] },
    },
    ...autresAtomes(atome).map((autre) => ({
      sorte: autre.sorte,
      quoi: `${rang + 1} ${atome.fact} : ${autre.quoi}`,
      condition: changer(condition, rang, () => autre.atome),
    })),
  ]),
  ...liens(condition),
];

const nommees = (): FauteDuParcours[] =>
  Object.entries(conditions).flatMap(([nom, { condition }]) =>
    fautesDeLaCondition(condition).map(({ condition: autre, ...faute }) => ({
      ...faute,
      ou: nom,
      async preparer(monde) {
        const module = await monde.importer<{ conditions: Record<string, { condition: unknown }> }>(
          "catalogue/conditions.ts",
        );
        module.conditions[nom]!.condition = autre;
      },
    })),
  );

const desRessources = (): FauteDuParcours[] =>
  Object.entries(pertinences).flatMap(([id, condition]) =>
    [
      { sorte: "condition retirée", quoi: "toujours proposée", condition: undefined },
      ...fautesDeLaCondition(condition),
    ].map(({ condition: autre, ...faute }) => ({
      ...faute,
      ou: `ressource ${id}`,
      async preparer(monde) {
        const module = await monde.importer<{ pertinences: Record<string, unknown> }>(
          "catalogue/conditions/ressources.ts",
        );
        if (autre === undefined) delete module.pertinences[id];
        else module.pertinences[id] = autre;
      },
    })),
  );

const desChoix = (): FauteDuParcours[] =>
  questions.flatMap((question, rang) =>
    choicesOf(question).flatMap(({ condition, value }) =>
      condition
        ? [{ sorte: "condition retirée", quoi: "toujours proposée", condition: undefined }]
            .concat(fautesDeLaCondition(condition) as never)
            .map(({ condition: autre, ...faute }) => ({
              ...faute,
              ou: `${question.entity}.${question.field} : ${String(value)}`,
              async preparer(monde: { importer<M>(fichier: string): Promise<M> }) {
                const module = await monde.importer<{ questions: { choices: Record<string, unknown>[] }[] }>(
                  "machines/questions/index.ts",
                );
                for (const choix of module.questions[rang]!.choices)
                  if (choix["value"] === value) choix["condition"] = autre;
              },
            }))
        : [],
    ),
  );

/** Every fault of the conditions of the journey, of the kinds of income and of the choices. */
export const fautesDesConditions = (): FauteDuParcours[] => [...nommees(), ...desRessources(), ...desChoix()];
