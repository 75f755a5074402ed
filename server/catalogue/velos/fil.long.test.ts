import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import type { Individu } from "../../../catalogue/situation/situation.ts";
import { velos } from "../../../catalogue/results/velos/velos.ts";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import { ouvrier, OUVRIER_DES_VELOS } from "../../fil/ouvriers.ts";
import { type FilVelos, filVelos } from "./fil.ts";

type Choix = NonNullable<Individu["_interetsAidesVelo"]>;

const cycliste = (..._interetsAidesVelo: Choix) =>
  situationDe({
    menage: { depcom: "44109", _departement: "44", _region: "52", _epci: "244400404", _nomCommune: "Nantes" },
    demandeur: { _interetsAidesVelo },
  });

const ouverts: FilVelos[] = [];
const ouvrir = (...reglages: Parameters<typeof filVelos>) => {
  const fil = filVelos(...reglages);
  ouverts.push(fil);
  return fil;
};
afterEach(async () => {
  for (const fil of ouverts.splice(0)) await fil.close();
});

test("le fil rend ce que rend la bibliothèque, ici même", async () => {
  const { velos: dansLeFil } = ouvrir(ouvrier(OUVRIER_DES_VELOS), 30_000);
  const foyer = cycliste("velo_electrique", "velo_cargo");
  const rendues = await dansLeFil.compute(foyer, 3_000);
  expect(rendues.map(({ id, montant }) => [id, montant])).toEqual([["aidesvelo_aides_nantes", 1500]]);
  expect(rendues).toEqual(await velos.compute(foyer, 3_000));
});

describe("un fil qui se perd", () => {
  const fragile = {
    filename: fileURLToPath(new URL("../../../test/fixtures/ouvrier-fragile.mjs", import.meta.url)),
  };
  const rendus = async (fil: FilVelos) => (await fil.velos.compute(cycliste("velo_mecanique"), 0)).length;

  test.each<[string, Choix[number], number, string]>([
    ["meurt", "velo_cargo", 5_000, "worker exited with code: 7"],
    [
      "dépasse sa mémoire",
      "velo_pliant",
      60_000,
      "Worker terminated due to reaching memory limit: JS heap out of memory",
    ],
    ["ne finit pas", "velo_motorisation", 2_000, "fil : délai"],
  ])("quand il %s, cette demande échoue et la suivante aboutit", async (_, type, delaiMs, message) => {
    const fil = ouvrir(fragile, delaiMs);
    await expect(fil.velos.compute(cycliste(type), 0)).rejects.toThrow(message);
    await expect(rendus(fil)).resolves.toBe(1);
  });

  test("fermé sans avoir servi, ou deux fois, il ne dit rien ; rouvert, il sert", async () => {
    const fil = ouvrir(fragile, 5_000);
    await fil.close();
    expect(await rendus(fil)).toBe(1);
    await fil.close();
    await fil.close();
  });
});
