import { pasDe } from "./chemin.ts";
import {
  type Affectation,
  choixFaits,
  cleDuReste,
  type Avancee,
  type Inconnue,
  resteApres,
} from "../../catalogue/recherche/resoudre.ts";
import { type Exploration, inconnueDe } from "./exploration.ts";
import type { Formule } from "../../catalogue/recherche/formules.ts";
import type { Modele } from "./modele.ts";
import { tirer } from "./tirage.ts";
import { type JourneyEvent } from "../../machines/journey/base.ts";
import { type ChapterName } from "../../machines/journey/chapters.ts";

/** A way into a chapter. */
export interface Entree {
  choix: Affectation;
  /** What is left of the conditions of the chapter. */
  restes: readonly Formule[];
}

/**
 * Every way into a chapter that its conditions tell apart: the points that decide of it are gone
 * through in order, and two households that leave the same conditions to be read are kept once. All of
 * them are wanted, not the cheapest: this goes through what remains (`resteApres`) without a search.
 */
export function entreesDe(exploration: Exploration, chapitre: ChapterName): Entree[] {
  const { points, formules, lexique } = exploration.modele;
  const dedans = points.filter(({ visite }) => visite.chapter === chapitre);
  const premier = dedans[0]?.rang ?? 0;
  const avant = exploration
    .cone(...dedans.flatMap((point) => inconnueDe(point).lues))
    .filter(({ rang }) => rang < premier);
  let etats: Avancee[] = [{ but: formules.vrai, inconnues: [...avant, ...dedans].map(inconnueDe) }];
  for (const { rang } of avant) {
    const neufs = new Map<string, Avancee>();
    for (const de of etats) {
      for (const valeur of exploration.possibles(de.inconnues[0] as Inconnue)) {
        const etat = { ...resteApres(lexique, de, valeur), venu: { de, rang, valeur } };
        const cle = cleDuReste(etat);
        if (!neufs.has(cle)) neufs.set(cle, etat);
      }
    }
    etats = [...neufs.values()];
  }
  return etats.map((etat) => ({
    choix: choixFaits(etat),
    restes: etat.inconnues.flatMap(({ lues }) => lues),
  }));
}

/** Few ways in, such that each condition of the chapter is met in each of its forms: settled or still open. */
export function quelquesEntrees(entrees: readonly Entree[]): Entree[] {
  const formes = new Set<string>();
  return entrees.filter(({ restes }) => {
    const neuves = restes.map(({ sorte }, n) => `${n} ${sorte}`).filter((forme) => !formes.has(forme));
    for (const forme of neuves) formes.add(forme);
    return neuves.length > 0;
  });
}

/** The answers, as events, that lead to a chapter; those that do not decide of it are the first offered. */
export function evenementsAvant(modele: Modele, choix: Affectation, chapitre: ChapterName): JourneyEvent[] {
  const reponses = tirer(modele, choix, (_, offertes) => offertes[0] as number);
  const chapitres = new Map(modele.visites.map(({ path, chapter }) => [path, chapter]));
  const pas = pasDe(modele, reponses);
  const fin = pas.findIndex(({ path }) => chapitres.get(path) === chapitre);
  if (fin < 0) throw new Error(`Rien du chapitre ${chapitre} n’est demandé.`);
  return pas.slice(0, fin).map(({ value }) => ({ type: "ANSWER", value }));
}
