import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contexteDe, neIlYA } from "../../test/fixtures/foyers.ts";
import type { CasDeReponse } from "../../test/kinds/kind.ts";
import { essaisParSorte } from "../../test/kinds/kinds.ts";
import { questionOf, questions } from "../questions/index.ts";
import { problem } from "../questions/validate.ts";
import { answerTyped, kindOf } from "./kinds.ts";

const etudiant: CasDeReponse["foyer"] = {
  demandeur: { date_naissance: neIlYA(19), activite: "etudiant", scolarite: "lycee" },
};

const cas = Object.entries(essaisParSorte).flatMap(([kind, essai]) =>
  Object.entries<CasDeReponse>(essai.cas).map(([nom, un]) => [`${nom} (${kind})`, un, kind] as const),
);

describe.each(cas)("%s", (_, { champ, foyer = etudiant, oui, non, horsDossier = [] }, kind) => {
  const [entity = "", field] = champ.split(".");
  const question = questionOf(entity, field);
  // No-break spaces read as spaces here.
  const verdict = (value: unknown) =>
    problem(question, value, contexteDe(foyer))?.replace(/[\u00a0\u202f]/g, " ");

  const vaDansUnDossier = (value: unknown) => v.is(kindOf(question).schema(question), value);

  it("est essayée avec une question de sa sorte", () => {
    expect(question.kind).toBe(kind);
  });

  it.each(oui.map((value) => [JSON.stringify(value), value] as const))(
    "accepte %s, à l’écran comme dans un dossier",
    (_texte, value) => {
      expect(verdict(value)).toBeUndefined();
      expect(() => vaDansUnDossier(value)).not.toThrow();
      expect(vaDansUnDossier(value)).toBe(true);
    },
  );

  it.each(non.map(([value, phrase]) => [String(JSON.stringify(value)), phrase, value] as const))(
    "refuse %s : « %s »",
    (_texte, phrase, value) => {
      expect(verdict(value)).toBe(phrase);
    },
  );

  it(`refuse d’un dossier ${horsDossier.length} valeurs qu’aucune page n’envoie`, () => {
    expect(horsDossier.filter(vaDansUnDossier)).toEqual([]);
  });
});

describe("les sortes de questions", () => {
  it("un nombre que l’on peut laisser vide l’est quand rien n’est écrit ; toute autre réponse manque", () => {
    const dit = (entity: string, field: string, value: unknown) =>
      answerTyped(questionOf(entity, field), value);
    expect([
      dit("parents", "nbptr", undefined),
      dit("parents", "nbptr", 2.5),
      dit("individu", "_dureeMoisEtudesEtranger", undefined),
      dit("individu", "activite", undefined),
    ]).toEqual([null, 2.5, undefined, undefined]);
  });

  it("deux fois le même choix, dans un dossier, se dit", () => {
    const question = questionOf("individu", "_interetsAidesVelo");
    const { issues } = v.safeParse(kindOf(question).schema(question), ["velo_cargo", "velo_cargo"]);
    expect(issues?.map(({ message }) => message)).toEqual(["valeurs différentes attendues"]);
  });

  it("servent toutes à une question au moins", () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(essaisParSorte)));
  });
});
