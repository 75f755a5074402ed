import { describe, expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { answerAll, journey } from "../../test/journeys.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { FIRST_STEP } from "../journey/path.ts";
import { LISTE_ENFANTS, RECAPITULATIF } from "../journey/screens.ts";
import { VERSION } from "../journey/version.ts";
import { type Durable, durableAt, durableOf, restoreJourney } from "./durable.ts";

const vide = journey().context;

const dit: Partial<JourneyContext> = {
  answers: [
    { entityName: "individu", id: "demandeur", fieldName: "date_naissance", value: "2004-02-29" },
    { entityName: "famille", fieldName: "en_couple", value: false },
    { entityName: "individu", id: "enfants", value: [{ id: "enfant_0", _firstName: "Noé" }] },
  ],
  oubliees: ["famille//en_couple"],
  enfants: [0],
  ressourcesFiscales: { demandeur: { salaire_imposable: 12_000 } },
  patrimoine: { livret_a: 300 },
  personne: "enfant_0",
  retour: { aPoser: ["/simulation/menage/depcom"] },
  unSeulEnfant: true,
  essentiel: true,
};

const gardee = (context: JourneyContext) =>
  durableOf({ value: { profil: "date_naissance" }, context }).snapshot.context;

describe("un parcours gardé", () => {
  it("tient tout ce qui a été dit, chaque champ sous son nom", () => {
    expect(gardee({ ...vide, ...dit })).toEqual({
      ...dit,
      dateDeValeur: JOUR,
      answers: {
        "individu/demandeur": { date_naissance: "2004-02-29" },
        famille: { en_couple: false },
        "individu/enfants": { "": [{ id: "enfant_0", _firstName: "Noé" }] },
      },
    });
  });

  it("ne tient rien de ce qui n’a pas été dit", () => {
    expect(gardee(vide)).toEqual({ dateDeValeur: JOUR, answers: {} });
  });

  it("porte sa version et son étape, la personne étant celle de l’adresse", () => {
    expect(durableAt(vide, FIRST_STEP)).toEqual({
      version: VERSION,
      snapshot: {
        value: { profil: "date_naissance" },
        context: { dateDeValeur: JOUR, answers: {} },
      },
    });
  });

  it("à un écran qui n’est de personne, ne dit personne", () => {
    expect(durableAt({ ...vide, personne: "enfant_0" }, RECAPITULATIF)).toEqual({
      version: VERSION,
      snapshot: { value: { recapitulatif: "réponses" }, context: { dateDeValeur: JOUR, answers: {} } },
    });
  });
});

describe("un parcours repris", () => {
  const options = { marque: "neutre", parameters: defaultParameters } as const;
  const a = (path: string, changes: Partial<JourneyContext> = {}): Durable =>
    durableAt({ ...vide, ...changes }, path);

  it("rend les revenus déclarés, le patrimoine et l’essentiel", () => {
    const { ressourcesFiscales, patrimoine } = dit;
    const kept = a(FIRST_STEP, {
      ressourcesFiscales,
      patrimoine,
      essentiel: true,
    } as Partial<JourneyContext>);
    const { context, ...reste } = restoreJourney(kept, options)!;
    expect(reste).toEqual({ path: FIRST_STEP, from: "snapshot", dropped: [], lost: 0 });
    expect([context.ressourcesFiscales, context.patrimoine, context.essentiel]).toEqual([
      { demandeur: { salaire_imposable: 12_000 } },
      { livret_a: 300 },
      true,
    ]);
  });

  it("reprend à la question du onzième enfant", () => {
    const ouvert = journey();
    answerAll(ouvert, {}, [LISTE_ENFANTS]);
    for (let rang = 0; rang < 10; rang++) answerAll(ouvert.send({ type: "CHILD.ADD" }), {}, [LISTE_ENFANTS]);
    ouvert.send({ type: "CHILD.ADD" });
    const { context, path } = ouvert;
    expect(path).toBe("/simulation/individu/enfant_10/_firstName");
    const repris = restoreJourney(durableAt(context, path), options);
    expect([repris?.from, repris?.path, repris?.context.personne]).toEqual(["snapshot", path, "enfant_10"]);
  });

  it.each(["le conjoint", "conjointe"])(
    "qui n’est personne n’est pas sous le curseur : « %s »",
    (personne) => {
      const { version, snapshot } = durableAt(journey().context, FIRST_STEP);
      const garde = { version, snapshot: { ...snapshot, context: { ...snapshot.context, personne } } };
      const repris = restoreJourney(garde, options);
      expect([repris?.from, repris?.context.personne]).toEqual(["snapshot", "demandeur"]);
    },
  );

  it("une réponse qui ne tient plus est comptée une fois, et le reste est rejoué", () => {
    const answers = [
      { entityName: "individu", id: "demandeur", fieldName: "date_naissance", value: "1804-02-29" },
    ] as const;
    const { from, lost, path } = restoreJourney(a(FIRST_STEP, { answers }), options)!;
    expect([from, lost, path]).toEqual(["answers", 1, FIRST_STEP]);
  });

  it("deux réponses qui ne tiennent plus comptent pour deux", () => {
    const answers = [
      { entityName: "individu", id: "demandeur", fieldName: "date_naissance", value: "1804-02-29" },
      { entityName: "individu", id: "demandeur", fieldName: "activite", value: "salarie" },
      { entityName: "menage", fieldName: "loyer", value: { loyer: 20_001 } },
    ] as const;
    expect(restoreJourney(a(FIRST_STEP, { answers }), options)?.lost).toBe(2);
  });

  it.each<[string, unknown]>([
    ["rien", undefined],
    ["un texte", "parcours"],
    ["une forme sans réponses", { version: VERSION, snapshot: { value: "profil", context: {} } }],
  ])("n’en est pas un : %s", (_, given) => {
    expect(restoreJourney(given, options)).toBeUndefined();
  });
});
