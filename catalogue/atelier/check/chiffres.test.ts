import { expect, it } from "vitest";
import { aideDe } from "../../../test/fixtures/aides.ts";
import { jugerChiffres } from "./chiffres.ts";

const dits = (champs: Parameters<typeof aideDe>[0]) =>
  jugerChiffres(aideDe(champs)).map(({ chemin, message }) => `${chemin.join(".")} : ${message}`);
const montant = (montantDit: number, description: string, autres: object = {}) =>
  dits({ label: "aide", type: "float", montant: montantDit, description, nature: "plafond", ...autres });

it.each<[string, number, string, object?]>([
  ["le texte dit le montant", 280, "La Caf donne 280 € au plus."],
  ["avec ses milliers", 2800, "La Caf donne 2 800 € au plus."],
  ["avec ses centimes", 551.31, "La Caf donne 551,31 € au plus."],
  ["parmi d’autres", 600, "La Caf donne 600 €, ou 200 € pour une imprimante."],
  ["d’un bout à l’autre", 2, "La demi-journée coûte de 2 à 10 €."],
  ["en deux fois", 50, "Vous avez 25 € pour la culture, 25 € pour le sport."],
  ["la part d’un mois seulement", 500, "La Caf prête sans intérêts, à rendre 35 € par mois."],
  ["ce qui s’y ajoute seulement", 420, "Vous recevez 250 € de plus selon votre situation."],
  ["un plafond de revenus seulement", 420, "Il faut un revenu de 20 000 € au plus."],
  ["un quotient seulement", 420, "Votre quotient familial est au plus de 800 € par mois."],
  ["aucun montant", 420, "La Région paie une part de vos études."],
  ["une réduction en pour cent", 50, "Le train coûte 50 % de moins, la carte 30 €.", { unit: "percent" }],
  ["des séances, qui ne s’écrivent pas en euros", 8, "Vous avez 8 séances à 50 €.", { unit: "séances" }],
])("ne contredit pas : %s", (_, dit, description, autres) => {
  expect(montant(dit, description, autres)).toEqual([]);
});

it.each<[number, string, object, string]>([
  [
    2800,
    "La Caf donne 280 € au plus.",
    {},
    "montant : 2 800, alors que le texte dit « 280 € » : corriger l’un ou l’autre",
  ],
  [
    60,
    "Le train coûte 50 % de moins.",
    { unit: "percent" },
    "montant : 60, alors que le texte dit « 50 % » : corriger l’un ou l’autre",
  ],
])("un montant de %s, alors que « %s »", (dit, description, autres, attendu) => {
  expect(montant(dit, description, autres)).toEqual([attendu]);
});

const ages = (min: number, max: number) => [
  { type: "age" as const, operator: ">=" as const, value: min },
  { type: "age" as const, operator: "<=" as const, value: max },
];

it.each<[string, number, number, string[]]>([
  ["De 18 à 25 ans, la ville vous aide.", 18, 25, []],
  ["De 18 à 26 ans, la ville vous aide.", 18, 25, []],
  ["Avant 26 ans, la Mission locale vous suit.", 16, 30, []],
  ["De 10 à 18 ans, ou jusqu’à 25 ans en reprise d’études.", 10, 25, []],
  [
    "De 18 à 30 ans, la ville vous aide.",
    18,
    25,
    [
      "conditions_generales.1.value : 25 ans, alors que le texte dit « 18 à 30 ans » : corriger l’un ou l’autre",
    ],
  ],
])("« %s », de %s à %s ans", (description, min, max, attendus) => {
  expect(dits({ type: "bool", description, conditions_generales: ages(min, max) })).toEqual(attendus);
});

it.each<[string, number, string[]]>([
  ["Votre quotient familial ne dépasse pas 1 000 € par mois.", 1000, []],
  ["Votre quotient familial ne dépasse pas 12 000 € par an.", 1000, []],
  ["Un quotient familial de 800 € pour le permis AM, de 1 000 € pour le B.", 1000, []],
  [
    "Votre quotient familial ne dépasse pas 800 €.",
    1000,
    [
      "conditions_generales.0 : un quotient de 1 000 €, alors que le texte dit 800 € : corriger l’un ou l’autre",
    ],
  ],
])("« %s », plafond de %s", (description, value, attendus) => {
  const conditions_generales = [{ type: "quotient_familial" as const, period: "month" as const, value }];
  expect(dits({ type: "bool", description, conditions_generales })).toEqual(attendus);
});

it.each<[string, string, string[]]>([
  [
    "La Caf donne 280 € au plus.",
    "somme",
    ["nature : « 280 € au plus » est un maximum : écrire nature: plafond, ou le dire autrement"],
  ],
  [
    "La Caf donne jusqu’à 280 €.",
    "somme",
    ["nature : « jusqu’à 280 € » est un maximum : écrire nature: plafond, ou le dire autrement"],
  ],
  ["La Caf donne 280 € au plus.", "plafond", []],
  ["La Caf donne 280 €, pour un revenu de 900 € au plus.", "somme", []],
])("« %s », écrit %s", (description, nature, attendu) => {
  expect(montant(280, description, { nature, unit: "euro" })).toEqual(attendu);
});

const borne = (operator: "<" | "<=", description: string) =>
  dits({ description, conditions_generales: [{ type: "age", operator, value: 26 }] });

it.each<["<" | "<=", string, string[]]>([
  [
    "<=",
    "Avoir moins de 26 ans.",
    ["conditions_generales.0.operator : <= 26, alors que le texte dit « moins de 26 ans »"],
  ],
  [
    "<",
    "Avoir 26 ans au plus.",
    ["conditions_generales.0.operator : < 26, alors que le texte dit « 26 ans au plus »"],
  ],
  ["<", "Avoir moins de 26 ans.", []],
  ["<=", "Jusqu’à 26 ans.", []],
  ["<=", "Jusqu’à 26 ans, ou moins de 26 ans à l’entrée en formation.", []],
  ["<=", "Avoir moins de 30 ans.", []],
])("une borne « %s 26 », alors que le texte dit « %s »", (operator, description, attendu) => {
  expect(borne(operator, description)).toEqual(attendu);
});

it.each<["month" | "year", number, string[]]>([
  ["year", 617, ["conditions_generales.0.period : un quotient de 617 € par an : est-ce la bonne période ?"]],
  [
    "month",
    12_000,
    ["conditions_generales.0.period : un quotient de 12 000 € par mois : est-ce la bonne période ?"],
  ],
  ["month", 617, []],
  ["year", 12_000, []],
])("un quotient par %s de %s €", (period, value, attendu) => {
  const regle = { type: "quotient_familial", operator: "<=", period, value } as const;
  expect(dits({ conditions_generales: [regle] })).toEqual(attendu);
});
