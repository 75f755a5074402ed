import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { PagePattern } from "../../machines/pages/pages.ts";

const QUESTION = ["/ui/cadre/shell/simulation.tsx", "/ui/pages/etape.tsx"];
const SESSION = "/ui/session/start.ts";
const CADRE_DES_RESULTATS = "/ui/cadre/shell/cadre-des-resultats.tsx";

/** What an address shows first, by its pattern (`machines/pages/pages.ts`): the page asks for it at once. */
const MONTREES = {
  "/": ["/ui/pages/accueil.tsx"],
  "/aides": ["/ui/pages/aides.tsx"],
  "/aides/:benefitId": ["/ui/pages/aide.tsx"],
  "/simulation/*": QUESTION,
  "/simulation/resultats": [CADRE_DES_RESULTATS, "/ui/pages/resultats.tsx"],
  "/simulation/resultats/plan": [CADRE_DES_RESULTATS, "/ui/resultats/demarches/page.tsx"],
  "/simulation/resultats/:droitId": [CADRE_DES_RESULTATS, "/ui/pages/droit.tsx"],
} satisfies Partial<Record<PagePattern, readonly string[]>>;

const PARCOURS = [...QUESTION, SESSION];
const RESULTATS = MONTREES["/simulation/resultats"];
const DROIT = MONTREES["/simulation/resultats/:droitId"];
const PLAN = MONTREES["/simulation/resultats/plan"];
const MONTRES = [...RESULTATS, ...DROIT, ...PLAN];

/** What one script holds: what both of two sets of pages need; what is in one is in none of those after it. */
const ENSEMBLES = {
  accueil: [MONTREES["/"], PARCOURS],
  lecture: [[...MONTREES["/aides"], ...MONTREES["/aides/:benefitId"]], PARCOURS],
  partage: [MONTRES, QUESTION],
  garde: [MONTRES, [SESSION]],
  question: [QUESTION, PARCOURS],
  session: [[SESSION], PARCOURS],
  fiche: [MONTREES["/aides/:benefitId"], DROIT],
  cartes: [RESULTATS, DROIT],
  titre: [RESULTATS, PLAN],
} as const;

/** By module, the script it comes in: a page asks for a few, not for sixty. What one kind of page alone needs stays its own. */
function ensemblesDe(modules: Pick<Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">) {
  const atteints = (fins: readonly string[]) => {
    const vus = new Set<string>();
    const reste = [...modules.getModuleIds()].filter((id) => fins.some((fin) => id.endsWith(fin)));
    for (let id = reste.pop(); id !== undefined; id = reste.pop()) {
      if (vus.has(id)) continue;
      vus.add(id);
      reste.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return vus;
  };
  const trouves = new Map<string, string>();
  for (const [nom, [unes, autres]] of Object.entries(ENSEMBLES)) {
    const communs = atteints(autres);
    for (const id of atteints(unes)) if (communs.has(id) && !trouves.has(id)) trouves.set(id, nom);
  }
  return trouves;
}

let ensembles: ReadonlyMap<string, string> = new Map();

/** Has each page ask at once for the scripts of what it shows; libraries in their version for visitors. */
export const paquets = (): Plugin => ({
  name: "paquets",
  apply: "build",
  renderStart() {
    ensembles = ensemblesDe(this);
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    const depart = chunks.find(({ isEntry }) => isEntry);
    const precharges = Object.entries(MONTREES).map(([pattern, ends]) => {
      const held = chunks.filter(({ moduleIds, facadeModuleId }) =>
        [...moduleIds, facadeModuleId].some((id) => ends.some((end) => id?.endsWith(end))),
      );
      const files = new Set(held.map(({ fileName }) => fileName));
      // A set gives what is added to it on the way: what these import, and what those do.
      for (const file of files)
        for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(one);
      // The page itself already asks for these.
      for (const file of [depart?.fileName ?? "", ...(depart?.imports ?? [])]) files.delete(file);
      return [pattern, [...files].map((file) => `/${file}`)];
    });
    const source = JSON.stringify(Object.fromEntries(precharges));
    this.emitFile({ type: "asset", fileName: "precharges.json", source });
  },
  // The package names its development version only, with warnings for whoever writes the pages.
  config: () => ({
    resolve: { alias: { "react-router": resolve("node_modules/react-router/dist/production/index.mjs") } },
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs, in one script; the library of the machine apart: a page that asks nothing only names it.
            groups: [
              { name: "machine", priority: 9, test: "/node_modules/xstate/" },
              // The list of aids names needs without what results are made of.
              { name: "besoins", priority: 8, test: "/catalogue/schema/besoins.ts" },
              { name: "socle", priority: 5, test: "/ui/pages/main.tsx" },
              // Drawings, that a page of results shows beside and waits for nothing of.
              { name: "dessins", priority: 4.5, test: "/ui/cadre/shell/(?:aide-du-chapitre|illustration)" },
              ...Object.keys(ENSEMBLES).map((name, rang) => ({
                name,
                priority: 4 - rang / 10,
                test: (id: string) => ensembles.get(id) === name,
              })),
            ],
          },
        },
      },
    },
  }),
});
