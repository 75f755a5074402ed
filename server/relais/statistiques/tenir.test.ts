import { expect, test } from "vitest";
import { purge } from "../../app/start.ts";
import { testApp } from "../../app/test-kit.ts";

test("la ronde du serveur efface les semaines de plus de 57, et garde les autres", async () => {
  // A Monday in France, the 15th of June 2026: 57 weeks before, the 12th of May 2025.
  const { deps } = testApp({ env: { STATISTIQUES: "oui" } });
  const { comptes } = deps;
  const semaines = ["2025-05-05", "2025-05-12", "2026-06-08"];
  await comptes?.write(async (orm, { semainesComptees: table }) => {
    await orm.insert(table).values(semaines.map((semaine) => ({ semaine, region: "", comptes: "{}" })));
  });
  await purge(deps);
  const restent = await comptes?.write((orm, { semainesComptees: table }) => orm.select().from(table));
  expect(restent?.map(({ semaine }) => semaine)).toEqual(["2025-05-12", "2026-06-08"]);
});
