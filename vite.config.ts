import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { PLANCHER, scriptsAGarder } from "./server/build/hors-ligne.ts";
import { paquets } from "./server/build/paquets.ts";
import { constants } from "./server/build/version.ts";

/** What takes seconds: left out of the quick loop. */
const LONGS = "{machines,catalogue,server,ui,test}/**/*.long.test.ts";

/** Of these, the laws of the journey and of its machine: they are tried before a change is proposed. */
const LONGS_DU_JOUR = ["{machines,test/{chemins,invariants}}/**/*.long.test.ts"];

/** Tests of what is built: they wait for the pages and the server to be. */
const CONSTRUITS = [
  "test/browser/**/*.test.ts",
  "test/exploiter/**/*.test.ts",
  "test/robustesse/**/*.test.ts",
  "test/start.test.ts",
];

/** Of these, whole journeys as a person makes them, and the weights; the rest is the integration’s. */
const CONSTRUITS_DU_JOUR = ["test/browser/{foyers-neutre,plancher,poids}.test.ts", "test/start.test.ts"];

/** The editors’ page, with the service that writes for it: they need its packages (`ui/atelier/package.json`). */
const EDITION = ["test/admin/**/*.test.ts", "ui/atelier/**/*.test.{ts,tsx}"];

/** What takes minutes and seldom fails: the screens of the products beside the core, told households again, a base for days. */
const DE_NUIT = [
  "test/admin/{aides,approuver,bareme,contributions,en-ligne,mots,publier,refus}.test.ts",
  "test/browser/foyers-{banque,suivants}.test.ts",
  "test/browser/{contribuer,ecrites,essais,guichet,inspecteur*,integr*,mesure,saisie-finie,statistiques,studio,suivi,visites}.test.ts",
  "test/exploiter/{coeur,conteneur,exemples,mandataires,postgres}.test.ts",
  "test/robustesse/*.test.ts",
];

/** Packages, the root’s and the editors’ page’s. */
const PAQUETS = "**/node_modules/**";

/** Starts PostgreSQL for the tests that ask for it. */
const POSTGRES = "test/postgres/reglage.ts";

/** A machine that stalls is no fault: where it is shared, what fails beside servers and browsers fails twice. */
const retry = process.env["CI"] ? 1 : 0;
const longs = { include: [LONGS], isolate: false, globalSetup: POSTGRES, retry };
const construit = {
  include: CONSTRUITS,
  globalSetup: ["test/browser/construire.ts", POSTGRES],
  isolate: false,
  retry,
};

/** Pages are built from `ui/` to `dist/client`; in development the API is the server’s. */
export default defineConfig({
  root: "ui",
  publicDir: "cadre/public",
  define: constants,
  plugins: [react(), paquets(), scriptsAGarder()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: PLANCHER,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // A worker loads what it seldom needs (where the communes are) only when it needs it.
  worker: { format: "es" },
  // The editors’ page has packages of its own, which may not be there.
  optimizeDeps: { entries: "index.html" },
  server: {
    // What the server answers by itself.
    proxy: {
      "^/(?:api|aller)/": { target: process.env["API_URL"] ?? "http://127.0.0.1:3001", changeOrigin: false },
    },
  },
  test: {
    root: ".",
    // Files at once: `check` runs something else beside.
    maxWorkers: Number(process.env["OUVRIERS"] ?? 2),
    // Limits that only a dead product reaches: a busy machine is no fault of it.
    testTimeout: process.env["NUIT"] ? 1_200_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unités",
          include: ["{machines,catalogue,server,scripts,ui,test}/**/*.test.{ts,tsx}"],
          exclude: [...CONSTRUITS, ...EDITION, LONGS, PAQUETS],
          globalSetup: POSTGRES,
          // Files of a worker share what they load: half of the time went to loading it again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "admin",
          include: EDITION,
          exclude: [...DE_NUIT, PAQUETS],
          globalSetup: "test/admin/construire.ts",
          // Each file has a product, a browser and git at work.
          fileParallelism: false,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: "nuit",
          include: DE_NUIT,
          globalSetup: ["test/browser/construire.ts", "test/admin/construire.ts", POSTGRES],
          fileParallelism: false,
          retry,
        },
      },
      { extends: true, test: { ...longs, name: "longs", include: LONGS_DU_JOUR } },
      { extends: true, test: { ...longs, name: "longs-suite", exclude: [...LONGS_DU_JOUR, PAQUETS] } },
      { extends: true, test: { ...construit, name: "construit", include: CONSTRUITS_DU_JOUR } },
      {
        extends: true,
        test: {
          ...construit,
          name: "construit-suite",
          exclude: [...CONSTRUITS_DU_JOUR, ...DE_NUIT, PAQUETS],
        },
      },
    ],
  },
});
