import { expect, test } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { lieuxDe } from "./lieux.ts";

test.each([
  [
    "les siens, même si son institution en a d’autres",
    { lieux: ["mission_locale"] },
    { etablissements: ["caf"] },
    ["mission_locale"],
  ],
  ["ceux de son institution", {}, { etablissements: ["caf", "cpam"] }, ["caf", "cpam"]],
  ["la CAF, pour une CAF locale", {}, { type: "caf" as const }, ["caf"]],
  ["aucun, si personne n’en nomme", {}, {}, []],
  ["aucun d’un genre inconnu", { lieux: ["phare"] }, {}, []],
])("une aide a pour lieux %s", (_, aide, institution, attendu) => {
  expect(lieuxDe(aideDe(aide), institutionDe(institution))).toEqual(attendu);
});
