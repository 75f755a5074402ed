import { expect, test } from "vitest";
import { foyersTemoins } from "../../../server/atelier/edition/temoins.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { pendAUneQuestion } from "../../../catalogue/results/certitude.ts";
import { resultatsDuFoyer } from "../../../test/approuver/faits/foyers-resultats.ts";
import { direMontant } from "../../cadre/format/aide.ts";
import { grosTitre, titreEnPhrase } from "../../../catalogue/results/gros-titre.ts";
import { exemple } from "./exemple.tsx";

const espaces = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

test("l’exemple de l’accueil est ce que la simulation donne à ce foyer approuvé", async () => {
  const foyers = foyersTemoins();
  const foyer = foyers.find(({ titre }) => titre === exemple.foyer);
  if (!foyer) throw new Error(exemple.foyer);
  const { droitsEligibles, dateDeValeur } = await resultatsDuFoyer(foyer.situation, "neutre");
  expect(espaces(titreEnPhrase(grosTitre(droitsEligibles, dateDeValeur)))).toBe(exemple.titre);
  const montants = new Map(droitsEligibles.map((un) => [majuscule(un.label), espaces(direMontant(un))]));
  expect(exemple.aides.map(([label]) => [label, montants.get(label)])).toEqual(exemple.aides);
  // What hangs on a question that she alone can answer is not counted.
  const sures = droitsEligibles.filter((un) => !pendAUneQuestion(un));
  expect(sures.length - exemple.aides.length).toBe(exemple.autres);
});
