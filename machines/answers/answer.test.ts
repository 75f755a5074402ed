import { describe, expect, it } from "vitest";
import { answerAt, answerGiven, answersOf, everyAnswer, keyOf, place } from "./answer.ts";

const activite = {
  entityName: "individu",
  id: "demandeur",
  fieldName: "activite",
  value: "salarie",
} as const;
const couple = { entityName: "famille", fieldName: "en_couple", value: true } as const;

describe("la clé d’une réponse", () => {
  it.each([
    ["une personne", activite, "individu/demandeur/activite"],
    ["la famille", couple, "famille//en_couple"],
    ["la liste des enfants", { entityName: "enfants" } as const, "enfants//"],
  ])("tient à l’entité, à la personne et au champ : %s", (_, address, key) => {
    expect(keyOf(address)).toBe(key);
  });
});

describe("placer une réponse", () => {
  const avant = answersOf([activite]);

  it("ajoute celle que personne n’avait donnée, à ce dont elle parle", () => {
    expect(place(avant, couple)).toEqual({
      "individu/demandeur": { activite: "salarie" },
      famille: { en_couple: true },
    });
  });

  it("remplace celle qui existe, et laisse intactes les réponses qu’elle a reçues", () => {
    expect(everyAnswer(place(avant, { ...activite, value: "etudiant" }))).toEqual([
      { ...activite, value: "etudiant" },
    ]);
    expect(everyAnswer(avant)).toEqual([activite]);
  });

  it("ne confond pas deux personnes", () => {
    const conjoint = { ...activite, id: "conjoint" };
    expect(everyAnswer(place(avant, conjoint))).toEqual([activite, conjoint]);
  });
});

describe("les réponses par ce dont elles parlent", () => {
  const enfants = { entityName: "enfants", value: 2 } as const;

  it("rendent la liste d’où elles viennent, la première de deux qui ont la même clé", () => {
    const liste = [activite, couple, enfants];
    expect(everyAnswer(answersOf([...liste, { ...activite, value: "etudiant" }]))).toEqual(liste);
  });

  it("rendent celle d’une adresse, et rien d’une adresse sans réponse", () => {
    const answers = answersOf([activite, enfants]);
    expect(answerGiven(answers, { entityName: "enfants" })).toEqual(enfants);
    expect(answerGiven(answers, couple)).toBeUndefined();
    expect(answerGiven(answers, { ...activite, fieldName: "toString" })).toBeUndefined();
  });
});

describe("écrire une réponse", () => {
  it("n’écrit ni personne ni champ quand il n’y en a pas", () => {
    expect(answerAt({ entityName: "enfants", id: undefined, fieldName: "" }, 2)).toStrictEqual({
      entityName: "enfants",
      value: 2,
    });
    expect(
      answerAt({ entityName: "individu", id: "conjoint", fieldName: "activite" }, "salarie"),
    ).toStrictEqual({
      entityName: "individu",
      id: "conjoint",
      fieldName: "activite",
      value: "salarie",
    });
  });
});
