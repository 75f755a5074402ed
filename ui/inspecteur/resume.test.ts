import { etapesDe } from "../../machines/graph/etapes.ts";
import { chapters } from "../../machines/journey/chapters.ts";
import { tree } from "../../machines/journey/tree.ts";
import { describe, expect, it } from "vitest";
import { aller, jouer, vueCourante } from "../../machines/graph/jeu.ts";
import { foyers } from "../../machines/personas/personas.ts";
import { remplir } from "../../machines/personas/remplir.ts";
import { vueDensemble } from "./resume.ts";
import { eteinte, type Lumiere, lumiereDe } from "./lumiere.ts";
import { graphe } from "./parcours.ts";

const lignes = (lumiere: Lumiere) => vueDensemble(graphe, lumiere).map((un) => [un.nom, ...un.lignes]);

describe("le parcours vu de loin", () => {
  it("dit de chaque chapitre ce qu’il contient", () => {
    const dites = lignes(eteinte);
    expect(dites.map(([nom]) => nom)).toEqual(chapters.map(({ name }) => name));
    const compte = ([, dit = ""]: readonly string[]) =>
      Number(/^(\d+) questions, dont \d+ sous condition$/.exec(dit)?.[1] ?? 0);
    expect(dites.reduce((somme, dite) => somme + compte(dite), 0)).toBe(etapesDe(tree).length);
    expect(dites.at(-1)).toEqual(["recapitulatif", "Un écran, sans question"]);
  });

  it("dit où en est un parcours joué", () => {
    const jeu = aller(jouer(remplir(foyers.boursiereARennes)), 2);
    expect(lignes(lumiereDe(vueCourante(jeu)))[0]?.[2]).toBe("2 répondues sur 9 posées");
  });

  it("compte les écarts, et dit qu’il n’y en a pas", () => {
    const ecarts = new Map([
      ["individu/demandeur/nationalite", "pareil"],
      ["individu/demandeur/activite", "autre"],
      ["individu/demandeur/date_naissance", "autre"],
    ] as const);
    const [profil, foyer] = lignes({ ...eteinte, ecarts });
    expect(profil?.[2]).toBe("2 A et B, réponses différentes, 1 A et B, même réponse");
    expect(foyer?.[2]).toBe("rien ne change");
  });

  it("compte ce que des chemins essaient", () => {
    const chaleur = {
      chemins: 4,
      etapes: { "individu/demandeur/nationalite": 4, "individu/demandeur/activite": 0 },
      transitions: {},
    };
    expect(lignes({ ...eteinte, chaleur })[0]?.[2]).toBe("1 essayée sur 24");
  });
});
