import { expect, it } from "vitest";
import { suitesDuJour } from "./loi.ts";
import { session } from "./session.ts";

it("quel que soit l’ordre des réponses du serveur, la session tient ses lois", async () => {
  expect(await session.essayer(suitesDuJour(250))).toBeUndefined();
});
