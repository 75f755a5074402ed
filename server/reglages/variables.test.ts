import * as v from "valibot";
import { expect, test } from "vitest";
import { environnement } from "./variables.ts";

const variables = Object.entries(environnement.entries).map(([nom, schema]) => ({
  nom,
  schema,
  exemple: v.getExamples(schema)[0],
  defaut: v.getDefault(schema),
}));

test.each(variables)("$nom accepte son exemple, qui n’est pas ce qu’elle vaut déjà", (variable) => {
  const { schema, exemple, defaut } = variable;
  expect(v.is(schema, exemple)).toBe(true);
  expect(exemple).not.toBe(defaut);
});

test.each(variables)("$nom dit à quoi elle sert, en une phrase d’un tableau", ({ schema }) => {
  // Without a full stop, which its table does without, nor what would cut its row.
  expect(v.getDescription(schema)).toMatch(/^[^|\n]{10,170}[^.|\n]$/);
});
