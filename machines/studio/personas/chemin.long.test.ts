import { expect, it } from "vitest";
import { etapesEssayees } from "../graph/graphe-essaye.ts";
import { canVisit } from "../../journey/position.ts";
import { cheminVers } from "./chemin.ts";
import { passagesDe } from "./passages.ts";

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
  // A complete search, made once, found 10.66 on average; retirement, which few may answer, has made one way longer since.
  expect(reponses / etapesEssayees.length).toBeLessThan(10.9);
});

it("compte chaque question, et au moins un parcours vers chacune", () => {
  const { chemins, etapes, transitions } = passagesDe(etapesEssayees);
  expect(Object.keys(etapes)).toEqual(etapesEssayees.map(({ stateId }) => stateId));
  expect(Object.entries(etapes).filter(([, fois]) => fois === 0)).toEqual([]);
  expect(etapes["individu/demandeur/date_naissance"]).toBe(chemins);
  const prises = Object.values(transitions).filter((fois) => fois > 0);
  expect(prises.length).toBeGreaterThan(175);
  expect(Math.max(...prises)).toBeLessThanOrEqual(chemins);
});
