import { expect, it } from "vitest";
import { suitesDuJour } from "./loi.ts";
import { coupure } from "./coupure.ts";

it("coupée à n’importe quel moment, une session reprise continue comme si elle ne l’avait pas été", async () => {
  expect(await coupure.essayer(suitesDuJour(40))).toBeUndefined();
});
