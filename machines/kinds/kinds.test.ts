import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { factContext } from "../../catalogue/situation/context.ts";
import { contexteDe, neIlYA } from "../../test/fixtures/foyers.ts";
import type { CasDeReponse } from "../../test/kinds/kind.ts";
import { essaisParSorte } from "../../test/kinds/kinds.ts";
import { emptySituation } from "../answers/fold.ts";
import { questionOf, questions } from "../questions/index.ts";
import { problem } from "../questions/validate.ts";
import { horsDePropos } from "./date.ts";
import { answerTyped, kindOf } from "./kinds.ts";
import { enfantId, personneId } from "./leaves.ts";
import { loyerGarde, type RentOptions } from "./rent.ts";

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

it.each([
  ["demandeur", true, false],
  ["conjoint", true, false],
  ["enfant_0", true, true],
  ["enfant_12", true, true],
  ["enfant_00", false, false],
  ["enfant_1x", false, false],
  ["enfant_100", false, false],
  ["enfant_", false, false],
  ["un enfant_1", false, false],
  ["le conjoint", false, false],
  ["demandeuse", false, false],
])("« %s » nomme quelqu’un du foyer : %s ; un enfant : %s", (id, quelquUn, enfant) => {
  expect([v.is(personneId, id), v.is(enfantId, id)]).toEqual([quelquUn, enfant]);
});

const pour = { de: 12, a: 30, avant: "plus jeune", apres: "plus vieux" };

test.each([
  ["2014-11-21", "plus jeune"],
  ["2014-11-20", undefined],
  ["1995-11-21", undefined],
  ["1995-11-20", "plus vieux"],
  ["1950-01-01", "plus vieux"],
  ["2027-01-01", undefined],
  ["2006-03", undefined],
  ["0200-03-10", undefined],
])("née le %s, une personne lit : %s", (jour, phrase) => {
  expect(horsDePropos({ pour }, jour, contexteDe({ demandeur: {} }))).toBe(phrase);
});

test("une date qui n’est pas une naissance ne dit rien de l’âge", () => {
  expect(horsDePropos({}, "1950-01-01", contexteDe({ demandeur: {} }))).toBeUndefined();
});

const mots: RentOptions = {
  rentLabel: "Loyer",
  loanLabel: "Prêt",
  shareLabel: "Part",
  chargesLabel: "Charges",
};

function chez(statut_occupation_logement: string) {
  const situation = emptySituation("2026-11-20", null);
  Object.assign(situation.menage, { statut_occupation_logement });
  return factContext(situation, {});
}
const dit = { loyer: 480, charges_locatives: 50 };

test.each([
  ["locataire_vide", dit],
  ["locataire_foyer", dit],
  ["locataire_meuble", { loyer: 480 }],
  ["proprietaire", { loyer: 480 }],
  ["primo_accedant", { loyer: 480 }],
])("%s : ce qui reste d’un loyer dit avec ses charges", (statut, reste) => {
  expect(loyerGarde(mots, dit, chez(statut))).toStrictEqual(reste);
});

test("un loyer dit sans charges n’en prend pas", () => {
  expect(loyerGarde(mots, { loyer: 480 }, chez("locataire_vide"))).toStrictEqual({ loyer: 480 });
  expect(loyerGarde(mots, undefined, chez("locataire_vide"))).toStrictEqual({});
});
