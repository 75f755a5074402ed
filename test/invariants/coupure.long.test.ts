import { it } from "vitest";
import { tenir } from "./loi.ts";
import { coupure } from "./coupure.ts";

it("coupée à n’importe quel moment, une session reprise continue comme si elle ne l’avait pas été", async () => {
  await tenir(coupure, 40);
});
