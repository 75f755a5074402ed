import { describe, expect, it } from "vitest";
import { aller, envoyer, jouer, vueCourante } from "../../machines/graph/jeu.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";
import { foyers } from "../../machines/personas/personas.ts";
import { remplir } from "../../machines/personas/remplir.ts";
import { gardesVraies, ligneDeVue } from "./dire-vue.ts";

const jeu = jouer(remplir(foyers.mereSeule));

describe("une ligne du journal", () => {
  it("dit le départ, la réponse et ce qu’elle change", () => {
    expect(jeu.vues.slice(0, 4).map(ligneDeVue)).toEqual([
      "Départ",
      "Date de naissance : 2 juin 1995",
      "Nationalité : Française",
      "Activité : En emploi salarié (+1 question, −1 question)",
    ]);
    expect(jeu.vues.map(ligneDeVue)).toContain("Enfant ajouté (+6 questions)");
  });

  it("dit où l’on va, ce que l’on corrige, et ce que la machine refuse", () => {
    const lit = envoyer(jeu, { type: "GO", path: RECAPITULATIF });
    expect(ligneDeVue(vueCourante(lit))).toBe("Aller : Le récapitulatif");
    const corrige = envoyer(lit, { type: "EDIT", path: "/simulation/famille/en_couple" });
    expect(ligneDeVue(vueCourante(corrige))).toBe("Corriger : Vie en couple");
    const refusee = envoyer(aller(jeu, 0), { type: "ANSWER", value: "hier" });
    expect(ligneDeVue(vueCourante(refusee))).toBe("Date de naissance : refusée");
  });

  it("dit les gardes qui étaient vraies, une fois chacune", () => {
    expect(gardesVraies(jeu.vues[3]!)).toEqual([
      "sauf si l’on fait des études, ou travaille en ayant l’âge de la carte des métiers",
      "sauf si l’on est en alternance",
      "sauf si l’on suit une formation qui a une spécialité",
    ]);
    expect(gardesVraies(jeu.vues[1]!)).toEqual([]);
  });
});
