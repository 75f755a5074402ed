import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { PagePattern } from "../../machines/pages/adresses.ts";

/** Where the pages start, and what the home and the first question show. */
const DEPART = "/ui/main.tsx";
const ACCUEIL = "/ui/pages/accueil.tsx";
const QUESTION = ["/ui/shell/simulation.tsx", "/ui/pages/etape.tsx"];

/** What an address shows first, by its pattern (`machines/pages/adresses.ts`): the page asks for it at once. */
const MONTREES: Partial<Record<PagePattern, readonly string[]>> = {
  "/": [ACCUEIL],
  "/aides": ["/ui/pages/aides.tsx"],
  "/aides/:benefitId": ["/ui/pages/aide.tsx"],
  "/simulation/*": QUESTION,
  "/simulation/resultats": [...QUESTION, "/ui/pages/resultats.tsx"],
  "/simulation/resultats/:droitId": [...QUESTION, "/ui/pages/droit.tsx"],
};

/** Pages that share a module before it goes with what several of them need. */
const PARTAGE = 3;

/** Parts of pages that a test takes away, one by one, and what is large and seldom needed. */
const A_PART =
  /\/ui\/pages\/article\.tsx$|\/ui\/inspecteur\/|\/ui\/pages\/|node_modules|\/machines\/|virtual:/;

/**
 * Few scripts rather than a hundred small ones: what every page needs in one, what the questions need besides in
 * another, what several other pages share in a third. Each page keeps its own. Libraries in their version for visitors.
 */
export function paquets(): Plugin {
  const socle = new Set<string>();
  const question = new Set<string>();
  return {
    name: "paquets",
    apply: "build",
    renderStart() {
      const fermeture = (start: readonly string[], into: Set<string>, sans: ReadonlySet<string>) => {
        const todo = [...this.getModuleIds()].filter((id) => start.some((end) => id.endsWith(end)));
        for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
          if (into.has(id) || sans.has(id)) continue;
          into.add(id);
          todo.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      fermeture([DEPART], socle, new Set());
      const accueil = new Set<string>();
      fermeture([ACCUEIL], accueil, socle);
      fermeture(QUESTION, question, socle);
      // Shared by the home and the questions: everybody needs it.
      for (const id of accueil) if (question.delete(id)) socle.add(id);
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const depart = chunks.find(({ isEntry }) => isEntry);
      const precharges = Object.entries(MONTREES).map(([pattern, ends]) => {
        const held = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => ends.some((end) => id.endsWith(end))),
        );
        const files = new Set(held.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        // The page itself already asks for these.
        for (const file of [depart?.fileName ?? "", ...(depart?.imports ?? [])]) files.delete(file);
        return [pattern, [...files].map((file) => `/${file}`)];
      });
      const source = JSON.stringify(Object.fromEntries(precharges));
      this.emitFile({ type: "asset", fileName: "precharges.json", source });
    },
    config: () => ({
      // The package names its development version only, with warnings for whoever writes the pages.
      resolve: { alias: { "react-router": resolve("node_modules/react-router/dist/production/index.mjs") } },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "socle", priority: 3, test: (id: string) => socle.has(id) && !id.endsWith(DEPART) },
                { name: "question", priority: 2, test: (id: string) => question.has(id) },
                {
                  name: "commun",
                  priority: 1,
                  minShareCount: PARTAGE,
                  test: (id: string) => !A_PART.test(id),
                },
              ],
            },
          },
        },
      },
    }),
  };
}
