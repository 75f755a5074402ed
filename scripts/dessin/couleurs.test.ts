import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { jetons } from "../../ui/inspecteur/dessin/svg.ts";
import { couleursClaires } from "./couleurs.ts";

let dossier: string;
beforeEach(() => {
  dossier = mkdtempSync(join(tmpdir(), "couleurs-"));
});
afterEach(() => rmSync(dossier, { recursive: true }));

const feuille = (css: string) => {
  const fichier = join(dossier, "tokens.css");
  writeFileSync(fichier, css);
  return fichier;
};

it("lit les couleurs du thème clair du produit", () => {
  const couleurs = couleursClaires();
  expect(Object.keys(couleurs).sort()).toEqual([...jetons].sort());
  expect(Object.values(couleurs).filter((une) => !/^#[\da-f]{6}$/.test(une))).toEqual([]);
  expect(couleurs.text).not.toBe(couleurs["text-soft"]);
});

it("ne prend pas celles du thème sombre", () => {
  const toutes = jetons.map((nom) => `--${nom}: #111111;`).join("");
  const sombre = `@media (prefers-color-scheme: dark) { :root { ${toutes.replaceAll("1", "9")} } }`;
  expect(couleursClaires(feuille(`:root { ${toutes} } ${sombre}`)).page).toBe("#111111");
});

it("dit quelle couleur manque", () => {
  expect(() => couleursClaires(feuille(":root { --page: #fff; }"))).toThrow(
    "ne dit pas la couleur « surface »",
  );
});
