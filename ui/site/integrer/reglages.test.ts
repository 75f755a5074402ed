import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import {
  attributsDe,
  ligneACopier,
  couleurTapee,
  fautesDesReglages,
  couleurProche,
  type Reglages,
  RIEN,
} from "./reglages.ts";

const SITE = "https://aides.exemple.fr";
const code = (change: Partial<Reglages>) => ligneACopier(SITE, attributsDe({ ...RIEN, ...change }));

describe("le code", () => {
  test("sans rien choisir, c’est la ligne la plus courte", () => {
    expect(code({})).toBe('<script async src="https://aides.exemple.fr/integration.js"></script>');
  });

  test("dit tout ce qui est choisi, sur une ligne", () => {
    const tout = code({
      couleur: "autre",
      autre: "0A5C36",
      ecran: "aide",
      aide: "rsa",
      largeur: "640",
      hauteur: "900",
      identifiant: "ml-12",
      titre: "Mes aides",
    });
    expect(tout).toBe(
      '<script async src="https://aides.exemple.fr/integration.js" data-page="/aides/rsa" data-couleur="#0a5c36" data-largeur="640" data-hauteur="900" data-identifiant="ml-12" data-titre="Mes aides"></script>',
    );
  });

  test("quel que soit ce qui est tapé, une page n’y lit qu’un script, et ce qui a été tapé", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), fc.string(), (identifiant, titre) => {
        const [element, ...reste] = parseDocument(code({ identifiant, titre })).children;
        expect(reste).toEqual([]);
        expect(element).toMatchObject({ name: "script", children: [] });
        const {
          src,
          "data-identifiant": dit = "",
          "data-titre": lu = "",
          ...autres
        } = (element as unknown as { attribs: Record<string, string> }).attribs;
        expect([src, dit, lu, autres]).toEqual([`${SITE}/integration.js`, identifiant, titre, { async: "" }]);
      }),
    );
  });

  test("ne porte rien de ce qui est faux", () => {
    for (const change of [
      { couleur: "autre", autre: "#ffff00" },
      { couleur: "autre", autre: "red" },
      { largeur: "12" },
      { hauteur: "1e3" },
      { ecran: "aide" },
    ] as const)
      expect(code(change)).toBe(code({}));
  });
});

describe("ce qui est faux se dit à son champ", () => {
  test.each([
    [{ couleur: "autre", autre: "" }, "autre", "Écrivez votre couleur"],
    [{ couleur: "autre", autre: "#12345" }, "autre", "Écrivez votre couleur"],
    [{ couleur: "autre", autre: "#ffff00" }, "autre", "Cette couleur ne se lirait pas"],
    [{ ecran: "aide" }, "aide", "Choisissez l’aide"],
    [{ largeur: "319" }, "largeur", "entre 320 et 2 000"],
    [{ largeur: "2001" }, "largeur", "entre 320 et 2 000"],
    [{ hauteur: "-700" }, "hauteur", "entre 200 et 5 000"],
    [{ hauteur: "700px" }, "hauteur", "entre 200 et 5 000"],
  ] as const)("%j", (change, champ, mots) => {
    const { [champ]: faute, ...autres } = fautesDesReglages({ ...RIEN, ...change });
    expect(faute?.replaceAll(/\s/g, " ")).toContain(mots);
    expect(autres).toEqual({});
  });

  test("le contraste dit n’est jamais arrondi vers le haut", () => {
    // #707070 on the ground of the page is just under; #000000 is fine.
    expect(fautesDesReglages({ ...RIEN, couleur: "autre", autre: "#6e6e6e" }).autre).toMatch(
      /4,[0-4]\d? pour 1/,
    );
    expect(fautesDesReglages({ ...RIEN, couleur: "autre", autre: "#000000" })).toEqual({});
  });

  test("la couleur proposée à la place est prise telle quelle", () => {
    const choisie: Reglages = { ...RIEN, couleur: "autre", autre: "FFFF00" };
    const autre = couleurProche(choisie) ?? "";
    expect(fautesDesReglages({ ...choisie, autre })).toEqual({});
    expect(couleurTapee(autre)).toBe(autre);
  });
});

// CSS Color 4: three digits stand for six, each twice; `rgb()` counts to 255.
test.each([
  ["#0A5C36", "#0a5c36"],
  ["  0a5c36 ", "#0a5c36"],
  ["#a3c", "#aa33cc"],
  ["rgb(10, 92, 54)", "#0a5c36"],
  ["RGB(10 92 54)", "#0a5c36"],
])("la couleur collée « %s » est %s", (collee, lue) => {
  expect(couleurTapee(collee)).toBe(lue);
});

test.each(["rgb(300, 0, 0)", "rgb(1, 2)", "rgba(0, 0, 0, 0.5)", "var(--bleu)", "rgb(0,0,0);color:red"])(
  "« %s » n’est pas une couleur que le code porte",
  (collee) => {
    const reglages: Reglages = { ...RIEN, couleur: "autre", autre: collee };
    expect([Object.keys(fautesDesReglages(reglages)), attributsDe(reglages)]).toEqual([["autre"], {}]);
  },
);
