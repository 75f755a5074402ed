import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { nodesOf, type Tree, type TreeNode } from "../../machines/journey/tree.ts";
import type { JourneyCondition } from "../../catalogue/conditions.ts";
import { type Dossier, type Parcours, walk } from "../../machines/journey/walk.ts";
import { changer } from "./arbre.ts";
import { borneDe, conditionDe, lieuDe } from "./conditions.ts";
import { lecturesReelles } from "./lectures.ts";
import type { Vers } from "./plus-court.ts";
import type { Monde } from "./univers.ts";

/** The journey with one condition changed; without condition, the step or group is always open. */
export interface Mutant {
  lieu: string;
  /** What was changed, in French. */
  quoi: string;
  sorte: "négation" | "atome retiré" | "borne déplacée";
  origine: JourneyCondition;
  condition: JourneyCondition | undefined;
}

const changee = (origine: JourneyCondition, condition: Condition | undefined): JourneyCondition | undefined =>
  condition && { ...origine, condition };

function mutantsDuLieu(lieu: string, origine: JourneyCondition): Mutant[] {
  const commun = { lieu, origine };
  const change = (rang: number, par: (atome: Atom) => Condition | undefined) =>
    changee(origine, changer(origine.condition, rang, par));
  const negation: Mutant = {
    ...commun,
    sorte: "négation",
    quoi: `sauf : ${origine.label}`,
    condition: changee(origine, { kind: "not", condition: origine.condition }),
  };
  return [
    negation,
    ...atomsOf(origine).flatMap((atome, rang): Mutant[] => [
      {
        ...commun,
        sorte: "atome retiré",
        quoi: `sans l’atome ${rang + 1} (${atome.fact})`,
        condition: change(rang, () => undefined),
      },
      ...(atome.kind === "compare"
        ? [-1, 1].map((de): Mutant => {
            const bound = borneDe(atome) + de;
            const quoi = `${atome.fact} ${atome.operator} ${bound} au lieu de ${borneDe(atome)}`;
            return {
              ...commun,
              sorte: "borne déplacée",
              quoi,
              condition: change(rang, () => ({ ...atome, bound })),
            };
          })
        : []),
    ]),
  ];
}

/** Every mutant of a tree: each condition where it stands, negated, without an atom, with a bound moved by one. */
export const mutantsDe = (of: Tree): Mutant[] =>
  nodesOf(of).flatMap((node) => {
    const condition = conditionDe(node);
    return condition ? mutantsDuLieu(lieuDe(node), condition) : [];
  });

/** The tree as a mutant has it. */
export function arbreMute({ chapters }: Tree, { lieu, condition }: Pick<Mutant, "lieu" | "condition">): Tree {
  const refaire = (items: readonly TreeNode[]): TreeNode[] =>
    items.map((node) => {
      const ici = lieuDe(node) === lieu;
      if (node.kind === "step") return ici ? { ...node, step: { ...node.step, condition } } : node;
      const group = ici ? { ...node.group, condition } : node.group;
      return { ...node, group, items: refaire(node.items) };
    });
  return { chapters: chapters.map(({ name, items }) => ({ name, items: refaire(items) })) };
}

/** A household that was walked once and for all. */
export interface Temoin {
  dossier: Dossier;
  parcours: Parcours;
}

const actives = (parcours: Parcours) => parcours.active.map(({ path }) => path).join();

/** Households by the place they read: only those can tell a mutant of it apart. */
export class Tribunal {
  private readonly parLieu = new Map<string, { temoin: Temoin; facts: Parameters<typeof evaluate>[1] }[]>();
  private readonly arbre: Tree;

  constructor(arbre: Tree, temoins: readonly Temoin[]) {
    this.arbre = arbre;
    for (const temoin of temoins) this.noter(temoin);
  }

  /** One more household to tell mutants apart. */
  noter(temoin: Temoin): void {
    for (const { lieu, facts } of lecturesReelles(temoin.parcours)) {
      const ici = this.parLieu.get(lieu) ?? [];
      this.parLieu.set(lieu, ici);
      ici.push({ temoin, facts });
    }
  }

  /** The first household whose list of questions is another one under the mutant; nothing if it survives. */
  tueur(mutant: Mutant): Temoin | undefined {
    const { origine, condition } = mutant;
    const mute = arbreMute(this.arbre, mutant);
    const essayes = new Set<Temoin>();
    for (const { temoin, facts } of this.parLieu.get(mutant.lieu) ?? []) {
      const change = evaluate(origine, facts) !== (condition ? evaluate(condition, facts) : true);
      if (!change || essayes.has(temoin)) continue;
      essayes.add(temoin);
      if (actives(walk(mute, temoin.dossier)) !== actives(temoin.parcours)) return temoin;
    }
    return undefined;
  }
}

/** Where the mutant is read otherwise than the condition. */
export const versMutant =
  ({ lieu: ici, origine, condition }: Mutant): Vers =>
  ({ modele }) =>
    modele.lectures
      .filter(({ lieu }) => lieu === ici)
      .map(({ personne, ouverte, avant }) => {
        const { formules } = modele;
        const mutee = condition ? modele.formule(condition, personne) : formules.vrai;
        const differe = formules.differe(modele.formule(origine, personne), mutee);
        return { formule: formules.et(ouverte, differe), avant };
      });

/** True if no household of these reads the mutant otherwise than the condition: a complete search says so. */
export const equivalent = (mutant: Mutant, mondes: readonly Monde[]): boolean =>
  mondes.every((monde) =>
    versMutant(mutant)(monde).every(({ formule }) => monde.exploration.trouver(formule) === undefined),
  );
