import type { JourneyEvent } from "../../machines/journey/base.ts";
import { type ChapterName, chapters } from "../../machines/journey/chapters.ts";
import { couvrir } from "../couvrir.ts";
import { type Chemin, pasDe } from "./chemin.ts";
import { Couverture, type Monde, type Objectif, type Tire } from "./couverture.ts";
import type { Depart } from "./valeurs.ts";
import { deroulesDe, type Geste } from "./engendrer.ts";
import type { Modele } from "./modele.ts";

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

/** Households that between them are asked every question of a chapter: few of them are gone through from. */
const ENTREES_AU_PLUS = 6;

/** Ways to the moves of every chapter that no journey takes yet, found by `xstate/graph` in the machine itself. */
function objectifsDuGraphe({ mondes, tires }: Couverture): { objectifs: Objectif[]; mouvements: number } {
  const suites = tires.map((tire) => ({ tire, pas: pasDe(tire.monde.modele, tire.reponses) }));
  const pris = new Set(
    suites.flatMap(({ pas }) => pas.map(({ path }, n) => `${path} → ${pas[n + 1]?.path ?? "sortie"}`)),
  );
  const vus = new Set<string>();
  const objectifs: Objectif[] = [];
  for (const [rang, monde] of mondes.entries()) {
    const { modele } = monde;
    const siennes = suites.filter(({ tire }) => tire.monde === monde);
    for (const chapitre of CHAPITRES[rang] ?? []) {
      const dedans = new Set(modele.visites.flatMap((un) => (un.chapter === chapitre ? [un.path] : [])));
      const questions = ({ pas }: (typeof siennes)[number]) =>
        pas.flatMap(({ path }) => (dedans.has(path) ? [path] : []));
      for (const { tire, pas } of couvrir(siennes, questions, ENTREES_AU_PLUS)) {
        const fin = pas.findIndex(({ path }) => dedans.has(path));
        const avant = pas.slice(0, fin).map(({ value }): JourneyEvent => ({ type: "ANSWER", value }));
        const entree = modele.points.find(({ visite }) => visite.path === pas[fin]?.path)?.rang ?? 0;
        for (const mouvements of deroulesDe({ modele, chapitre, avant })) {
          const dernier = mouvements.at(-1) as Geste;
          const raison = `${dernier.path} → ${dernier.vers}`;
          if (vus.has(raison)) continue;
          vus.add(raison);
          if (pris.has(raison)) continue;
          const donnees = [...tire.reponses.slice(0, entree).entries()];
          const choisis = mouvements.flatMap((un) => choixDe(modele, un));
          objectifs.push({ monde, choix: new Map([...donnees, ...choisis]), raison });
        }
      }
    }
  }
  return { objectifs, mouvements: vus.size };
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

export interface Suite {
  chemins: Chemin[];
  couverture: Couverture;
  /** Answers that no household of these can give. */
  impossibles: readonly string[];
  /** Moves from one question to the next that `xstate/graph` found. */
  mouvements: number;
}

/** The journeys of a seed: answers, pairs of answers, then the moves of the chart that these leave. */
export function engendrerSuite(graine: number): Suite {
  const couverture = new Couverture(DEPARTS, graine);
  const valeurs = objectifsDesValeurs(couverture.mondes);
  couverture.atteindre(valeurs.objectifs);
  couverture.completer();
  const { objectifs, mouvements } = objectifsDuGraphe(couverture);
  couverture.atteindre(objectifs);
  const chemins = couverture.tires.map((tire, n) => cheminDe(tire, n + 1));
  return { chemins, couverture, impossibles: valeurs.impossibles, mouvements };
}
