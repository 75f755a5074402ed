import { expect, test } from "vitest";
import type { LigneDeStatistiques } from "../../../machines/pages/statistiques.ts";
import { departsPourCent, parAide, parEtape, parSemaine } from "./resumer.ts";

const etape = (semaine: string, sujet: string, geste: LigneDeStatistiques["geste"], nombre: number) =>
  ({ semaine, sorte: "etape", sujet, geste, nombre }) as const;
const lignes: LigneDeStatistiques[] = [
  etape("2026-11-02", "seconde", "entree", 20),
  etape("2026-11-02", "premiere", "entree", 40),
  etape("2026-11-09", "premiere", "entree", 60),
  etape("2026-11-09", "premiere", "sortie", 25),
  { semaine: "2026-11-02", sorte: "aides", sujet: "rsa", geste: "montree", region: "53", nombre: 30 },
  { semaine: "2026-11-02", sorte: "aides", sujet: "rsa", geste: "montree", region: "52", nombre: 12 },
  { semaine: "2026-11-02", sorte: "aides", sujet: "bafa", geste: "demandee", nombre: 10 },
];

test("les étapes viennent dans leur ordre, leurs semaines ensemble", () => {
  expect(parEtape(lignes, ["premiere", "seconde"])).toEqual([
    { sujet: "premiere", nombres: { entree: 100, sortie: 25 } },
    { sujet: "seconde", nombres: { entree: 20 } },
  ]);
});

test("les aides les plus demandées d’abord, leurs régions ensemble", () => {
  expect(parAide(lignes)).toEqual([
    { sujet: "bafa", nombres: { demandee: 10 } },
    { sujet: "rsa", nombres: { montree: 42 } },
  ]);
});

test("semaine par semaine, et les départs pour cent arrivées", () => {
  expect(parSemaine(lignes, "premiere")).toEqual([
    { semaine: "2026-11-02", nombre: 40 },
    { semaine: "2026-11-09", nombre: 60 },
  ]);
  expect([departsPourCent({ entree: 100, sortie: 25 }), departsPourCent({ sortie: 25 })]).toEqual([
    25,
    undefined,
  ]);
});
