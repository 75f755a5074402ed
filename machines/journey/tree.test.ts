import { expect, it } from "vitest";
import { ouErreur } from "../../test/ou-erreur.ts";
import { group, individu } from "./spec.ts";
import { nodesOf, stepsOf, type Tree, type TreeNode } from "./tree.ts";

const etape = (stateId: string): TreeNode => ({ kind: "step", step: individu("handicap"), stateId });
const bloc = (name: string, items: readonly TreeNode[]): TreeNode => {
  const { items: _, ...rest } = group(name, {}, []);
  return { kind: "group", group: rest, stateId: name, items };
};

const dedans = bloc("dedans", [etape("c")]);
const autour = bloc("autour", [etape("b"), dedans]);
const arbre: Tree = {
  chapters: [
    { name: "profil", items: [etape("a"), autour] },
    { name: "foyer", items: [etape("d")] },
  ],
};

it("tout l’arbre se lit dans l’ordre, un bloc avant ce qu’il tient", () => {
  expect(ouErreur(() => nodesOf(arbre))).toEqual([
    etape("a"),
    autour,
    etape("b"),
    dedans,
    etape("c"),
    etape("d"),
  ]);
});

it("les étapes, sans les blocs", () => {
  expect(ouErreur(() => stepsOf(arbre))).toEqual(["a", "b", "c", "d"].map(etape));
});
