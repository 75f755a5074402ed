import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fautes } from "./fautes-plantees.ts";
import { sortDansUneCopie } from "./sort-d-une-copie.ts";

it.each(fautes)("« $nom » se plante encore dans $fichier, à un seul endroit", ({ fichier, avant, apres }) => {
  expect(readFileSync(fichier, "utf8").split(avant)).toHaveLength(2);
  expect(apres).not.toBe(avant);
});

it.each([
  [
    "vue",
    "✓ paires : 3 sur 3\n✗ questions : 2 sur 3 (66 %)\n    manque activite\n",
    ["✗ questions : 2 sur 3 (66 %)", "    manque activite"],
  ],
  [
    "plantage",
    "✗ aucune erreur ne sort du parcours\n    à activite : Logic missing\n",
    ["✗ aucune erreur ne sort du parcours", "    à activite : Logic missing", "perdu"],
  ],
  ["plantage", "✓ paires : 3 sur 3\n", ["perdu"]],
] as const)("un passage qui échoue dit « %s » selon ce qu’il nomme", (sort, stdout, dites) => {
  expect(sortDansUneCopie({ status: 1, stdout, stderr: "perdu" })).toEqual({ sort, dites });
  expect(sortDansUneCopie({ status: 0, stdout, stderr: "" })).toEqual({ sort: "survit", dites: [] });
});
