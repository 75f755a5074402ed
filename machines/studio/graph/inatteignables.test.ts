import { expect, it } from "vitest";
import { journeyMachine } from "../../journey/journey.ts";
import { nodesOf, tree, type Tree } from "../../journey/tree.ts";
import { grapheDe, idArete } from "./graphe.ts";
import { inatteignables } from "./inatteignables.ts";

it("chaque passage prouvé impossible est dans le dessin, avec sa preuve", () => {
  const connus = grapheDe(journeyMachine.root).aretes.map(idArete);
  const prouves = [...inatteignables()];
  expect(prouves).toHaveLength(1);
  for (const [nom, preuve] of prouves) {
    expect(connus).toContain(nom);
    expect(preuve).toMatch(/^Le demandeur est toujours là/);
  }
});

it("rien n’est prouvé d’une boucle des adultes dont la première question a une condition", () => {
  const conditionnee = nodesOf(tree).flatMap((un) =>
    un.kind === "step" && un.step.condition ? [un] : [],
  )[0]!;
  const autre: Tree = {
    chapters: tree.chapters.map((chapitre) => ({
      ...chapitre,
      items: chapitre.items.map((un) =>
        un.kind === "group" && un.group.loop === "adultes"
          ? { ...un, items: [conditionnee, ...un.items] }
          : un,
      ),
    })),
  };
  expect(inatteignables(autre).size).toBe(0);
});
