import { writeFileSync } from "node:fs";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { type APlanter, consigneDuMoment, ENCOURS } from "./consigne.ts";

const assertionEchoue = ({ children }: TestModule): boolean =>
  [...children.allTests("failed")].some((essai) =>
    essai.result().errors?.some(({ name }) => name === "AssertionError"),
  );

/** Runs the lots of files with a change, until one sees it. */
async function planter(vitest: Vitest, { lots }: APlanter): Promise<void> {
  for (const lot of lots) {
    const essais = await vitest.globTestSpecifications([...lot]);
    const { testModules } = await vitest.runTestSpecifications(essais);
    if (testModules.some(assertionEchoue)) return;
  }
}

const consigne = consigneDuMoment();
const vitest = await createVitest("test", {
  config: "test/mutants/code/essais/vitest.config.ts",
  watch: false,
  reporters: [{}],
});
// What is loaded for a change is transformed once for all.
for (const faute of consigne.but === "planter" ? consigne.fautes : []) {
  writeFileSync(consigne.constats + ENCOURS, faute.id);
  await planter(vitest, faute);
}
if (consigne.but !== "planter") await vitest.runTestSpecifications(await vitest.globTestSpecifications());
await vitest.close();
process.exit();
