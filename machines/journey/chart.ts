import { chapterNamed, chapters } from "./chapters.ts";
import {
  base,
  POSEE_AVEC,
  type EventOf,
  guardOf,
  type JourneyMeta,
  moveOf,
  type StateConfig,
  visitOf,
} from "./base.ts";
import { sauf, type Subject } from "./guards.ts";
import { ensembleDe } from "./reunies/ensembles.ts";
import type { Loop, Screen } from "./spec.ts";
import { RESULTATS } from "./screens.ts";
import { type GroupNode, type StepNode, type Tree, tree, type TreeNode } from "./tree.ts";

/**
 * Compiles the tree into state nodes. A step whose condition is false is skipped by an eventless
 * transition; a group is entered only if its condition holds; a loop is one compound state gone
 * round with a cursor (`context.personne`). Every transition has an absolute target, so the chart
 * reads the same on paper as in memory.
 */

interface Here {
  /** Where to go after the last item. */
  exit: string;
  loop: Loop | undefined;
}

const keyOf = (node: TreeNode): string => {
  if (node.kind === "group") return node.group.name;
  const { field, path, personne } = node.step;
  return field === "" ? path : (personne === "enfants" ? "enfants " : "") + field;
};

/** The first state of a list that is never empty. */
function firstOf(items: readonly TreeNode[]): TreeNode {
  const [first] = items;
  if (!first) throw new Error("Groupe sans étape");
  return first;
}

function statesOf(items: readonly TreeNode[], here: Here): Record<string, StateConfig> {
  return Object.fromEntries(
    items.map((node, index) => {
      const following = items[index + 1];
      const exit = following ? `#${following.stateId}` : here.exit;
      const state =
        node.kind === "step" ? stepState(node, { ...here, exit }) : groupState(node, { ...here, exit });
      return [keyOf(node), state];
    }),
  );
}

/** Who the condition of a step reads. */
const subjectOf = ({ step }: StepNode, loop: Loop | undefined): Subject =>
  step.personne === "conjoint" ? "conjoint" : loop && step.personne === undefined ? "curseur" : "demandeur";

/** A state that one may be sent to. */
const route = {
  guard: { type: "peut visiter", params: visitOf },
  actions: { type: "placer le curseur", params: moveOf },
} as const;

function stepState(node: StepNode, { exit, loop }: Here): StateConfig {
  const { step, stateId } = node;
  const params = { step: stateId };
  const answered = ({ event: { value } }: { event: EventOf<"ANSWER"> }) => ({ step: stateId, value });
  const always = [
    ...(step.condition
      ? [{ guard: guardOf(sauf(step.condition.label), subjectOf(node, loop)), target: exit }]
      : []),
    ...(ensembleDe(step) ? [{ guard: { type: POSEE_AVEC, params } as const, target: exit }] : []),
  ];
  return base.createStateConfig({
    id: stateId,
    meta: { step } satisfies JourneyMeta,
    route,
    always,
    on: {
      ANSWER: [
        { guard: { type: "réponse refusée", params: answered } },
        {
          guard: "corrige depuis le récapitulatif",
          actions: [{ type: "répondre", params: answered }, "aller à la suite de la correction"],
        },
        { target: exit, actions: { type: "répondre", params: answered } },
      ],
    },
  });
}

function groupState(node: GroupNode, here: Here): StateConfig {
  const { group, stateId, items } = node;
  if (group.loop) return loopState(node, here);
  if (!group.condition) throw new Error(`Groupe sans condition : ${group.name}`);
  return base.createStateConfig({
    id: stateId,
    meta: { group } satisfies JourneyMeta,
    initial: "entrée",
    states: {
      entrée: {
        always: [
          { guard: guardOf(group.condition.label, "demandeur"), target: `#${firstOf(items).stateId}` },
          { target: here.exit },
        ],
      },
      ...statesOf(items, here),
    },
  });
}

const apresUnSeulEnfant = (exit: string) => ({
  guard: "complète un seul enfant" as const,
  target: exit,
  actions: "quitter l’enfant" as const,
});

function loopState({ group, stateId, items }: GroupNode, { exit }: Here): StateConfig {
  const params = { first: firstOf(items).stateId };
  const target = `#${params.first}`;
  return base.createStateConfig({
    id: stateId,
    meta: { group } satisfies JourneyMeta,
    initial: "entrée",
    states: {
      entrée: {
        always: [
          {
            guard: { type: "quelqu’un à interroger", params },
            target,
            actions: { type: "première personne", params },
          },
          { target: exit },
        ],
      },
      ...statesOf(items, { exit: `#${stateId}/suivant`, loop: group.loop }),
      suivant: {
        id: `${stateId}/suivant`,
        always: [
          ...(group.unParUn ? [apresUnSeulEnfant(exit)] : []),
          {
            guard: { type: "quelqu’un d’autre à interroger", params },
            target,
            actions: { type: "personne suivante", params },
          },
          { target: exit },
        ],
      },
    },
  });
}

const screenState = ({ id, path }: Screen): StateConfig =>
  base.createStateConfig({
    id,
    meta: { screen: path } satisfies JourneyMeta,
    ...(path === RESULTATS && {
      always: { guard: "réponses à relire" as const, target: "#recapitulatif", actions: "relire" as const },
    }),
    route,
  });

function chapterState({ name, items }: Tree["chapters"][number], index: number): StateConfig {
  const { screens } = chapterNamed(name);
  const next = tree.chapters[index + 1]?.items[0]?.stateId ?? chapters[index + 1]?.screens[0]?.id;
  return base.createStateConfig({
    id: `chapitre/${name}`,
    meta: { chapter: name } satisfies JourneyMeta,
    initial: items[0] ? keyOf(items[0]) : screens[0]?.key,
    states: {
      ...statesOf(items, { exit: `#${next}`, loop: undefined }),
      ...Object.fromEntries(screens.map((screen) => [screen.key, screenState(screen)])),
    },
  });
}

/** State nodes of the chapters, each leading to the next. */
export const chapterStates = (): Record<string, StateConfig> =>
  Object.fromEntries(tree.chapters.map((chapter, index) => [chapter.name, chapterState(chapter, index)]));
