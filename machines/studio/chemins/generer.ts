import { chapters } from "../../journey/chapters.ts";
import type { ChapterName } from "../../journey/mots-des-chapitres.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { couvrir } from "./couvrir.ts";
import { type Chemin, contexteDuChemin, type Pas, populationDe, reponsesOffertes } from "./chemin.ts";
import { Couverture } from "./couverture.ts";
import { deroulesDe } from "./graphe.ts";
import { contexteAuDepart, type Depart } from "./valeurs.ts";

const UN_ENFANT: Depart = { marque: "banque", enfants: 1 };
const SANS_ENFANT: Depart = { marque: "banque", enfants: 0 };
const DEUX_ENFANTS: Depart = { marque: "neutre", enfants: 2 };
const SANS_ENFANT_NEUTRE: Depart = { marque: "neutre", enfants: 0 };

/** Households that between them are asked everything; the first two give every pair there is. */
export const DEPARTS: readonly Depart[] = [UN_ENFANT, SANS_ENFANT, DEUX_ENFANTS, SANS_ENFANT_NEUTRE];

/** People of each age that are drawn, and those of them that have children: one in eight (census of 2010, 18 to 29 years). */
const PAR_AGE = 6;
const UN_PARENT_SUR = 8;

/** Chapters gone through by household: each one once, then where children or the brand change what is asked. */
const CHAPITRES: readonly (readonly ChapterName[])[] = [
  chapters.flatMap(({ name, items }) => (items.length > 0 ? [name] : [])),
  ["foyer", "revenus"],
  ["foyer"],
  ["projets"],
];

/** Households that between them are asked every question of a chapter: few of them are gone through from. */
const ENTREES_AU_PLUS = 3;

const mouvementsDe = ({ pas }: Pick<Chemin, "pas">) =>
  pas.map(({ path }, n) => `${path} → ${pas[n + 1]?.path ?? "sortie"}`);

/** A journey for each move of a chapter that none takes yet, found by `xstate/graph`; how many moves there are. */
function prendreLesMouvements(couverture: Couverture): number {
  const pris = new Set(couverture.chemins.flatMap(mouvementsDe));
  const vus = new Set<string>();
  for (const [rang, depart] of DEPARTS.entries()) {
    const siens = couverture.chemins.filter(
      (un) => un.depart === depart && populationDe(un) !== "impossible",
    );
    for (const chapitre of CHAPITRES[rang] ?? []) {
      const { steps } = parcoursDe(contexteAuDepart(depart));
      const dedans = new Set(steps.flatMap(({ chapter, path }) => (chapter === chapitre ? [path] : [])));
      const questions = ({ pas }: Chemin) => pas.flatMap(({ path }) => (dedans.has(path) ? [path] : []));
      for (const { pas } of couvrir(siens, questions, ENTREES_AU_PLUS)) {
        const avant = pas.slice(
          0,
          pas.findIndex(({ path }) => dedans.has(path)),
        );
        for (const deroule of deroulesDe({ depart, chapitre, avant })) {
          const { mouvement } = deroule;
          if (!vus.has(mouvement) && !pris.has(mouvement))
            couverture.suivre(depart, [...avant, ...deroule.pas], mouvement);
          vus.add(mouvement);
        }
      }
    }
  }
  return vus.size;
}

/** What the first question offers. */
function premieresReponses(depart: Depart): Pas[] {
  const parcours = parcoursDe(contexteAuDepart(depart));
  const [premiere] = parcours.active;
  return premiere ? reponsesOffertes(parcours, premiere, depart.enfants) : [];
}

/** People drawn as there are, as many of each age; parents are as old as parents are. */
function tirerDesGens(couverture: Couverture): void {
  const raison = "des gens comme il y en a";
  for (let n = 0; n < PAR_AGE; n += 1) {
    const depart = n % 2 === 0 ? SANS_ENFANT : SANS_ENFANT_NEUTRE;
    const jours = premieresReponses(depart).filter(({ ecart }) => !ecart);
    for (const age of new Set(jours.map(({ dits }) => dits[0]))) {
      const siens = jours.filter(({ dits }) => dits[0] === age);
      couverture.suivre(depart, siens.slice(n % siens.length).slice(0, 1), raison, { voulus: 0 });
    }
  }
  const parents = Math.round(couverture.chemins.length / UN_PARENT_SUR);
  for (let n = 0; n < parents; n += 1) couverture.suivre(n % 2 === 0 ? UN_ENFANT : DEUX_ENFANTS, [], raison);
}

/** First answers of parents whose children are grown. */
const parentsPlusAges = (depart: Depart): Pas[] =>
  depart.enfants > 0 ? premieresReponses(depart).filter(({ ecart }) => ecart?.rang === 1) : [];

/** What the first answers of a pupil are, one by one: any age, any school. */
const ELEVE = [undefined, "FR", "etudiant", undefined] as const;

/** First answers of a pupil of each age in each school: what is asked next depends on both. */
function eleves(depart: Depart): Pas[][] {
  let debuts: Pas[][] = [[]];
  for (const voulue of ELEVE)
    debuts = debuts.flatMap((pas) => {
      const parcours = parcoursDe(contexteDuChemin({ depart, pas }));
      const step = parcours.active.find(({ answered }) => !answered);
      const offertes = step ? reponsesOffertes(parcours, step, depart.enfants) : [];
      const parClasse = new Map(
        offertes
          .filter(({ ecart, value }) => !ecart && (voulue === undefined || value === voulue))
          .map((un) => [un.dits.join(" "), un] as const),
      );
      return [...parClasse.values()].map((un) => [...pas, un]);
    });
  return debuts;
}

/** Journeys for pairs alone, by day: at night, as many as it takes. */
export const PAIRES_DU_JOUR = 10;

/**
 * The journeys of a seed: answers, then pairs of answers in so many journeys at most, then the moves of the chart that
 * these leave. People of 12 to 30 first, then of other ages, then households that nobody is, for what is left.
 */
export function engendrerSuite(graine: number, auPlus = PAIRES_DU_JOUR) {
  const couverture = new Couverture(graine);
  tirerDesGens(couverture);
  for (const depart of DEPARTS) {
    for (const un of parentsPlusAges(depart)) couverture.suivre(depart, [un], "un parent plus âgé");
  }
  for (const debut of eleves(SANS_ENFANT)) couverture.suivre(SANS_ENFANT, debut, "un élève de chaque âge");
  couverture.completer(0, auPlus);
  couverture.completer(1, auPlus);
  const mouvements = prendreLesMouvements(couverture);
  for (const rang of [1, 2] as const) couverture.completer(rang, auPlus);
  return { chemins: couverture.chemins, ...couverture.compte, mouvements };
}
