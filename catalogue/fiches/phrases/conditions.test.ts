import { describe, expect, it } from "vitest";
import type { Noms } from "./noms.ts";
import {
  all,
  any,
  compare,
  type Condition,
  is,
  not,
  oneOf,
  predicate,
  startsWith,
} from "../../conditions/predicate/condition.ts";
import { enUnePhrase } from "./conditions.ts";

const lieux: Readonly<Record<string, string>> = {
  "53": "Bretagne",
  "04": "La Réunion",
  "35238": "Rennes",
  "76351": "Le Havre",
  "59350": "Lille",
  "243500139": "Rennes Métropole",
  "200070464": "CC Usses et Rhône",
};
const noms: Noms = {
  lieu: (_, code) => lieux[code],
  aide: (id) => (id === "rsa" ? "revenu de solidarité active" : undefined),
};
const uni = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/gu, " ");

const age = (operator: "<" | "<=" | "=" | ">" | ">=", bound: number) =>
  compare("demandeur.age", operator, bound);
const quotient = (bound: number, period: string, operator: "<" | "<=" | ">" = "<=") =>
  compare("legislation.quotient_familial", operator, bound, { period });
const enfants = (operator: "<" | "=" | ">=" | ">", n: number, params: Readonly<Record<string, number>>) =>
  compare("enfants.eligibles", operator, n, params);
const annees = (...values: string[]) => oneOf("demandeur.annee_etude", values);
const logement = (...values: string[]) => oneOf("menage.statut_occupation_logement", values);
const activite = (value: string) => is("demandeur.activite", value);
const lycee = is("demandeur.ecole", "lycee");
const boursier = is("legislation.boursier", true);
const rsa = compare("legislation.rsa", ">", 1);
const stage = is("demandeur.stagiaire", true);

// What an aid of the catalogue says is approved: `test/approuves/aides`.
describe("une condition dite en français", () => {
  it.each<[string, Condition]>([
    ["avoir moins de 26 ans", age("<=", 25)],
    ["avoir moins de 26 ans", age("<", 26)],
    ["avoir 18 ans", age("=", 18)],
    ["avoir de 18 à 30 ans", all(age(">=", 18), age("<=", 30))],
    ["avoir de 18 à 30 ans", all(age(">=", 16), age(">=", 18), age("<", 31))],
    ["avoir un quotient familial d’au plus 25 830,50 € par an", quotient(25_830.5, "year")],
    ["avoir un quotient familial de moins de 1 000 € par mois", quotient(1000, "month", "<")],
    ["avoir un quotient familial de plus de 3 949 € par an", quotient(3949, "year", ">")],
    ["avoir un handicap reconnu à 50 % au moins", compare("demandeur.taux_incapacite", ">=", 0.5)],
    ["avoir un handicap reconnu à moins de 80 %", compare("demandeur.taux_incapacite", "<", 0.8)],
    ["ne pas être en situation de handicap", is("demandeur.handicap", false)],
    ["avoir une bourse sur critères sociaux", boursier],
    ["ne pas avoir de bourse sur critères sociaux", not(boursier)],
    ["ne pas recevoir le RSA", not(rsa)],
    ["habiter en Bretagne", is("menage.region", "53")],
    ["habiter à Rennes", is("menage.commune", "35238")],
    ["habiter à Lille ou au Havre", oneOf("menage.commune", ["59350", "76351", "59350"])],
    ["habiter dans la communauté de communes Usses et Rhône", is("menage.epci", "200070464")],
    ["ne pas habiter Rennes Métropole", not(oneOf("menage.epci", ["243500139"]))],
    ["habiter dans le département 99", is("menage.departement", "99")],
    ["avoir le code postal 67100", oneOf("menage.codePostal", ["67100"])],
    [
      "habiter dans l’une des 8 communes : Rennes, Lille, Le Havre et 5 autres",
      oneOf("menage.commune", ["35238", "59350", "76351", "1", "2", "3", "4", "5"]),
    ],
    [
      "habiter dans l’une des 7 communes prévues",
      oneOf("menage.commune", ["1", "2", "3", "4", "5", "6", "7"]),
    ],
    [
      "habiter dans l’un des 9 départements prévus",
      oneOf("menage.departement", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
    ],
    ["être en CAP, en seconde ou en première", annees("cap_1", "cap_2", "seconde", "premiere")],
    [
      "être en BTS, en BUT ou en licence",
      annees("bts_1", "but_1", "but_1", "licence_1", "licence_2", "licence_3"),
    ],
    ["être en 2e année de CAP ou en terminale", annees("cap_2", "terminale")],
    ["être en terminale", all(lycee, annees("terminale"))],
    ["être en terminale", all(activite("etudiant"), annees("terminale"))],
    ["être à la retraite et être en terminale", all(activite("retraite"), annees("terminale"))],
    ["être au lycée ou en CAP, et être en BTS", all(lycee, annees("bts_1"))],
    ["avoir obtenu le bac avec la mention bien", oneOf("demandeur.mention_baccalaureat", ["mention_bien"])],
    [
      "avoir obtenu le bac avec la mention très bien",
      oneOf("demandeur.mention_baccalaureat", ["mention_tres_bien", "mention_tres_bien_felicitations_jury"]),
    ],
    ["relever du régime agricole (MSA)", oneOf("demandeur.regime_securite_sociale", ["regime_agricole"])],
    ["être sans domicile stable", logement("sans_domicile")],
    ["avoir au moins un enfant de 3 à 11 ans", enfants(">=", 1, { age_min: 3, age_max: 11 })],
    ["avoir au moins deux enfants de moins de 12 ans", enfants(">=", 2, { age_min: 0, age_max: 11 })],
    ["avoir au moins un enfant de 16 ans ou plus", enfants(">=", 1, { age_min: 16, age_max: 99 })],
    ["ne pas avoir d’enfant de 3 à 11 ans", not(enfants(">=", 1, { age_min: 3, age_max: 11 }))],
    [
      "avoir au moins un enfant de 3 à 11 ans",
      all(compare("enfants.nombre", ">", 0), enfants(">=", 1, { age_min: 3, age_max: 11 })),
    ],
    ["avoir droit à « revenu de solidarité active »", is("resultats.aide", true, { id: "rsa" })],
    ["ne pas avoir droit à « revenu de solidarité active »", is("resultats.aide", false, { id: "rsa" })],
    [
      "être en stage, à la retraite ou au collège",
      any(stage, activite("retraite"), is("demandeur.ecole", "college")),
    ],
    ["être en études, en alternance ou en stage", any(activite("etudiant"), lycee, stage)],
    ["être en stage ou recevoir le RSA", any(stage, rsa)],
    ["être en stage et recevoir le RSA", all(stage, rsa)],
    ["être au lycée ou en CAP, et recevoir le RSA", all(lycee, rsa)],
    ["ne pas être en stage ni à la retraite", not(any(stage, activite("retraite")))],
    ["ne pas être en stage ou ne pas recevoir le RSA", not(all(stage, rsa))],
    ["habiter quelque part", predicate("habiter quelque part", is("menage.epci", "1"))],
    ["habiter en Bretagne", predicate("habiter la Bretagne", is("menage.region", "53"))],
    ["ne pas habiter quelque part", not(predicate("habiter quelque part", is("menage.epci", "1")))],
    ["commune commençant par « 75 »", startsWith("menage.depcom", "75")],
    ["", all()],
  ])("%s", (attendu, condition) => {
    const phrase = enUnePhrase(condition, noms);
    expect(uni(phrase)).toBe(attendu);
    expect(phrase).not.toMatch(/\d (?:€|%|ans)| :/u);
  });
});
