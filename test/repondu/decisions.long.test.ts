import { expect, it } from "vitest";
import { verdictDit } from "../../catalogue/results/demarches/repondu/verdict-dit.ts";
import { decisionsFausses, decisionsJustes, enUneLigne, paiementsAccidentels, trouvee } from "./epreuve.ts";

/** Least part of the planted errors whose cause is told. */
const TROUVEES = 0.85;

it("soixante foyers, une erreur plantée chacun : la cause est dite dans 85 % des cas au moins", async () => {
  const examens = await decisionsFausses(60, true);
  const manquees = examens.filter((un) => !trouvee(un));
  console.log(`${examens.length - manquees.length} causes trouvées sur ${examens.length}`);
  console.log(manquees.map(enUneLigne).join("\n"));
  expect(examens).toHaveLength(60);
  expect(examens.filter(({ decision }) => decision.sorte === "dette").length).toBeGreaterThanOrEqual(6);
  expect(1 - manquees.length / examens.length).toBeGreaterThanOrEqual(TROUVEES);
});

it("vingt décisions justes, dettes et refus compris : aucune n’est dite fausse", async () => {
  const examens = await decisionsJustes(20);
  expect(examens).toHaveLength(20);
  expect(examens.filter(({ decision }) => decision.sorte === "dette").length).toBeGreaterThanOrEqual(6);
  const dites = examens.filter(({ verdict: { issue } }) => issue !== "juste" && issue !== "incalculable");
  console.log(`${dites.length} décision juste dite autre sur ${examens.length}`);
  expect(dites.map(enUneLigne)).toEqual([]);
  for (const { verdict, decision } of examens)
    expect(verdictDit(verdict, decision, "rsa").contester).toBe(false);
});

it("trente erreurs et accidents que rien n’essaie : aucun n’a de fausse cause", async () => {
  const examens = [...(await decisionsFausses(12, false)), ...(await paiementsAccidentels(18))];
  const fausses = examens.filter(({ verdict: { issue } }) => issue !== "inexpliquée");
  console.log(`${fausses.length} fausse cause sur ${examens.length}`);
  expect(fausses.map(enUneLigne)).toEqual([]);
});
