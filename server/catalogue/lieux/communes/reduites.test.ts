import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { deplierLesCommunes, reduireLesCommunes } from "../../../../catalogue/lieux/communes/reduites.ts";
import { readLignes } from "./data.ts";

test("la table qu’un appareil garde rend exactement les communes du serveur, pour moitié moins à charger", () => {
  const lignes = readLignes();
  const reduites = reduireLesCommunes(lignes);
  const dites = deplierLesCommunes(reduites);
  expect(dites.length).toBe(lignes.length);
  expect(dites.filter((ligne, rang) => ligne !== lignes[rang]).slice(0, 3)).toEqual([]);
  const poids = (text: string) => gzipSync(text, { level: 9 }).length;
  expect(poids(reduites)).toBeLessThan(poids(lignes.join("\n")) / 2);
});
