import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { foyersTires } from "../loi/formules/tirage.ts";
import { estChiffree } from "./argent.ts";
import { paires } from "./paires.ts";

test("la table ne nomme que des aides qui existent, chaque paire une fois, avec son texte", () => {
  const noms = paires.map(({ un, autre }) => [un, autre].sort().join(" "));
  expect(paires.flatMap(({ un, autre }) => [un, autre]).filter((id) => !catalogueServi.byId.has(id))).toEqual(
    [],
  );
  expect(noms.filter((nom, rang) => noms.indexOf(nom) !== rang)).toEqual([]);
  expect(paires.filter(({ un, autre, texte }) => un === autre || texte === "")).toEqual([]);
});

test("ce qui est proposé pour un mois n’additionne jamais ce que la table défend", async () => {
  const vues = new Set<string>();
  await fc.assert(
    fc.asyncProperty(foyersTires, async (situation) => {
      const { droitsEligibles } = await resultatsSansVelo(situation);
      const comptees = new Set(droitsEligibles.filter((droit) => estChiffree(droit)).map(({ id }) => id));
      const ouvertes = new Set(droitsEligibles.map(({ id }) => id));
      for (const { un, autre, lien } of paires) if (ouvertes.has(un) && ouvertes.has(autre)) vues.add(lien);
      const defendues = paires.filter(({ un, autre, lien }) => {
        if (lien === "compte dans") return false;
        const lesquelles = lien === "exclut" ? ouvertes : comptees;
        return lesquelles.has(un) && lesquelles.has(autre);
      });
      expect(defendues).toEqual([]);
    }),
    { seed: 57, numRuns: 80 },
  );
  // The property is not empty: choices were open together.
  expect(vues).toContain("choix");
});
