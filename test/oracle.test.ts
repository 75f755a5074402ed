import { describe, expect, it } from "vitest";
import { readCatalogue } from "../server/catalogue/read.ts";
import { oracleCases } from "./fixtures/oracle.ts";
import { ecartsDe, ecartsVoulus, univers } from "./reference.ts";

const nommes = oracleCases.map((one) => [one.id, one] as const);
const catalogue = readCatalogue();

describe("l’échantillon de référence", () => {
  it.each(nommes)("mêmes questions, mêmes aides, mêmes montants, sauf ce qui est voulu : %s", (id, one) => {
    expect(ecartsDe(one, catalogue)).toEqual(ecartsVoulus[id] ?? []);
  });

  it("compte quarante foyers, qui passent par ses 129 questions", () => {
    expect(oracleCases).toHaveLength(40);
    expect(new Set(oracleCases.flatMap(({ expected }) => expected.activeSteps)).size).toBe(129);
  });

  it("n’attend que des aides de son univers, et en attend pour presque tous les foyers", () => {
    const ids = oracleCases.map(({ expected }) => expected.eligible.map(({ id }) => id));
    expect(ids.flat().filter((id) => !univers.includes(id))).toEqual([]);
    expect(ids.filter((list) => list.some((id) => catalogue.byId.has(id))).length).toBeGreaterThan(30);
  });

  it("une question, une aide ou un montant qui change se dit", () => {
    const cas = oracleCases.find(({ expected }) => expected.eligible.length > 1);
    if (!cas) throw new Error("L’échantillon n’ouvre plus deux aides à personne.");
    const { activeSteps, eligible } = cas.expected;
    const [premiere, ...suite] = eligible;
    const autre = {
      ...cas,
      expected: {
        activeSteps: activeSteps.map((un, ici) => (ici === 1 ? "/simulation/ailleurs" : un)),
        eligible: suite.map((un, n) => (n === 0 ? { ...un, montant: 0.5 } : un)),
      },
    };
    expect(ecartsDe(autre, catalogue).map((ecart) => ecart.replace(/donne .* là où/, "… là où"))).toEqual(
      expect.arrayContaining([
        `pose ${activeSteps[1]} là où la référence pose /simulation/ailleurs`,
        `${premiere?.id} … là où la référence donne rien`,
        `${suite[0]?.id} … là où la référence donne 0,5`,
      ]),
    );
  });
});
