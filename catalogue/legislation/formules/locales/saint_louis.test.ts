import { expect, it } from "vitest";
import { foyer } from "../../requete/kit.ts";
import { a, enJuin } from "./kit.ts";
import { saint_louis_eligibilite_residence } from "./saint_louis.ts";

it("Saint-Louis de La Réunion aide ceux qui y habitent", () => {
  const habite = (depcom: string) =>
    enJuin(foyer({}, a(depcom)), saint_louis_eligibilite_residence, "menage");
  expect(["97414", "97415", "68297", ""].map(habite)).toEqual([true, false, false, false]);
});
