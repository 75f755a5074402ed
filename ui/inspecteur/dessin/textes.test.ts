import { describe, expect, it } from "vitest";
import { grapheEssaye } from "../../../machines/graph/graphe-essaye.ts";
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
    ["saut", "sauf : vit en couple", "sauf si l’on vit en couple"],
    ["saut", "sauf : sauf si est propriétaire", "si l’on est propriétaire"],
    ["saut", "sauf : n’est pas propriétaire", "si l’on est propriétaire"],
    ["saut", "sauf : les parents habitent en France", "sauf si les parents habitent en France"],
    [
      "saut",
      "sauf : déclare une ressource : travail, stage ou formation",
      "sauf si l’on déclare une ressource (travail, stage ou formation)",
    ],
    ["saut", "sinon", "sinon"],
    ["saut", "retirée", "retirée"],
    ["saut", "complète un seul enfant", "si l’on complète un seul enfant"],
    ["entree", "fait des études", "si l’on fait des études"],
    ["entree", "simulateur de la banque partenaire", "si c’est le simulateur de la banque partenaire"],
    ["entree", "quelqu’un à interroger", "s’il y a quelqu’un à interroger"],
    ["entree", "", ""],
    ["boucle", "quelqu’un d’autre à interroger", "s’il y a quelqu’un d’autre à interroger"],
    ["reponse", "réponse", ""],
  ])("un mouvement %s « %s » se dit « %s »", (sorte, libelle, phrase) => {
    expect(phraseDArete({ sorte, libelle })).toBe(phrase);
  });

  it("disent chaque condition du parcours en une phrase qui se lit seule", () => {
    const dites = new Set(grapheEssaye.aretes.map(phraseDArete).filter(Boolean));
    for (const phrase of dites) {
      expect(phrase).toMatch(
        /^(sinon$|(sauf si|si) (l’on|l’enfant|l’essentiel|les parents|c’est) |s’il y a )/,
      );
      // Neither two negations nor a code, nor an elision that nobody would say.
      expect(phrase).not.toMatch(/sauf si l’on n[e’]|_|\b(de le|de les|si il)\b| : /);
    }
    expect(dites).toContain("si l’on travaille ou fait des études");
    expect(dites).toContain("si l’on suit déjà une formation sanitaire et sociale");
  });
});
