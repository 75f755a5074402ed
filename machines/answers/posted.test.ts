import fc from "fast-check";
import { expect, it } from "vitest";
import * as v from "valibot";
import { oracleCases } from "../../test/fixtures/oracle.ts";
import { muter, mutation } from "../../test/robustesse/mutations.ts";
import { parsePosted } from "./posted.ts";
import { recordSchema } from "./record.ts";

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

it("un dossier abîmé est refusé ou lu comme par le schéma, et au même endroit", () => {
  let refuses = 0;
  const numRuns = 3_000;
  fc.assert(
    fc.property(
      fc.constantFrom(...dossiers),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (dossier, mutations, sansComptees) => {
        // What `current` repeats is no longer in `all` once one of the two is changed: without it, the change alone is read.
        const { answers } = dossier;
        const depart = sansComptees ? { ...dossier, answers: { ...answers, current: [] } } : dossier;
        const { record } = muter(depart, mutations);
        const attendu = parLeSchema(record);
        if (attendu.chemin) refuses++;
        expect(lu(record)).toEqual(attendu);
      },
    ),
    { numRuns },
  );
  expect(refuses).toBeGreaterThan(numRuns / 4);
  expect(refuses).toBeLessThan(numRuns);
});
