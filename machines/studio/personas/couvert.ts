import type { Marque } from "../../../catalogue/situation/context.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { journeyMachine } from "../../journey/journey.ts";
import { derouler } from "../graph/derouler.ts";
import type { EtapeDuParcours } from "../graph/etapes.ts";
import { type Arete, grapheDe, idArete } from "../graph/graphe.ts";
import { inatteignables } from "../graph/inatteignables.ts";
import { cleDe, type Passage } from "../graph/transitions.ts";
import type { ParNom } from "../chemins/essayes.ts";
import { cheminVers } from "./chemin.ts";
import { journeesDe } from "./journees.ts";
import { achever } from "./remplir.ts";

/** What journeys cover: every state, every move, every guard seen true and false. Moves and guards have the names of the drawing. */
export interface Couvert {
  /** How many journeys, those of the personas included; the first ones are those that were given. */
  parcours: number;
  etats: ParNom;
  passages: ParNom;
  gardesVraies: ParNom;
  gardesFausses: ParNom;
  /** Moves and guards that nobody can see so, with the proof. */
  preuves: Readonly<Record<string, string>>;
}

/** The tables of cells, and how each is said. */
export const SORTES_DE_CASES = {
  etats: "états",
  passages: "passages",
  gardesVraies: "gardes vraies",
  gardesFausses: "gardes fausses",
} as const satisfies Partial<Record<keyof Couvert, string>>;
export type SorteDeCases = keyof typeof SORTES_DE_CASES;

/** How many cells of a table are covered, and which are neither covered nor proved impossible. */
export function bilanDesCases(couvert: Couvert, sorte: SorteDeCases) {
  const cases = Object.entries(couvert[sorte]);
  const vides = cases.flatMap(([nom, rangs]) => (rangs.length === 0 ? [nom] : []));
  const impossibles = vides.filter(
    (nom) => sorte !== "etats" && couvert.preuves[preuveDe(nom, sorte)] !== undefined,
  );
  return {
    cases: cases.length,
    couvertes: cases.length - vides.length,
    impossibles: impossibles.length,
    pasEssayees: vides.filter((nom) => !impossibles.includes(nom)),
  };
}

/** Name of a cell among the proofs: a guard that is never false has one of its own. */
const preuveDe = (nom: string, sorte: SorteDeCases): string =>
  sorte === "gardesFausses" ? `${nom} fausse` : nom;

const MARQUES: readonly Marque[] = ["neutre", "banque"];

const etapesPosees = (context: JourneyContext) =>
  new Set(parcoursDe(context).active.map(({ stateId }) => stateId));

/** The personas in both brands, then somebody for each step that none of them is asked. */
function journees(etapes: readonly EtapeDuParcours[]): JourneyContext[] {
  const toutes = MARQUES.flatMap((marque) => journeesDe(marque).map(({ context }) => context));
  const posees = new Set(toutes.flatMap((context) => [...etapesPosees(context)]));
  for (const etape of etapes) {
    const chemin = posees.has(etape.stateId) ? undefined : cheminVers(etape, etapes);
    if (!chemin) continue;
    const entier = achever(chemin.context);
    toutes.push(entier);
    for (const stateId of etapesPosees(entier)) posees.add(stateId);
  }
  return toutes;
}

/** Moves out of each state, in the order in which the machine tries their guards: those that wait for no answer first. Who takes one saw those before it false. */
function toursDe(aretes: readonly Arete[]): ReadonlyMap<string, readonly Arete[]> {
  const parEtat = new Map<string, Arete[]>();
  for (const arete of aretes)
    parEtat.set(arete.passage.de, [...(parEtat.get(arete.passage.de) ?? []), arete]);
  return parEtat;
}

/** The moves of a journey that the drawing has; who has children also finds them there from the start, as in a record taken up again: that is how their loop is entered. */
function passagesDe(context: JourneyContext): Passage[] {
  const manieres = (context.enfants ?? []).length > 0 ? [false, true] : [false];
  return manieres.flatMap((dejaLa) => {
    const { actor, mouvements } = derouler(context, { dejaLa });
    actor.stop();
    return mouvements.flatMap(({ passages }) => passages);
  });
}

const cases = (noms: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(noms.map((nom) => [nom, []]));

/** The proofs of the moves, then of the guards that are false only for them. */
function preuvesDe(tours: ReadonlyMap<string, readonly Arete[]>): Record<string, string> {
  const preuves = Object.fromEntries(inatteignables());
  for (const tour of tours.values())
    for (const [rang, arete] of tour.entries()) {
      const apres = tour.slice(rang + 1).map((une) => preuves[idArete(une)]);
      const [preuve] = apres;
      if (arete.passage.garde && preuve !== undefined && !apres.includes(undefined))
        preuves[preuveDe(idArete(arete), "gardesFausses")] = preuve;
    }
  return preuves;
}

/**
 * What journeys go through, played by the machine: the only count, read by the page, the document and the test. The
 * personas’ are played after those given. Some seconds for a hundred.
 */
export function couvertDe(
  etapes: readonly EtapeDuParcours[],
  donnes: readonly JourneyContext[] = [],
): Couvert {
  const { aretes } = grapheDe(journeyMachine.root);
  const parPassage = new Map(aretes.map((arete) => [cleDe(arete.passage), arete]));
  const tours = toursDe(aretes);
  const gardees = aretes.filter(({ passage }) => passage.garde).map(idArete);
  const etats = cases(etapes.map(({ stateId }) => stateId));
  const passages = cases(aretes.map(idArete));
  const gardesFausses = cases(gardees);
  const tous = [...donnes, ...journees(etapes)];
  const avant = (une: Arete) => {
    const tour = tours.get(une.passage.de) ?? [];
    return tour.slice(0, tour.indexOf(une)).filter(({ passage }) => passage.garde);
  };
  for (const [rang, context] of tous.entries()) {
    const pris = new Set(passagesDe(context).flatMap((un) => parPassage.get(cleDe(un)) ?? []));
    const faux = new Set([...pris].flatMap(avant));
    for (const stateId of etapesPosees(context)) etats[stateId]?.push(rang);
    for (const une of pris) passages[idArete(une)]?.push(rang);
    for (const une of faux) gardesFausses[idArete(une)]?.push(rang);
  }
  const gardesVraies = Object.fromEntries(gardees.map((nom) => [nom, passages[nom] ?? []]));
  return { parcours: tous.length, etats, passages, gardesVraies, gardesFausses, preuves: preuvesDe(tours) };
}

/** The counts of each table as lines of Markdown, for the document and for a run. */
export const tableauDeLaCouverture = (couvert: Couvert): string =>
  [
    "| ce qui est compté | en tout | couverts | impossibles, preuve à l’appui | pas essayés |",
    "| --- | --- | --- | --- | --- |",
    ...Object.entries(SORTES_DE_CASES).map(([sorte, dite]) => {
      const { cases, couvertes, impossibles, pasEssayees } = bilanDesCases(couvert, sorte as SorteDeCases);
      return `| ${dite} | ${cases} | ${couvertes} | ${impossibles} | ${pasEssayees.length} |`;
    }),
  ].join("\n");
