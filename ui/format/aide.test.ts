import { describe, expect, it } from "vitest";
import type { Droit } from "../../catalogue/results/results.ts";
import { unDroit } from "../../test/fixtures/droits.ts";
import { ecrireMontant, initiales } from "./aide.ts";

describe("écrire le montant d’une aide", () => {
  it.each<[Partial<Droit>, string | undefined]>([
    [{ periodicite: "mensuelle" }, "450\u00a0€ par mois"],
    [{ periodicite: "annuelle" }, "450\u00a0€ par an"],
    [{ periodicite: "ponctuelle" }, "450\u00a0€ en une fois"],
    [{ periodicite: "autre" }, "450\u00a0€"],
    [{ nature: "plafond" }, "450\u00a0€ par mois, au plus"],
    [{ periodicite: "autre", nature: "plafond" }, "450\u00a0€, au plus"],
    [{ montant: 1234.5 }, "1\u202f234,50\u00a0€ par mois"],
    [{ unit: "percent", montant: 50 }, "50 %"],
    [{ unit: "percent", montant: 33.33 }, "33,33 %"],
    [{ unit: "percent", montant: 50, nature: "remise" }, "50 % de réduction"],
    [
      { unit: "percent", montant: 80, nature: "remise", legend: "du coût du permis" },
      "80 % du coût du permis",
    ],
    [
      { unit: "percent", montant: 60, nature: "plafond", legend: "du coût du séjour" },
      "60 % du coût du séjour, au plus",
    ],
    [
      { montant: 14, nature: "moyenne", periodicite: "ponctuelle", legend: "par jour" },
      "14\u00a0€ par jour, en moyenne",
    ],
    [{ unit: "séances", montant: 12, periodicite: "ponctuelle" }, "12 séances"],
    [{ unit: "séances", montant: 1 }, "1 séance"],
    [
      { montant: 20, nature: "prix", legend: "au lieu de 64 €" },
      "20\u00a0€ par mois à payer, au lieu de 64 €",
    ],
    [{ montant: 2, nature: "prix", periodicite: "ponctuelle" }, "2\u00a0€ à payer"],
    [{ periodicite: "ponctuelle", nature: "plafond" }, "450\u00a0€ en une fois, au plus"],
    [{ periodicite: "ponctuelle", legend: "versés en deux fois" }, "450\u00a0€ versés en deux fois"],
    [{ periodicite: "ponctuelle", nature: "prêt" }, "450\u00a0€ en une fois à rembourser, au plus"],
    [{ montant: true, nature: "prix" }, "rien à payer"],
    [{ montant: true }, undefined],
    [{ montant: false }, undefined],
  ])("%s", (champs, attendu) => {
    expect(ecrireMontant(unDroit(champs))).toBe(attendu?.replace(" %", "\u00a0%"));
  });
});

describe("les initiales d’une institution", () => {
  it.each([
    ["État", "É"],
    ["Région Bretagne", "RB"],
    ["Caisse d’allocations familiales", "C"],
    ["Île-de-France", "ÎF"],
    ["Communauté de communes du Pays de Lumbres", "CP"],
    ["L'Étudiant", "É"],
    ["L’Île-Saint-Denis", "ÎS"],
    ["La Poste", "P"],
    ["Les Sables d’Olonne", "SO"],
    ["Ville d’Angers", "VA"],
    ["pôle emploi", "P"],
    ["", ""],
  ])("de « %s » sont « %s »", (label, attendu) => {
    expect(initiales(label)).toBe(attendu);
  });
});
