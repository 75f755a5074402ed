import { expect, it } from "vitest";
import { depuisLaVersion, devenirs, lireVersion } from "../../../ui/studio/version.ts";
import { versionEcrite } from "./versions.ts";

it("la construction écrit la version de ce dossier, que l’inspecteur lit : ses questions, et ce qu’obtient chaque personnage", () => {
  const lue = lireVersion(versionEcrite()["version.json"] ?? "");
  expect(lue.jour).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(devenirs(depuisLaVersion(lue, "2026-11-23"))).toEqual(new Map());
  expect(lue.reserves).toEqual([]);
  expect(lue.personas).toHaveLength(12);
  expect(lue.personas.filter(({ refus, resultats }) => refus !== undefined || !resultats)).toEqual([]);
});
