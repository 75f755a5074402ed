import { expect, it } from "vitest";
import { answerAll, journey } from "../../test/journeys.ts";

const RECAPITULATIF = "/simulation/recapitulatif";
const RESULTATS = "/simulation/resultats";

const finie = (relecture: { relecture?: "faite" }) => {
  const to = journey(relecture);
  answerAll(to);
  return to;
};

it("après la dernière question, les réponses se relisent si la marque le veut, et elle seule", () => {
  expect(finie({}).path).toBe(RESULTATS);
  const to = finie({ relecture: "faite" });
  expect(to.path).toBe(RECAPITULATIF);
  expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RESULTATS);
});

it("une correction faite en relisant y ramène, et les résultats s’ouvrent ensuite sans relire encore", () => {
  const to = finie({ relecture: "faite" });
  to.send({ type: "EDIT", path: "/simulation/individu/demandeur/_interetBafa" }).answer(true);
  expect(to.path).toBe(RECAPITULATIF);
  expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RESULTATS);
});
