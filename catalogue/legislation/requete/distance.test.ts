import { expect, test } from "vitest";
import type { Individu, Situation } from "../../situation/situation.ts";
import coordonnees from "../parametres/communes-coordonnees.json" with { type: "json" };
import { centreDe, distanceDuDomicileFamilial, distanceEntreCommunes } from "./distance.ts";
import { foyer } from "./kit.ts";

test.each([
  ["01001", [493, 4616]],
  ["75056", [238, 4884]],
  ["2A004", [867, 4193]],
  ["97411", [5545, -2094]],
  ["01003", undefined],
  ["01999", undefined],
  ["97502", undefined],
  ["99100", undefined],
  ["", undefined],
])("le centre de %j est connu au centième de degré", (commune, centre) => {
  expect(centreDe(coordonnees, commune)).toEqual(centre);
});

test("les distances à vol d’oiseau ne dépendent pas du sens", () => {
  const entre = (a: string, b: string) => distanceEntreCommunes(coordonnees, a, b);
  // Paris et Lyon, Marseille et Saint-Denis de La Réunion.
  expect(entre("75056", "69123")).toBeCloseTo(391, -1);
  expect(entre("69123", "75056")).toBe(entre("75056", "69123"));
  expect(entre("13055", "97411")).toBeGreaterThan(8000);
  expect(entre("75056", "75056")).toBe(0);
  expect(entre("75056", "97502")).toBeUndefined();
});

const distance = (demandeur: Partial<Individu>, depcom?: string, parents: Situation["parents"] = {}) =>
  distanceDuDomicileFamilial(
    foyer({ activite: "etudiant", ...demandeur }, {
      parents,
      menage: { ...(depcom && { depcom }) },
    } as Partial<Situation>),
  );

test("la distance se compte pour un étudiant qui vit ailleurs, d’un arrondissement comme de sa ville", async () => {
  const famille = { _bourseCriteresSociauxCommuneDomicileFamilial: "69383" };
  const km = await distance(famille, "75115");
  expect(km).toBe(distanceEntreCommunes(coordonnees, "75056", "69123"));
  expect(await distance({ ...famille, habite_chez_parents: true }, "75115")).toBeUndefined();
  expect(await distance({ ...famille, activite: "salarie" }, "75115")).toBeUndefined();
  expect(await distance(famille, "75115", { _en_france: false })).toBeUndefined();
  expect(await distance(famille)).toBeUndefined();
  expect(await distance({}, "75115")).toBeUndefined();
});
