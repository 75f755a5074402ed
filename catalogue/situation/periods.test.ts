import { describe, expect, it } from "vitest";
import { ageAt, isDay, periodsOf, subtractMonths } from "./periods.ts";

describe("les périodes d’une date de valeur", () => {
  it("au 20 novembre 2026, vont de ce mois à trois ans en arrière, du plus récent au plus ancien", () => {
    expect(periodsOf("2026-11-20")).toEqual({
      today: "2026-11-20",
      oneMonthAgo: "2026-10-20",
      twoMonthsAgo: "2026-09-20",
      threeMonthsAgo: "2026-08-20",
      twelveMonthsAgo: "2025-11-20",
      thisMonth: "2026-11",
      last3Months: ["2026-10", "2026-09", "2026-08"],
      last12Months: `2026-10 2026-09 2026-08 2026-07 2026-06 2026-05 2026-04 2026-03 2026-02 2026-01 2025-12
        2025-11`.split(/\s+/),
      last13Months: `2026-11 2026-10 2026-09 2026-08 2026-07 2026-06 2026-05 2026-04 2026-03 2026-02 2026-01
        2025-12 2025-11`.split(/\s+/),
      thisYear: "2026",
      lastYear: "2025",
      lastYearAlone: ["2025"],
      fiscalYear: "2024",
      fiscalYear12Months:
        `2024-12 2024-11 2024-10 2024-09 2024-08 2024-07 2024-06 2024-05 2024-04 2024-03 2024-02
        2024-01`.split(/\s+/),
      previousFiscalYear: "2023",
      previousFiscalYear12Months:
        `2023-12 2023-11 2023-10 2023-09 2023-08 2023-07 2023-06 2023-05 2023-04 2023-03 2023-02
        2023-01`.split(/\s+/),
      threeYearsAgo: "2023",
    });
  });

  it("au 1er janvier, les trois derniers mois sont ceux de l’année passée", () => {
    expect(periodsOf("2027-01-01").last3Months).toEqual(["2026-12", "2026-11", "2026-10"]);
  });

  it("au 31 mars, aucun mois n’est sauté ni compté deux fois", () => {
    expect(periodsOf("2026-03-31")).toMatchObject({
      oneMonthAgo: "2026-02-28",
      twoMonthsAgo: "2026-01-31",
      threeMonthsAgo: "2025-12-31",
      last3Months: ["2026-02", "2026-01", "2025-12"],
    });
  });
});

describe("reculer de quelques mois", () => {
  it.each([
    ["garde le jour quand il existe", "2026-11-20", 1, "2026-10-20"],
    ["s’arrête à la fin d’un mois plus court", "2026-10-31", 1, "2026-09-30"],
    ["s’arrête au 28 février d’une année ordinaire", "2026-03-30", 1, "2026-02-28"],
    ["s’arrête au 29 février d’une année bissextile", "2024-03-31", 1, "2024-02-29"],
    ["recule d’un an depuis un 29 février", "2024-02-29", 12, "2023-02-28"],
    ["passe d’une année à l’autre", "2026-01-15", 1, "2025-12-15"],
    ["recule de plusieurs années", "2026-01-31", 26, "2023-11-30"],
    ["ne bouge pas de zéro mois", "2026-05-31", 0, "2026-05-31"],
    ["avance quand le nombre est négatif", "2026-01-31", -1, "2026-02-28"],
    ["avance d’une année à l’autre", "2026-12-31", -2, "2027-02-28"],
  ])("%s : %s − %i mois = %s", (_, day, months, attendu) => {
    expect(subtractMonths(day, months)).toBe(attendu);
  });
});

describe("l’âge en années entières", () => {
  it.each([
    ["le jour de l’anniversaire compte", "2008-11-20", "2026-11-20", 18],
    ["la veille ne compte pas encore", "2008-11-21", "2026-11-20", 17],
    ["le lendemain compte toujours", "2008-11-19", "2026-11-20", 18],
    ["le mois d’avant compte", "2008-10-31", "2026-11-20", 18],
    ["le mois d’après ne compte pas encore", "2008-12-01", "2026-11-20", 17],
    ["à la naissance, zéro", "2026-11-20", "2026-11-20", 0],
    ["né un 29 février, toujours 17 ans le 28 d’une année ordinaire", "2008-02-29", "2026-02-28", 17],
    ["né un 29 février, 18 ans le 1er mars d’une année ordinaire", "2008-02-29", "2026-03-01", 18],
    ["né un 29 février, l’anniversaire d’une année bissextile", "2008-02-29", "2028-02-29", 20],
    ["né un 28 février, 18 ans le 28", "2008-02-28", "2026-02-28", 18],
  ])("%s", (_, naissance, jour, attendu) => {
    expect(ageAt(naissance, jour)).toBe(attendu);
  });
});

describe("une date du calendrier", () => {
  it.each(["2024-02-29", "2026-01-01", "2026-12-31", "1900-01-02"])("existe : %s", (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "20 11 2026",
    "2026-11-20T00:00:00Z",
    " 2026-11-20",
    "",
    20261120,
    null,
    undefined,
  ])("n’existe pas : %s", (day) => {
    expect(isDay(day)).toBe(false);
  });
});
