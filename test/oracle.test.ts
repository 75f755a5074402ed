import { describe, expect, it } from "vitest";
import { replay } from "../machines/journey/replay.ts";
import { oracleCases } from "./fixtures/oracle.ts";
import { activePaths } from "./journeys.ts";

describe("le questionnaire de référence", () => {
  it.each(oracleCases.map((one) => [one.id, one] as const))(
    "pose les mêmes questions dans le même ordre : %s",
    (_, one) => {
      const { parcours } = replay(one.simulation);
      expect([...activePaths(parcours), "/simulation/resultats"]).toEqual(one.expected.activeSteps);
    },
  );

  it("est essayé sur quarante foyers, qui passent par ses 130 questions", () => {
    expect(oracleCases).toHaveLength(40);
    expect(new Set(oracleCases.flatMap(({ expected }) => expected.activeSteps)).size).toBe(130);
  });
});
