import { atomesLus, type Formule } from "../../catalogue/recherche/formules.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { type Affectation, type Inconnue, resoudre } from "../../catalogue/recherche/resoudre.ts";
import type { Modele, Point } from "./modele.ts";

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
