import { expect, it } from "vitest";
import { suitesDuJour } from "./loi.ts";
import { modifier } from "./modifier.ts";

it("Modifier pose exactement ce que le changement ouvre, puis revient au récapitulatif", async () => {
  expect(await modifier.essayer(suitesDuJour(80))).toBeUndefined();
});
