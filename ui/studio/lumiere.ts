import { type Eclairage, eclairages } from "../../machines/studio/graph/lecture.ts";
import { idArete } from "../../machines/studio/graph/graphe.ts";
import { trajetDe, type Vue } from "../../machines/studio/graph/jeu.ts";
import { cleDe } from "../../machines/studio/graph/transitions.ts";
import type { Chaleur } from "./chaleur.ts";
import { aretesParPassage } from "./parcours.ts";
import type { EcartDeTrajet } from "./trajets.ts";
import type { Devenir } from "./version.ts";

/** How the drawing and the list are coloured: by a journey played, by two compared, by coverage, or not at all. */
export interface Lumiere {
  etats: ReadonlyMap<string, Eclairage>;
  /** Ids of the moves taken. */
  prises: ReadonlySet<string>;
  /** States that just appeared or vanished. */
  apparues: ReadonlySet<string>;
  disparues: ReadonlySet<string>;
  chaleur?: Chaleur;
  /** What sets two people, or two versions, apart at each state and each move. */
  ecarts?: ReadonlyMap<string, EcartDeTrajet | Devenir>;
  ecartsDesTraits?: ReadonlyMap<string, EcartDeTrajet>;
}

const RIEN: ReadonlySet<string> = new Set();
export const eteinte: Lumiere = { etats: new Map(), prises: RIEN, apparues: RIEN, disparues: RIEN };

export function lumiereDe(vue: Vue): Lumiere {
  const { parcours, ici, apparues, disparues } = vue;
  const prises = trajetDe(vue).flatMap((passage) => aretesParPassage.get(cleDe(passage)) ?? []);
  return {
    etats: eclairages(parcours, ici),
    prises: new Set(prises.map(idArete)),
    apparues: new Set(apparues.map(({ stateId }) => stateId)),
    disparues: new Set(disparues.map(({ stateId }) => stateId)),
  };
}

const mots: Readonly<Record<Eclairage, string>> = {
  ici: "question en cours",
  repondue: "répondue",
  active: "à poser",
  inactive: "pas posée",
};

export const ecartEnMots: Readonly<Record<EcartDeTrajet | Devenir, string>> = {
  pareil: "A et B, même réponse",
  autre: "A et B, réponses différentes",
  a: "A seulement",
  b: "B seulement",
  ajoutee: "ajoutée",
  retiree: "retirée",
  deplacee: "déplacée",
  changee: "changée",
};

/** What the colours of a state say, in words. */
export function etatEnMots(id: string, { etats, apparues, disparues, chaleur, ecarts }: Lumiere): string {
  const etat = etats.get(id);
  const passages = chaleur?.etapes[id];
  const ecart = ecarts?.get(id);
  return [
    ecart && ecartEnMots[ecart],
    etat && mots[etat],
    apparues.has(id) && "vient d’apparaître",
    disparues.has(id) && "vient de disparaître",
    passages !== undefined && `${passages} chemin${passages > 1 ? "s" : ""}`,
  ]
    .filter(Boolean)
    .join(", ");
}
