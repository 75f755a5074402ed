import { describe, expect, it } from "vitest";
import { couper, encombrement, phraseDArete } from "./textes.ts";

describe("les mots du dessin", () => {
  it.each<[string, number, string[]]>([
    ["vit en couple", 20, ["vit en couple"]],
    ["vit en couple", 7, ["vit en", "couple"]],
    ["vit en couple", 6, ["vit en", "couple"]],
    ["anticonstitutionnellement vôtre", 8, ["anticonstitutionnellement", "vôtre"]],
    ["", 5, [""]],
  ])("« %s » en lignes de %i signes", (texte, signes, lignes) => {
    expect(couper(texte, signes)).toEqual(lignes);
  });

  it("prennent la largeur de leur plus longue ligne et la hauteur de toutes", () => {
    const une = encombrement(["abcd"], 10);
    expect(encombrement(["ab", "abcd"], 10)).toEqual({ width: une.width, height: 2 * une.height - 1 });
    expect(encombrement(["abcdefgh"], 10).width).toBeGreaterThan(une.width);
  });

  it.each<[Parameters<typeof phraseDArete>[0]["sorte"], string, string]>([
    ["saut", "sauf : vit en couple", "sauf si vit en couple"],
    ["saut", "sauf : sauf si est propriétaire", "si est propriétaire"],
    ["saut", "sinon", "sinon"],
    ["entree", "fait des études", "si fait des études"],
    ["entree", "quelqu’un à interroger", "quelqu’un à interroger"],
    ["entree", "", ""],
    ["boucle", "quelqu’un d’autre à interroger", "quelqu’un d’autre à interroger"],
    ["reponse", "réponse", ""],
  ])("un mouvement %s « %s » se dit « %s »", (sorte, libelle, phrase) => {
    expect(phraseDArete({ sorte, libelle })).toBe(phrase);
  });
});
