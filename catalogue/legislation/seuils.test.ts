import { expect, test } from "vitest";
import { defaultParameters } from "../situation/context.ts";
import { seuilsDuParcours } from "./seuils.ts";

test("les seuils du parcours sont ceux des fichiers de la loi", () => {
  expect(JSON.parse(seuilsDuParcours())).toEqual(defaultParameters);
});
