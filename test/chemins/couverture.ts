import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import { hasard } from "../hasard.ts";
import type { ReponsesCodees } from "./chemin.ts";
import { tirer } from "./exploration.ts";
import type { Element, Monde, Univers } from "./univers.ts";

/** A generated journey, as answers to the points of its household. */
export interface Tire {
  monde: Monde;
  reponses: ReponsesCodees;
  raison: string;
}

/** What a journey must do, and why. */
export interface Objectif {
  monde: Monde;
  choix: Affectation;
  raison: string;
}

/** No point has two answers. */
const compatibles = (a: Affectation, b: Affectation) => {
  for (const [rang, valeur] of b) if ((a.get(rang) ?? valeur) !== valeur) return false;
  return true;
};

/**
 * Journeys that between them meet every objective, then give every pair of answers that some household
 * can give. Greedy: each journey takes as many objectives as agree with one another, and fills the
 * rest with the answers that bring the most new pairs.
 */
export class Couverture {
  readonly univers: Univers;
  readonly tires: Tire[] = [];
  /** Pairs that no household can give, each proved by a complete search. */
  private readonly prouvees = new Set<number>();
  private readonly vues: Uint8Array;
  private readonly taille: number;
  private readonly alea: () => number;

  constructor(univers: Univers, graine: number) {
    this.univers = univers;
    this.taille = univers.elements.length;
    this.vues = new Uint8Array(this.taille * this.taille);
    this.alea = hasard(graine);
  }

  private readonly vue = (a: number, b: number) =>
    this.vues[Math.min(a, b) * this.taille + Math.max(a, b)] === 1;

  /** Number of distinct pairs given. */
  get paires(): number {
    return this.vues.reduce((somme, une) => somme + une, 0);
  }

  /** Pairs neither given nor proved impossible. */
  manquantes(): (readonly [Element, Element])[] {
    const { elements } = this.univers;
    return elements.flatMap((a) =>
      elements
        .slice(a.rang + 1)
        .filter(
          (b) =>
            a.point !== b.point &&
            !this.vue(a.rang, b.rang) &&
            !this.prouvees.has(a.rang * this.taille + b.rang),
        )
        .map((b) => [a, b] as const),
    );
  }

  /** Adds a journey that keeps to these answers; the others bring as many new pairs as they can. */
  ajouter(monde: Monde, ordres: Affectation, raison: string): void {
    const avant: number[] = [];
    let vus = 0;
    const reponses = tirer(monde.modele, ordres, (point, offertes, deja) => {
      for (; vus < point.rang; vus += 1) {
        const element = deja[vus] === ABSENT ? -1 : (monde.elements[vus]?.[deja[vus] as number] ?? -1);
        if (element >= 0) avant.push(element);
      }
      let mieux = { note: -1, valeur: offertes[0] as number };
      for (const valeur of offertes) {
        const element = monde.elements[point.rang]?.[valeur] ?? -1;
        let note = this.alea();
        if (element >= 0) for (const autre of avant) if (!this.vue(element, autre)) note += 1;
        if (note > mieux.note) mieux = { note, valeur };
      }
      return mieux.valeur;
    });
    const donnes = this.univers.donnes(monde, reponses);
    for (const [i, a] of donnes.entries()) {
      for (let j = i + 1; j < donnes.length; j += 1) this.noter(a, donnes[j] as number);
    }
    this.tires.push({ monde, reponses, raison });
  }

  private noter(a: number, b: number): void {
    this.vues[Math.min(a, b) * this.taille + Math.max(a, b)] = 1;
  }

  /** Meets every objective, several at a time when they agree. */
  atteindre(objectifs: readonly Objectif[]): void {
    let restants = [...objectifs];
    while (restants.length > 0) {
      const [premier, ...autres] = restants as [Objectif, ...Objectif[]];
      const choix = new Map(premier.choix);
      const suite: Objectif[] = [];
      for (const autre of autres) {
        if (autre.monde !== premier.monde || !compatibles(choix, autre.choix)) suite.push(autre);
        else for (const [rang, valeur] of autre.choix) choix.set(rang, valeur);
      }
      this.ajouter(premier.monde, choix, premier.raison);
      restants = suite;
    }
  }

  /** Searches every pair not given yet: adds a journey that gives it, or counts it as impossible. */
  completer(): void {
    const { elements } = this.univers;
    for (const a of elements) {
      for (const b of elements.slice(a.rang + 1)) {
        if (a.point === b.point || this.vue(a.rang, b.rang)) continue;
        const trouve = this.univers.trouver([a, b]);
        if (!trouve) this.prouvees.add(a.rang * this.taille + b.rang);
        else this.manquants.push({ ...trouve, raison: `${a.cle} et ${b.cle}`, paire: [a.rang, b.rang] });
      }
    }
    for (let reste = this.manquants; reste.length > 0;) {
      const [premier] = reste as [Manquant];
      const choix = new Map(premier.choix);
      for (const autre of reste) {
        if (autre.monde !== premier.monde || !compatibles(choix, autre.choix)) continue;
        for (const [rang, valeur] of autre.choix) choix.set(rang, valeur);
      }
      this.ajouter(premier.monde, choix, premier.raison);
      reste = reste.filter(({ paire: [a, b] }) => !this.vue(a, b));
    }
  }

  private readonly manquants: Manquant[] = [];
}

interface Manquant extends Objectif {
  paire: readonly [number, number];
}
