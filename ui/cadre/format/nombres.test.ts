import { describe, expect, it } from "vitest";
import { ecrireEuros, ecrireNombre } from "./nombres.ts";
import { lireNombre } from "./nombres-tapes.ts";

describe("écrire un montant", () => {
  it.each([
    [0, "0\u00a0€"],
    [450, "450\u00a0€"],
    [1234, "1\u202f234\u00a0€"],
    [1_234_567, "1\u202f234\u202f567\u00a0€"],
    [1234.56, "1\u202f234,56\u00a0€"],
    [12.5, "12,50\u00a0€"],
    [0.29, "0,29\u00a0€"],
    [-50, "-50\u00a0€"],
  ])("%s, avec des espaces insécables", (montant, attendu) => {
    expect(ecrireEuros(montant)).toBe(attendu);
  });
});

describe("écrire un nombre dans son champ", () => {
  it.each([
    [450, "450"],
    [450.5, "450,5"],
    [1234.56, "1234,56"],
    [0, "0"],
    [-12.3, "-12,3"],
    [null, ""],
    [undefined, ""],
    ["450", ""],
  ])("%s s’écrit « %s »", (valeur, attendu) => {
    expect(ecrireNombre(valeur)).toBe(attendu);
  });
});

describe("lire un nombre tapé", () => {
  it.each([
    ["450", 450],
    ["450,5", 450.5],
    ["450.50", 450.5],
    ["0", 0],
    ["007", 7],
    ["1 234,56", 1234.56],
    ["1\u202f234,56\u00a0€", 1234.56],
    [" 450 ", 450],
    ["450€", 450],
    ["0,29", 0.29],
    ["-12,30", -12.3],
    ["999999999", 999_999_999],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1200,", 1200],
    ["1 200 euros", 1200],
    ["1200 EUR", 1200],
    ["1 euro", 1],
    ["١٢٠٠", 1200],
    ["۱۲۰۰٫۵", 1200.5],
    ["１２", 12],
  ])("« %s » est compris", (texte, nombre) => {
    expect(lireNombre(texte)).toBe(nombre);
  });

  it.each(["", "   ", "\u00a0"])("« %s » est un champ vide", (texte) => {
    expect(lireNombre(texte)).toBeNull();
  });

  it.each([
    ..."abc 12a 1,2,3 12,345 1.234 12,, euros ,5 --5 5- +5 1e3 0x10 Infinity NaN €450 € 1234567890 −5".split(
      " ",
    ),
    "1 200 dollars",
    "450 €€",
    "450 $",
  ])("« %s » est refusé", (texte) => {
    expect(lireNombre(texte)).toBeUndefined();
  });

  it.each([0, 0.01, 0.29, 12.5, 450, 1234.56, 9_999_999.99])(
    "ce qui est écrit se relit tel quel : %s",
    (nombre) => {
      expect([lireNombre(ecrireNombre(nombre)), lireNombre(ecrireEuros(nombre))]).toEqual([nombre, nombre]);
    },
  );
});
