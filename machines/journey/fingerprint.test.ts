import { expect, it } from "vitest";
import { ouErreur } from "../../test/ou-erreur.ts";
import { isWords, meaningOfSnapshots } from "./fingerprint.ts";

it("l’empreinte du parcours porte les étapes, les conditions, les questions et les seuils, et rien d’autre", () => {
  expect(ouErreur(() => Object.keys(JSON.parse(meaningOfSnapshots())))).toEqual([
    "tree",
    "conditions",
    "pertinences",
    "questions",
    "defaultParameters",
  ]);
});

it("les mots que l’on lit n’y sont pas : les changer ne change pas le parcours", () => {
  expect(meaningOfSnapshots()).not.toMatch(/"(?:title|summary|help|hint|label)":/);
});

it.each([
  ["label", true],
  ["conjointLabel", true],
  ["summary", true],
  ["labels", false],
  ["value", false],
])("« %s » nomme des mots que l’on lit : %s", (cle, mots) => {
  expect(isWords(cle)).toBe(mots);
});
