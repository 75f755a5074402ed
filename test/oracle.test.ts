import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { openRuleAids } from "../catalogue/results/decider.ts";
import { estOuvert } from "../catalogue/rules/montant.ts";
import { factContext, type LegislationFacts } from "../catalogue/situation/context.ts";
import { replay } from "../machines/journey/replay.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { oracleCases } from "./fixtures/oracle.ts";
import { activePaths } from "./journeys.ts";

const nommes = oracleCases.map((one) => [one.id, one] as const);

describe("le questionnaire de référence", () => {
  it.each(nommes)("pose les mêmes questions dans le même ordre : %s", (_, one) => {
    const { parcours } = replay(one.simulation);
    expect([...activePaths(parcours), "/simulation/resultats"]).toEqual(one.expected.activeSteps);
  });

  it("est essayé sur quarante foyers, qui passent par ses 129 questions", () => {
    expect(oracleCases).toHaveLength(40);
    expect(new Set(oracleCases.flatMap(({ expected }) => expected.activeSteps)).size).toBe(129);
  });
});

describe("le catalogue de référence", () => {
  /** Rule aids whose opening the reference tells for every case. */
  const univers: readonly string[] = JSON.parse(
    readFileSync(new URL("./fixtures/universe.json", import.meta.url), "utf8"),
  );
  let catalogue: Catalogue;
  let connues: ReadonlySet<string>;

  beforeAll(() => {
    catalogue = readCatalogue();
    // An aid that has no file yet cannot come out.
    connues = new Set(univers.filter((id) => catalogue.byId.has(id)));
  });

  it.each(nommes)("ouvre les mêmes aides, aux mêmes montants : %s", (_, { simulation, engine, expected }) => {
    const { boursier, rsa, rfr, nbptr } = engine as LegislationFacts;
    const { situation } = replay(simulation);
    const values = openRuleAids(
      catalogue,
      factContext(situation, { legislation: { boursier, rsa, rfr, nbptr } }),
    );
    const ouvertes = [...values].filter(([id, montant]) => connues.has(id) && estOuvert(montant));
    const attendues = expected.eligible.flatMap(({ id, montant }) =>
      connues.has(id) ? [[id, montant] as const] : [],
    );
    const parId = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
    expect(ouvertes.toSorted(parId)).toEqual(attendues.toSorted(parId));
  });

  it("n’attend que des aides de son univers, et en attend pour presque tous les foyers", () => {
    const ids = oracleCases.map(({ expected }) => expected.eligible.map(({ id }) => id));
    expect(ids.flat().filter((id) => !univers.includes(id))).toEqual([]);
    expect(ids.filter((list) => list.some((id) => connues.has(id))).length).toBeGreaterThan(30);
  });
});
