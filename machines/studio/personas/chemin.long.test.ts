import { expect, it } from "vitest";
import { etapesEssayees } from "../graph/graphe-essaye.ts";
import { canVisit } from "../../journey/position.ts";
import { cheminVers } from "./chemin.ts";
import { bilanDesCases, couvertDe } from "./couvert.ts";

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

it("compte chaque question, chaque passage, et chaque garde vraie et fausse, avec qui y passe", () => {
  const couvert = couvertDe(etapesEssayees);
  const { parcours, etats, passages, gardesVraies, gardesFausses } = couvert;
  expect(Object.keys(etats)).toEqual(etapesEssayees.map(({ stateId }) => stateId));
  expect(bilanDesCases(couvert, "etats").pasEssayees).toEqual([]);
  expect(etats["individu/demandeur/date_naissance"]).toEqual(Array.from({ length: parcours }, (_, n) => n));
  expect(bilanDesCases(couvert, "passages").couvertes).toBeGreaterThan(175);
  for (const [nom, rangs] of Object.entries(gardesVraies)) expect(rangs).toBe(passages[nom]);
  expect(Object.keys(gardesFausses)).toEqual(Object.keys(gardesVraies));
});

it("entre dans la boucle des enfants par qui les trouve déjà là", () => {
  const { passages } = couvertDe(etapesEssayees);
  const boucle = Object.entries(passages).filter(([nom]) => nom.startsWith("bloc/enfants un par un"));
  expect(boucle.length).toBeGreaterThan(2);
  expect(boucle.flatMap(([nom, rangs]) => (rangs.length === 0 ? [nom] : []))).toEqual([]);
});
