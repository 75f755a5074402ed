import { expect, it } from "vitest";
import { lignesChangeesDe } from "./lignes.ts";

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
    "machines/journey/moves.ts:3-3",
    "machines/journey/moves.ts:11-14",
  ]);
});
