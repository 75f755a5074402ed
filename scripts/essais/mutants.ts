import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

/** Rooms whose faults somebody would suffer. */
const PIECES = [
  "machines",
  "catalogue/{predicate,rules,results,situation}",
  "catalogue/loi/formules",
  "ui/{controls,pages,resultats,session,navigation}",
  "server",
];
const ENTIERES = PIECES.map((piece) => `${piece}/**/*.{ts,tsx}`);
const SAUF = ["!**/*.test.{ts,tsx}", "!server/build/**"];

/** Nothing is kept: the report is read, the copy of the tree is thrown away. */
const REGLAGES: ConstructorParameters<typeof Stryker>[0] = {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "test/mutants/vitest.config.ts" },
  reporters: ["clear-text"],
  clearTextReporter: { reportTests: false, logTests: false },
  coverageAnalysis: "perTest",
  tempDirName: "dist/mutants",
  ignorePatterns: ["dist", "data", "docs"],
  // TypeScript 7 has no interface for what Stryker would rewrite in it, and nothing here needs it.
  tsconfigFile: "aucun",
  concurrency: 2,
  timeoutMS: 20_000,
  allowEmpty: true,
};

const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" });

/** Lines added or changed since `main`, committed or not: `machines/journey/moves.ts:10-12`. */
function lignesChangees(): string[] {
  let fichier = "";
  const base = git("merge-base", "main", "HEAD").trim();
  const dans = PIECES.flatMap((piece) => [`:(glob)${piece}/**/*.ts`, `:(glob)${piece}/**/*.tsx`]);
  return git("diff", "--unified=0", "--no-color", base, "--", ...dans)
    .split("\n")
    .flatMap((ligne) => {
      if (ligne.startsWith("+++ ")) fichier = ligne.slice("+++ b/".length);
      const [, debut, combien = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(ligne) ?? [];
      return debut && combien !== "0" ? [`${fichier}:${debut}-${Number(debut) + Number(combien) - 1}`] : [];
    });
}

/** `npm run mutants`: on the lines that changed; `-- --tout`: everywhere; `-- file:1-9`: there. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { tout: { type: "boolean" } } });
const nommees = positionals.length > 0 ? positionals : lignesChangees();
const ou = values.tout === true ? ENTIERES : nommees;
await new Stryker({ ...REGLAGES, mutate: [...ou, ...SAUF] }).runMutationTest();
