import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { sameJson } from "./same-json.ts";
import { answerSchema } from "./values.ts";
import { tirerVariantes, varianteDe } from "./variantes.ts";

const activite = { entityName: "individu", id: "demandeur", fieldName: "activite", value: "salarie" };
const couple = { entityName: "famille", fieldName: "en_couple", value: true };
const deTous = (id: string) => ({
  ...activite,
  id: "enfants",
  fieldName: "_hasRessources",
  value: [{ id, value: true }],
});

const reponses: [string, unknown][] = [
  ["sur une personne", activite],
  ["sur le foyer", couple],
  ["le nombre d’enfants", { entityName: "enfants", value: 2 }],
  ["pour tous les enfants", deTous("enfant_0")],
  ["ce qui décide d’une aide", { entityName: "aides", fieldName: "loin_resto_u", value: null }],
  ["le mois où finit une allocation", { entityName: "aides", fieldName: "fin_chomage", value: "2026-12" }],
  ["une fin que l’on ne sait pas", { entityName: "aides", fieldName: "fin_chomage", value: null }],
  ["la nature d’une activité", { ...activite, fieldName: "tns_autres_revenus_type_activite", value: "bnc" }],
];

const autres: [string, unknown][] = [
  ["rien", undefined],
  ["null", null],
  ["un texte", "activite"],
  ["un nombre", 3],
  ["une question inconnue", { ...activite, fieldName: "taille" }],
  ["une autre entité", { ...activite, entityName: "famille" }],
  ["personne", { entityName: "individu", fieldName: "activite", value: "salarie" }],
  ["une personne inconnue", { ...activite, id: "voisin" }],
  ["tous les enfants, pour une question posée à chacun", { ...activite, id: "enfants" }],
  ["un enfant inconnu, parmi tous", deTous("enfant_100")],
  [
    "une clé de plus, parmi tous",
    { ...deTous("enfant_0"), value: [{ id: "enfant_0", value: true, note: 1 }] },
  ],
  ["quelqu’un, pour une question du foyer", { ...couple, id: "demandeur" }],
  ["sans valeur", { entityName: "famille", fieldName: "en_couple" }],
  ["une valeur sous un autre nom", { entityName: "famille", fieldName: "en_couple", valeur: true }],
  ["un prototype, parmi ce qui décide", { entityName: "aides", fieldName: "__proto__", value: null }],
  ["un mois, à ce qui n’en demande pas", { entityName: "aides", fieldName: "qpv", value: "2026-12" }],
  ["un treizième mois", { entityName: "aides", fieldName: "fin_chomage", value: "2026-13" }],
  ["un texte, à ce qui décide", { entityName: "aides", fieldName: "loin_resto_u", value: "oui" }],
  ["une clé de plus", { ...couple, note: 1 }],
  ["une valeur qui ne convient pas", { ...activite, value: "astronaute" }],
];

/** What the schema tells, and that of any answer, which the documentation shows. */
const lectures = (given: unknown) => [
  v.is(answerSchema, given),
  v.is((answerSchema as unknown as { getter(given: unknown): v.GenericSchema }).getter(undefined), given),
];

test.each(reponses)("est une réponse : %s", (_, given) => {
  const lues = () => lectures(given);
  expect(lues).not.toThrow();
  expect(lues()).toEqual([true, true]);
});

test.each(autres)("n’en est pas une : %s", (_, given) => {
  const lues = () => lectures(given);
  expect(lues).not.toThrow();
  expect(lues()).toEqual([false, false]);
});

test("deux valeurs lues d’un JSON sont la même, quel que soit l’ordre de leurs clés", () => {
  expect(sameJson({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
});

test.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: 1 }],
  [[], {}],
  [null, {}],
  ["1", 1],
  [1, {}],
  ["ab", { 0: "a", 1: "b" }],
  [
    [1, 2],
    [2, 1],
  ],
])("%j et %j diffèrent", (a, b) => {
  expect([sameJson(a, b), sameJson(b, a)]).toEqual([false, false]);
});

test("huit niveaux se comparent, pas un de plus", () => {
  const emboite = (niveaux: number) => JSON.parse("[".repeat(niveaux) + "]".repeat(niveaux)) as unknown;
  expect([8, 9].map((niveaux) => sameJson(emboite(niveaux), emboite(niveaux)))).toEqual([true, false]);
});

test("ce qui est plus profond qu’aucune réponse n’est jamais le même, sans épuiser la pile", () => {
  const profond = () => JSON.parse("[".repeat(20_000) + "]".repeat(20_000)) as unknown;
  expect(sameJson(profond(), profond())).toBe(false);
});

describe("les variantes des écrans", () => {
  it("ne sont pas tirées tant que le serveur n’ouvre pas l’essai", () => {
    expect(tirerVariantes([], { appel: "trouver" }, () => 0.9)).toEqual({});
    expect(tirerVariantes(["inconnu"], {}, () => 0.9)).toEqual({});
  });

  it.each([
    [0, "commencer"],
    [0.49, "commencer"],
    [0.5, "trouver"],
    [0.99, "trouver"],
  ])("se tirent à parts égales : %s donne %s", (tirage, attendue) => {
    const tirer = () => tirerVariantes(["appel"], {}, () => tirage);
    expect(tirer).not.toThrow();
    expect(tirer()).toEqual({ appel: attendue });
  });

  it("restent celles de ce navigateur, sauf si elles n’existent plus", () => {
    expect(tirerVariantes(["appel"], { appel: "trouver" }, () => 0)).toEqual({ appel: "trouver" });
    expect(tirerVariantes(["appel"], { appel: "disparue" }, () => 0)).toEqual({ appel: "commencer" });
  });

  it("valent la première quand rien n’est tiré", () => {
    expect(() => varianteDe("appel", undefined)).not.toThrow();
    expect(varianteDe("appel", undefined)).toBe("commencer");
    expect(varianteDe("appel", { appel: "autre" })).toBe("commencer");
    expect(varianteDe("appel", { appel: "trouver" })).toBe("trouver");
  });
});
