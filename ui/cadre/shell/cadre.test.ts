import { expect, test } from "vitest";
import { aQui } from "./cadre.ts";

const ICI = "https://aides.exemple.fr";
const LISTE = ["https://a.exemple.fr"];

test.each([
  ["https://a.exemple.fr", undefined, "https://a.exemple.fr"],
  ["https://a.exemple.fr", LISTE, "https://a.exemple.fr"],
  [ICI, LISTE, ICI],
  ["https://b.exemple.fr", LISTE, undefined],
  ["https://a.exemple.fr.autre.fr", LISTE, undefined],
  [null, LISTE, undefined],
  ["*", LISTE, undefined],
  [null, undefined, "*"],
  ["n’importe quoi", undefined, "*"],
])("dans le cadre d’une page qui se dit %j, permises %j, on parle à %j", (hote, parents, attendu) => {
  expect(aQui(hote, parents, ICI)).toBe(attendu);
});
