import { describe, expect, it } from "vitest";
import { reunir } from "./bilans.ts";
import type { Bilan } from "./executer.ts";

const bilan = (numero: number, autres: Partial<Bilan> = {}): Bilan => ({
  numero,
  problemes: [],
  attentes: [],
  passages: [],
  obtenues: [],
  calcule: false,
  ...autres,
});
const probleme = (propriete: string) => ({ propriete, ou: "/simulation/resultats", detail: "" });

describe("les bilans réunis", () => {
  it("additionnent les passages et les attentes, et n’oublient aucun chemin", () => {
    const { executes, calcules, passages, attentes } = reunir([
      bilan(1, {
        passages: [
          ["a", 2],
          ["b", 1],
        ],
        attentes: ["logement", "logement", "foyer"],
      }),
      bilan(2, {
        passages: [
          ["b", 4],
          ["c", 0],
        ],
        calcule: true,
      }),
      bilan(3, { passages: [["a", 1]], attentes: ["foyer"], calcule: true }),
    ]);
    expect({ executes, calcules }).toEqual({ executes: 3, calcules: 2 });
    expect(Object.fromEntries(passages)).toEqual({ a: 3, b: 5, c: 0 });
    expect(attentes).toEqual({ logement: 2, foyer: 2 });
  });

  it("disent de quel chemin vient chaque problème", () => {
    const { problemes } = reunir([
      bilan(4, { problemes: [probleme("une"), probleme("deux")] }),
      bilan(5),
      bilan(6, { problemes: [probleme("une")] }),
    ]);
    expect(problemes.map(({ chemin, propriete }) => [chemin, propriete])).toEqual([
      [4, "une"],
      [4, "deux"],
      [6, "une"],
    ]);
  });

  it("gardent chaque aide obtenue une fois", () => {
    const { obtenues } = reunir([
      bilan(1, { obtenues: ["rsa", "ppa"] }),
      bilan(2, { obtenues: ["ppa", "aah"] }),
    ]);
    expect([...obtenues].sort()).toEqual(["aah", "ppa", "rsa"]);
  });

  it("de rien, ne disent rien", () => {
    expect(reunir([])).toEqual({
      executes: 0,
      calcules: 0,
      problemes: [],
      attentes: {},
      passages: new Map(),
      obtenues: new Set(),
    });
  });
});
