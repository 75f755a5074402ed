import { it } from "vitest";
import { tenir } from "./loi.ts";
import { modifier } from "./modifier.ts";

it("Modifier pose exactement ce que le changement ouvre, puis revient au récapitulatif", async () => {
  await tenir(modifier, 80);
});
