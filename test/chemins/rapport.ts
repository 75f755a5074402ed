import { chapterNamed } from "../../machines/journey/chapters.ts";
import { nomDe } from "../../machines/graph/etapes.ts";
import type { Ensemble } from "./bilans.ts";
import type { Chemin } from "./chemin.ts";
import type { BilanDesEditions } from "./editions.ts";
import type { BilanDEcran } from "./navigateur.ts";
import { enMots } from "./mots.ts";
import { ouverte, passagesParEtape, type Porte } from "./portes.ts";
import { stepsOf, tree } from "../../machines/journey/tree.ts";

/** A law that does not hold, and how to see it again. */
export interface Defaut {
  /** Journey where it was seen; random gestures have none. */
  numero?: number;
  /** Seen in the browser. */
  ecran: boolean;
  propriete: string;
  ou: string;
  detail: string;
  /** Command that plays it again. */
  rejouer: string;
  /** The answers that lead there, in words. */
  chemin: readonly string[];
}

/**
 * Everything that a run says. `etapes` and `transitions` are what the inspector colours: journeys
 * through each state, times each move of the machine was taken.
 */
export interface Rapport {
  graine: number;
  /** ISO instant. */
  faitLe: string;
  reussi: boolean;
  chemins: number;
  reponses: number;
  calcules: number;
  portes: readonly Porte[];
  defauts: readonly Defaut[];
  /** How what the gates want differs from what is approved, in French. */
  exigences: readonly string[];
  chapitres: readonly {
    nom: string;
    titre: string;
    etapes: readonly { id: string; nom: string; atteinte: number }[];
  }[];
  etapes: Readonly<Record<string, { atteinte: number }>>;
  transitions: Readonly<Record<string, number>>;
  /** How many times the bar of progress waited after each step, whose answer opened questions. */
  attentes: Readonly<Record<string, number>>;
  editions: BilanDesEditions;
  /** Journeys of the browser; nothing when there is none on this machine. */
  ecrans?: { numeros: readonly number[]; ecrans: number; adresses: number };
  /** Seconds by part of the work. */
  durees: Readonly<Record<string, number>>;
}

export const commande = (graine: number, reste = "") =>
  `npm run test:paths -- --graine ${graine}${reste && ` ${reste}`}`;

export interface Recolte {
  graine: number;
  faitLe: string;
  chemins: readonly Chemin[];
  portes: readonly Porte[];
  exigences: readonly string[];
  ensemble: Ensemble;
  editions: BilanDesEditions;
  ecrans?: readonly BilanDEcran[];
  durees: Readonly<Record<string, number>>;
}

function defautsDe({ graine, chemins, ensemble, editions, ecrans = [] }: Recolte): Defaut[] {
  const parNumero = new Map(chemins.map((chemin) => [chemin.numero, chemin]));
  const desChemins = [
    ...ensemble.problemes.map((un) => ({ ...un, reste: "" })),
    ...ecrans.flatMap(({ numero, problemes }) =>
      problemes.map((un) => ({ ...un, chemin: numero, reste: " --ecran" })),
    ),
  ].map(({ chemin: numero, propriete, ou, detail, reste }): Defaut => {
    const chemin = parNumero.get(numero);
    const rejouer = commande(graine, `--chemin ${numero}${reste}`);
    const dit = chemin ? enMots(chemin, ou) : [];
    return { numero, ecran: reste !== "", propriete, ou, detail, rejouer, chemin: dit };
  });
  const { echec } = editions;
  if (!echec) return desChemins;
  const { rejeu } = echec;
  const rejouer = commande(rejeu.graine, `--editions ${rejeu.chemin} --gestes "${rejeu.gestes}"`);
  return [
    ...desChemins,
    {
      ecran: false,
      propriete: "gestes au hasard",
      ou: echec.gestes,
      detail: echec.raison,
      rejouer,
      chemin: [],
    },
  ];
}

export function rapportDe(recolte: Recolte): Rapport {
  const { graine, faitLe, chemins, portes, exigences, ensemble, editions, ecrans, durees } = recolte;
  const passages = passagesParEtape(chemins);
  const defauts = defautsDe(recolte);
  return {
    graine,
    faitLe,
    reussi: portes.every(ouverte) && defauts.length === 0 && exigences.length === 0,
    chemins: chemins.length,
    reponses: chemins.reduce((somme, { pas }) => somme + pas.length, 0),
    calcules: ensemble.calcules,
    portes,
    defauts,
    exigences,
    chapitres: tree.chapters.map((chapitre) => ({
      nom: chapitre.name,
      titre: chapterNamed(chapitre.name).title,
      etapes: stepsOf({ chapters: [chapitre] }).map(({ stateId, step }) => ({
        id: stateId,
        nom: nomDe(step),
        atteinte: passages[stateId] ?? 0,
      })),
    })),
    etapes: Object.fromEntries(Object.entries(passages).map(([id, atteinte]) => [id, { atteinte }])),
    transitions: Object.fromEntries(ensemble.passages),
    attentes: ensemble.attentes,
    editions,
    ...(ecrans && {
      ecrans: {
        numeros: ecrans.map(({ numero }) => numero),
        ecrans: ecrans.reduce((somme, un) => somme + un.ecrans, 0),
        adresses: ecrans.reduce((somme, un) => somme + un.adresses, 0),
      },
    }),
    durees,
  };
}
