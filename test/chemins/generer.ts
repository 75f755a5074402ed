import type { Chemin } from "./chemin.ts";
import { pasDe } from "./chemin.ts";
import { Couverture, type Objectif, type Tire } from "./couverture.ts";
import type { Depart } from "./depart.ts";
import { deroulesDe, type Geste } from "./engendrer.ts";
import { entreesDe, evenementsAvant, quelquesEntrees } from "./entrees.ts";
import { type Exigence, objectifDe, toutesLesExigences } from "./mcdc.ts";
import type { Modele } from "./modele.ts";
import { type BilanDesTriplets, Triplets } from "./triplets.ts";
import { type Monde, Univers } from "./univers.ts";
import { type ChapterName, chapters } from "../../machines/journey/chapters.ts";

/** Households that between them are asked everything; the first two give every pair there is. */
export const DEPARTS: readonly Depart[] = [
  { marque: "banque", enfants: 1 },
  { marque: "banque", enfants: 0 },
  { marque: "neutre", enfants: 2 },
  { marque: "neutre", enfants: 0 },
];

/**
 * Chapters gone through by household: each one once, then again where the number of children or the
 * brand changes what is asked.
 */
const CHAPITRES: readonly (readonly ChapterName[])[] = [
  chapters.flatMap(({ name, items }) => (items.length > 0 ? [name] : [])),
  ["foyer", "revenus"],
  ["foyer"],
  ["projets"],
];

/** Above this number of ways into a chapter, only some are gone through. */
const ENTREES_AU_PLUS = 24;

const json = (value: unknown) => JSON.stringify(value);

/** What a move chose, as answers to the points of a model. */
function choixDe(modele: Modele, { path, value }: Geste): (readonly [number, number])[] {
  return modele.points
    .filter(({ visite }) => visite.path === path)
    .flatMap(({ rang, type, valeurs }) => {
      if (type !== undefined) return [[rang, (value as string[]).includes(type) ? 1 : 0] as const];
      const v = valeurs.findIndex((valeur) => json(valeur.de([])) === json(value));
      // Amounts depend on the types declared, and nothing reads them.
      return v < 0 ? [] : [[rang, v] as const];
    });
}

/** Ways to every move of every chapter, found by `xstate/graph` in the machine itself. */
export function objectifsDuGraphe(mondes: readonly Monde[]): { objectifs: Objectif[]; etats: number } {
  const vus = new Set<string>();
  const objectifs: Objectif[] = [];
  let etats = 0;
  for (const [rang, monde] of mondes.entries()) {
    const { modele, exploration } = monde;
    for (const chapitre of CHAPITRES[rang] ?? []) {
      const toutes = entreesDe(exploration, chapitre);
      const entrees = toutes.length > ENTREES_AU_PLUS ? quelquesEntrees(toutes) : toutes;
      for (const { choix } of entrees) {
        const chemins = deroulesDe({ modele, chapitre, avant: evenementsAvant(modele, choix, chapitre) });
        etats += chemins.length;
        for (const mouvements of chemins) {
          const dernier = mouvements.at(-1) as Geste;
          const cle = `${dernier.path} → ${dernier.vers}`;
          if (vus.has(cle)) continue;
          vus.add(cle);
          const choisis = mouvements.flatMap((un) => choixDe(modele, un));
          objectifs.push({ monde, choix: new Map([...choix, ...choisis]), raison: cle });
        }
      }
    }
  }
  return { objectifs, etats };
}

/** Every answer offered somewhere, once: each choice of each list, both sides of each bound. */
function objectifsDesValeurs(mondes: readonly Monde[]): { objectifs: Objectif[]; impossibles: string[] } {
  const objectifs: Objectif[] = [];
  const impossibles = new Set<string>();
  const trouvees = new Set<string>();
  for (const monde of mondes) {
    for (const point of monde.modele.points) {
      for (const [valeur, { nom }] of point.valeurs.entries()) {
        const cle = `${point.cle} = ${nom}`;
        if (trouvees.has(cle)) continue;
        const choix = monde.exploration.trouver(monde.modele.but(point, valeur));
        if (!choix) impossibles.add(cle);
        else {
          trouvees.add(cle);
          objectifs.push({ monde, choix: new Map([...choix, [point.rang, valeur]]), raison: cle });
        }
      }
    }
  }
  return { objectifs, impossibles: [...impossibles].filter((cle) => !trouvees.has(cle)) };
}

export const cheminDe = ({ monde, reponses, raison }: Tire, numero: number): Chemin => ({
  numero,
  raison,
  depart: monde.depart,
  pas: pasDe(monde.modele, reponses),
});

/** More journeys, so that three answers go together nearly as often as they can. */
export function engendrerTriplets({ univers, couverture }: Suite, graine: number): BilanDesTriplets {
  const triplets = new Triplets(univers.mondes.slice(0, 2), graine);
  for (const tire of couverture.tires) triplets.noter(tire);
  return triplets.completer();
}

export interface Suite {
  chemins: Chemin[];
  couverture: Couverture;
  univers: Univers;
  exigences: readonly Exigence[];
  /** Requirements that no household meets, each proved by a complete search. */
  inatteignables: ReadonlySet<string>;
  /** Answers that no household of these can give. */
  impossibles: readonly string[];
  /** States that `xstate/graph` went through. */
  etats: number;
}

/** The journeys of a seed: moves of the chart, answers, conditions, then pairs of answers. */
export function engendrerSuite(graine: number): Suite {
  const univers = new Univers(DEPARTS);
  const { mondes } = univers;
  const graphe = objectifsDuGraphe(mondes);
  const valeurs = objectifsDesValeurs(mondes);
  const exigences = toutesLesExigences();
  const desConditions = exigences.map((exigence) => ({ exigence, objectif: objectifDe(mondes, exigence) }));
  const couverture = new Couverture(univers, graine);
  couverture.atteindre([
    ...graphe.objectifs,
    ...desConditions.flatMap(({ objectif }) => objectif ?? []),
    ...valeurs.objectifs,
  ]);
  couverture.completer();
  const chemins = couverture.tires.map((tire, n) => cheminDe(tire, n + 1));
  return {
    chemins,
    couverture,
    univers,
    exigences,
    inatteignables: new Set(
      desConditions.flatMap(({ exigence, objectif }) => (objectif ? [] : [exigence.cle])),
    ),
    impossibles: valeurs.impossibles,
    etats: graphe.etats,
  };
}
