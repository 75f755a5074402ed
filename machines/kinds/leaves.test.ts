import * as v from "valibot";
import { expect, it } from "vitest";
import { enfantId, personneId } from "./leaves.ts";

it.each([
  ["demandeur", true, false],
  ["conjoint", true, false],
  ["enfant_0", true, true],
  ["enfant_12", true, true],
  ["enfant_00", false, false],
  ["enfant_1x", false, false],
  ["enfant_100", false, false],
  ["enfant_", false, false],
  ["un enfant_1", false, false],
  ["le conjoint", false, false],
  ["demandeuse", false, false],
])("« %s » nomme quelqu’un du foyer : %s ; un enfant : %s", (id, quelquUn, enfant) => {
  expect([v.is(personneId, id), v.is(enfantId, id)]).toEqual([quelquUn, enfant]);
});
