import { describe, expect, it } from "vitest";
import { ecrirePeriode } from "../mois.ts";
import { estUnJour, lirePeriode, periodesDuMoteur } from "./periode.ts";

const lues = (ecrite: string, definie: "mois" | "annee" | "eternite"): string[] => {
  const periode = lirePeriode(ecrite);
  if (!periode) throw new Error(`${ecrite} ne se lit pas`);
  return periodesDuMoteur(periode, definie).map(ecrirePeriode);
};

describe("une période du protocole", () => {
  it.each([
    ["2026-06", ["2026-06"]],
    ["month:2026-11:3", ["2026-11", "2026-12", "2027-01"]],
    ["2026-06-15", []],
    ["ETERNITY", []],
  ])("%s, pour ce qui se compte par mois", (ecrite, attendues) => {
    expect(lues(ecrite, "mois")).toEqual(attendues);
  });

  it.each(["2026", "year:2026", "month:2026-01:12"])("%s est l’année, mois par mois", (ecrite) => {
    const mois = lues(ecrite, "mois");
    expect([mois.length, mois[0], mois.at(-1)]).toEqual([12, "2026-01", "2026-12"]);
  });

  it("une année peut commencer en avril, pour des mois seulement", () => {
    expect([lues("year:2026-04", "mois")[0], lues("year:2026-04", "mois").at(-1)]).toEqual([
      "2026-04",
      "2027-03",
    ]);
    expect(lues("year:2026-04", "annee")).toEqual([]);
  });

  it.each([
    ["2026", ["2026"]],
    ["year:2025:2", ["2025", "2026"]],
    ["2026-01", []],
    ["ETERNITY", []],
  ])("%s, pour ce qui se compte par an", (ecrite, attendues) => {
    expect(lues(ecrite, "annee")).toEqual(attendues);
  });

  it.each(["ETERNITY", "2026-06", "2026", "2026-06-15"])("%s, pour ce qui ne change pas", (ecrite) => {
    expect(lues(ecrite, "eternite")).toHaveLength(1);
  });

  it.each(["", "juin", "2026-13", "2026-00", "26-06", "2026-6", "2026-02-30", "2026:3", "month:2026-01:0"])(
    "« %s » n’en est pas une",
    (ecrite) => {
      expect(lirePeriode(ecrite)).toBeUndefined();
    },
  );

  it("un jour est du calendrier", () => {
    expect(["2024-02-29", "1870-01-01", "9999-12-31"].map(estUnJour)).toEqual([true, true, true]);
    expect(["2025-02-29", "2026-06", "2026-6-1", "demain", ""].map(estUnJour)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
