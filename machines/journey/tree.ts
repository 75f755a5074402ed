import { chapters } from "./chapters.ts";
import type { ChapterName } from "./mots-des-chapitres.ts";
import type { Group, Item, Step } from "./spec.ts";

/** A step where it stands: `stateId` names its state in the chart. */
export interface StepNode {
  kind: "step";
  step: Step;
  stateId: string;
}

export interface GroupNode {
  kind: "group";
  group: Omit<Group, "items">;
  stateId: string;
  items: readonly TreeNode[];
}

export type TreeNode = StepNode | GroupNode;

/** The journey: the one list of steps, from which the chart is compiled and everything else is read. */
export interface Tree {
  chapters: readonly { name: ChapterName; items: readonly TreeNode[] }[];
}

/** Inside a loop, its name keeps the ids of its steps apart from those of another one. */
function nodeOf(item: Item, prefix: string): TreeNode {
  if (item.kind === "step") return { kind: "step", step: item, stateId: prefix + item.path };
  const { items, ...group } = item;
  const inside = group.loop ? `${group.name} : ` : prefix;
  return {
    kind: "group",
    group,
    stateId: `${prefix}bloc/${group.name}`,
    items: items.map((one) => nodeOf(one, inside)),
  };
}

export const tree: Tree = {
  chapters: chapters.map(({ name, items }) => ({ name, items: items.map((item) => nodeOf(item, "")) })),
};

const within = (items: readonly TreeNode[]): TreeNode[] =>
  items.flatMap((node) => (node.kind === "step" ? [node] : [node, ...within(node.items)]));

/** Every node of a tree, or of one of its chapters, in order; groups come before what they hold. */
export const nodesOf = ({ chapters: parts }: Tree): TreeNode[] => parts.flatMap(({ items }) => within(items));

/** Every step, in order. */
export const stepsOf = (of: Tree): StepNode[] => nodesOf(of).filter((node) => node.kind === "step");
