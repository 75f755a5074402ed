import { defineConfig } from "vitest/config";
import type { FauteDeSource } from "../atelier.ts";
import { planterDansLaSource } from "../planter.ts";

const MACHINES = process.env["FAUTE_DU_DIAGRAMME"] ? "machines/{session,journey}" : "machines";

/** The short tests of the machines, with one fault planted before them. */
export default defineConfig({
  plugins: [
    planterDansLaSource(() => JSON.parse(process.env["FAUTE_SOURCE"] ?? "null") as FauteDeSource | null),
  ],
  test: {
    root: ".",
    include: [`${MACHINES}/**/*.test.ts`, "ui/session/*.test.ts"],
    exclude: ["**/*.long.test.ts"],
    setupFiles: ["test/mutants/parcours/essais/planter.ts"],
    testTimeout: 5_000,
    bail: 1,
    // A machine that stops is said by what is awaited of it, not beside.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
