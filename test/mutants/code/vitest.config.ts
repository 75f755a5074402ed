import { defineConfig } from "vitest/config";

/** The short tests that a fault in `machines/` or `catalogue/` may fail; what takes seconds would take days. */
export default defineConfig({
  test: {
    root: ".",
    include: [
      "machines/**/*.test.ts",
      "catalogue/{predicate,rules,results,conditions,situation}/**/*.test.ts",
      "test/approuver/faits/*.test.ts",
      "test/mutants/code/*.test.ts",
    ],
    exclude: ["**/*.long.test.ts"],
    isolate: true,
    testTimeout: 20_000,
  },
});
