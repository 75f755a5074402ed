import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contexteDe, neIlYA } from "../../test/fixtures/foyers.ts";
import type { CasDeReponse } from "../../test/kinds/kind.ts";
import { essaisParSorte } from "../../test/kinds/kinds.ts";
import { questionOf, questions } from "../questions/index.ts";
import { problem } from "../questions/validate.ts";
import { kindOf } from "./kinds.ts";

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

  it("est essayée avec une question de sa sorte", () => {
    expect(question.kind).toBe(kind);
  });

  it.each(oui.map((value) => [JSON.stringify(value), value] as const))(
    "accepte %s, à l’écran comme dans un dossier",
    (_texte, value) => {
      expect(verdict(value)).toBeUndefined();
      expect(v.is(kindOf(question).schema(question), value)).toBe(true);
    },
  );

  it.each(non.map(([value, phrase]) => [String(JSON.stringify(value)), phrase, value] as const))(
    "refuse %s : « %s »",
    (_texte, phrase, value) => {
      expect(verdict(value)).toBe(phrase);
    },
  );

  it(`refuse d’un dossier ${horsDossier.length} valeurs qu’aucune page n’envoie`, () => {
    expect(horsDossier.filter((value) => v.is(kindOf(question).schema(question), value))).toEqual([]);
  });
});

describe("les sortes de questions", () => {
  it("servent toutes à une question au moins", () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(essaisParSorte)));
  });
});
