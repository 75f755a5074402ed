import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  ecrireUneApprobation,
  fichierDeLApprobation,
  lireUneApprobation,
} from "../../catalogue/atelier/apercu/approbation.ts";
import { nomGit } from "../../server/atelier/edition/nom-git.ts";
import { approbationsTenues, type EnAttente, fautesDesApprobations } from "./approbations.ts";

const AIDE = "catalogue/aides/regles/caf-ain-aide-bafa-session-generale.yml";
const ORGANISME = "catalogue/institutions/rennes_metropole.yml";

/** An edit that made the file what it is, from what it would have been. */
function attente(fichier: string, avantElle: [string, string], phrases: readonly string[]): EnAttente {
  const texteApres = readFileSync(fichier, "utf8");
  const texteAvant = texteApres.replace(...avantElle);
  const [avant, apres] = [nomGit(texteAvant), nomGit(texteApres)];
  return { lieu: fichierDeLApprobation(fichier), fichier, avant, apres, phrases, texteAvant, texteApres };
}

const FAIT =
  "Fait pour cette aide : Un jeune homme de 20 ans qui habite Bourg-en-Bresse et veut passer le BAFA.";
const lues = [
  "Montant : 200 (avant : 300)",
  "Donne 200 € au lieu de 300 € à la personne de l’exemple",
  `Foyer témoin, change de montant : ${FAIT}`,
];
const correction = (phrases: readonly string[] = lues) =>
  attente(AIDE, ["montant: 200", "montant: 300"], phrases);

describe("l’approbation d’une correction", () => {
  it("se relit comme elle s’écrit, d’une fiche nouvelle aussi", () => {
    const { lieu: _lieu, texteAvant: _avant, texteApres: _apres, ...une } = correction();
    expect(lireUneApprobation(ecrireUneApprobation(une))).toEqual(une);
    const { avant: _publie, ...nouvelle } = une;
    expect(lireUneApprobation(ecrireUneApprobation(nouvelle))).toEqual(nouvelle);
    expect(() => lireUneApprobation("Lu et approuvé : rien")).toThrow("ce n’est pas une approbation");
  });

  it("tient quand la correction fait ce qui a été lu, deux le même jour comme une seule", async () => {
    const organisme = attente(
      ORGANISME,
      ["label: Rennes Métropole", "label: Rennes"],
      ["Nom : « Rennes Métropole » (avant : « Rennes »)"],
    );
    expect(await fautesDesApprobations([correction(), organisme])).toEqual([]);
  });

  it("dit ce qui n’a pas été lu, et ce qui l’a été et ne se fait pas", async () => {
    const [montant = "", personne = "", foyer = ""] = lues;
    expect(await fautesDesApprobations([correction([montant, foyer, "Logement : réécrit"])])).toEqual([
      "catalogue/approbations/caf-ain-aide-bafa-session-generale.txt : approuvé, et ne se fait pas : Logement : réécrit",
      `catalogue/approbations/caf-ain-aide-bafa-session-generale.txt : se fait, et n’a pas été lu : ${personne}`,
    ]);
  });

  it("ne tient pas quand, sans elle, les textes approuvés ne sont pas ceux qui sont écrits", async () => {
    const dites: string[] = [];
    // What is written already speaks of the edit: somebody approved it elsewhere, or something else was changed.
    expect(await approbationsTenues([correction()], (ligne) => dites.push(ligne))).toBe(false);
    expect(dites).toEqual(["Corrections lues et approuvées : 1. Sans elles :"]);
  }, 240_000);

  it("ne vaut plus pour une fiche qui a changé depuis, même d’un mot que rien ne dit", async () => {
    const depuis = { ...correction(), texteApres: `${readFileSync(AIDE, "utf8")}# revue\n` };
    expect(await fautesDesApprobations([depuis])).toEqual([
      expect.stringMatching(/a changé depuis qu’une personne l’a approuvé$/),
    ]);
  });

  it("dit les foyers témoins qui gagnent l’aide, ou qui la perdent", async () => {
    const plusJeune = attente(
      "catalogue/aides/regles/carte_avantage_jeune.yml",
      ["value: 27", "value: 20"],
      [],
    );
    const dites = (await fautesDesApprobations([plusJeune])).map((une) => une.split(" lu : ")[1] ?? "");
    expect(dites.filter((une) => /^Foyer témoin, la gagne : ./.test(une)).length).toBeGreaterThan(20);
    expect(dites.filter((une) => /la perd|change de montant/.test(une))).toEqual([]);
  });
});
