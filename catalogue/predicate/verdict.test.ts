import { describe, expect, it } from "vitest";
import { contexteDe, neIlYA } from "../../test/fixtures/foyers.ts";
import { all, any, compare, type Condition, is, not, predicate } from "./condition.ts";
import { evaluate, verdict } from "./evaluate.ts";
import { traceOf } from "../phrases/trace.ts";

const oui = compare("demandeur.age", ">=", 18);
const non = compare("demandeur.age", ">", 60);
const inconnu = is("legislation.boursier", true);
const contexte = contexteDe(
  { demandeur: { date_naissance: neIlYA(20) } },
  { legislation: { rsa: 0, nbptr: 1 }, inconnus: new Set(["boursier", "rfr"]) },
);

describe("ce qui dépend d’un fait qu’on n’a pas pu calculer", () => {
  it.each<[string, Condition, boolean | undefined]>([
    ["le fait lui-même", inconnu, undefined],
    ["son contraire", not(inconnu), undefined],
    ["sous un nom", predicate("boursière", inconnu), undefined],
    ["avec ce qui tient", all(oui, inconnu), undefined],
    ["avec ce qui ne tient pas, avant", all(non, inconnu), false],
    ["avec ce qui ne tient pas, après", all(inconnu, non), false],
    ["ou ce qui tient, après", any(inconnu, oui), true],
    ["ou ce qui ne tient pas", any(inconnu, non), undefined],
    ["un quotient dont le revenu manque", compare("legislation.quotient_familial", "<=", 600), undefined],
    ["un fait connu", compare("legislation.rsa", ">", 1), false],
    ["un fait que personne n’a dit", is("demandeur.handicap", true), false],
  ])("%s", (_, condition, attendu) => {
    expect(verdict(condition, contexte)).toBe(attendu);
    expect(evaluate(condition, contexte)).toBe(attendu === true);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, undefined],
  ])("une autre aide ouverte, fermée ou perdue : %s", (ouverte, attendu) => {
    const lisant = { ...contexte, aides: () => ouverte };
    expect(verdict(is("resultats.aide", true, { id: "rsa" }), lisant)).toBe(attendu);
  });

  it("se dit « non calculé » dans les raisons", () => {
    expect(traceOf(inconnu, contexte)[0]?.read).toBe("bourse sur critères sociaux\u00a0: non calculé");
  });
});
