import { atomesLus, type Formule } from "./formules.ts";
import type { Modele, Point } from "./modele.ts";

/** Answer chosen at some points, by rank: index of the answer, -1 for a point that is not asked. */
export type Choix = ReadonlyMap<number, number>;

export const ABSENT = -1;

/** What the rest of a search depends on. */
export interface Reste {
  but: Formule;
  points: readonly PointSachant[];
}

/** A point with its conditions as they are once earlier answers are known. */
export interface PointSachant {
  point: Point;
  active: Formule;
  permises: readonly Formule[];
}

export const sansRienSavoir = (point: Point): PointSachant => ({
  point,
  active: point.active,
  permises: point.permises,
});

/** The same for two households that have the same future. */
export const cleDuReste = ({ but, points }: Reste): string =>
  [but.id, ...points.flatMap(({ active, permises }) => [active.id, ...permises.map(({ id }) => id)])].join();

/**
 * Complete search for the answers that make a formula true. Only the points that decide are gone
 * through; two households with the same remains are explored once; so « rien » is a proof.
 */
export class Exploration {
  readonly modele: Modele;
  private readonly sortes = new Map<number, { atomes: number; sortes: readonly number[] }>();
  private readonly trouves = new Map<number, Choix | undefined>();

  constructor(modele: Modele) {
    this.modele = modele;
  }

  /** Answers that make it true, or nothing when no household does. */
  trouver(but: Formule): Choix | undefined {
    if (!this.trouves.has(but.id)) this.trouves.set(but.id, this.chercher(but));
    return this.trouves.get(but.id);
  }

  /** Points whose answers decide of some formulas, in the order they are asked. */
  cone(...buts: readonly Formule[]): Point[] {
    const rangs = new Set<number>();
    const suivre = (f: Formule) => {
      for (const numero of atomesLus(f)) {
        const rang = this.modele.atomes[numero]?.point ?? -1;
        const point = this.modele.points[rang];
        if (!point || rangs.has(rang)) continue;
        rangs.add(rang);
        for (const autre of [point.active, ...point.permises]) suivre(autre);
      }
    };
    for (const but of buts) suivre(but);
    return [...rangs].sort((a, b) => a - b).map((rang) => this.modele.points[rang] as Point);
  }

  /** A formula once the answer of a point is known. */
  sachant(f: Formule, { rang }: Point, valeur: number): Formule {
    const { formules, atomes, atomesDuPoint } = this.modele;
    const ici = atomesDuPoint[rang] ?? [];
    const lus = atomesLus(f);
    if (!ici.some((numero) => lus.has(numero))) return f;
    return formules.remplacer(f, `${rang}=${valeur}`, (numero) => {
      const atome = atomes[numero];
      if (atome?.point !== rang) return formules.atome(numero);
      return formules.constante(valeur === ABSENT ? atome.absent : atome.vrai[valeur] === true);
    });
  }

  /** What remains once the answer of a point is known. */
  resteApres({ but, points }: Reste, de: Point, valeur: number): Reste {
    return {
      but: this.sachant(but, de, valeur),
      points: points.map(({ point, active, permises }) => ({
        point,
        active: this.sachant(active, de, valeur),
        permises: permises.map((une) => this.sachant(une, de, valeur)),
      })),
    };
  }

  private chercher(but: Formule): Choix | undefined {
    const vus = new Set<string>();
    const choix = new Map<number, number>();
    const descendre = ({ but, points }: Reste): boolean => {
      if (but.sorte === "vrai") return true;
      const [ici, ...suite] = points;
      if (but.sorte === "faux" || !ici) return false;
      const cle = cleDuReste({ but, points });
      if (vus.has(cle)) return false;
      vus.add(cle);
      for (const valeur of this.possibles(ici)) {
        choix.set(ici.point.rang, valeur);
        if (descendre(this.resteApres({ but, points: suite }, ici.point, valeur))) return true;
      }
      choix.delete(ici.point.rang);
      return false;
    };
    return descendre({ but, points: this.cone(but).map(sansRienSavoir) }) ? choix : undefined;
  }

  /** Mutants bring atoms of their own, which tell more answers apart. */
  private sortesDe(point: Point): readonly number[] {
    const atomes = this.modele.atomesDuPoint[point.rang]?.length ?? 0;
    const connues = this.sortes.get(point.rang);
    if (connues?.atomes === atomes) return connues.sortes;
    const sortes = this.modele.sortesDe(point);
    this.sortes.set(point.rang, { atomes, sortes });
    return sortes;
  }

  /** One answer of each kind that is offered, or the answer ordered if it is; or « not asked ». */
  possibles({ point, active, permises }: PointSachant, ordre?: number): number[] {
    if (active.sorte === "faux") return [ABSENT];
    if (active.sorte !== "vrai") throw new Error(`${point.cle} dépend d’une réponse donnée après lui`);
    if (ordre !== undefined) return permises[ordre]?.sorte === "vrai" ? [ordre] : [];
    const premieres = new Map<number, number>();
    for (const [valeur, sorte] of this.sortesDe(point).entries()) {
      if (permises[valeur]?.sorte === "vrai" && !premieres.has(sorte)) premieres.set(sorte, valeur);
    }
    return [...premieres.values()];
  }
}
