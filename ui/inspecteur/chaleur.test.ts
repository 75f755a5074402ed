import { describe, expect, it } from "vitest";
import { chaleurDe, degreDe } from "./chaleur.ts";

describe("lire un rapport de couverture", () => {
  it("garde les passages par étape et par mouvement, et laisse le reste", () => {
    const rapport = {
      etapes: { a: { atteinte: 3, autre: "x" }, b: { atteinte: 0 } },
      transitions: { "a → b [réponse]": 2 },
      duree: 12,
    };
    expect(chaleurDe(rapport)).toEqual({
      etapes: { a: 3, b: 0 },
      transitions: { "a → b [réponse]": 2 },
    });
  });

  it.each([
    [undefined],
    [{}],
    [{ etapes: { a: 3 }, transitions: {} }],
    [{ etapes: {}, transitions: { a: -1 } }],
  ])("refuse %j", (rapport) => {
    expect(chaleurDe(rapport)).toBeUndefined();
  });
});

describe("la force d’une couleur", () => {
  it.each([
    [0, [0, 1, 1000], 0],
    [1, [0, 1, 1000], 1],
    [30, [0, 1, 1000], 2],
    [999, [0, 1, 1000], 3],
    [1000, [0, 1, 1000], 4],
    [1, [1], 4],
    [0, [], 0],
  ])("%i passages parmi %j : %i", (passages, tous, degre) => {
    expect(degreDe(passages, tous)).toBe(degre);
  });
});
