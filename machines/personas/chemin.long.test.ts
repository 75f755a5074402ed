import { expect, it } from "vitest";
import { etapesEssayees } from "../graph/graphe-essaye.ts";
import { canVisit } from "../journey/position.ts";
import { cheminVers } from "./chemin.ts";

it("chaque étape s’ouvre par son chemin, une fois ses réponses données, et par peu de réponses", () => {
  let reponses = 0;
  for (const etape of etapesEssayees) {
    const chemin = cheminVers(etape, etapesEssayees);
    if (!chemin) throw new Error(`Aucun chemin vers ${etape.stateId}`);
    const { parcours, avant } = chemin;
    const posee = parcours.active.find(({ stateId }) => stateId === etape.stateId);
    expect(posee && canVisit(parcours, posee.path), etape.stateId).toBe(true);
    expect(parcours.active.indexOf(posee!), etape.stateId).toBe(avant.length);
    expect(avant.filter(({ answered }) => !answered)).toEqual([]);
    reponses += avant.length;
  }
  // A complete search, made once, found 10.66 on average.
  expect(reponses / etapesEssayees.length).toBeLessThan(10.8);
});
