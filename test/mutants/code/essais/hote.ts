import { appendFileSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { type APlanter, consigneDuMoment, type ConstatDEssai, ENCOURS } from "./consigne.ts";
import { Mondes } from "./mondes.ts";

const consigne = consigneDuMoment();
const encours = consigne.constats + ENCOURS;

const assertionEchoue = ({ children }: TestModule): boolean =>
  [...children.allTests("failed")].some((essai) =>
    essai.result().errors?.some(({ name }) => name === "AssertionError"),
  );

/** Looks at what is approved with a change; true if that sees it. */
async function regarder(mondes: Mondes, id: string, fichier: string): Promise<boolean> {
  // Who watches sees that it goes on.
  const tic = () => utimesSync(encours, new Date(), new Date());
  const sort = await mondes.sortDe(id, fichier, tic);
  const vue = sort !== "survit" && sort !== "plante";
  const constat: ConstatDEssai = {
    constat: "essai",
    id,
    essai: vue ? sort : "regards",
    sort: vue ? "vue" : sort,
    salie: false,
  };
  appendFileSync(consigne.constats, `${JSON.stringify(constat)}\n`);
  return vue;
}

/** Runs the lots of files with a change, until one sees it. */
async function planter(vitest: Vitest, { lots }: APlanter): Promise<void> {
  for (const lot of lots) {
    const essais = await vitest.globTestSpecifications([...lot]);
    const { testModules } = await vitest.runTestSpecifications(essais);
    // Those of every run are returned: a file that failed with the change before is among them.
    const lances = new Set(essais.map(({ moduleId }) => moduleId));
    if (testModules.some((module) => lances.has(module.moduleId) && assertionEchoue(module))) return;
  }
}

const vitest = await createVitest("test", {
  config: "test/mutants/code/essais/vitest.config.ts",
  watch: false,
  reporters: [{}],
});
if (consigne.but === "planter") {
  const mondes = new Mondes(JSON.parse(readFileSync(consigne.sources, "utf8")) as Record<string, string>);
  // What is loaded for a change is transformed once for all.
  for (const faute of consigne.fautes) {
    writeFileSync(encours, faute.id);
    const { id, auChargementDe } = faute;
    if (auChargementDe === undefined || !(await regarder(mondes, id, auChargementDe)))
      await planter(vitest, faute);
  }
  await mondes.fermer();
} else await vitest.runTestSpecifications(await vitest.globTestSpecifications());
await vitest.close();
process.exit();
