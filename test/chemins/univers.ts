import { questionOf } from "../../machines/questions/index.ts";
import { essaiDe } from "../kinds/kinds.ts";
import type { ReponsesCodees } from "./chemin.ts";
import type { Depart } from "./valeurs.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import { Exploration } from "./exploration.ts";
import { Modele, type Point } from "./modele.ts";

/** A class of answers to a question: one choice of a closed list, or numbers and days treated alike. */
export interface Element {
  rang: number;
  cle: string;
  point: Point;
  /** An answer of the class, by index. */
  valeur: number;
}

/** Name of the numbers or days that no condition tells apart from an answer; nothing for another kind of answer. */
function classeDe({ visite, valeurs, sortes, type }: Point, valeur: number): string | undefined {
  const { parClasses } = essaiDe(questionOf(visite.step.entity, visite.step.field));
  if (type !== undefined || !parClasses) return undefined;
  const noms = valeurs.flatMap(({ nom }, v) => (sortes[v] === sortes[valeur] ? [nom] : []));
  return noms.length > 1 ? `${noms[0]} … ${noms.at(-1)}` : (noms[0] ?? "");
}

const cleDe = (point: Point, valeur: number) =>
  `${point.cle} = ${classeDe(point, valeur) ?? point.valeurs[valeur]?.nom}`;

/** A kind of household with its model, and the elements its answers stand for. */
export interface Monde {
  depart: Depart;
  modele: Modele;
  exploration: Exploration;
  /** Element of each answer of each point, by rank of the point; -1 for what is not counted. */
  elements: readonly (readonly number[])[];
}

interface Place {
  point: Point;
  valeur: number;
}

/** Every class of answers, and the households that give them: those of the first are the universe. */
export class Univers {
  readonly elements: readonly Element[];
  readonly mondes: readonly Monde[];

  constructor(departs: readonly Depart[]) {
    const modeles = departs.map((depart) => new Modele(depart));
    const elements: Element[] = [];
    const rangs = new Map<string, number>();
    for (const point of modeles[0]?.points ?? []) {
      for (const valeur of point.valeurs.keys()) {
        const cle = cleDe(point, valeur);
        if (rangs.has(cle)) continue;
        rangs.set(cle, elements.length);
        elements.push({ rang: elements.length, cle, point, valeur });
      }
    }
    this.elements = elements;
    this.mondes = modeles.map((modele) => ({
      depart: modele.depart,
      modele,
      exploration: new Exploration(modele),
      elements: modele.points.map((point) =>
        point.valeurs.map((_, valeur) => rangs.get(cleDe(point, valeur)) ?? -1),
      ),
    }));
  }

  /** Elements that a journey gives, by rank. */
  donnes({ elements }: Monde, reponses: ReponsesCodees): number[] {
    return elements.flatMap((un, rang) => {
      const valeur = reponses[rang] ?? ABSENT;
      const element = valeur === ABSENT ? -1 : (un[valeur] ?? -1);
      return element < 0 ? [] : [element];
    });
  }

  private readonly places = new WeakMap<Monde, ReadonlyMap<string, Place>>();

  /** Point and answer of each element asked in a kind of household: the first answer of its class. */
  private placesDe(monde: Monde): ReadonlyMap<string, Place> {
    const connues =
      this.places.get(monde) ??
      new Map(
        monde.modele.points
          .flatMap((point) =>
            point.valeurs.map((_, valeur) => [cleDe(point, valeur), { point, valeur }] as const),
          )
          .reverse(),
      );
    this.places.set(monde, connues);
    return connues;
  }

  /** Answers that give all of these elements, and in which household; nothing is a proof for these households. */
  trouver(voulus: readonly Element[]): { monde: Monde; choix: Affectation } | undefined {
    // The bank asks everything that the neutral brand asks, under the same conditions.
    for (const monde of this.mondes.filter(({ depart }) => depart.marque === "banque")) {
      const connues = this.placesDe(monde);
      const places = voulus.flatMap(({ cle }) => connues.get(cle) ?? []);
      if (places.length < voulus.length) continue;
      const { modele, exploration } = monde;
      const formule = modele.formules.et(...places.map(({ point, valeur }) => modele.but(point, valeur)));
      const choix = exploration.trouver(formule);
      const donnes = places.map(({ point, valeur }) => [point.rang, valeur] as const);
      if (choix) return { monde, choix: new Map([...choix, ...donnes]) };
    }
    return undefined;
  }
}
