import { expect, test } from "vitest";
import { defaultParameters } from "../situation/context.ts";
import { seuilsDuParcours } from "./seuils.ts";

test("les seuils du parcours sont ceux des fichiers de la loi", async () => {
  await expect(seuilsDuParcours()).toMatchFileSnapshot("seuils.json");
  expect(JSON.parse(seuilsDuParcours())).toEqual(defaultParameters);
});
