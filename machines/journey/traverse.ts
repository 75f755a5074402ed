import type { IndividuId } from "../../catalogue/situation/situation.ts";
import type { JourneyCondition } from "../../catalogue/conditions/conditions.ts";
import type { ChapterName } from "./mots-des-chapitres.ts";
import type { Loop } from "./spec.ts";
import type { GroupNode, StepNode, Tree, TreeNode } from "./tree.ts";

/** Whom something is about; nobody in particular outside people, or for all children at once. */
export type Person = IndividuId | undefined;

/** A step for one person. */
export interface Place {
  node: StepNode;
  chapter: ChapterName;
  /** Groups around it, outermost first. */
  groups: readonly GroupNode[];
  person: Person;
}

/** What the journey becomes: truths give the walk, formulas a model, lists a description. */
export interface Algebra<V> {
  always: V;
  /** A condition where it is read, and `open`: everything around it. */
  read(condition: JourneyCondition, person: Person, node: TreeNode, open: V): V;
  /** Everybody a loop may go round. */
  people(loop: Loop): readonly IndividuId[];
  /** The household has that person, and `open` holds. */
  present(person: IndividuId, open: V): V;
  /** A step, and when it is asked. */
  step(place: Place, asked: V): void;
}

/** What surrounds a node: everything around it holds when `open` does. */
interface Around<V> extends Pick<Place, "chapter" | "groups"> {
  open: V;
  /** Person of the loop. */
  loop: Person;
}

/** Goes through the journey, in the order questions are asked: who is asked what is written here only. */
export function traverse<V>(tree: Tree, algebra: Algebra<V>): void {
  const reading = (node: TreeNode, condition: JourneyCondition | undefined, person: Person, open: V): V =>
    condition ? algebra.read(condition, person, node, open) : open;

  const visit = (node: StepNode, { chapter, groups, open, loop }: Around<V>): void => {
    const { condition, personne } = node.step;
    const person = personne === "enfants" ? undefined : (personne ?? loop);
    algebra.step({ node, chapter, groups, person }, reading(node, condition, person, open));
  };

  const enter = (node: GroupNode, { chapter, groups, open, loop: outer }: Around<V>): void => {
    const { loop, condition } = node.group;
    const within = groups.concat(node);
    for (const person of loop ? algebra.people(loop) : [outer]) {
      const there = loop && person ? algebra.present(person, open) : open;
      const here = reading(node, condition, person, there);
      follow(node.items, { chapter, groups: within, open: here, loop: person });
    }
  };

  const follow = (items: readonly TreeNode[], around: Around<V>): void => {
    for (const node of items) {
      if (node.kind === "step") visit(node, around);
      else enter(node, around);
    }
  };

  for (const { name, items } of tree.chapters)
    follow(items, { chapter: name, groups: [], open: algebra.always, loop: undefined });
}
