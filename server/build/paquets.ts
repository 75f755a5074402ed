import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { PagePattern } from "../../machines/pages/adresses.ts";

/** Where the pages start, and what the home and the first question show. */
const DEPART = "/ui/main.tsx";
const ACCUEIL = "/ui/pages/accueil.tsx";
const QUESTION = ["/ui/shell/simulation.tsx", "/ui/pages/etape.tsx"];
/** Pages that are read without the machine. */
const LUES = [ACCUEIL, "/ui/pages/aides.tsx", "/ui/pages/aide.tsx"];
/** What asks the server for something. */
const APPELS = "/ui/session/api.ts";
/** What runs the journey, then the session around it: two scripts, so that the page listens in between. */
const PARCOURS = "/machines/journey/journey.ts";
const SESSION = "/ui/session/start.ts";
/** What a page reads of it is drawn without it, though the library that does it names it. */
const MACHINES = "/node_modules/xstate/";

/** What an address shows first, by its pattern (`machines/pages/adresses.ts`): the page asks for it at once. */
const MONTREES: Partial<Record<PagePattern, readonly string[]>> = {
  "/": [ACCUEIL],
  "/aides": ["/ui/pages/aides.tsx"],
  "/aides/:benefitId": ["/ui/pages/aide.tsx"],
  "/simulation/*": QUESTION,
  "/simulation/resultats": [...QUESTION, PARCOURS, SESSION, "/ui/pages/resultats.tsx"],
  "/simulation/resultats/:droitId": [...QUESTION, PARCOURS, SESSION, "/ui/pages/droit.tsx"],
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
  const socle = new Set<string>();
  const question = new Set<string>();
  const parcours = new Set<string>();
  const session = new Set<string>();
  const appels = new Set<string>();
  /** What needs the questions or their machine: not for the pages that are only read. */
  const avecQuestions = new Set<string>();
  return {
    name: "paquets",
    apply: "build",
    renderStart() {
      const fermeture = (start: readonly string[], into: Set<string>, sans: ReadonlySet<string>) => {
        const todo = [...this.getModuleIds()].filter((id) => start.some((end) => id.endsWith(end)));
        for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
          if (into.has(id) || sans.has(id) || id.includes(MACHINES)) continue;
          into.add(id);
          todo.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      fermeture([DEPART], socle, new Set());
      const accueil = new Set<string>();
      fermeture([ACCUEIL], accueil, socle);
      fermeture([APPELS], appels, socle);
      const lues = new Set<string>();
      fermeture(LUES, lues, socle);
      fermeture(QUESTION, question, socle);
      // Shared by the home and the questions: everybody needs it.
      for (const id of accueil) if (question.delete(id)) socle.add(id);
      const deja = new Set([...socle, ...question, ...appels]);
      fermeture([PARCOURS], parcours, deja);
      fermeture([SESSION], session, new Set([...deja, ...parcours]));
      for (const id of lues) if (parcours.delete(id) || session.delete(id)) socle.add(id);
      const todo = [...question, ...parcours, ...session];
      for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
        if (avecQuestions.has(id)) continue;
        avecQuestions.add(id);
        todo.push(...(this.getModuleInfo(id)?.importers ?? []));
      }
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
                { name: "socle", priority: 3, test: (id: string) => socle.has(id) && !id.endsWith(DEPART) },
                { name: "question", priority: 2, test: (id: string) => question.has(id) },
                { name: "appels", priority: 2, test: (id: string) => appels.has(id) },
                { name: "parcours", priority: 2, test: (id: string) => parcours.has(id) },
                { name: "session", priority: 2, test: (id: string) => session.has(id) },
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
