import { nodesOf, type Tree, tree } from "../../journey/tree.ts";
import { idArete } from "./graphe.ts";

/**
 * Moves of the drawing that nobody can take, each with its proof, read from the tree: not what no path has tried. Past a
 * loop of the adults goes only who finds nobody to ask; the applicant is always there.
 */
export function inatteignables(arbre: Tree = tree): ReadonlyMap<string, string> {
  const tous = nodesOf(arbre);
  return new Map(
    tous.flatMap((node, rang): [string, string][] => {
      if (node.kind !== "group" || node.group.loop !== "adultes") return [];
      const [premiere] = node.items;
      if (premiere?.kind !== "step" || premiere.step.condition) return [];
      const dedans = new Set(nodesOf({ chapters: [{ name: "profil", items: node.items }] }));
      const suite = tous.slice(rang + 1).find((un) => !dedans.has(un));
      if (!suite) return [];
      const preuve = `Le demandeur est toujours là, et « ${premiere.stateId} » se demande sans condition : il y a toujours quelqu’un à interroger.`;
      return [[idArete({ de: node.stateId, vers: suite.stateId, libelle: "sinon" }), preuve]];
    }),
  );
}
