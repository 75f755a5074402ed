import { describe, expect, it } from "vitest";
import { aideDuMontant, filled, wrongItems } from "./montants.ts";

describe("les montants facultatifs", () => {
  it("se refusent quand ce n’en est pas un : un texte, une perte, plus que personne n’a", () => {
    const tapes = { texte: "beaucoup", perte: -1, trop: 10_000_001, vide: null, rien: 0, juste: 450.5 };
    expect(wrongItems(tapes)).toEqual(["texte", "perte", "trop"]);
  });

  it("laissés vides, ne disent rien ; zéro en est un", () => {
    expect(filled({ vide: null, rien: 0, juste: 450.5 })).toEqual({ rien: 0, juste: 450.5 });
  });

  it.each([
    [{ label: "Livret A" }, ""],
    [{ label: "Livret A", hint: "Total du livret" }, "Total du livret"],
    [{ label: "Livret A", where: "sur le relevé" }, "À trouver : sur le relevé"],
    [
      { label: "Livret A", hint: "Total du livret", where: "sur le relevé" },
      "Total du livret. À trouver : sur le relevé",
    ],
    [{ label: "Épargne", hint: "Actions…", where: "sur le relevé" }, "Actions… À trouver : sur le relevé"],
  ])("%o s’aide de « %s »", (libelle, aide) => {
    expect(aideDuMontant(libelle)).toBe(aide);
  });
});
