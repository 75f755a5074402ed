import type { Marque } from "../../../catalogue/situation/context.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { RESULTATS } from "../../journey/screens.ts";
import { type Stored, storedAt } from "../../journey/stored.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { type Chemin, contexteDuChemin, ENSEMBLES, populationDe } from "./chemin.ts";
import { couvrir } from "./couvrir.ts";
import { etiquettesDuFoyer, phraseDuFoyer } from "./phrase.ts";

/** Where a journey that is tried comes from: told by hand, or generated. */
export const SORTES = ["raconté", ...ENSEMBLES] as const;
export type SorteDEssai = (typeof SORTES)[number];

/** A journey that is tried, as the page of the inspector lists it. */
export interface ParcoursEssaye {
  titre: string;
  sorte: SorteDEssai;
  /** Theme of a told household; what a generated one was made for. */
  pour: string;
  etiquettes: readonly string[];
  marque: Marque;
  /** The journey, standing at its results. */
  garde: Stored;
}

/** A journey as the page lists it; a generated one is told in a sentence. */
export function essaiDuContexte(
  context: JourneyContext,
  dit: Pick<ParcoursEssaye, "sorte" | "pour"> & { titre?: string },
): ParcoursEssaye {
  const { situation } = parcoursDe(context);
  return {
    titre: phraseDuFoyer(situation),
    ...dit,
    etiquettes: etiquettesDuFoyer(situation),
    marque: context.marque,
    garde: storedAt({ context, path: RESULTATS }),
  };
}

/** What a journey covers: its answers, and its passages from a question to the next. */
const couvertDe = ({ pas }: Chemin): string[] =>
  pas.flatMap(({ dits, path }, n) => [...dits, `${path} → ${pas[n + 1]?.path ?? "sortie"}`]);

/** The people that were drawn, then the fewest other journeys that with them give each answer and take each passage, the plausible first. */
export function cheminsMontres(chemins: readonly Chemin[]): Chemin[] {
  const montres = chemins.filter((un) => populationDe(un) === ENSEMBLES[0]);
  const vus = new Set(montres.flatMap(couvertDe));
  for (const nom of ENSEMBLES.slice(1)) {
    const ceux = chemins.filter((un) => populationDe(un) === nom);
    const retenus = couvrir(ceux, (un) => couvertDe(un).filter((une) => !vus.has(une)));
    for (const un of retenus.flatMap(couvertDe)) vus.add(un);
    montres.push(...retenus);
  }
  return montres;
}

/** Generated journeys as the page lists them. */
export const essaisEngendres = (chemins: readonly Chemin[]): ParcoursEssaye[] =>
  chemins.map((chemin) =>
    essaiDuContexte(contexteDuChemin(chemin), {
      sorte: populationDe(chemin),
      pour: chemin.raison.replaceAll("/simulation/", ""),
    }),
  );

/** Ranks, in the order they were given, of the journeys that go through each cell, or give each answer; those that none goes through included. */
export type ParNom = Readonly<Record<string, readonly number[]>>;

/** Ranks of the journeys that give each answer; of a pair of answers, those that give both. */
export function reponsesDonnees(parcours: readonly (readonly string[])[]): ParNom {
  const par: Record<string, number[]> = {};
  for (const [rang, dits] of parcours.entries())
    for (const dit of new Set(dits)) (par[dit] ??= []).push(rang);
  return par;
}

/** Ranks in both lists, in order. */
export const lesDeux = (a: readonly number[], b: readonly number[]): number[] => {
  const seconds = new Set(b);
  return a.filter((rang) => seconds.has(rang));
};

/** What the build writes for the page: the journeys, and the ranks of those that give each answer. */
export interface ParcoursEcrits {
  essais: readonly ParcoursEssaye[];
  reponses: ParNom;
}
