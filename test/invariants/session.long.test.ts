import { it } from "vitest";
import { tenir } from "./loi.ts";
import { session } from "./session.ts";

it("quel que soit l’ordre des réponses du serveur, la session tient ses lois", async () => {
  await tenir(session, 250);
});
