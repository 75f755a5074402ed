import { createMachine } from "xstate";
import { describe, expect, it } from "vitest";
import { journeyMachine } from "../../../machines/journey/journey.ts";
import { mermaidDe, xstateDe } from "./exporter.ts";
import { grapheEssaye, noeuds } from "../../../machines/graph/graphe-essaye.ts";

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
