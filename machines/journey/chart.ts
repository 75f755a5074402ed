import type { JourneyMeta } from "./plan.ts";
import type { Chapter, Group, Item, Step } from "./spec.ts";

/**
 * Turns chapters into state nodes. A step whose condition is false is skipped by an eventless
 * transition; a group is entered only if its condition holds; a loop is one compound state gone
 * round with a cursor (`context.personne`). Every transition has an absolute target, so the chart
 * reads the same on paper as in memory.
 */

/** Who a guard reads: a fixed person, or the person under the cursor. */
export type Subject = "demandeur" | "conjoint" | "curseur";

interface Here {
  /** Where to go after the last item. */
  exit: string;
  /** Prefix that keeps the ids of two loops apart. */
  prefix: string;
  loop: Group["loop"];
}

export const sauf = (label: string) => `sauf : ${label}`;

const idOf = (item: Item, prefix: string): string =>
  item.kind === "step" ? prefix + item.path : `${prefix}bloc/${item.name}`;

const keyOf = (item: Item): string =>
  item.kind === "group"
    ? item.name
    : item.field === ""
      ? item.path
      : (item.personne === "enfants" ? "enfants " : "") + item.field;

const subjectOf = (step: Step, loop: Group["loop"]): Subject =>
  step.personne === "conjoint" ? "conjoint" : loop && step.personne === undefined ? "curseur" : "demandeur";

function statesOf(items: readonly Item[], here: Here): Record<string, object> {
  return Object.fromEntries(
    items.map((item, index) => {
      const following = items[index + 1];
      const exit = following ? `#${idOf(following, here.prefix)}` : here.exit;
      const node =
        item.kind === "step" ? stepNode(item, { ...here, exit }) : groupNode(item, { ...here, exit });
      return [keyOf(item), node];
    }),
  );
}

function stepNode(step: Step, { exit, prefix, loop }: Here): object {
  const id = idOf(step, prefix);
  const params = { step: id };
  return {
    id,
    meta: { step } satisfies JourneyMeta,
    route: { guard: "peut visiter", actions: "placer le curseur" },
    ...(step.condition && {
      always: {
        guard: { type: sauf(step.condition.label), params: { personne: subjectOf(step, loop) } },
        target: exit,
      },
    }),
    on: {
      ANSWER: [
        { guard: { type: "réponse refusée", params } },
        {
          guard: "corrige depuis le récapitulatif",
          actions: [{ type: "répondre", params }, "aller à la suite de la correction"],
        },
        { target: exit, actions: { type: "répondre", params } },
      ],
    },
  };
}

function groupNode(group: Group, here: Here): object {
  const id = idOf(group, here.prefix);
  const { items, ...rest } = group;
  const meta = { group: rest } satisfies JourneyMeta;
  if (group.loop) return loopNode(group, id, meta, here);
  const first = `#${idOf(items[0] as Item, here.prefix)}`;
  return {
    id,
    meta,
    initial: "entrée",
    states: {
      entrée: {
        always: [
          { guard: { type: group.condition?.label ?? "", params: { personne: "demandeur" } }, target: first },
          { target: here.exit },
        ],
      },
      ...statesOf(items, here),
    },
  };
}

function loopNode(group: Group, id: string, meta: JourneyMeta, here: Here): object {
  const prefix = `${group.name} : `;
  const first = idOf(group.items[0] as Item, prefix);
  const params = { first };
  const child = group.loop === "enfants" && group.condition === undefined;
  return {
    id,
    meta,
    initial: "entrée",
    states: {
      entrée: {
        always: [
          {
            guard: { type: "quelqu’un à interroger", params },
            target: `#${first}`,
            actions: { type: "première personne", params },
          },
          { target: here.exit },
        ],
      },
      ...statesOf(group.items, { exit: `#${id}/suivant`, prefix, loop: group.loop }),
      suivant: {
        id: `${id}/suivant`,
        always: [
          ...(child ? [{ guard: "complète un seul enfant", target: here.exit }] : []),
          {
            guard: { type: "quelqu’un d’autre à interroger", params },
            target: `#${first}`,
            actions: { type: "personne suivante", params },
          },
          { target: here.exit },
        ],
      },
    },
  };
}

/** State nodes of the question chapters, each leading to the next, the last one to the results. */
export function chapterNodes(chapters: readonly Chapter[]): Record<string, object> {
  const entryOf = (chapter: Chapter | undefined) =>
    chapter ? `#${idOf(chapter.items[0] as Item, "")}` : "#resultats";
  return Object.fromEntries(
    chapters.map((chapter, index) => [
      chapter.name,
      {
        id: `chapitre/${chapter.name}`,
        meta: { chapter: chapter.name } satisfies JourneyMeta,
        initial: keyOf(chapter.items[0] as Item),
        states: statesOf(chapter.items, { exit: entryOf(chapters[index + 1]), prefix: "", loop: undefined }),
      },
    ]),
  );
}

/** Groups of a chapter, at any depth, and their steps. */
export function everyItem(items: readonly Item[]): Item[] {
  return items.flatMap((item) => (item.kind === "step" ? [item] : [item, ...everyItem(item.items)]));
}
