import { expect, test } from "vitest";
import { answerName, contextOf, whoOf } from "./about.ts";
import { startingContext } from "./start.ts";
import { parcoursDe } from "./walk.ts";

const parcours = parcoursDe(startingContext({ dateDeValeur: "2026-11-20", enfants: [0] }));
const etape = (path: string) => {
  const step = parcours.byPath.get(`/simulation/${path}`);
  if (!step) throw new Error(path);
  return step;
};

test.each([
  ["individu/demandeur/activite", "individu.demandeur.activite", { role: "demandeur" }],
  ["individu/conjoint/activite", "individu.conjoint.activite", { role: "conjoint" }],
  ["individu/enfant_0/handicap", "individu.enfant.handicap", { role: "enfant", prenom: "votre 1er enfant" }],
  ["individu/enfants/_hasRessources", "individu.enfants._hasRessources", { role: "demandeur" }],
  ["menage/depcom", "menage.depcom", { role: "demandeur" }],
  ["enfants", "enfants", { role: "demandeur" }],
])("%s porte le nom que les règles connaissent et dit de qui l’on parle", (path, nom, qui) => {
  expect([answerName(etape(path)), whoOf(parcours, etape(path))]).toStrictEqual([nom, qui]);
});

test.each([
  ["separes", true],
  ["celibataire", true],
  ["veuve", true],
  ["en_couple", undefined],
  ["decedes", undefined],
] as const)("parents : %s", (_situation, unParent) => {
  const tel = parcoursDe(startingContext({ dateDeValeur: "2026-11-20", enfants: [] }));
  tel.situation.parents._situation = _situation;
  expect(whoOf(tel, etape("parents/rfr")).unParent).toBe(unParent);
  expect(whoOf(tel, etape("individu/conjoint/activite")).unParent).toBeUndefined();
});

test("les conditions d’une étape lisent la personne dont elle parle", () => {
  expect(contextOf(parcours, etape("individu/enfant_0/handicap")).personne?.id).toBe("enfant_0");
  expect(contextOf(parcours, etape("individu/conjoint/activite")).personne).toBeUndefined();
});
