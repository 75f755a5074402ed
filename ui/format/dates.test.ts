import { describe, expect, it } from "vitest";
import { aujourdhui, ecrireAge, ecrireJour, ecrirePeriode } from "./dates.ts";

describe("écrire une date", () => {
  it.each([
    ["2026-03-03", "3 mars 2026"],
    ["2026-03-01", "1er mars 2026"],
    ["2026-08-11", "11 août 2026"],
    ["2024-02-29", "29 février 2024"],
    ["2026-12-31", "31 décembre 2026"],
    ["2026-01-01", "1er janvier 2026"],
    ["1926-10-21", "21 octobre 1926"],
  ])("%s s’écrit « %s »", (jour, attendu) => {
    expect(ecrireJour(jour)).toBe(attendu);
  });

  it.each([
    ["2026-03", "mars 2026"],
    ["2025-12", "décembre 2025"],
    ["2025", "année 2025"],
  ])("la période %s s’écrit « %s »", (periode, attendu) => {
    expect(ecrirePeriode(periode)).toBe(attendu);
  });
});

describe("aujourd’hui", () => {
  it.each([
    [new Date(2026, 2, 3, 0, 0, 1), "2026-03-03"],
    [new Date(2026, 2, 3, 23, 59, 59), "2026-03-03"],
    [new Date(2026, 11, 31, 23, 30), "2026-12-31"],
    [new Date(2027, 0, 1, 0, 30), "2027-01-01"],
  ])("est le jour du calendrier de la personne", (maintenant, attendu) => {
    expect(aujourdhui(maintenant)).toBe(attendu);
  });
});

describe("écrire un âge", () => {
  it.each([
    [0, "moins d’un an"],
    [1, "1 an"],
    [2, "2 ans"],
    [30, "30 ans"],
  ])("%i s’écrit « %s »", (ans, attendu) => {
    expect(ecrireAge(ans)).toBe(attendu);
  });
});
