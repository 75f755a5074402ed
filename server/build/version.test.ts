import { expect, it } from "vitest";
import { VERSION } from "../../machines/journey/version.ts";
import { versionDuParcours } from "./version.ts";

it("le parcours construit porte son empreinte, qu’un navigateur garde avec les réponses", () => {
  expect(versionDuParcours()).toMatch(/^[0-9a-f]{12}$/);
  expect(VERSION).toBe(versionDuParcours());
});
