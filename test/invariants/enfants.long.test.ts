import { expect, it } from "vitest";
import { suitesDuJour } from "./loi.ts";
import { enfants } from "./enfants.ts";

it("jusqu’à six enfants, ajoutés, repris ou retirés dans n’importe quel ordre, font le foyer saisi d’un coup", async () => {
  expect(await enfants.essayer(suitesDuJour(40))).toBeUndefined();
});
