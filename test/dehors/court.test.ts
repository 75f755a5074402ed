import { describe, expect, test } from "vitest";
import { trouve } from "./navigateurs.ts";
import { fautes, rejouer } from "./rejouer.ts";

describe.skipIf(!trouve.chromium)("le produit vu du dehors", () => {
  test("une adresse, une personne et un signalement de chaque sorte sont justes dans Chromium", async () => {
    const rejouees = await rejouer({ court: true, moteurs: ["chromium"] }, () => undefined);
    expect(rejouees.length).toBeGreaterThan(30);
    expect(fautes(rejouees).map(({ ligne, raison }) => `${ligne.nom} : ${raison}`)).toEqual([]);
  }, 300_000);
});
