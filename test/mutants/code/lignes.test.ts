import { expect, it } from "vitest";
import { estChangee, lignesChangeesDe } from "./lignes.ts";

it("d’une différence, garde les lignes ajoutées ou changées du code, sans les essais ni ce qui est ôté", () => {
  const diff = [
    "--- a/machines/journey/moves.ts",
    "+++ b/machines/journey/moves.ts",
    "@@ -3 +3 @@ const a",
    "-un",
    "+deux",
    "@@ -10,0 +11,4 @@",
    "@@ -20,2 +24,0 @@",
    "--- a/machines/journey/moves.test.ts",
    "+++ b/machines/journey/moves.test.ts",
    "@@ -1 +1 @@",
    "--- a/machines/journey/vieux.ts",
    "+++ /dev/null",
    "@@ -1,5 +0,0 @@",
  ].join("\n");
  expect(lignesChangeesDe(diff)).toEqual([
    { ou: "machines/journey/moves.ts", lignes: [3, 3] },
    { ou: "machines/journey/moves.ts", lignes: [11, 14] },
  ]);
});

it("une faute est d’une ligne changée quand elle en touche une, dans le même fichier", () => {
  const changees = [{ ou: "a.ts", lignes: [11, 14] as const }];
  const lesquelles = [
    [9, 10],
    [10, 11],
    [14, 20],
    [15, 15],
  ].map(([debut, fin]) => estChangee({ ou: "a.ts", lignes: [debut!, fin!] }, changees));
  expect(lesquelles).toEqual([false, true, true, false]);
  expect(estChangee({ ou: "b.ts", lignes: [12, 12] }, changees)).toBe(false);
  expect(estChangee({ ou: "a.ts" }, changees)).toBe(false);
});
