/** `npm run test:mutants -- --code`: faults planted in the code, one at a time (docs/mutants.md). */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "test/mutants/code/vitest.config.ts", related: false },
  // Stryker cannot rewrite the configuration of TypeScript 7: it is told of one that is not there.
  tsconfigFile: "tsconfig.absent.json",
  mutate: [
    "{machines/journey,machines/answers,machines/kinds,machines/session}/**/*.ts",
    "catalogue/{predicate,rules,results}/**/*.ts",
    "!**/*.test.ts",
    "!**/*.test-d.ts",
  ],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: "node_modules/.cache/stryker/incremental.json",
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: "node_modules/.cache/stryker/mutants.json" },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: "node_modules/.cache/stryker/copies",
  ignorePatterns: ["dist", "data", "docs/screens", "test/approuves/aides"],
};
