import { expect, test } from "vitest";
import type { LigneDeStatistiques } from "../../machines/pages/statistiques.ts";
import { departsPourCent, parAide, parEtape, parJour } from "./resumer.ts";

const etape = (jour: string, sujet: string, geste: LigneDeStatistiques["geste"], nombre: number) =>
  ({ jour, sorte: "etape", sujet, geste, nombre }) as const;
const lignes: LigneDeStatistiques[] = [
  etape("2026-11-01", "seconde", "entree", 20),
  etape("2026-11-01", "premiere", "entree", 40),
  etape("2026-11-02", "premiere", "entree", 60),
  etape("2026-11-02", "premiere", "sortie", 25),
  { jour: "2026-11-01", sorte: "aides", sujet: "rsa", geste: "montree", departement: "35", nombre: 30 },
  { jour: "2026-11-01", sorte: "aides", sujet: "rsa", geste: "montree", departement: "56", nombre: 12 },
  { jour: "2026-11-01", sorte: "aides", sujet: "bafa", geste: "demandee", nombre: 10 },
];

test("les étapes viennent dans leur ordre, leurs jours ensemble", () => {
  expect(parEtape(lignes, ["premiere", "seconde"])).toEqual([
    { sujet: "premiere", nombres: { entree: 100, sortie: 25 } },
    { sujet: "seconde", nombres: { entree: 20 } },
  ]);
});

test("les aides les plus demandées d’abord, leurs départements ensemble", () => {
  expect(parAide(lignes)).toEqual([
    { sujet: "bafa", nombres: { demandee: 10 } },
    { sujet: "rsa", nombres: { montree: 42 } },
  ]);
});

test("jour par jour, et les départs pour cent arrivées", () => {
  expect(parJour(lignes, "premiere")).toEqual([
    { jour: "2026-11-01", nombre: 40 },
    { jour: "2026-11-02", nombre: 60 },
  ]);
  expect([departsPourCent({ entree: 100, sortie: 25 }), departsPourCent({ sortie: 25 })]).toEqual([
    25,
    undefined,
  ]);
});
