import { describe, expect, it } from "vitest";
import { idArete } from "./graphe.ts";
import { etapesEssayees, grapheEssaye, noeuds } from "./graphe-essaye.ts";

const { aretes } = grapheEssaye;
const deSorte = (sorte: string) => aretes.filter((arete) => arete.sorte === sorte);

describe("le graphe lu de la machine", () => {
  it("montre chaque étape du plan une fois, dans l’ordre", () => {
    const dessinees = noeuds.filter(({ sorte }) => sorte === "etape").map(({ id }) => id);
    expect(dessinees).toEqual(etapesEssayees.map(({ stateId }) => stateId));
    expect(new Set(noeuds.map(({ id }) => id)).size).toBe(noeuds.length);
  });

  it("ne mène que d’un état montré à un état montré, et chaque mouvement a son nom", () => {
    const ids = new Set(noeuds.map(({ id }) => id));
    expect(aretes.filter(({ de, vers }) => !ids.has(de) || !ids.has(vers))).toEqual([]);
    expect(new Set(aretes.map(idArete)).size).toBe(aretes.length);
  });

  it("répond une fois à chaque étape, et passe celles qui ont une condition", () => {
    expect(deSorte("reponse").map(({ de }) => de)).toEqual(etapesEssayees.map(({ stateId }) => stateId));
    // The essential form passes over steps that the whole journey always asks.
    const sauts = deSorte("saut").filter(({ libelle }) => libelle !== "l’essentiel s’en passe");
    expect(deSorte("saut").length - sauts.length).toBe(22);
    const passees = new Set(sauts.map(({ de }) => de));
    const conditionnelles = etapesEssayees.filter(({ step }) => step.condition).map(({ stateId }) => stateId);
    expect(conditionnelles.filter((id) => !passees.has(id))).toEqual([]);
    const sans = etapesEssayees.filter(({ step }) => !step.condition);
    expect(sans.filter(({ stateId }) => passees.has(stateId))).toEqual([]);
  });

  it("remonte une fois par boucle, à sa première question", () => {
    expect(deSorte("boucle").map(idArete)).toEqual([
      "bloc/enfants un par un/suivant → enfants un par un : individu/{personne}/_firstName [quelqu’un d’autre à interroger]",
      "bloc/ressources des adultes/suivant → ressources des adultes : individu/{personne}/ressources/types [quelqu’un d’autre à interroger]",
      "bloc/ressources des enfants/suivant → ressources des enfants : individu/{personne}/ressources/types [quelqu’un d’autre à interroger]",
    ]);
  });

  it("dit la condition d’entrée d’un groupe, et « sinon » pour le contourner", () => {
    expect(aretes.filter(({ de }) => de === "bloc/études").map(idArete)).toEqual([
      "bloc/études → individu/demandeur/scolarite [fait des études]",
      "bloc/études → individu/demandeur/alternant [sinon]",
    ]);
  });

  it("range un groupe dans un groupe", () => {
    const dedans = noeuds.find(({ id }) => id === "famille/bourse_criteres_sociaux_nombre_enfants_a_charge");
    expect(dedans?.groupes).toEqual(["bloc/parents", "bloc/bourse du supérieur"]);
  });

  it("dit de qui l’on parle", () => {
    const libelle = (id: string) => noeuds.find((noeud) => noeud.id === id)?.libelle;
    expect(libelle("bloc/ressources des adultes")).toBe("ressources des adultes, pour chaque adulte");
    expect(libelle("bloc/enfants un par un")).toBe("enfants un par un, pour chaque enfant");
    expect(libelle("individu/conjoint/statut_marital")).toBe("Lien avec le conjoint ou la conjointe");
  });
});
