import { expect, it } from "vitest";
import { utiles } from "../../machines/journey/essentiel/utile.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { utilesSelon } from "./utiles.ts";

it("l’essentiel passe exactement ce que les lectures du catalogue permettent de passer (`utile.ts`)", () => {
  expect(utiles).toEqual(utilesSelon(readCatalogue()));
});
