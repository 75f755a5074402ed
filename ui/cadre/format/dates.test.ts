import { describe, expect, it, test } from "vitest";
import { lireDate, lireMois } from "./dates-tapees.ts";
import { ecrireAge, ecrireJour, horloge, jourLocal, periodeEnMots } from "./dates.ts";

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
    expect(periodeEnMots(periode)).toBe(attendu);
  });
});

describe("le jour d’un appareil", () => {
  it.each([
    [new Date(2026, 2, 3, 0, 0, 1), "2026-03-03"],
    [new Date(2026, 2, 3, 23, 59, 59), "2026-03-03"],
    [new Date(2026, 11, 31, 23, 30), "2026-12-31"],
    [new Date(2027, 0, 1, 0, 30), "2027-01-01"],
  ])("est le jour du calendrier de la personne", (maintenant, attendu) => {
    expect(jourLocal(maintenant)).toBe(attendu);
  });
});

describe("aujourd’hui", () => {
  /** Today as the page gives it, on opening and some hours later, the device’s clock following or set again. */
  function jours(serveur: string | undefined, appareil: Date, heures: number, regle?: Date) {
    let [maintenant, ecoule] = [appareil, 5000];
    const jour = horloge(
      serveur,
      () => maintenant,
      () => ecoule,
    );
    const ouverture = jour();
    ecoule += heures * 3_600_000;
    maintenant = regle ?? new Date(appareil.getTime() + heures * 3_600_000);
    return [ouverture, jour()];
  }
  const le = (annee: number, mois: number, jour: number) => new Date(annee, mois - 1, jour, 12);

  it.each([
    ["même jour", "2026-11-20", le(2026, 11, 20), ["2026-11-20", "2026-11-22"]],
    ["à Tahiti, encore la veille", "2026-11-20", le(2026, 11, 19), ["2026-11-19", "2026-11-21"]],
    ["à Nouméa, déjà le lendemain", "2026-12-31", le(2027, 1, 1), ["2027-01-01", "2027-01-03"]],
    ["en retard de deux jours", "2026-11-20", le(2026, 11, 18), ["2026-11-20", "2026-11-22"]],
    ["en 1970", "2026-12-31", new Date(0), ["2026-12-31", "2027-01-02"]],
    ["en 2031", "2028-02-28", le(2031, 6, 15), ["2028-02-28", "2028-03-01"]],
    ["sans jour du serveur", undefined, le(2031, 6, 15), ["2031-06-15", "2031-06-17"]],
  ])(
    "celui de la personne, ou du serveur quand son horloge est fausse ; deux jours après : %s",
    (_, serveur, appareil, attendus) => {
      expect(jours(serveur, appareil, 48)).toEqual(attendus);
    },
  );

  it("une horloge remise à l’heure, page ouverte, ne fait pas sauter le jour", () => {
    expect(jours("2026-11-20", le(2001, 1, 1), 2, le(2026, 11, 20))).toEqual(["2026-11-20", "2026-11-20"]);
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

test.each([
  ["27/03/2006", ["27", "3", "2006"]],
  ["2006-03-27", ["27", "3", "2006"]],
  ["27-3-2006", ["27", "3", "2006"]],
  ["27.03.2006", ["27", "3", "2006"]],
  [" 27 03 2006 ", ["27", "3", "2006"]],
  ["27032006", ["27", "3", "2006"]],
  ["27 mars 2006", ["27", "3", "2006"]],
  ["1er août 2006", ["1", "8", "2006"]],
  ["1 déc. 2006", ["1", "12", "2006"]],
  ["٢٧/٠٣/٢٠٠٦", ["27", "3", "2006"]],
  ["27 zut 2006", ["27", "zut", "2006"]],
])("« %s » est une date entière", (texte, attendue) => {
  expect(lireDate(texte)).toEqual(attendue);
});

test.each(["27", "2006", "27/03", "27/03/06", "mars 2006", "270320061", "", "demain"])(
  "« %s » n’en est pas une",
  (texte) => {
    expect(lireDate(texte)).toBeUndefined();
  },
);

test.each([
  ["mai", "5"],
  ["Mars", "3"],
  ["JANVIER", "1"],
  ["fevrier", "2"],
  ["sept.", "9"],
  ["juil", "7"],
  ["aout", "8"],
  ["03", "03"],
  ["۳", "3"],
  ["jui", "jui"],
  ["ma", "ma"],
  ["zut", "zut"],
  ["", ""],
])("le mois « %s » se lit « %s »", (texte, lu) => {
  expect(lireMois(texte)).toBe(lu);
});
