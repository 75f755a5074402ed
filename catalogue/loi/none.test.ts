import { expect, test } from "vitest";
import { type Foyer, situationDe } from "../../test/fixtures/foyers.ts";
import type { Situation } from "../situation/situation.ts";
import { none } from "./none.ts";

const foyer = (demandeur: Foyer["demandeur"] = {}, rest: Foyer = {}) =>
  situationDe({ dateDeValeur: "2026-06-15", demandeur, ...rest });

const factsOf = async (situation: Situation) => (await none.compute(situation, [])).facts;

test("rien n’est calculé : toutes les aides demandées manquent", async () => {
  expect(await none.compute(foyer(), ["rsa", "ppa"])).toEqual({
    partie: "législation",
    values: {},
    facts: {},
    missing: ["rsa", "ppa"],
    echecs: [],
    inconnus: [],
  });
});

test("le RSA de ce mois est la somme de ce que le foyer déclare", async () => {
  const conjoint = { rsa: { "2026-06": 100.5 } };
  const situation = foyer({ rsa: { "2026-06": 300, "2026-05": 999 } }, { conjoint });
  expect(await factsOf(situation)).toEqual({ rsa: 400.5 });
});

test("un RSA déclaré sans montant ce mois-ci vaut zéro, un RSA d’un autre mois n’est pas connu", async () => {
  expect(await factsOf(foyer({ rsa: { "2026-06": null } }))).toEqual({ rsa: 0 });
  expect(await factsOf(foyer({ rsa: { "2026-05": 300 } }))).toEqual({});
});

test("est boursière la personne qui le dit ou qui touche une bourse du supérieur ce mois-ci", async () => {
  expect(await factsOf(foyer({ boursier: true }))).toEqual({ boursier: true });
  expect(await factsOf(foyer({ boursier: false }))).toEqual({ boursier: false });
  expect(await factsOf(foyer({ bourse_enseignement_sup: { "2026-06": 150 } }))).toEqual({ boursier: true });
  expect(await factsOf(foyer({ boursier: false, bourse_enseignement_sup: { "2026-06": 150 } }))).toEqual({
    boursier: true,
  });
  expect(await factsOf(foyer({ bourse_enseignement_sup: { "2026-06": 0, "2026-05": 150 } }))).toEqual({});
});

test("le revenu et les parts des parents valent pour qui est à leur charge cette année", async () => {
  const parents = { rfr: 24_000, nbptr: 2.5 };
  expect(await factsOf(foyer({ enfant_a_charge: { "2026": true } }, { parents }))).toEqual(parents);
  expect(
    await factsOf(foyer({ enfant_a_charge: { "2026": true } }, { parents: { rfr: 0, nbptr: null } })),
  ).toEqual({ rfr: 0 });
  expect(await factsOf(foyer({ enfant_a_charge: { "2026": false, "2025": true } }, { parents }))).toEqual({});
});
