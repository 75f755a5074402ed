import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const texte = readFileSync("docs/securite.md", "utf8");
const lignes = texte.split("\n").filter((ligne) => /^\| V\d/.test(ligne));

/** How many requirements of levels 1 and 2 each section of a chapter has, from its first, in ASVS 5.0.0: they come first, numbered from 1. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};

/** « V1.3.7 à V1.3.11, V10 » : each number, whole chapters as they are. */
const numerosDe = (colonne: string): string[] =>
  colonne.split(",").flatMap((un) => {
    const [premier = "", dernier] = un.trim().split(" à ");
    if (dernier === undefined) return [premier];
    const section = premier.slice(0, premier.lastIndexOf("."));
    const [de, a] = [premier, dernier].map((numero) => Number(numero.split(".").at(-1)));
    return Array.from({ length: a! - de! + 1 }, (_, rang) => `${section}.${de! + rang}`);
  });

describe("docs/securite.md", () => {
  test("dit de chaque exigence des niveaux 1 et 2 si elle est tenue, une fois", () => {
    const dites = lignes.flatMap((ligne) => numerosDe(ligne.split("|")[1] ?? ""));
    const attendues = Object.entries(SECTIONS).flatMap(([chapitre, sections]) =>
      sections.flatMap((combien, section) =>
        Array.from({ length: combien }, (_, rang) => `${chapitre}.${section + 1}.${rang + 1}`),
      ),
    );
    expect([...dites].sort()).toEqual([...attendues, "V10", "V17"].sort());
  });

  test("ne nomme que des essais qui existent", () => {
    const cites = lignes.flatMap((ligne) => {
      const [, fichier = "", nom = ""] = /\| (\S+\.ts) › (.+?) *\|$/.exec(ligne) ?? [];
      return fichier ? [{ fichier, nom }] : [];
    });
    expect(cites.length).toBeGreaterThan(40);
    expect(cites.filter(({ fichier, nom }) => !readFileSync(fichier, "utf8").includes(nom))).toEqual([]);
  });
});
