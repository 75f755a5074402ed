import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { colonnes, parChamp } from "./colonnes.ts";

type Donnees = Record<string, unknown>;

const aides = ["regles", "legislation", "banque"].flatMap((dossier) =>
  readdirSync(`catalogue/aides/${dossier}`).map(
    (nom) => parse(readFileSync(`catalogue/aides/${dossier}/${nom}`, "utf8")) as Donnees,
  ),
);

describe("une cellule de la feuille des aides", () => {
  it("dit chaque fait du catalogue de façon qu’il se relise le même", () => {
    const perdus = aides.flatMap((aide) =>
      colonnes.flatMap(({ champ, ecrire, lire }) => {
        const valeur = aide[champ];
        if (valeur === undefined || (champ === "teleservice" && typeof valeur === "object")) return [];
        const cellule = ecrire(valeur);
        const lue = lire(cellule);
        return isDeepStrictEqual(lue, valeur) ? [] : [[aide["slug"], champ, cellule, lue]];
      }),
    );
    expect(perdus).toEqual([]);
    expect(aides.length).toBeGreaterThan(500);
  });

  it.each([
    ["montant", "1 200,50 €", 1200.5],
    ["periodicite", "en UNE fois", "ponctuelle"],
    ["national", "Oui", true],
    ["fin", "31/12/2026", "2026-12-31"],
    [
      "conditions_generales",
      "Âge : au moins 18\nHabiter le territoire de l'organisme",
      [{ type: "age", operator: ">=", value: 18 }, { type: "attached_to_institution" }],
    ],
    ["profils", "en études", [{ type: "etudiant" }]],
  ] as const)("%s : « %s », tel qu’une personne l’écrit", (champ, texte, valeur) => {
    expect(parChamp.get(champ)?.lire(texte)).toEqual(valeur);
  });

  it.each([
    ["periodicite", "tous les jours", "écrire En une fois, Chaque mois, Chaque année, Autre"],
    ["montant", "environ 300", "n’est pas un nombre"],
    ["conditions_generales", "Avoir un vélo", "n’est pas un choix de « Conditions vérifiées »"],
    ["delai_demande", "3 mois avant", "écrire « nombre = … »"],
  ] as const)("%s : « %s » se refuse en mots", (champ, texte, dit) => {
    expect(() => parChamp.get(champ)?.lire(texte)).toThrow(dit);
  });
});
