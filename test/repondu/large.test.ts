import { expect, it } from "vitest";
import { decisionsFausses, decisionsJustes, enUneLigne, paiementsAccidentels } from "./epreuve.ts";
it("large", async () => {
  const j = await decisionsJustes(60);
  const nj = j.filter(({ verdict: { issue } }) => issue !== "juste" && issue !== "incalculable");
  console.log("justes", j.length, nj.map(enUneLigne).join("\n"));
  const e = [...(await paiementsAccidentels(60)), ...(await decisionsFausses(30, false))];
  const f = e.filter(({ verdict: { issue } }) => issue !== "inexpliquée");
  console.log("accidents", e.length, "fausses", f.length, f.map(enUneLigne).join("\n"));
  expect(1).toBe(1);
});
