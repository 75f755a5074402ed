import { expect, test } from "vitest";
import { avecLesQuestions, groupesDe } from "./groupes.ts";

/** What each module of a small product imports. */
const IMPORTS: Record<string, readonly string[]> = {
  "/p/ui/main.tsx": ["/p/ui/session/source.ts"],
  "/p/ui/session/source.ts": ["/p/node_modules/xstate/index.js"],
  "/p/node_modules/xstate/index.js": [],
  "/p/ui/pages/accueil.tsx": ["/p/ui/titres.ts"],
  "/p/ui/titres.ts": [],
  "/p/ui/shell/simulation.tsx": ["/p/ui/titres.ts", "/p/ui/avance.ts"],
  "/p/ui/avance.ts": [],
  "/p/ui/pages/etape.tsx": ["/p/ui/avance.ts"],
  "/p/ui/pages/aides.tsx": ["/p/ui/lieux.ts"],
  "/p/ui/lieux.ts": [],
  "/p/ui/session/api.ts": ["/p/ui/appel.ts"],
  "/p/ui/appel.ts": [],
  "/p/machines/journey/journey.ts": ["/p/ui/lieux.ts", "/p/machines/garde.ts", "/p/ui/avance.ts"],
  "/p/machines/garde.ts": [],
  "/p/ui/session/start.ts": ["/p/machines/garde.ts", "/p/ui/appel.ts", "/p/ui/inspection.ts"],
  "/p/ui/inspection.ts": [],
  "/p/ui/pages/resultats.tsx": ["/p/ui/inspection.ts", "/p/ui/cartes.ts"],
  "/p/ui/cartes.ts": [],
  "/p/ui/pages/stats.tsx": [],
};
const ids = Object.keys(IMPORTS);
const modules = {
  ids,
  importes: (id: string) => IMPORTS[id] ?? [],
  importeurs: (id: string) => ids.filter((un) => IMPORTS[un]?.includes(id)),
};
const noms = (set: ReadonlySet<string>) => [...set].map((id) => id.replace("/p/", "")).sort();

test("chaque module vient avec le premier script qui en a besoin, et avec lui seul", () => {
  const { socle, question, appels, parcours, session } = groupesDe(modules);
  // What the home shares with the questions, and a page that is read with the machine, everybody has.
  expect(noms(socle)).toEqual(["ui/lieux.ts", "ui/main.tsx", "ui/session/source.ts", "ui/titres.ts"]);
  expect(noms(question)).toEqual(["ui/avance.ts", "ui/pages/etape.tsx", "ui/shell/simulation.tsx"]);
  expect(noms(appels)).toEqual(["ui/appel.ts", "ui/session/api.ts"]);
  expect(noms(parcours)).toEqual(["machines/garde.ts", "machines/journey/journey.ts"]);
  expect(noms(session)).toEqual(["ui/inspection.ts", "ui/session/start.ts"]);
});

test("une page qui n’a besoin ni des questions ni de leur machine n’en attend rien", () => {
  const avec = noms(avecLesQuestions(groupesDe(modules), modules));
  expect(avec).toContain("ui/pages/resultats.tsx");
  expect(avec).not.toContain("ui/cartes.ts");
  expect(avec).not.toContain("ui/pages/stats.tsx");
});
