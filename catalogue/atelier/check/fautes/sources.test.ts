import { describe, expect, it } from "vitest";
import {
  BAFA,
  type Change,
  ditDeLaFaute,
  PETIT,
  remplacer,
} from "../../../../test/fixtures/petit-catalogue.ts";
import type { Aide } from "../../../schema/aide.ts";
import { jugerChiffresDeLaLoi } from "../chiffres-de-la-loi.ts";
import { ecrire } from "../../../lire/constat.ts";
import { lireCatalogue } from "../../../lire/lecture.ts";
import { aideDe } from "../../../../test/fixtures/aides.ts";
import type { Regle } from "../../../schema/regles.ts";
import { jugerPortees, jugerQuestions } from "../portees.ts";
import { meneALAccueil, vieillesAdresses } from "../sources.ts";

const PORTEES = "portees: [caf_allocataire, demarche]\n";
const MOTS =
  "demarche (une chose à faire), courante (presque tout le monde la remplit) ou la clé de la question qui décide";
const portees = (ecrites: string): Change => remplacer(BAFA, PORTEES, ecrites);

it.each<[string | string[], Change]>([
  [
    `erreur : ${BAFA}:1:1 portees : une ligne par condition est attendue : écrire, pour chacune, ${MOTS}`,
    portees(""),
  ],
  [
    `erreur : ${BAFA}:23:1 portees : 1 ligne pour 2 conditions : en écrire une par condition, dans leur ordre`,
    portees("portees: [demarche]\n"),
  ],
  [
    `erreur : ${BAFA}:23:1 portees : 3 lignes pour 2 conditions : en écrire une par condition, dans leur ordre`,
    portees("portees: [demarche, courante, courante]\n"),
  ],
  [
    `erreur : ${BAFA}:23:11 portees.0 : « caf_alocataire » n’est la clé d’aucune question de catalogue/results/decisives : l’y écrire, ou en choisir une autre ; vouliez-vous « caf_allocataire » ?`,
    portees("portees: [caf_alocataire, demarche]\n"),
  ],
])("une portée fausse : %s", (dits, change) => {
  expect(ditDeLaFaute(change)).toEqual([dits].flat());
});

describe("les questions qui décident", () => {
  const lecture = lireCatalogue(
    Object.entries(PETIT).flatMap(([path, content]) => (path === "dettes.yml" ? [] : [{ path, content }])),
  );
  const dit = (questions: Parameters<typeof jugerQuestions>[1]) =>
    jugerQuestions(lecture, questions, {}).map(ecrire);
  const posee = { question: "Êtes-vous allocataire de la Caf ?" };

  it("une question posée et bien dite ne fait rien dire", () => {
    expect(dit({ caf_allocataire: posee })).toEqual([]);
  });

  it.each([
    ["qpv : aucune aide ne la pose : la retirer", { caf_allocataire: posee, qpv: posee }],
    [
      "caf_allocataire : elle doit se terminer par « ? »",
      { caf_allocataire: { question: "Être allocataire." } },
    ],
    [
      "caf_allocataire : 111 signes, 110 au plus : la raccourcir",
      { caf_allocataire: { question: `${"a".repeat(109)} ?` } },
    ],
  ])("une question %s est refusée", (faute, questions) => {
    expect(dit(questions)).toEqual([`decisives/questions.ts:1:1 ${faute}`]);
  });

  it("une aide que l’on ne peut pas lire pose peut-être la question", () => {
    const illisible = { path: BAFA, content: "slug: [" };
    expect(jugerQuestions(lireCatalogue([illisible]), { qpv: posee }, {})).toEqual([]);
  });

  it("une formule ne parle que d’une aide qui existe", () => {
    const questions = { caf_allocataire: posee };
    expect(jugerQuestions(lecture, questions, { visale: ["caf_allocataire"] }).map(ecrire)).toEqual([
      "decisives/loi.ts:1:1 « visale » n’est pas au catalogue : la retirer",
    ]);
  });
});

const avecSource = (lignes: string) => remplacer(BAFA, "\nlink:", `\n${lignes}\nlink:`);
const source = (champs: string) => `reference:\n  - {adresse: https://caf.fr/allier/bafa, ${champs}}`;

it.each<[string | string[], Change]>([
  // une source dit le montant
  [[], avecSource(source("champ: montant, ecrit: 280 €"))],
  [
    `erreur : ${BAFA}:20:43 reference.0.champ : « montent » n’est pas un champ d’une aide ; vouliez-vous « montant » ?`,
    avecSource(source("champ: montent")),
  ],
  [
    `à vérifier : ${BAFA}:20:59 reference.0.ecrit : la source dit « 300 € », et le montant est 280 : corriger l’un ou l’autre`,
    avecSource(source("champ: montant, ecrit: 300 €")),
  ],
  [
    `erreur : ${BAFA}:20:43 reference.0.ecrit : le chiffre ou la date, pas la phrase`,
    avecSource(source("ecrit: une phrase entière que la page dit et que personne ne recopie")),
  ],
  [
    `erreur : ${BAFA}:20:43 reference.0.date : date de la page : AAAA, AAAA-MM ou AAAA-MM-JJ`,
    avecSource(source("date: 3 mars 2026")),
  ],
  [
    `erreur : ${BAFA}:20:43 reference.0.date : « 2031-01 » n’est pas encore venu : écrire la date de la page`,
    avecSource(source('date: "2031-01"')),
  ],
  [
    `erreur : ${BAFA}:1:1 reference : une période ou un délai que nulle source ne dit : ajouter à reference la page où on l’a lu (champ: periode)`,
    avecSource('periode: {annuelle: true, du: "09-01", au: "10-31"}'),
  ],
  // une période que sa source dit
  [[], avecSource(`periode: {annuelle: true, du: "09-01", au: "10-31"}\n${source("champ: periode")}`)],
  [
    `à vérifier : ${BAFA}:19:1 link : mène à l’accueil d’un site : donner la page de l’aide`,
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", "link: https://www.caf.fr/\n"),
  ],
  [
    `à vérifier : ${BAFA}:4:1 description : un montant par tranches que nulle source ne donne : ajouter à reference la page et ses montants (ecrit: 100 ; 200 ; 300 €)`,
    remplacer(
      BAFA,
      "passer le BAFA, avec 280 € au plus",
      "passer le BAFA, selon vos revenus, avec 280 € au plus",
    ),
  ],
  // des tranches que leur source donne
  [
    [],
    {
      [BAFA]: avecSource(source("champ: description, ecrit: 140 ; 280 €"))[BAFA]?.replace(
        "avec 280 € au plus",
        "avec 280 € au plus, selon vos revenus",
      ),
    },
  ],
  [
    `à vérifier : ${BAFA}:1:1 une adresse porte une année d’il y a trois ans ou plus : chercher le document de cette année`,
    remplacer(BAFA, "bafa/demande", "bafa-2021.pdf"),
  ],
])("une source : %s", (dits, change) => {
  expect(ditDeLaFaute(change)).toEqual([dits].flat());
});

it.each([
  ["https://www.caf.fr", true],
  ["https://jeunes.occitanie.fr/fr/", true],
  ["https://www.ville.fr/accueil.html", true],
  ["https://www.ville.fr/?page=12", false],
  ["https://www.ville.fr/permis", false],
])("mène à l’accueil : %s", (link, attendu) => {
  expect(meneALAccueil({ link } as Aide)).toBe(attendu);
});

it.each([
  ["https://ville.fr/2022/reglement-2026.pdf", 0],
  ["https://ville.fr/2023/11/reglement.pdf", 1],
  ["https://ville.fr/2024/reglement.pdf", 0],
  ["https://ville.fr/doc/1220219.pdf", 0],
])("une vieille adresse, en 2026 : %s", (form, combien) => {
  expect(vieillesAdresses({ form } as Aide, "2026-11-27")).toHaveLength(combien);
});

it.each([
  ["Elle paie jusqu’à 1 200 € de votre permis.", []],
  [
    "Elle paie jusqu’à 1 237 € de votre permis.",
    ["« 1 237 € » n’est aucun chiffre de la loi en vigueur : le corriger"],
  ],
  ["Elle en paie 47,3 %.", ["« 47,3 % » n’est aucun chiffre de la loi en vigueur : le corriger"]],
])("un chiffre du texte d’une aide de la loi : %s", (description, attendu) => {
  const aide = { source: "openfisca", description, conditions: [] as string[] } as Aide;
  expect(jugerChiffresDeLaLoi(aide, "2026-11-27").map(({ message }) => message)).toEqual(attendu);
  expect(jugerChiffresDeLaLoi({ ...aide, source: "javascript" }, "2026-11-27")).toEqual([]);
});

it("un lieu qui n’est pas le sien se demande, et ne se dit pas à l’envers", () => {
  const chezEux = { type: "communes" as const, values: ["56260"], lieu_de: "parents" as const };
  const dit = (portee: string, regle: Regle = chezEux) =>
    jugerPortees(
      aideDe({
        conditions: ["Avoir ses parents à Vannes."],
        portees: [portee],
        conditions_generales: [regle],
      }),
    ).map(({ message }) => message);
  expect(dit("parents_impots_vannes")).toEqual([]);
  expect(dit("courante")).toEqual([expect.stringContaining("ce lieu n’est pas toujours dit")]);
  expect(dit("parents_impots_vannes", { type: "not", value: chezEux })).toEqual([
    expect.stringContaining("retirer lieu_de"),
  ]);
});
