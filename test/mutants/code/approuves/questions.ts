import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { textesDesConditions, textesDesQuestions } from "../../../approuver/faits/textes.ts";

it.each([
  ["questions", textesDesQuestions],
  ["conditions", textesDesConditions],
])("%s approuvées", (_, textes) => {
  for (const [fichier, texte] of textes()) expect(texte).toBe(readFileSync(fichier, "utf8"));
});
