import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fautes } from "./fautes-plantees.ts";

it.each(fautes)("« $nom » se plante encore dans $fichier, à un seul endroit", ({ fichier, avant, apres }) => {
  expect(readFileSync(fichier, "utf8").split(avant)).toHaveLength(2);
  expect(apres).not.toBe(avant);
});
