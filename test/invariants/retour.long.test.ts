import { expect, it } from "vitest";
import { suitesDuJour } from "./loi.ts";
import { retour } from "./retour.ts";

it("de chaque écran, Précédent revient d’une question, et de question en question jusqu’à la première", async () => {
  expect(await retour.essayer(suitesDuJour(20))).toBeUndefined();
});
