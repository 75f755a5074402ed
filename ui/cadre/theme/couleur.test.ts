import axe from "axe-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contraste } from "../format/contraste.ts";
import { contrasteSur, estUneCouleur, FONDS, rendreLisible, nuances, SEUIL } from "./couleur.ts";

/** Of axe-core’s own means, what its types do not tell. */
const { Color, getContrast } = (
  axe.commons as unknown as {
    color: {
      Color: new () => { parseString(couleur: string): void };
      getContrast(une: unknown, autre: unknown): number;
    };
  }
).color;

const lue = (couleur: string) => {
  const une = new Color();
  une.parseString(couleur);
  return une;
};

/** The contrast of two colours as axe-core has it. */
const selonAxe = (une: string, autre: string): number => getContrast(lue(une), lue(autre));

const hex = fc.integer({ min: 0, max: 0xffffff }).map((nombre) => `#${nombre.toString(16).padStart(6, "0")}`);

describe("le contraste", () => {
  // ACT rule afw4f7 (#333 and #aaa on white), w3c/wcag#200 (#777777: 4.48, not rounded up), and the two ends of WCAG’s scale.
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#333333", "#ffffff", 12.6],
    ["#aaaaaa", "#ffffff", 2.3],
    ["#777777", "#ffffff", 4.48],
  ])("de %s sur %s est de %d pour 1", (une, autre, vaut) => {
    expect(contraste(une, autre)).toBeCloseTo(vaut, vaut === 4.48 ? 2 : 1);
    expect(contraste(autre, une)).toBe(contraste(une, autre));
  });

  test("#777777 sur du blanc n’atteint pas 4,5, #767676 si", () => {
    expect([contraste("#777777", "#ffffff") >= SEUIL, contraste("#767676", "#ffffff") >= SEUIL]).toEqual([
      false,
      true,
    ]);
  });

  test("est partout celui d’axe-core", () => {
    fc.assert(
      fc.property(hex, hex, (une, autre) => {
        expect(contraste(une, autre)).toBeCloseTo(selonAxe(une, autre), 6);
      }),
    );
  });
});

test("seuls # et six chiffres hexadécimaux font une couleur", () => {
  expect(["#0a5c36", "#0A5C36"].map(estUneCouleur)).toEqual([true, true]);
  const autres = [
    "",
    "0a5c36",
    "#0a5",
    "#0a5c3g",
    "#0a5c36 ",
    "red",
    "#0a5c36;x:y",
    "#0a5c36\n",
    "url(#0a5c36)",
  ];
  expect(autres.filter(estUneCouleur)).toEqual([]);
});

/** Share of each part in what a colour lights: its tint. */
const teinte = (couleur: string) => {
  const parts = [1, 3, 5].map((rang) => (Number.parseInt(couleur.slice(rang, rang + 2), 16) / 255) ** 2.2);
  const tout = parts.reduce((somme, part) => somme + part, 0);
  return parts.map((part) => part / tout);
};

describe("la plus proche qui se lit", () => {
  test("se lit dans chaque thème, et n’est changée que s’il le faut", () => {
    fc.assert(
      fc.property(hex, (couleur) => {
        for (const jour of ["clair", "sombre"] as const) {
          const prise = rendreLisible(couleur, jour);
          expect(selonAxe(prise, FONDS[jour])).toBeGreaterThanOrEqual(4.5);
          // No more than needed: what is rounded is all that it is above.
          const assez = selonAxe(couleur, FONDS[jour]) >= 4.5;
          expect(assez ? prise === couleur : selonAxe(prise, FONDS[jour]) < 4.75).toBe(true);
        }
      }),
    );
  });

  test.each(["#f4c430", "#ff69b4", "#40e0d0", "#ff8c00"])("%s garde sa teinte en thème clair", (couleur) => {
    const [avant, apres] = [teinte(couleur), teinte(rendreLisible(couleur, "clair"))];
    expect(Math.max(...avant.map((part, rang) => Math.abs(part - (apres[rang] ?? 0))))).toBeLessThan(0.02);
  });

  test("le noir et le blanc en ont une", () => {
    expect([rendreLisible("#000000", "clair"), rendreLisible("#ffffff", "sombre")]).toEqual([
      "#000000",
      "#ffffff",
    ]);
    expect(contrasteSur(rendreLisible("#000000", "sombre"), "sombre")).toBeGreaterThanOrEqual(SEUIL);
    expect(contrasteSur(rendreLisible("#ffffff", "clair"), "clair")).toBeGreaterThanOrEqual(SEUIL);
  });

  test("ce que prend la page se lit aussi sous le pointeur, et rien n’y est autre chose qu’une couleur", () => {
    fc.assert(
      fc.property(hex, (couleur) => {
        for (const [nom, prise] of Object.entries(nuances(couleur))) {
          expect(prise).toMatch(/^#[0-9a-f]{6}$/);
          const fond = nom.includes("dark") ? FONDS.sombre : FONDS.clair;
          expect(selonAxe(prise, fond)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
