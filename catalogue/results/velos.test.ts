import { describe, expect, it } from "vitest";
import { type Foyer, situationDe } from "../../test/fixtures/foyers.ts";
import type { Individu } from "../situation/situation.ts";
import { velos } from "./velos/velos.ts";

type Choix = NonNullable<Individu["_interetsAidesVelo"]>;
interface Cas {
  rfr?: number;
  jour?: string;
}

const nantes = {
  depcom: "44109",
  _departement: "44",
  _region: "52",
  _epci: "244400404",
  _nomCommune: "Nantes",
};
const paris12 = { depcom: "75112", _departement: "75", _region: "11", _nomCommune: "Paris" };
const illkirch = { depcom: "67218", _departement: "67", _region: "44", _epci: "246700488" };
const leVigan = { depcom: "30350", _departement: "30", _region: "76" };

const aides = (menage: Foyer["menage"], _interetsAidesVelo: Choix, { rfr, jour }: Cas = {}) =>
  velos.compute(situationDe({ dateDeValeur: jour, menage, demandeur: { _interetsAidesVelo } }), rfr);
const montants = (menage: Foyer["menage"], choix: Choix, cas: Cas = {}) =>
  aides(menage, choix, cas).then((unes) => Object.fromEntries(unes.map(({ id, montant }) => [id, montant])));

describe("les aides à l’achat d’un vélo", () => {
  it("à Nantes, un vélo classique ouvre l’aide de la métropole", async () => {
    expect(await aides(nantes, ["velo_mecanique"])).toEqual([
      {
        id: "aidesvelo_aides_nantes",
        label: "Nantes Métropole",
        description: "Aide solidaire à l'achat de vélo",
        link: "https://metropole.nantes.fr/aides-achat-velo",
        montant: 150,
        collectivite: { genre: "epci", nom: "Nantes Métropole", code: "244400404" },
      },
    ]);
  });

  it.each<[Choix, number]>([
    [["velo_mecanique"], 150],
    [["velo_pliant"], 150],
    [["velo_electrique"], 800],
    [["velo_motorisation"], 800],
    [["velo_cargo"], 1500],
    [["velo_cargo_electrique"], 1500],
    [["velo_mecanique", "velo_cargo"], 1500],
    [["velo_cargo", "velo_mecanique"], 1500],
  ])("garde le meilleur montant parmi les vélos choisis : %s", async (choix, montant) => {
    expect(await montants(nantes, choix)).toEqual({ aidesvelo_aides_nantes: montant });
  });

  it.each<[string, Foyer["menage"], Choix]>([
    ["sans vélo choisi", nantes, []],
    ["sans commune", { ...nantes, depcom: undefined }, ["velo_cargo"]],
    ["sans département", { ...nantes, _departement: undefined }, ["velo_cargo"]],
    ["sans région", { ...nantes, _region: undefined }, ["velo_cargo"]],
    ["sans rien", {}, ["velo_cargo"]],
  ])("n’en donne aucune %s", async (_, menage, choix) => {
    expect(await aides(menage, choix)).toEqual([]);
  });

  it("hors de la métropole, son aide n’existe pas, même juste après l’avoir donnée", async () => {
    expect(await montants(nantes, ["velo_cargo"])).toEqual({ aidesvelo_aides_nantes: 1500 });
    expect(await montants({ ...nantes, _epci: undefined }, ["velo_cargo"])).toEqual({});
    expect(await montants({ ...nantes, _epci: "000000000" }, ["velo_cargo"])).toEqual({});
  });

  it("un arrondissement donne les aides de sa ville", async () => {
    expect(await montants(paris12, ["velo_electrique"], { rfr: 5000 })).toEqual({
      aidesvelo_aides_ile_de_france: 400,
      aidesvelo_aides_paris: 400,
    });
  });

  it("le revenu de référence compte, et ne déborde pas sur le calcul suivant", async () => {
    const riche = await montants(paris12, ["velo_electrique"], { rfr: 90_000 });
    expect(riche).toEqual({ aidesvelo_aides_ile_de_france: 400 });
    expect(await montants(paris12, ["velo_electrique"])).toEqual({
      aidesvelo_aides_ile_de_france: 400,
      aidesvelo_aides_paris: 400,
    });
  });

  it.each([
    ["la veille de sa fin", "2025-12-30", true],
    ["son dernier jour", "2025-12-31", true],
    ["le lendemain", "2026-01-01", false],
  ])("laisse de côté une aide finie : %s", async (_, jour, la) => {
    expect(await montants(leVigan, ["velo_electrique"], { jour })).toEqual({
      aidesvelo_aides_occitanie: 200,
      ...(la && { aidesvelo_aides_le_vigan: 200 }),
    });
  });

  it("dit la fin d’une aide quand elle est connue", async () => {
    const fins = await aides(illkirch, ["velo_electrique"], { rfr: 5000, jour: "2026-12-31" });
    expect(fins.map(({ id, fin }) => [id, fin])).toEqual([
      ["aidesvelo_aides_strasbourg", undefined],
      ["aidesvelo_aides_illkirch", "2026-12-31"],
    ]);
  });
});
