import type { ChapterName, Group, Step } from "./spec.ts";

/** The chart read back as a tree of steps: the only list of steps there is. */
export type PlanItem =
  | { kind: "step"; step: Step; stateId: string }
  | { kind: "group"; group: Omit<Group, "items">; items: PlanItem[] };

export interface Plan {
  chapters: { name: ChapterName; items: PlanItem[] }[];
}

/** What a state of the chart says about itself. */
export interface JourneyMeta {
  chapter?: ChapterName;
  step?: Step;
  group?: Omit<Group, "items">;
  /** A screen off the path of questions, such as the results, with its path. */
  screen?: string;
}

interface ChartNode {
  id: string;
  meta?: unknown;
  states: Record<string, ChartNode>;
}

function itemsOf(node: ChartNode): PlanItem[] {
  return Object.values(node.states).flatMap((child): PlanItem[] => {
    const meta = (child.meta ?? {}) as JourneyMeta;
    if (meta.step) return [{ kind: "step", step: meta.step, stateId: child.id }];
    if (meta.group) return [{ kind: "group", group: meta.group, items: itemsOf(child) }];
    return [];
  });
}

/** Reads the plan from the root of a built machine, in document order. */
export function planOf(root: ChartNode): Plan {
  return {
    chapters: Object.values(root.states).flatMap((node) => {
      const { chapter } = (node.meta ?? {}) as JourneyMeta;
      return chapter ? [{ name: chapter, items: itemsOf(node) }] : [];
    }),
  };
}
