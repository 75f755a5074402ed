import { atomesLus, type Formule, trancher } from "../../catalogue/recherche/formules.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { type Affectation, type Inconnue, resoudre } from "../../catalogue/recherche/resoudre.ts";
import type { Modele, Point } from "./modele.ts";
import type { ReponsesCodees } from "./chemin.ts";

/** Chooses one of the answers offered at a point; the answers before it are known. */
export type Preference = (point: Point, offertes: readonly number[], avant: ReponsesCodees) => number;

/**
 * Goes through the points in order, keeping to the answers ordered: each point that is asked takes
 * its ordered answer, or the preferred one. Throws if an order cannot be followed. Nothing is looked
 * for: each answer is taken for good, so the conditions are read (`trancher`) and never gone back on.
 */
export function tirer(modele: Modele, ordres: Affectation, preferer: Preference): ReponsesCodees {
  const { lexique } = modele;
  const reponses = new Int16Array(modele.points.length).fill(ABSENT);
  const connues = new Map<number, boolean>();
  const dit = (numero: number) =>
    lexique.dit(numero, reponses[lexique.atomes[numero]?.inconnue ?? 0] ?? ABSENT);
  const vraie = (f: Formule) => trancher(f, dit, connues) === true;
  for (const point of modele.points) {
    if (!vraie(point.active)) {
      if ((ordres.get(point.rang) ?? ABSENT) !== ABSENT) throw new Error(`${point.cle} n’est pas demandé`);
      continue;
    }
    const offertes = point.valeurs.flatMap((_, v) => (vraie(point.permises[v] as Formule) ? [v] : []));
    const ordre = ordres.get(point.rang);
    if (ordre !== undefined && !offertes.includes(ordre))
      throw new Error(`${point.cle} : réponse non proposée`);
    reponses[point.rang] = ordre ?? preferer(point, offertes, reponses);
  }
  return reponses;
}

const inconnues = new WeakMap<Point, Inconnue>();

/** A point as an unknown: whether it is asked, then by answer whether it is offered. */
export function inconnueDe(point: Point): Inconnue {
  const connue = inconnues.get(point) ?? { rang: point.rang, lues: [point.active, ...point.permises] };
  inconnues.set(point, connue);
  return connue;
}

/** Complete search for the answers that make a formula true; only the points that decide are gone through. */
export class Exploration {
  readonly modele: Modele;
  private readonly trouves = new Map<number, Affectation | undefined>();

  constructor(modele: Modele) {
    this.modele = modele;
  }

  /** Answers that make it true, or nothing when no household does. */
  trouver(but: Formule): Affectation | undefined {
    if (!this.trouves.has(but.id)) this.trouves.set(but.id, this.chercher(but));
    return this.trouves.get(but.id);
  }

  private chercher(but: Formule): Affectation | undefined {
    const issue = resoudre({
      lexique: this.modele.lexique,
      but,
      inconnues: this.cone(but).map(inconnueDe),
      possibles: (ici) => this.possibles(ici).map((valeur) => ({ valeur, cout: 0 })),
      complet: false,
    });
    return typeof issue === "string" ? undefined : issue.choix;
  }

  /** Points whose answers decide of some formulas, in the order they are asked. */
  cone(...buts: readonly Formule[]): Point[] {
    const rangs = new Set<number>();
    const suivre = (f: Formule) => {
      for (const numero of atomesLus(f)) {
        const rang = this.modele.lexique.atomes[numero]?.inconnue ?? -1;
        const point = this.modele.points[rang];
        if (!point || rangs.has(rang)) continue;
        rangs.add(rang);
        for (const autre of [point.active, ...point.permises]) suivre(autre);
      }
    };
    for (const but of buts) suivre(but);
    return [...rangs].sort((a, b) => a - b).map((rang) => this.modele.points[rang] as Point);
  }

  /** One answer of each kind that is offered; or « not asked ». */
  possibles({ rang, lues }: Inconnue): number[] {
    const point = this.modele.points[rang] as Point;
    const active = lues[0]?.sorte;
    if (active === "faux") return [ABSENT];
    if (active !== "vrai") throw new Error(`${point.cle} dépend d’une réponse donnée après lui`);
    const premieres = new Map<number, number>();
    for (const [valeur, sorte] of point.sortes.entries()) {
      if (lues[valeur + 1]?.sorte === "vrai" && !premieres.has(sorte)) premieres.set(sorte, valeur);
    }
    return [...premieres.values()];
  }
}
