import { expect, test } from "vitest";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { conduireLeFoyer } from "../approuver/faits/foyers-resultats.ts";
import { conduireParEcrans } from "./conduire.ts";

/** Answers from which what is left must be right. */
const ASSEZ = 5;

/** « Encore 12 écrans environ », and what was left in the end, of every screen once a few answers are there. */
const annonces = themesDesFoyers
  .flatMap(({ foyers }) => foyers)
  .flatMap((foyer) => {
    const { ecrans } = conduireParEcrans(conduireLeFoyer(foyer).snapshot.context);
    return ecrans.map(({ reste }, rang) => ({
      titre: foyer.titre,
      rang,
      dit: reste,
      vrai: ecrans.length - rang,
      hausse: rang > 0 ? reste - ecrans[rang - 1]!.reste : 0,
    }));
  });
const apres = annonces.filter(({ rang }) => rang >= ASSEZ);

test("ce qui reste n’augmente pas de plus de deux écrans", () => {
  expect(apres.length).toBeGreaterThan(1500);
  expect(apres.filter(({ hausse }) => hausse > 2)).toEqual([]);
});

test("ce qui reste ne dépasse pas d’un tiers ce qui restait, sauf une fois sur cent", () => {
  const trop = apres.filter(({ dit, vrai }) => dit > Math.ceil((vrai * 4) / 3));
  expect(trop.length / apres.length).toBeLessThan(0.01);
  // Who has no parents only: their incomes are not asked.
  expect(Math.max(...apres.map(({ dit, vrai }) => dit - vrai))).toBeLessThanOrEqual(4);
});

test("ce qui reste n’est pas bien moins que ce qui restait, dix-neuf fois sur vingt", () => {
  const peu = apres.filter(({ dit, vrai }) => dit < Math.floor((vrai * 2) / 3));
  expect(peu.length / apres.length).toBeLessThan(0.05);
});

test("dès le premier écran, l’annonce est celle de la plupart", () => {
  const premiers = annonces.filter(({ rang }) => rang === 0);
  const proches = premiers.filter(({ dit, vrai }) => Math.abs(dit - vrai) <= vrai / 3);
  expect(proches.length / premiers.length).toBeGreaterThan(0.75);
});
