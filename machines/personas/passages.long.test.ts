import { expect, it } from "vitest";
import { etapesEssayees } from "../graph/graphe-essaye.ts";
import { passagesDe } from "./passages.ts";

it("compte chaque question, et au moins un parcours vers chacune", () => {
  const { chemins, etapes, transitions } = passagesDe(etapesEssayees);
  expect(Object.keys(etapes)).toEqual(etapesEssayees.map(({ stateId }) => stateId));
  expect(Object.entries(etapes).filter(([, fois]) => fois === 0)).toEqual([]);
  expect(etapes["individu/demandeur/date_naissance"]).toBe(chemins);
  const prises = Object.values(transitions).filter((fois) => fois > 0);
  expect(prises.length).toBeGreaterThan(175);
  expect(Math.max(...prises)).toBeLessThanOrEqual(chemins);
});
