import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { grapheEssaye, noeuds } from "../../../machines/studio/graph/graphe-essaye.ts";
import { journeyMachine } from "../../../machines/journey/journey.ts";
import { xstateDe } from "../../../machines/studio/graph/xstate.ts";
import { mermaidDe } from "./exporter.ts";
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
      expect(phrase).toMatch(/^(sinon$|(sauf si|si) (l’on|l’enfant|les parents|c’est) |s’il y a )/);
      // Neither two negations nor a code, nor an elision that nobody would say.
      expect(phrase).not.toMatch(/sauf si l’on n[e’]|_|\b(de le|de les|si il)\b| : /);
    }
    expect(dites).toContain("si l’on travaille ou fait des études");
    expect(dites).toContain("si l’on suit déjà une formation sanitaire et sociale");
  });
});

interface Etat {
  id: string;
  states: Record<string, Etat>;
  always?: readonly { guard?: unknown; target?: readonly { id: string }[] }[];
  transitions: ReadonlyMap<string, readonly { guard?: unknown; target?: readonly { id: string }[] }[]>;
}

const tous = (etat: Etat): Etat[] => [etat, ...Object.values(etat.states).flatMap(tous)];

/** What leads where, under which named guard, for every state of a machine. */
const mouvements = (racine: unknown) =>
  tous(racine as Etat).map(({ id, always = [], transitions }) => [
    id,
    [...always, ...[...transitions.values()].flat()].map(({ guard, target }) => [
      typeof guard === "string" ? guard : (guard as { type?: string } | undefined)?.type,
      target?.map((vers) => vers.id),
    ]),
  ]);

describe("le JSON pour XState", () => {
  const texte = xstateDe(journeyMachine.config);

  it("se relit : mêmes états, mêmes mouvements, gardes par leur nom", () => {
    const relue = createMachine(JSON.parse(texte));
    const lus = mouvements(relue.root);
    expect(lus).toEqual(mouvements(journeyMachine.root));
    expect(JSON.stringify(lus)).toContain("sauf : est en alternance");
  });

  it("refuse une fonction sans nom, qui disparaîtrait du fichier", () => {
    expect(() => xstateDe({ on: { A: { guard: () => true } } })).toThrow("Fonction sans nom : guard");
    expect(JSON.parse(xstateDe({ id: "a", context: () => ({}) }))).toEqual({ id: "a" });
  });
});

describe("le Mermaid", () => {
  const texte = mermaidDe(grapheEssaye);
  const lignes = texte.split("\n").map((ligne) => ligne.trim());

  it("nomme chaque état une fois, dans son chapitre", () => {
    const declares = lignes.filter((ligne) => /^n\d+[[({]/.test(ligne));
    expect(declares.length).toBe(noeuds.length);
    for (const { libelle } of noeuds) expect(texte).toContain(`"${libelle}"`);
    expect(lignes.filter((ligne) => ligne.startsWith("subgraph")).length).toBe(
      grapheEssaye.chapitres.length + noeuds.filter(({ sorte }) => sorte === "groupe").length,
    );
    expect(lignes.filter((ligne) => ligne === "end").length).toBe(
      lignes.filter((ligne) => ligne.startsWith("subgraph")).length,
    );
  });

  it("relie ce que la machine relie, avec ses conditions", () => {
    const numero = new Map(noeuds.map(({ id }, rang) => [id, `n${rang}`]));
    const fleches = lignes.filter((ligne) => /^n\d+ -/.test(ligne));
    const attendues = grapheEssaye.aretes.map(
      ({ de, vers, sorte, libelle }) =>
        `${numero.get(de)} ${sorte === "reponse" ? "-->" : "-.->"}${libelle ? `|"${libelle}"|` : ""} ${numero.get(vers)}`,
    );
    expect(fleches).toEqual(attendues);
  });

  it("garde ses guillemets à elle", () => {
    const [chapitre] = grapheEssaye.chapitres;
    const cite = mermaidDe({
      chapitres: [{ ...chapitre!, titre: 'Le "titre"', noeuds: [] }],
      aretes: [],
    });
    expect(cite).toContain('["Le #quot;titre#quot;"]');
  });
});
