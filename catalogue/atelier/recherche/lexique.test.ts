import { describe, expect, it } from "vitest";
import { ABSENT, Lexique } from "./lexique.ts";

describe("ce que les atomes disent des inconnues", () => {
  const lexique = new Lexique();
  const { formules } = lexique;
  const petit = lexique.atome({ inconnue: 0, vrai: [true, true, false], absent: false });
  const pair = lexique.atome({ inconnue: 0, vrai: [true, false, true], absent: true });
  const autre = lexique.atome({ inconnue: 1, vrai: [false, true], absent: false });

  it("se lit valeur par valeur, et sans valeur", () => {
    expect([0, 1, 2, ABSENT].map((valeur) => lexique.dit(0, valeur))).toEqual([true, true, false, false]);
    expect(lexique.dit(1, ABSENT)).toBe(true);
    expect(lexique.dit(9, 0)).toBe(false);
    expect([lexique.atomesDe(0), lexique.atomesDe(1), lexique.atomesDe(2)]).toEqual([[0, 1], [2], []]);
  });

  it("une valeur connue ne laisse que ce que disent les autres inconnues", () => {
    const formule = formules.et(petit, formules.ou(formules.non(pair), autre));
    expect(lexique.sachant(formule, 0, 0)).toBe(autre);
    expect(lexique.sachant(formule, 0, 1)).toBe(formules.vrai);
    expect(lexique.sachant(formule, 0, ABSENT)).toBe(formules.faux);
    expect(lexique.sachant(formule, 1, 1)).toBe(petit);
    expect(lexique.sachant(formule, 2, 0)).toBe(formule);
  });

  it("les valeurs qu’aucun atome ne distingue sont d’une même sorte", () => {
    expect(lexique.sortesDe(0, 3)).toEqual([0, 1, 2]);
    expect(lexique.sortesDe(2, 3)).toEqual([0, 0, 0]);
    expect(lexique.sortesDe(2, 3, (valeur) => valeur === 1)).toEqual([0, 1, 0]);
  });
});
