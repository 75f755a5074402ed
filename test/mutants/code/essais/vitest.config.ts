import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { constants } from "../../../../server/build/version.ts";
import { changerLesSources } from "../sources.ts";
import { consigneDuMoment } from "./consigne.ts";

const consigne = consigneDuMoment();
const fichiers =
  consigne.but === "planter"
    ? [...new Set(consigne.fautes.flatMap(({ lots }) => lots.flat()))]
    : consigne.fichiers;
const changees = JSON.parse(readFileSync(consigne.sources, "utf8")) as Record<string, string>;

/**
 * The short tests and the approved texts, that a change of the code may fail; what takes seconds each would take
 * days.
 */
export default defineConfig({
  define: constants,
  plugins: [changerLesSources(changees)],
  test: {
    root: ".",
    ...(fichiers
      ? { include: [...fichiers], exclude: [] }
      : {
          include: [
            "{machines,catalogue,server,ui,test}/**/*.test.{ts,tsx}",
            "test/mutants/code/approuves/*.ts",
          ],
          exclude: [
            "**/*.long.test.ts",
            "test/{browser,admin,chemins}/**",
            "test/mutants/**/*.test.ts",
            "test/start.test.ts",
          ],
        }),
    runner: "./test/mutants/code/essais/coureur.ts",
    // What a change made of the modules is not to be found by the next, nor by the next file.
    isolate: true,
    maxWorkers: 1,
    pool: "threads",
    testTimeout: consigne.but === "rejouer" ? consigne.patience : 30_000,
    // A machine that stops is said by what is awaited of it, not beside.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
