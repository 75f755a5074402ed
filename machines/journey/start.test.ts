import { expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { ouErreur } from "../../test/ou-erreur.ts";
import { startingContext } from "./start.ts";

const depart = {
  dateDeValeur: JOUR,
  marque: "neutre",
  parameters: defaultParameters,
  answers: {},
  oubliees: [],
  enfants: null,
  personne: "demandeur",
  retour: null,
  unSeulEnfant: false,
};

it("un parcours commence sans rien savoir que sa date", () => {
  expect(startingContext({ dateDeValeur: JOUR })).toStrictEqual(depart);
});

it("celui qui va à l’essentiel le sait", () => {
  expect(ouErreur(() => startingContext({ dateDeValeur: JOUR, essentiel: true }))).toStrictEqual({
    ...depart,
    essentiel: true,
  });
});
