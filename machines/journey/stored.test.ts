import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { answerAll, finished, journey } from "../../test/journeys.ts";
import { ouErreur } from "../../test/ou-erreur.ts";
import { answersOf } from "../answers/answer.ts";
import { recordSchema } from "../answers/record.ts";
import { isWords, meaningOfSnapshots } from "./fingerprint.ts";
import { type JourneyContext, preciser } from "./moves.ts";
import { recordOf, replay } from "./replay.ts";
import { FIRST_STEP, LISTE_ENFANTS, RESULTATS } from "./screens.ts";
import { readStored, type Stored, storedAt } from "./stored.ts";
import { VERSION } from "./version.ts";

it("l’empreinte du parcours porte les étapes, les conditions, les questions et les seuils, et rien d’autre", () => {
  expect(ouErreur(() => Object.keys(JSON.parse(meaningOfSnapshots())))).toEqual([
    "tree",
    "conditions",
    "pertinences",
    "questions",
    "defaultParameters",
  ]);
});

it("les mots que l’on lit n’y sont pas : les changer ne change pas le parcours", () => {
  expect(meaningOfSnapshots()).not.toMatch(/"(?:title|summary|help|hint|label)":/);
});

it.each([
  ["label", true],
  ["conjointLabel", true],
  ["summary", true],
  ["labels", false],
  ["value", false],
])("« %s » nomme des mots que l’on lit : %s", (cle, mots) => {
  expect(isWords(cle)).toBe(mots);
});

const vide = journey().context;

/** What a tab, a row or a link holds of it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a text from outside has no shape
const enTexte = (stored: Stored): any => JSON.parse(JSON.stringify(stored));

describe("un parcours gardé", () => {
  it("est la place et le contexte de sa machine, moins la marque et les seuils que la page redonne", () => {
    const { marque: _, parameters: __, ...context } = vide;
    expect(enTexte(storedAt({ context: vide, path: FIRST_STEP }))).toEqual({
      machine: "parcours",
      version: VERSION,
      snapshot: {
        value: { profil: "date_naissance" },
        context: JSON.parse(JSON.stringify(context)),
      },
    });
  });

  it("un chemin qui ne mène nulle part n’en fait pas", () => {
    expect(() => storedAt({ context: vide, path: "/simulation/lune" })).toThrow("Logic missing");
  });
});

describe("un parcours repris", () => {
  const options = { marque: "neutre", parameters: defaultParameters } as const;
  const a = (path: string, changes: Partial<JourneyContext> = {}): Stored =>
    storedAt({ context: { ...vide, ...changes }, path });

  it("rend les revenus déclarés et le patrimoine", () => {
    const kept = a(FIRST_STEP, {
      ressourcesFiscales: { demandeur: { salaire_imposable: 12_000 } },
      patrimoine: { livret_a: 300 },
    });
    const { context, path, from, dropped, lost } = readStored(enTexte(kept), options)!;
    expect({ path, from, dropped, lost }).toEqual({
      path: FIRST_STEP,
      from: "snapshot",
      dropped: [],
      lost: [],
    });
    expect([context.ressourcesFiscales, context.patrimoine]).toEqual([
      { demandeur: { salaire_imposable: 12_000 } },
      { livret_a: 300 },
    ]);
  });

  it("rend ce qui a été dit aux résultats, par le dossier de l’API aussi", () => {
    const { context } = finished({ "demandeur/activite": "salarie" });
    const dite = preciser(context, { loin_resto_u: false });
    const kept = enTexte(storedAt({ context: dite, path: RESULTATS }));
    expect(readStored(kept, options)?.context.answers).toEqual(dite.answers);
    const record = recordOf(dite, RESULTATS);
    expect(record.answers.all.at(-1)).toEqual({
      entityName: "aides",
      fieldName: "loin_resto_u",
      value: false,
    });
    expect(v.is(recordSchema, record)).toBe(true);
    const { dropped, situation } = replay(record);
    expect([dropped, situation.precisions]).toEqual([[], { loin_resto_u: false }]);
  });

  it("reprend à la question du onzième enfant", () => {
    const ouvert = journey();
    answerAll(ouvert, {}, [LISTE_ENFANTS]);
    for (let rang = 0; rang < 10; rang++) answerAll(ouvert.send({ type: "CHILD.ADD" }), {}, [LISTE_ENFANTS]);
    ouvert.send({ type: "CHILD.ADD" });
    const { context, path } = ouvert;
    expect(path).toBe("/simulation/individu/enfant_10/_firstName");
    const repris = readStored(storedAt({ context, path }), options);
    expect([repris?.from, repris?.path, repris?.context.personne]).toEqual(["snapshot", path, "enfant_10"]);
  });

  it.each(["le conjoint", "conjointe"])(
    "qui n’est personne n’est pas sous le curseur : « %s »",
    (personne) => {
      const garde = enTexte(a(FIRST_STEP));
      garde.snapshot.context.personne = personne;
      const repris = readStored(garde, options);
      expect([repris?.from, repris?.context.personne]).toEqual(["snapshot", "demandeur"]);
    },
  );

  it("une réponse qui ne tient plus est comptée une fois, et le reste est rejoué", () => {
    const answers = [
      { entityName: "individu", id: "demandeur", fieldName: "date_naissance", value: "1804-02-29" },
    ] as const;
    const { from, lost, path } = readStored(a(FIRST_STEP, { answers: answersOf(answers) }), options)!;
    expect([from, lost, path]).toEqual(["answers", ["Date de naissance"], FIRST_STEP]);
  });

  it("deux réponses qui ne tiennent plus comptent pour deux", () => {
    const answers = [
      { entityName: "individu", id: "demandeur", fieldName: "date_naissance", value: "1804-02-29" },
      { entityName: "individu", id: "demandeur", fieldName: "activite", value: "salarie" },
      { entityName: "menage", fieldName: "loyer", value: { loyer: 20_001 } },
    ] as const;
    expect(readStored(a(FIRST_STEP, { answers: answersOf(answers) }), options)?.lost).toHaveLength(2);
  });

  it.each<[string, unknown]>([
    ["rien", undefined],
    ["celui d’une autre machine", { ...enTexte(a(FIRST_STEP)), machine: "session" }],
    ["un texte", "parcours"],
    ["une forme sans réponses", { version: VERSION, snapshot: { value: "profil", context: {} } }],
  ])("n’en est pas un : %s", (_, given) => {
    expect(readStored(given, options)).toBeUndefined();
  });
});
