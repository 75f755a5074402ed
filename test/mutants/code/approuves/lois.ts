import { expect, it } from "vitest";
import { coupure } from "../../../invariants/coupure.ts";
import { enfants } from "../../../invariants/enfants.ts";
import { modifier } from "../../../invariants/modifier.ts";
import { retour } from "../../../invariants/retour.ts";
import { session } from "../../../invariants/session.ts";

it.each([
  { loi: session, suites: 60 },
  { loi: coupure, suites: 12 },
  { loi: modifier, suites: 8 },
  { loi: enfants, suites: 3 },
  { loi: retour, suites: 2 },
])("la loi « $loi.nom »", async ({ loi, suites }) => {
  expect(await loi.essayer(suites, false)).toBeUndefined();
});
