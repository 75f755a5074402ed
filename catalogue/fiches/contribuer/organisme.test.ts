import { expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { organismeNomme } from "./organisme.ts";

const institutions = [...readCatalogue().institutions.values()];

it.each([
  ["conseil regional de bretagne", "region_bretagne"],
  ["Région Île-de-France", "region_ile_de_france"],
  ["departement de la correze", "departement_correze"],
  ["Conseil départemental de l'Ain", "departement_ain"],
  ["caf de l'ain", "caf_ain"],
  ["Rennes Metropole", "rennes_metropole"],
  ["FRANCE TRAVAIL", "france_travail"],
  // A town is not the region, nor the metropolis, of its name.
  ["Rennes", undefined],
  ["La mairie", undefined],
  ["une association", undefined],
])("« %s » est %s", (nom, attendu) => {
  expect(organismeNomme(nom, institutions)).toBe(attendu);
});
