import { expect, it } from "vitest";
import { readCatalogue } from "../../../../server/catalogue/read.ts";
import { montantEcrit } from "./fiche.ts";

/** An amount without its figures: « N € par mois, au plus ». */
const forme = (ecrit: string) => ecrit.replaceAll(/\d[\d ,]*\d|\d/g, "N");

it("les montants de toutes les aides s’écrivent de ces façons, et d’aucune autre", () => {
  const ecrits = readCatalogue().aides.map(montantEcrit);
  expect(ecrits).toHaveLength(713);
  const formes = new Set(ecrits.flatMap((un) => (un === undefined ? [] : [forme(un)])));
  expect([...formes].toSorted()).toEqual([
    "N % du coût du permis",
    "N % du coût du séjour, au plus",
    "N % du prix de la session",
    "N €",
    "N € au minimum",
    "N € de forfait",
    "N € de réduction",
    "N € de réduction, au plus",
    "N € en une fois",
    "N € en une fois, au plus",
    "N € par an",
    "N € par an de réduction",
    "N € par an, au plus",
    "N € par an, en moyenne",
    "N € par jour et par enfant, au plus",
    "N € par jour, en moyenne",
    "N € par mois",
    "N € par mois à payer, au lieu de N €",
    "N € par mois à payer, au lieu de N € par mois",
    "N € par mois, au plus",
    "N € par personne",
    "N € par période de stage",
    "N € par semaine de stage",
    "N € pour les deux sessions",
    "N € versés en deux fois",
    "N € à payer au minimum, N € au plus, par demi-journée",
    "N € à payer par jour, au plus",
    "N € à payer, au lieu de N €",
    "N € à rembourser, au plus",
    "N €, au plus",
    "rien à payer",
  ]);
});
