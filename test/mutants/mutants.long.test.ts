import { expect, it } from "vitest";
import { compter, echantillon, toutesSortes } from "./compter.ts";
import { donnees } from "./donnees.ts";
import { cleDuMutant } from "./famille.ts";

/** A sample of each day; the whole run is `npm run test:mutants`. */
const [UN_SUR, GRAINE] = [40, 1];

it("toute faute tirée au sort dans les valeurs du catalogue est vue par le texte approuvé de son aide", async () => {
  const fautes = echantillon(await donnees.mutants(), UN_SUR, GRAINE);
  const bilan = await compter(donnees, fautes);
  const { total, plantes, survivants } = toutesSortes(bilan);
  expect(total).toBeGreaterThan(500);
  expect(plantes).toBe(0);
  expect(survivants.map(cleDuMutant)).toEqual([]);
  expect(bilan.perimes).toEqual([]);
});
