import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { dossierDEssai } from "../../../test/fixtures/base.ts";
import { journeyMachine } from "../../../machines/journey/journey.ts";
import { moduleXstateDe } from "./module-xstate.ts";

/** An empty project that has `xstate` alone, with the module: what a script says there, line by line. */
function dansUnProjetVide(module: string, script: string): string[] {
  const projet = dossierDEssai();
  mkdirSync(join(projet, "node_modules"));
  symlinkSync(resolve("node_modules/xstate"), join(projet, "node_modules/xstate"));
  writeFileSync(join(projet, "parcours.mjs"), module);
  writeFileSync(join(projet, "essai.mjs"), script);
  return execFileSync(process.execPath, ["essai.mjs"], { cwd: projet, encoding: "utf8" }).trim().split("\n");
}

/** Answers until the machine moves no more; says each state on the way. */
const repondre = (vraies: readonly string[]) => `
import { createActor } from "xstate";
import { gardes, parcours } from "./parcours.mjs";
for (const nom of ${JSON.stringify(vraies)}) {
  if (!(nom in gardes)) throw new Error(nom);
  gardes[nom] = true;
}
const acteur = createActor(parcours).start();
let avant;
for (let fois = 0; fois < 200; fois += 1) {
  const ici = Object.keys(acteur.getSnapshot().getMeta()).at(-1);
  if (ici === avant) break;
  console.log(ici);
  avant = ici;
  acteur.send({ type: "ANSWER" });
}
`;

it("la machine exportée tourne dans un projet vide, et ses gardes ouvrent ce qu’elles disent", () => {
  const module = moduleXstateDe(journeyMachine.config);
  const seul = dansUnProjetVide(module, repondre([]));
  expect(seul.slice(0, 4)).toEqual([
    "individu/demandeur/date_naissance",
    "individu/demandeur/nationalite",
    "individu/demandeur/activite",
    "individu/demandeur/handicap",
  ]);
  expect(seul).toContain("menage/depcom");
  expect(seul).not.toContain("individu/demandeur/scolarite");
  const enEtudes = dansUnProjetVide(module, repondre(["fait des études", "quelqu’un à interroger"]));
  expect(enEtudes).toContain("individu/demandeur/scolarite");
  expect(enEtudes.length).toBeGreaterThan(seul.length);
});
