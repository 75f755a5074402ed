import { expect, it } from "vitest";
import { essaiDuContexte } from "../../../machines/studio/chemins/essayes.ts";
import { journeesDe } from "../../../machines/studio/personas/journees.ts";
import { csvDesEssais, csvDesPas, gherkinDesEssais } from "./emporter.ts";

const essais = journeesDe("neutre")
  .slice(0, 2)
  .map(({ persona, context }) =>
    essaiDuContexte(context, {
      sorte: "raconté",
      pour: "les personnages",
      titre: `=${persona.titre}, "à lire"`,
    }),
  );

/** Reads a CSV back, as RFC 4180 says. */
const lire = (texte: string): string[][] =>
  texte
    .split("\r\n")
    .filter(Boolean)
    .map((ligne) =>
      [...ligne.matchAll(/"((?:[^"]|"")*)"/g)].map(([, une = ""]) => une.replaceAll('""', '"')),
    );

it("une sélection part en CSV, une ligne par parcours, qu’un tableur ne prend pas pour une formule", () => {
  const [titres, ...lignes] = lire(csvDesEssais(essais, "https://cap.example"));
  expect(titres).toEqual(["numéro", "titre", "sorte", "pour", "marque", "étiquettes", "lien"]);
  expect(lignes.map(([numero, titre]) => [numero, titre])).toEqual(
    essais.map(({ titre }, rang) => [`${rang + 1}`, `'${titre}`]),
  );
  for (const ligne of lignes)
    expect(ligne[6]).toMatch(/^https:\/\/cap\.example\/inspecteur#parcours=neutre\./);
});

it("pas à pas, pour un outil de tests : ce qu’on fait, ce qu’on répond, ce qui doit suivre", () => {
  const [titres, ...lignes] = lire(csvDesPas(essais));
  expect(titres).toEqual(["Issue ID", "Test Type", "Summary", "Labels", "Action", "Data", "Result"]);
  expect(new Set(lignes.map(([id]) => id))).toEqual(new Set(["1", "2"]));
  expect(lignes.every((ligne) => ligne.length === titres?.length && ligne[4] !== "")).toBe(true);
  const premier = lignes.filter(([id]) => id === "1");
  // What must follow a step is what the next one does.
  for (const [n, ligne] of premier.entries())
    expect(ligne[6]).toBe(`La question suivante est : ${premier[n + 1]?.[4] ?? "les résultats"}`);
});

it("en Gherkin français, un scénario par parcours, chaque pas sur une ligne", () => {
  const lignes = gherkinDesEssais(essais).split("\n").filter(Boolean);
  expect(lignes.slice(0, 2)).toEqual(["# language: fr", "Fonctionnalité: Le parcours de Cap Aides"]);
  expect(lignes.filter((une) => une.startsWith("  Scénario: "))).toHaveLength(2);
  const connue =
    /^(?:# |Fonctionnalité: | {2}@\S+ @\S+$| {2}Scénario: \d+\. | {4}(?:Étant donné|Quand|Et|Alors) )/;
  expect(lignes.filter((une) => !connue.test(une))).toEqual([]);
  expect(lignes.filter((une) => une.startsWith("    Quand "))).toHaveLength(2);
});
