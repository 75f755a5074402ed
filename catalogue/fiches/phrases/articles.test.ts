import { describe, expect, it } from "vitest";
import type { Institution } from "../../schema/institution.ts";
import {
  aLaCommune,
  dansLeTerritoire,
  dansLIntercommunalite,
  deLaCommune,
  duTerritoire,
  lIntercommunalite,
} from "./articles.ts";
import { habiterChez, quiDecide } from "./institutions.ts";
import { ansDits, eurosEnMots, nombreDit, tauxDit } from "./nombres.ts";

it.each([
  ["Bretagne", "en Bretagne", "de Bretagne"],
  ["Île-de-France", "en Île-de-France", "de l’Île-de-France"],
  ["Hauts-de-France", "dans les Hauts-de-France", "des Hauts-de-France"],
  ["Pays de la Loire", "dans les Pays de la Loire", "des Pays de la Loire"],
  ["Grand Est", "dans le Grand Est", "du Grand Est"],
  ["Corse", "en Corse", "de Corse"],
  ["Provence-Alpes-Côte d'Azur", "en Provence-Alpes-Côte d’Azur", "de Provence-Alpes-Côte d’Azur"],
  ["La Réunion", "à La Réunion", "de La Réunion"],
  ["Mayotte", "à Mayotte", "de Mayotte"],
  ["Guadeloupe", "en Guadeloupe", "de Guadeloupe"],
  ["Manche", "dans la Manche", "de la Manche"],
  ["Nord", "dans le Nord", "du Nord"],
  ["Ain", "dans l’Ain", "de l’Ain"],
  ["Gironde", "en Gironde", "de la Gironde"],
  ["Isère", "en Isère", "de l’Isère"],
  ["Yvelines", "dans les Yvelines", "des Yvelines"],
  ["Côtes-d'Armor", "dans les Côtes-d’Armor", "des Côtes-d’Armor"],
  ["Eure-et-Loir", "en Eure-et-Loir", "d’Eure-et-Loir"],
  ["Loir-et-Cher", "dans le Loir-et-Cher", "du Loir-et-Cher"],
  ["Paris", "à Paris", "de Paris"],
])("%s : région ou département", (nom, ou, de) => {
  expect([dansLeTerritoire(nom), duTerritoire(nom)]).toEqual([ou, de]);
});

it.each([
  ["Rennes", "à Rennes", "de Rennes"],
  ["Antony", "à Antony", "d’Antony"],
  ["Le Havre", "au Havre", "du Havre"],
  ["Les Ulis", "aux Ulis", "des Ulis"],
  ["La Rochelle", "à La Rochelle", "de La Rochelle"],
  ["L'Haÿ-les-Roses", "à L’Haÿ-les-Roses", "de L’Haÿ-les-Roses"],
])("%s : commune", (nom, ou, de) => {
  expect([aLaCommune(nom), deLaCommune(nom)]).toEqual([ou, de]);
});

it.each([
  ["Brest Métropole", "Brest Métropole", "Brest Métropole"],
  [
    "CC Usses et Rhône",
    "la communauté de communes Usses et Rhône",
    "dans la communauté de communes Usses et Rhône",
  ],
  [
    "CA d'Hénin-Carvin",
    "la communauté d’agglomération d’Hénin-Carvin",
    "dans la communauté d’agglomération d’Hénin-Carvin",
  ],
  ["Métropole de Lyon", "la Métropole de Lyon", "dans la Métropole de Lyon"],
  ["Eurométropole de Strasbourg", "l’Eurométropole de Strasbourg", "dans l’Eurométropole de Strasbourg"],
  ["Agglomération de La Rochelle", "l’agglomération de La Rochelle", "dans l’agglomération de La Rochelle"],
  [
    "Communauté de Communes Adour Madiran",
    "la communauté de communes Adour Madiran",
    "dans la communauté de communes Adour Madiran",
  ],
])("%s : intercommunalité", (nom, seule, ou) => {
  expect([lIntercommunalite(nom), dansLIntercommunalite(nom)]).toEqual([seule, ou]);
});

type Celle = Pick<Institution, "slug" | "label" | "type">;
const celle = (label: string, type: Institution["type"], slug = "une"): Celle => ({ slug, label, type });

it.each<[Celle, string]>([
  [celle("Ville de Paris", "commune"), "La Ville de Paris fixe"],
  [celle("Ville de Antony", "commune"), "La Ville d’Antony fixe"],
  [celle("Ville de Le Cateau-Cambrésis", "commune"), "La Ville du Cateau-Cambrésis fixe"],
  [celle("Ville du Cateau-Cambrésis", "commune"), "La Ville du Cateau-Cambrésis fixe"],
  [celle("Ville des Rues-des-Vignes", "commune"), "La Ville des Rues-des-Vignes fixe"],
  [celle("Département Yvelines", "departement"), "Le Département des Yvelines fixe"],
  [celle("Département de la Vendée", "departement"), "Le Département de la Vendée fixe"],
  [celle("Département de Seine-Saint-Denis", "departement"), "Le Département de la Seine-Saint-Denis fixe"],
  [celle("Occitanie", "region"), "La Région Occitanie fixe"],
  [celle("Nantes Métropole", "epci"), "Nantes Métropole fixe"],
  [celle("Métropole de Lyon", "epci"), "La Métropole de Lyon fixe"],
  [celle("Mutualité Sociale Agricole Armorique", "msa"), "La Mutualité Sociale Agricole Armorique fixe"],
  [celle("SNCF", "national", "sncf"), "La SNCF fixe"],
  [celle("Action Logement", "national", "action_logement"), "Action Logement fixe"],
])("%o décide de ses aides", (institution, debut) => {
  expect(quiDecide(institution)).toBe(
    `${debut} les règles de cette aide. La simulation les applique à vos réponses.`,
  );
});

it("la loi décide des aides de l’État", () => {
  expect(quiDecide(celle("L’État français", "national", "etat"))).toBeUndefined();
});

it.each<[Celle, string]>([
  [celle("Bretagne", "region"), "habiter en Bretagne"],
  [celle("Région La Réunion", "region"), "habiter à La Réunion"],
  [celle("Département de l’Eure", "departement"), "habiter dans l’Eure"],
  [celle("Ville d’Angers", "commune"), "habiter à Angers"],
  [celle("Alfortville", "commune"), "habiter à Alfortville"],
  [celle("Brest Métropole", "epci"), "habiter Brest Métropole"],
])("%o : ceux qui y habitent", (institution, phrase) => {
  expect(habiterChez(institution)).toBe(phrase);
});

describe("un nombre s’écrit en français", () => {
  it.each([
    [0, {}, "0"],
    [-0, {}, "0"],
    [1, {}, "1"],
    [999, {}, "999"],
    [1000, {}, "1\u202f000"],
    [1_234_567.5, {}, "1\u202f234\u202f567,5"],
    [25_830.5, { fixes: true }, "25\u202f830,50"],
    [25_830.5, { groupe: false }, "25830,5"],
    [1.005, {}, "1,01"],
    [-1.005, {}, "-1,01"],
    [2.675, {}, "2,68"],
    [0.004, {}, "0"],
    [-0.004, {}, "0"],
    [0.005, {}, "0,01"],
    [1e-9, {}, "0"],
    [1234.5678, { decimales: 0 }, "1\u202f235"],
    [1234.5678, { decimales: 3 }, "1\u202f234,568"],
  ])("%s %j", (value, ecriture, attendu) => {
    expect(nombreDit(value, ecriture)).toBe(attendu);
  });

  it("comme l’écrit le format de la langue", () => {
    const langue = new Intl.NumberFormat("fr", { maximumFractionDigits: 2 });
    // From 1 to 10 million, whole, with one decimal, with two and with three.
    const values = Array.from({ length: 4000 }, (_, n) => Math.round(1.0041 ** n * 1000) / 10 ** (n % 4));
    expect(values.map((value) => nombreDit(value))).toEqual(values.map((value) => langue.format(value)));
  });
});

it.each([
  [450, undefined, "450\u00a0€"],
  [449.999, undefined, "450\u00a0€"],
  [12.5, "month", "12,50\u00a0€ par mois"],
  [25_830, "year", "25\u202f830\u00a0€ par an"],
])("%s €, %s", (montant, periode, dit) => {
  expect(eurosEnMots(montant, periode)).toBe(dit);
});

it("un taux, un âge", () => {
  expect([tauxDit(0.5), tauxDit(0.07), tauxDit(0.0125)]).toEqual(["50\u00a0%", "7\u00a0%", "1,25\u00a0%"]);
  expect([ansDits(1), ansDits(18)]).toEqual(["1\u00a0an", "18\u00a0ans"]);
});
