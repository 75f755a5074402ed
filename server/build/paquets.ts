import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { PagePattern } from "../../machines/pages/pages.ts";
import {
  avecLesQuestions,
  DEBUTS,
  groupesDe,
  type GroupesDeModules,
  MACHINES,
  type Modules,
} from "./groupes.ts";

/** What an address shows first, by its pattern (`machines/pages/pages.ts`): the page asks for it at once. */
const MONTREES: Partial<Record<PagePattern, readonly string[]>> = {
  "/": [DEBUTS.accueil],
  "/aides": ["/ui/pages/aides.tsx"],
  "/aides/:benefitId": ["/ui/pages/aide.tsx"],
  "/simulation/*": DEBUTS.question,
  "/simulation/resultats": [...DEBUTS.question, DEBUTS.parcours, DEBUTS.session, "/ui/pages/resultats.tsx"],
  "/simulation/resultats/:droitId": [
    ...DEBUTS.question,
    DEBUTS.parcours,
    DEBUTS.session,
    "/ui/pages/droit.tsx",
  ],
};

/** Pages that share a module before it goes with what several of them need. */
const PARTAGE = 3;

/** Parts of pages that a test takes away, one by one, and what is large and seldom needed. */
const A_PART =
  /\/ui\/pages\/article\.tsx$|\/ui\/inspecteur\/|\/ui\/pages\/|node_modules|\/machines\/|virtual:/;

/**
 * Few scripts rather than a hundred small ones: what every page needs in one, what the questions need besides in
 * another, what runs the journey and the session in two that come once a page is there, what several other pages share
 * in a last one. Each page keeps its own. Libraries in their version for visitors.
 */
export function paquets(): Plugin {
  let groupes: GroupesDeModules | undefined;
  let avecQuestions: ReadonlySet<string> = new Set();
  const du = (nom: keyof GroupesDeModules) => (id: string) => groupes?.[nom].has(id) ?? false;
  return {
    name: "paquets",
    apply: "build",
    renderStart() {
      const modules: Modules = {
        ids: [...this.getModuleIds()],
        importes: (id) => this.getModuleInfo(id)?.importedIds ?? [],
        importeurs: (id) => this.getModuleInfo(id)?.importers ?? [],
      };
      groupes = groupesDe(modules);
      avecQuestions = avecLesQuestions(groupes, modules);
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const depart = chunks.find(({ isEntry }) => isEntry);
      const precharges = Object.entries(MONTREES).map(([pattern, ends]) => {
        const held = chunks.filter(({ moduleIds, facadeModuleId }) =>
          [...moduleIds, facadeModuleId].some((id) => ends.some((end) => id?.endsWith(end))),
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
                { name: "machines", priority: 4, test: (id: string) => id.includes(MACHINES) },
                {
                  name: "socle",
                  priority: 3,
                  test: (id: string) => du("socle")(id) && !id.endsWith(DEBUTS.depart),
                },
                { name: "question", priority: 2, test: du("question") },
                { name: "appels", priority: 2, test: du("appels") },
                { name: "parcours", priority: 2, test: du("parcours") },
                { name: "session", priority: 2, test: du("session") },
                {
                  name: "commun",
                  priority: 1,
                  minShareCount: PARTAGE,
                  test: (id: string) => !A_PART.test(id) && !avecQuestions.has(id),
                },
                {
                  name: "commun-questions",
                  minShareCount: PARTAGE,
                  test: (id: string) => !A_PART.test(id) && avecQuestions.has(id),
                },
              ],
            },
          },
        },
      },
    }),
  };
}
