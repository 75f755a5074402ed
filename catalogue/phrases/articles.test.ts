import { expect, it } from "vitest";
import {
  aLaCommune,
  dansLeTerritoire,
  dansLIntercommunalite,
  deLaCommune,
  duTerritoire,
  lIntercommunalite,
} from "./articles.ts";

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
