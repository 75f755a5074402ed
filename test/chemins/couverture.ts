import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { hasard } from "../hasard.ts";
import { essaiDe } from "../kinds/kinds.ts";
import type { ReponsesCodees } from "./chemin.ts";
import { Exploration, tirer } from "./exploration.ts";
import { Modele, type Point } from "./modele.ts";
import type { Depart } from "./valeurs.ts";

/** A class of answers to a question: one choice of a closed list, or numbers and days treated alike. */
interface Element {
  rang: number;
  cle: string;
  question: string;
}

/** A kind of household with its model. */
export interface Monde {
  depart: Depart;
  modele: Modele;
  exploration: Exploration;
  /** Class of each answer of each point, by rank of the point. */
  cles: readonly (readonly string[])[];
  /** The first answer of each class. */
  places: ReadonlyMap<string, { point: Point; valeur: number }>;
}

/** A generated journey, as answers to the points of its household. */
export interface Tire {
  monde: Monde;
  reponses: ReponsesCodees;
  raison: string;
}

/** What a journey must do, and why; a pair is met by any journey that gives it. */
export interface Objectif {
  monde: Monde;
  choix: Affectation;
  raison: string;
  paire?: readonly [Element, Element];
}

/** The name of the numbers or days that no condition tells apart from an answer; of the answer itself, of another kind. */
function cleDe({ cle, visite, valeurs, sortes, type }: Point, valeur: number): string {
  const { parClasses } = essaiDe(questionOf(visite.step.entity, visite.step.field));
  if (type !== undefined || !parClasses) return `${cle} = ${valeurs[valeur]?.nom}`;
  const noms = valeurs.flatMap(({ nom }, v) => (sortes[v] === sortes[valeur] ? [nom] : []));
  return `${cle} = ${noms.length > 1 ? `${noms[0]} … ${noms.at(-1)}` : (noms[0] ?? "")}`;
}

function mondeDe(depart: Depart): Monde {
  const modele = new Modele(depart);
  const cles = modele.points.map((point) => point.valeurs.map((_, valeur) => cleDe(point, valeur)));
  const places = modele.points.flatMap((point) =>
    point.valeurs.map((_, valeur) => [cles[point.rang]?.[valeur] ?? "", { point, valeur }] as const),
  );
  return { depart, modele, exploration: new Exploration(modele), cles, places: new Map(places.reverse()) };
}

/** No point has two answers. */
const compatibles = (a: Affectation, b: Affectation) => {
  for (const [rang, valeur] of b) if ((a.get(rang) ?? valeur) !== valeur) return false;
  return true;
};

/** What is known of a pair. */
const [VUE, IMPOSSIBLE] = [1, 2];

/**
 * Journeys that between them meet every objective, then give every pair of answers that some household
 * can give. Greedy: each journey takes as many objectives as agree with one another, and fills the
 * rest with the answers that bring the most new pairs. The universe is that of the first kind of household.
 */
export class Couverture {
  readonly mondes: readonly Monde[];
  readonly tires: Tire[] = [];
  private readonly elements: readonly Element[];
  private readonly rangs: ReadonlyMap<string, number>;
  private readonly connues: Uint8Array;
  private readonly alea: () => number;

  constructor(departs: readonly Depart[], graine: number) {
    this.mondes = departs.map(mondeDe);
    const questions = this.mondes[0]?.cles.flatMap((cles, rang) =>
      cles.map((cle) => [cle, this.mondes[0]?.modele.points[rang]?.cle ?? ""] as const),
    );
    this.elements = [...new Map(questions)].map(([cle, question], rang) => ({ rang, cle, question }));
    this.rangs = new Map(this.elements.map(({ cle, rang }) => [cle, rang]));
    this.connues = new Uint8Array(this.elements.length ** 2);
    this.alea = hasard(graine);
  }

  private readonly place = (a: number, b: number) => Math.min(a, b) * this.elements.length + Math.max(a, b);
  private readonly vue = (a: number, b: number) => this.connues[this.place(a, b)] === VUE;
  private readonly rangDe = ({ cles }: Monde, point: number, valeur: number | undefined) =>
    this.rangs.get(cles[point]?.[valeur ?? ABSENT] ?? "") ?? -1;

  /** Number of distinct pairs given. */
  get paires(): number {
    return this.connues.reduce((somme, une) => somme + Number(une === VUE), 0);
  }

  /** Pairs neither given nor proved impossible. */
  manquantes(): (readonly [Element, Element])[] {
    return this.elements.flatMap((a) =>
      this.elements
        .slice(a.rang + 1)
        .filter((b) => a.question !== b.question && this.connues[this.place(a.rang, b.rang)] === 0)
        .map((b) => [a, b] as const),
    );
  }

  /** Adds a journey that keeps to these answers; the others bring as many new pairs as they can. */
  private ajouter({ monde, raison }: Objectif, ordres: Affectation): void {
    const donnes: number[] = [];
    let lus = 0;
    const lire = (reponses: ReponsesCodees, jusque: number) => {
      for (; lus < jusque; lus += 1) {
        const element = this.rangDe(monde, lus, reponses[lus]);
        if (element >= 0) donnes.push(element);
      }
    };
    const reponses = tirer(monde.modele, ordres, (point, offertes, deja) => {
      lire(deja, point.rang);
      const notes = offertes.map((valeur) => {
        const element = this.rangDe(monde, point.rang, valeur);
        const neuves = element < 0 ? 0 : donnes.filter((autre) => !this.vue(element, autre)).length;
        return this.alea() + neuves;
      });
      return offertes[notes.indexOf(Math.max(...notes))] as number;
    });
    lire(reponses, reponses.length);
    for (const [i, a] of donnes.entries())
      for (const b of donnes.slice(i + 1)) this.connues[this.place(a, b)] = VUE;
    this.tires.push({ monde, reponses, raison });
  }

  /** Meets every objective, several at a time when they agree. */
  atteindre(objectifs: readonly Objectif[]): void {
    for (let restants = objectifs; restants.length > 0;) {
      const [premier] = restants as [Objectif];
      const choix = new Map(premier.choix);
      const pris = new Set<Objectif>();
      for (const un of restants) {
        if (un.monde !== premier.monde || !compatibles(choix, un.choix)) continue;
        pris.add(un);
        for (const [rang, valeur] of un.choix) choix.set(rang, valeur);
      }
      this.ajouter(premier, choix);
      restants = restants.filter((un) =>
        un.paire ? !this.vue(un.paire[0].rang, un.paire[1].rang) : !pris.has(un),
      );
    }
  }

  /** Searches every pair not given yet: adds a journey that gives it, or counts it as impossible. */
  completer(): void {
    const manquants = this.manquantes().flatMap((paire): Objectif[] => {
      const [a, b] = paire;
      const trouve = this.trouver([a.cle, b.cle]);
      if (trouve) return [{ ...trouve, raison: `${a.cle} et ${b.cle}`, paire }];
      this.connues[this.place(a.rang, b.rang)] = IMPOSSIBLE;
      return [];
    });
    this.atteindre(manquants);
  }

  /** Answers that give all of these classes, and in which household; nothing is a proof for these households. */
  private trouver(voulues: readonly string[]): Pick<Objectif, "monde" | "choix"> | undefined {
    // The bank asks everything that the neutral brand asks, under the same conditions.
    for (const monde of this.mondes.filter(({ depart }) => depart.marque === "banque")) {
      const { modele, exploration } = monde;
      const places = voulues.flatMap((cle) => monde.places.get(cle) ?? []);
      if (places.length < voulues.length) continue;
      const but = modele.formules.et(...places.map(({ point, valeur }) => modele.but(point, valeur)));
      const choix = exploration.trouver(but);
      if (choix)
        return {
          monde,
          choix: new Map([...choix, ...places.map(({ point, valeur }) => [point.rang, valeur] as const)]),
        };
    }
    return undefined;
  }
}
