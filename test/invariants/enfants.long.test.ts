import { it } from "vitest";
import { tenir } from "./loi.ts";
import { enfants } from "./enfants.ts";

it("jusqu’à six enfants, ajoutés, repris ou retirés dans n’importe quel ordre, font le foyer saisi d’un coup", async () => {
  await tenir(enfants, 40);
});
