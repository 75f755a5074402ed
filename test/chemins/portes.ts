import { denombrer, type Denombrement } from "./denombrement.ts";
import { contexteDuChemin, type Chemin, desaccord } from "./chemin.ts";
import type { Suite } from "./generer.ts";
import type { Temoin } from "./mutants.ts";
import { versQuestion, versReponse } from "./vers.ts";
import type { Vers } from "./plus-court.ts";
import { passagesPossibles } from "./passages.ts";
import { direValeur, enMots, nomDuLieu } from "./mots.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { stepsOf, tree } from "../../machines/journey/tree.ts";

/** Something missing, and how to get to it when that is known. */
export interface Manque {
  quoi: string;
  /** Where it is, when that is a place of the journey. */
  vers?: Vers;
  /** The answers that lead there, in words. */
  chemin?: readonly string[];
  /** No household has a shorter way: a complete search says so. */
  prouve?: boolean;
}

/** How many of the missing things of a gate the report shows, with a way to them. */
export const MONTRES = 30;

/** One thing the generated journeys are asked to do entirely, or nearly. */
export interface Porte {
  cle: string;
  titre: string;
  /** What it means, for someone who does not code. */
  explication: string;
  atteint: number;
  total: number;
  /** Part of the total that is wanted. */
  seuil: number;
  manquants: readonly Manque[];
  /** What was left out, and why. */
  notes: readonly string[];
  /** What is wanted, and what was proved impossible, counted by place; nothing when journeys are what is wanted. */
  voulus?: Denombrement;
  impossibles?: Denombrement;
}

export const ouverte = ({ atteint, total, seuil }: Porte): boolean => total > 0 && atteint >= seuil * total;

type Mots = Pick<Porte, "cle" | "titre" | "explication">;

/** What was left out, one line each under its reason. */
export const laisses = (pourquoi: string, lesquels: readonly string[]): string[] =>
  lesquels.length ? [`${lesquels.length} ${pourquoi}`, ...lesquels] : [];

/** A gate on a list of things, all wanted. */
export function porteDe(
  mots: Mots,
  voulus: readonly string[],
  tenus: (quoi: string) => boolean,
  notes: readonly string[] = [],
  { vers, dire = (quoi) => quoi }: { vers?: (quoi: string) => Vers; dire?: (quoi: string) => string } = {},
): Porte {
  const manquants = voulus.filter((quoi) => !tenus(quoi));
  const atteint = voulus.length - manquants.length;
  return {
    ...mots,
    atteint,
    total: voulus.length,
    seuil: 1,
    manquants: manquants.map((quoi) => ({ quoi: dire(quoi), ...(vers && { vers: vers(quoi) }) })),
    notes,
    voulus: denombrer(voulus),
  };
}

/** Ids of the states of the steps, in order. */
export const etapesDuParcours = (): string[] => stepsOf(tree).map(({ stateId }) => stateId);

/** Journeys through each step. */
export function passagesParEtape(chemins: readonly Chemin[]): Record<string, number> {
  const compte: Record<string, number> = Object.fromEntries(etapesDuParcours().map((etape) => [etape, 0]));
  for (const { pas } of chemins)
    for (const etape of new Set(pas.map(({ stateId }) => stateId))) compte[etape] = (compte[etape] ?? 0) + 1;
  return compte;
}

export function porteDesEtapes(chemins: readonly Chemin[]): Porte {
  const compte = passagesParEtape(chemins);
  const mots = {
    cle: "etapes",
    titre: "Questions",
    explication: "Chaque question du parcours est posée par au moins un chemin.",
  };
  return porteDe(mots, Object.keys(compte), (etape) => (compte[etape] ?? 0) > 0, [], {
    vers: versQuestion,
    dire: nomDuLieu,
  });
}

/** The loop of the adults always has someone to ask: its first question has no condition. */
const SANS_ADULTE = "bloc/ressources des adultes → individu/enfants/_hasRessources [sinon]";

export function porteDesTransitions(passages: ReadonlyMap<string, number>, { univers }: Suite): Porte {
  const toujours = univers.mondes.every(({ modele }) =>
    modele.points.some(
      ({ visite, type, active }) =>
        type !== undefined && visite.personne === "demandeur" && active === modele.formules.vrai,
    ),
  );
  const voulues = [...new Set(passagesPossibles().noms.values())].filter(
    (nom) => !(toujours && nom === SANS_ADULTE),
  );
  const mots = {
    cle: "transitions",
    titre: "Transitions",
    explication:
      "Chaque passage de la machine est pris : réponse acceptée, refusée ou corrigée, question sautée, boucle reprise ou quittée, adresse ouverte.",
  };
  const notes = toujours
    ? [`Prouvé impossible : ${SANS_ADULTE}. La première question de cette boucle n’a pas de condition.`]
    : [];
  return porteDe(mots, voulues, (nom) => (passages.get(nom) ?? 0) > 0, notes, { vers: versQuestion });
}

export function porteDesReponses({ couverture, univers, impossibles }: Suite): Porte {
  const hors = new Set(impossibles);
  const dites = new Map<string, string>();
  for (const { modele } of univers.mondes)
    for (const point of modele.points)
      for (const [valeur, { nom }] of point.valeurs.entries())
        dites.set(`${point.cle} = ${nom}`, direValeur(point, valeur));
  const dire = (quoi: string) => dites.get(quoi) ?? quoi;
  const voulues = [...dites.keys()].filter((quoi) => !hors.has(quoi));
  const donnees = new Set<string>();
  for (const { monde, reponses } of couverture.tires)
    for (const { rang, cle, valeurs } of monde.modele.points)
      donnees.add(`${cle} = ${valeurs[reponses[rang] ?? -1]?.nom}`);
  const mots = {
    cle: "reponses",
    titre: "Réponses",
    explication:
      "Chaque choix de chaque liste est choisi, chaque type de ressource déclaré, chaque date et chaque nombre essayé des deux côtés de chaque borne.",
  };
  const notes = laisses("que personne ne peut donner (recherche complète) :", [...hors].map(dire));
  return porteDe(mots, voulues, (quoi) => donnees.has(quoi), notes, { vers: versReponse, dire });
}

/** Households of journeys, folded once. */
export const temoinsDe = (chemins: readonly Chemin[]): Temoin[] =>
  chemins.map((chemin) => {
    const dossier = contexteDuChemin(chemin);
    return { dossier, parcours: parcoursOf(dossier) };
  });

/** The model agrees with the plan on every journey, those of triples included. */
export function porteDuModele(chemins: readonly Chemin[]): Porte {
  const manquants = chemins.flatMap((chemin) => {
    const dit = desaccord(chemin);
    return dit ? [{ quoi: `chemin ${chemin.numero} : ${dit}`, chemin: enMots(chemin) }] : [];
  });
  const mots = {
    cle: "modele",
    titre: "Le modèle et le parcours d’accord",
    explication:
      "Le modèle qui engendre les chemins prévoit exactement les questions que le parcours pose : ses preuves d’impossibilité valent donc pour lui.",
  };
  return {
    ...mots,
    atteint: chemins.length - manquants.length,
    total: chemins.length,
    seuil: 1,
    manquants,
    notes: [],
  };
}
