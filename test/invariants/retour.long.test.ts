import { it } from "vitest";
import { tenir } from "./loi.ts";
import { retour } from "./retour.ts";

it("de chaque écran, Précédent revient d’une question, et de question en question jusqu’à la première", async () => {
  await tenir(retour, 20);
});
