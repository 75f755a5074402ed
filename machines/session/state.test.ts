import { expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { startingSession } from "./state.ts";

it("une session commence sans rien avoir envoyé, reçu ni gardé", () => {
  const { initial, ...session } = startingSession({
    today: JOUR,
    marque: "neutre",
    parameters: defaultParameters,
  });
  expect(initial).toEqual({});
  expect(session).toEqual({
    today: JOUR,
    marque: "neutre",
    parameters: defaultParameters,
    abtesting: {},
    savedKey: null,
    sentKeys: { calcul: null, enregistrement: null },
    key: "",
    error: null,
    saveError: null,
    openError: null,
    savedEmail: null,
    message: null,
    modifiedFrom: null,
    opened: null,
    erasing: [],
    savedAgain: false,
    ecartees: [],
  });
});
