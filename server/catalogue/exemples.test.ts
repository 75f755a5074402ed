import { expect, it } from "vitest";
import { readFermes } from "./exemples.ts";

it("les profils par où personne n’entre se lisent du catalogue", () => {
  expect([...readFermes("catalogue")]).toContain("region-bourgogne-franche-comte-stages-monde");
});

it("sans leur fichier, le catalogue se contrôle quand même", () => {
  expect([...readFermes("nulle/part")]).toEqual([]);
});
