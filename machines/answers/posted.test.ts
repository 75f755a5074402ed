import fc from "fast-check";
import { expect, it } from "vitest";
import * as v from "valibot";
import { oracleCases } from "../../test/fixtures/oracle.ts";
import { muter, mutations } from "../../test/robustesse/mutations.ts";
import { parsePosted } from "./posted.ts";
import { MOST_ANSWERS, recordSchema } from "./record.ts";

const dossiers = oracleCases.map(({ simulation }) => simulation);

/** What the schema alone says: the record, or the first place that is wrong. */
function parLeSchema(envoye: unknown) {
  const { success, output, issues } = v.safeParse(recordSchema, envoye, { abortEarly: true });
  return success ? { output } : { chemin: issues[0].path?.map(({ key }) => key) };
}

function lu(envoye: unknown) {
  const { success, output, issues } = parsePosted(envoye);
  return success ? { output } : { chemin: issues[0].path?.map(({ key }) => key) };
}

it.each(dossiers.map((dossier) => [dossier]))("un dossier juste est lu tel quel", (dossier) => {
  expect(parsePosted(dossier).output).toEqual(dossier);
});

it("d’un dossier juste, les réponses ne sont pas recopiées : celles qui comptent sont prises parmi toutes", () => {
  for (const envoye of dossiers.map((dossier) => structuredClone(dossier))) {
    const { answers } = parsePosted(envoye).output as typeof envoye;
    expect(answers.all).toBe(envoye.answers.all);
    expect(answers.current.every((une) => envoye.answers.all.includes(une))).toBe(true);
  }
});

it("autant de réponses qu’un dossier peut en tenir ne sont pas recopiées non plus", () => {
  const [dossier] = dossiers;
  const all = Array.from({ length: MOST_ANSWERS }, () => dossier!.answers.all[0]!);
  const { output } = parsePosted({ ...dossier, answers: { all, current: [] } });
  expect((output as typeof dossier)!.answers.all).toBe(all);
});

it("d’un dossier faux, seul le premier défaut est dit", () => {
  expect(parsePosted({ answers: 1, version: 10 }).issues).toHaveLength(1);
});

it("un dossier abîmé est refusé ou lu comme par le schéma, et au même endroit", () => {
  let refuses = 0;
  const numRuns = 3_000;
  fc.assert(
    fc.property(fc.constantFrom(...dossiers), mutations(1), fc.boolean(), (dossier, suite, sansComptees) => {
      // What `current` repeats is no longer in `all` once one of the two is changed: without it, the change alone is read.
      const { answers } = dossier;
      const depart = sansComptees ? { ...dossier, answers: { ...answers, current: [] } } : dossier;
      const { record } = muter(depart, suite);
      const attendu = parLeSchema(record);
      if (attendu.chemin) refuses++;
      expect(lu(record)).toEqual(attendu);
    }),
    { numRuns },
  );
  expect(refuses).toBeGreaterThan(numRuns / 4);
  expect(refuses).toBeLessThan(numRuns);
});
