import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { constants } from "../../../../server/build/version.ts";
import { consigneDuMoment } from "./consigne.ts";

const consigne = consigneDuMoment();
const { fichiers } = consigne;
const changees = JSON.parse(readFileSync(consigne.sources, "utf8")) as Record<string, string>;

/** Gives the sources with the changes that sleep in them. */
const changer: Plugin = {
  name: "changer les sources",
  enforce: "pre",
  transform: (_, id) => {
    const code = changees[id.slice(process.cwd().length + 1)];
    return code === undefined ? undefined : { code, map: null };
  },
};

/** The short tests, that a change of the code may fail; what takes seconds each would take days. */
export default defineConfig({
  define: constants,
  plugins: [changer],
  test: {
    root: ".",
    ...(fichiers
      ? { include: [...fichiers], exclude: [] }
      : {
          include: ["{machines,catalogue,server,ui,test}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.long.test.ts", "test/{browser,admin,mutants,chemins}/**", "**/start.test.ts"],
        }),
    runner: "./test/mutants/code/essais/coureur.ts",
    isolate: true,
    maxWorkers: 1,
    pool: "threads",
    testTimeout: consigne.but === "rejouer" ? consigne.patience : 30_000,
    // A machine that stops is said by what is awaited of it, not beside.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
