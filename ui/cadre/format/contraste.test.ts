import { expect, test } from "vitest";
import { encreSur } from "./contraste.ts";

test.each([
  ["#000000", "#ffffff"],
  ["#ffffff", "#000000"],
  ["#0a5c36", "#ffffff"],
  ["#ffd400", "#000000"],
])("sur %s, l’encre est %s", (fond, encre) => {
  expect(encreSur(fond)).toBe(encre);
});
