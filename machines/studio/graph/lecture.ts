import { type Trace, traceOf } from "../../../catalogue/fiches/phrases/trace.ts";
import { evaluate } from "../../../catalogue/conditions/predicate/evaluate.ts";
import { contextOf } from "../../journey/about.ts";
import type { Parcours } from "../../journey/walk.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import type { EtapeDuParcours } from "./etapes.ts";

/** What a played journey shows on the drawing: lit states, conditions with what they read. */
export type Eclairage = "ici" | "repondue" | "active" | "inactive";

const force: Record<Eclairage, number> = { ici: 3, active: 2, repondue: 1, inactive: 0 };

/** How each state of the chart is lit: a state of a loop by the most advanced of its people. */
export function eclairages(parcours: Parcours, ici: string): ReadonlyMap<string, Eclairage> {
  const lumieres = new Map<string, Eclairage>();
  for (const { path, answered, active, stateId } of parcours.steps) {
    const lumiere: Eclairage = path === ici ? "ici" : answered ? "repondue" : active ? "active" : "inactive";
    const deja = lumieres.get(stateId);
    if (deja === undefined || force[lumiere] > force[deja]) lumieres.set(stateId, lumiere);
  }
  return lumieres;
}

export interface GardeLue {
  label: string;
  /** The person it was read for, when the step goes round several. */
  personne: string;
  vraie: boolean;
  /** Rules it is made of, each with what was read. */
  lues: readonly Trace[];
}

function gardesDeVisite(parcours: Parcours, etape: EtapeDuParcours, visite: VisitedStep): GardeLue[] {
  const faits = contextOf(parcours, visite);
  return etape.conditions.map((condition) => ({
    label: condition.label,
    personne: visite.personne,
    vraie: evaluate(condition, faits),
    lues: traceOf(condition.condition, faits),
  }));
}

/** Conditions of a step at a moment, with what they read; one list per person of a loop. */
export const gardesDe = (parcours: Parcours, etape: EtapeDuParcours): GardeLue[] =>
  parcours.steps
    .filter(({ stateId }) => stateId === etape.stateId)
    .flatMap((visite) => gardesDeVisite(parcours, etape, visite));

const desPersonnes = ({ lues }: GardeLue) =>
  lues.some(({ reads }) => reads.some((name) => name.includes("{personne}")));

/** Every condition of the journey at a moment, once each (once a person if it reads the person). */
export function toutesLesGardes(
  parcours: Parcours,
  etapes: readonly EtapeDuParcours[],
): ReadonlyMap<string, GardeLue> {
  const gardes = new Map<string, GardeLue>();
  for (const garde of etapes.flatMap((etape) => gardesDe(parcours, etape))) {
    const cle = JSON.stringify([garde.label, desPersonnes(garde) ? garde.personne : ""]);
    if (!gardes.has(cle)) gardes.set(cle, garde);
  }
  return gardes;
}

/** Conditions whose truth differs between two moments, as they are now. */
export function gardesBasculees(
  avant: ReadonlyMap<string, GardeLue>,
  apres: ReadonlyMap<string, GardeLue>,
): GardeLue[] {
  return [...apres].flatMap(([cle, garde]) => {
    const autrefois = avant.get(cle);
    return autrefois && autrefois.vraie !== garde.vraie ? [garde] : [];
  });
}
