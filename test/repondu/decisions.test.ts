import { expect, it } from "vitest";
import { verdictDit } from "../../catalogue/results/demarches/repondu/verdict-dit.ts";
import { decisionsFausses, decisionsJustes, enUneLigne, paiementsAccidentels, trouvee } from "./epreuve.ts";

// The whole count, on sixty households, is in decisions.long.test.ts.

it("six erreurs plantées au dossier d’une caisse : la cause est parmi celles que l’on dit", async () => {
  const examens = await decisionsFausses(6, true);
  expect(examens).toHaveLength(6);
  expect(examens.filter((un) => !trouvee(un)).map(enUneLigne)).toEqual([]);
  for (const { verdict } of examens) expect(verdict.causes.length).toBeLessThanOrEqual(3);
});

it("ce qu’aucune règle ne donne n’est expliqué par aucune", async () => {
  const examens = await paiementsAccidentels(2);
  expect(examens.map(({ verdict }) => verdict.issue)).toEqual(["inexpliquée", "inexpliquée"]);
});

it("une décision juste, une dette juste, un refus juste ne se contestent jamais", async () => {
  const examens = await decisionsJustes(5);
  expect(examens.filter(({ verdict: { issue } }) => issue !== "juste").map(enUneLigne)).toEqual([]);
  for (const { verdict, decision } of examens)
    expect(verdictDit(verdict, decision, "rsa").contester).toBe(false);
});
