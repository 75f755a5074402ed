import { expect, it } from "vitest";
import type { Institution } from "../schema/institution.ts";
import { habiterChez, quiDecide } from "./institutions.ts";

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
