import { describe, expect, it } from "vitest";
import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireMontant, initiales, totaux } from "./aide.ts";

const aide = (champs: Partial<Droit> = {}): Droit => ({
  id: "une-aide",
  label: "une aide",
  description: "",
  institution: { id: "etat", label: "État", type: "national" },
  montant: 450,
  type: "float",
  unit: "euro",
  periodicite: "mensuelle",
  prefix: "une",
  top: 1,
  source: "javascript",
  conditions: [],
  reasons: [],
  ...champs,
});

describe("écrire le montant d’une aide", () => {
  it.each<[Partial<Droit>, string | undefined]>([
    [{ periodicite: "mensuelle" }, "450\u00a0€ par mois"],
    [{ periodicite: "annuelle" }, "450\u00a0€ par an"],
    [{ periodicite: "ponctuelle" }, "450\u00a0€ en une fois"],
    [{ periodicite: "autre" }, "450\u00a0€"],
    [{ legend: "maximum" }, "450\u00a0€ par mois maximum"],
    [{ periodicite: "autre", legend: "maximum" }, "450\u00a0€ maximum"],
    [{ montant: 1234.5 }, "1\u202f234,50\u00a0€ par mois"],
    [{ unit: "percent", montant: 50 }, "50 %"],
    [{ unit: "percent", montant: 33.33 }, "33,33 %"],
    [{ unit: "percent", montant: 50, legend: "de réduction" }, "50 % de réduction"],
    [{ unit: "séances", montant: 12, periodicite: "ponctuelle" }, "12 séances"],
    [{ unit: "séances", montant: 1 }, "1 séance"],
    [{ montant: 20, prix: true, legend: "au lieu de 64 €" }, "20\u00a0€ par mois à payer au lieu de 64 €"],
    [{ montant: 2, prix: true, periodicite: "ponctuelle" }, "2\u00a0€ à payer"],
    [{ periodicite: "ponctuelle", legend: "maximum" }, "450\u00a0€ en une fois maximum"],
    [{ periodicite: "ponctuelle", legend: "versés en deux fois" }, "450\u00a0€ versés en deux fois"],
    [{ periodicite: "ponctuelle", pret: true }, "450\u00a0€ en une fois à rembourser"],
    [{ montant: true, prix: true }, "rien à payer"],
    [{ montant: true }, undefined],
    [{ montant: false }, undefined],
  ])("%s", (champs, attendu) => {
    const ecrit = ecrireMontant(aide(champs));
    // The space before « % » may be breaking or not.
    expect(ecrit?.replace("\u00a0%", " %")).toBe(attendu);
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

describe("les totaux", () => {
  it("se font par rythme, des seuls montants en euros que l’on reçoit", () => {
    const droits = [
      aide({ montant: 450 }),
      aide({ montant: 100.5 }),
      aide({ montant: 1000, periodicite: "annuelle" }),
      aide({ montant: 300, periodicite: "ponctuelle" }),
      aide({ montant: 200, periodicite: "autre" }),
      aide({ montant: 50, unit: "percent" }),
      aide({ montant: 8, unit: "séances" }),
      aide({ montant: 30, prix: true }),
      aide({ montant: 3500, pret: true }),
      aide({ montant: true }),
      aide({ montant: 16.8, prix: true }),
      aide({ montant: 200, aVerifier: "Est-ce une entrée en 6e ?" }),
    ];
    expect(totaux(droits)).toEqual({
      parMois: { euros: 550.5, maximum: false },
      parAn: { euros: 1000, maximum: false },
      enUneFois: { euros: 300, maximum: false },
    });
  });

  it("compte les centimes exactement", () => {
    expect(totaux([aide({ montant: 0.1 }), aide({ montant: 0.2 })]).parMois.euros).toBe(0.3);
    expect(totaux(Array.from({ length: 10 }, () => aide({ montant: 1.1 }))).parMois.euros).toBe(11);
  });

  it("est un maximum dès qu’un des montants comptés en est un", () => {
    const plafond = aide({ legend: "au maximum" });
    expect(totaux([aide(), plafond]).parMois).toEqual({ euros: 900, maximum: true });
    expect(totaux([aide(), { ...plafond, periodicite: "annuelle" }]).parMois).toEqual({
      euros: 450,
      maximum: false,
    });
  });

  it("est nul sans aide", () => {
    const rien = { euros: 0, maximum: false };
    expect(totaux([])).toEqual({ parMois: rien, parAn: rien, enUneFois: rien });
  });
});
