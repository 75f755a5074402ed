import { contextOf, whoOf } from "../../journey/about.ts";
import { refusalAt } from "../../journey/refusal.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { direLaReponse } from "../foyers/raconter.ts";
import { nomDe } from "../graph/etapes.ts";
import { type Chemin, contexteDuChemin, type Pas, reponsesOffertes } from "./chemin.ts";
import type { Depart } from "./valeurs.ts";

/** Answers that are kept as they are, by path; the rest is answered as most people do. */
type Gardees = ReadonlyMap<string, Pas>;

/** A journey that keeps these answers; what they open, and the rest, is answered as most people do. Throws where nothing can be answered. */
export function simplifier(chemin: Chemin, gardees: Gardees, depart: Depart = chemin.depart): Chemin {
  const pas: Pas[] = [];
  for (;;) {
    const parcours = parcoursDe(contexteDuChemin({ depart, pas }));
    const step = parcours.active.find(({ answered }) => !answered);
    if (!step) return { ...chemin, depart, pas };
    const offertes = reponsesOffertes(parcours, step, depart.enfants);
    const voulue = gardees.get(step.path);
    const permise =
      voulue && refusalAt(step, voulue.value, contextOf(parcours, step)) === undefined ? voulue : undefined;
    const une =
      permise ?? offertes.reduce<Pas | undefined>((a, b) => (a && a.part >= b.part ? a : b), undefined);
    if (!une) throw new Error(`Rien à répondre : ${step.path}`);
    pas.push(une);
  }
}

/** A journey that still fails, and what it takes for that: each fact is needed. */
export interface Reduit {
  chemin: Chemin;
  /** Paths of the answers that are needed. */
  necessaires: readonly string[];
  /** It was made by the machine at fault, in an order that is no journey’s: it is left as it is. */
  entier?: true;
}

const sans = (gardees: Gardees, retires: readonly string[]): Gardees =>
  new Map([...gardees].filter(([path]) => !retires.includes(path)));

/** Fewer children, and the neutral brand, whenever it still fails. */
async function reduireLeDepart(chemin: Chemin, gardees: Gardees, echoue: Essai): Promise<Depart> {
  let { depart } = chemin;
  const tenter = async (moindre: Depart) => {
    if (await echoue(simplifier(chemin, gardees, moindre))) depart = moindre;
    return depart === moindre;
  };
  for (let enfants = 0; enfants < chemin.depart.enfants; enfants += 1)
    if (await tenter({ ...depart, enfants })) break;
  if (depart.marque !== "neutre") await tenter({ ...depart, marque: "neutre" });
  return depart;
}

type Essai = (chemin: Chemin) => Promise<boolean>;

/** Gives up answers so many at once, the last ones first, whenever it still fails. */
async function renoncer(gardees: Gardees, taille: number, tient: (moins: Gardees) => Promise<boolean>) {
  let restantes = gardees;
  const paths = [...gardees.keys()].reverse();
  for (let rang = 0; rang < paths.length; rang += taille) {
    const moins = sans(restantes, paths.slice(rang, rang + taille));
    if (!(await tient(moins))) restantes = moins;
  }
  return restantes;
}

/**
 * The plainest journey that fails as this one does: answers are given up by halves, by quarters… then one by one, until
 * none can be (delta debugging). `echoue` says whether a journey fails for the same cause.
 */
export async function reduire(chemin: Chemin, echoue: Essai): Promise<Reduit> {
  let gardees: Gardees = new Map(chemin.pas.map((un) => [un.path, un]));
  if (!(await echoue(simplifier(chemin, gardees))))
    return { chemin, necessaires: [...gardees.keys()], entier: true };
  const depart = await reduireLeDepart(chemin, gardees, echoue);
  const tient = async (moins: Gardees) => !(await echoue(simplifier(chemin, moins, depart)));
  for (let taille = gardees.size; taille > 1; taille = Math.ceil(taille / 2))
    gardees = await renoncer(gardees, taille, tient);
  for (let avant = Infinity; gardees.size < avant;) {
    avant = gardees.size;
    gardees = await renoncer(gardees, 1, tient);
  }
  return { chemin: simplifier(chemin, gardees, depart), necessaires: [...gardees.keys()] };
}

const combien = ["", "un enfant", "deux enfants", "trois enfants"];

/** What a reduced journey needs, in words: « deux enfants », « Activité : En études ». */
export function faitsNecessaires({ chemin, necessaires }: Reduit): string[] {
  const parcours = parcoursDe(contexteDuChemin(chemin));
  const { enfants, marque } = chemin.depart;
  const dites = chemin.pas.flatMap((pas) => {
    const visite = parcours.byPath.get(pas.path);
    if (!visite || !necessaires.includes(pas.path)) return [];
    const who = whoOf(parcours, visite);
    const dit = direLaReponse(visite.question, pas.value, contextOf(parcours, visite), who);
    const classe = pas.dits.map((un) => un.replace(/^.* = /, "")).join(", ");
    return [
      `${nomDe(visite.step, who.role)} : ${dit === undefined ? classe : JSON.stringify(dit).replaceAll('"', "")}`,
    ];
  });
  return [
    ...(enfants > 0 ? [combien[enfants] ?? `${enfants} enfants`] : []),
    ...(marque === "banque" ? ["la marque de la banque"] : []),
    ...dites,
  ];
}
