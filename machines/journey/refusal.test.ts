import { expect, it } from "vitest";
import { answerAll, journey } from "../../test/journeys.ts";
import { refusalOf } from "./refusal.ts";

it("la liste des enfants dit ce qui manque à chacun", () => {
  const to = journey();
  answerAll(to, { "demandeur/activite": "salarie" }, ["enfants"]);
  for (const prenom of ["Léa", "zoé"])
    to.send({ type: "CHILD.ADD" }).answer(prenom).send({ type: "GO", path: "/simulation/enfants" });
  const liste = to.parcours.byPath.get("/simulation/enfants")!;
  const manque =
    "date de naissance, nationalité, garde alternée, handicap, présence sur votre déclaration de revenus";
  expect(refusalOf(to.parcours, liste, 2)?.replaceAll(/\s/g, " ")).toBe(
    `Léa : il manque ${manque}. Zoé : il manque ${manque}.`,
  );
});
