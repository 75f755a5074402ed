import { defineConfig } from "vitest/config";
import { constants } from "../../server/build/version.ts";

/**
 * The unit tests as Stryker replays them, without those that read the tree itself (documents, packages, approved texts).
 * Each file has modules of its own: a value kept by one would hide a fault from the next.
 */
export default defineConfig({
  define: constants,
  test: {
    include: ["{machines,catalogue,server,ui,test}/**/*.test.{ts,tsx}"],
    exclude: [
      "**/{node_modules,admin,build}/**",
      "**/*.long.test.ts",
      "test/{approuver,browser,dehors,documents,exploiter}/**",
      "test/{securite,start}.test.ts",
    ],
    testTimeout: 120_000,
    // A test that counts milliseconds may miss its turn once where the machine is shared.
    retry: 1,
  },
});
