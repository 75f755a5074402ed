import { describe, expect, it } from "vitest";
import { BAFA, type Change, ditDeLaFaute, PETIT, remplacer } from "../../../test/fixtures/petit-catalogue.ts";
import { ecrire } from "../constat.ts";
import { lireCatalogue } from "../lecture.ts";
import { jugerQuestions } from "../portees.ts";

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
    `erreur : ${BAFA}:23:11 portees.0 : « caf_alocataire » n’est la clé d’aucune question de catalogue/decisives : l’y écrire, ou en choisir une autre ; vouliez-vous « caf_allocataire » ?`,
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
