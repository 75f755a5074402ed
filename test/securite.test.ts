import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const texte = readFileSync("docs/securite.md", "utf8");
const lignes = texte.split("\n").filter((ligne) => /^\| V\d/.test(ligne));

/** How many requirements of levels 1 and 2 each section has, in ASVS 5.0.0: they come first, numbered from 1. */
const SECTIONS: Readonly<Record<string, number>> = {
  "V1.1": 2,
  "V1.2": 9,
  "V1.3": 11,
  "V1.4": 3,
  "V1.5": 2,
  "V2.1": 3,
  "V2.2": 3,
  "V2.3": 4,
  "V2.4": 1,
  "V3.2": 2,
  "V3.3": 4,
  "V3.4": 6,
  "V3.5": 5,
  "V3.7": 2,
  "V4.1": 3,
  "V4.2": 1,
  "V4.3": 2,
  "V4.4": 4,
  "V5.1": 1,
  "V5.2": 3,
  "V5.3": 2,
  "V5.4": 3,
  "V6.1": 3,
  "V6.2": 12,
  "V6.3": 4,
  "V6.4": 4,
  "V6.5": 5,
  "V6.6": 3,
  "V6.8": 4,
  "V7.1": 3,
  "V7.2": 4,
  "V7.3": 2,
  "V7.4": 5,
  "V7.5": 2,
  "V7.6": 2,
  "V8.1": 2,
  "V8.2": 3,
  "V8.3": 1,
  "V8.4": 1,
  "V9.1": 3,
  "V9.2": 4,
  "V11.1": 2,
  "V11.2": 3,
  "V11.3": 3,
  "V11.4": 4,
  "V11.5": 1,
  "V11.6": 1,
  "V12.1": 3,
  "V12.2": 2,
  "V12.3": 4,
  "V13.1": 1,
  "V13.2": 5,
  "V13.3": 2,
  "V13.4": 5,
  "V14.1": 2,
  "V14.2": 4,
  "V14.3": 3,
  "V15.1": 3,
  "V15.2": 3,
  "V15.3": 7,
  "V16.1": 1,
  "V16.2": 5,
  "V16.3": 4,
  "V16.4": 3,
  "V16.5": 3,
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
    const attendues = Object.entries(SECTIONS).flatMap(([section, combien]) =>
      Array.from({ length: combien }, (_, rang) => `${section}.${rang + 1}`),
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
