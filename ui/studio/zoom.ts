import type { Cadre, CadreChapitre } from "./dessin/dessin.ts";

export const PAS_DE_ZOOM = 1.25;
const MIN = 0.4;
const MAX = 3;

/** What is read from where one stands: chapters and their counts, then the steps, then the conditions. */
export const niveaux = ["Chapitres", "Étapes", "Conditions"] as const;
export type Niveau = (typeof niveaux)[number];

/** Zoom from which the steps are read, then the conditions. */
const DES_ETAPES = 0.55;
const DES_CONDITIONS = 0.95;

export const niveauDe = (zoom: number): Niveau =>
  zoom < DES_ETAPES ? "Chapitres" : zoom < DES_CONDITIONS ? "Étapes" : "Conditions";

/** Zoom at which a level is read without effort. */
export const zoomDuNiveau: Readonly<Record<Niveau, number>> = {
  Chapitres: MIN,
  Étapes: 0.8,
  Conditions: 1.1,
};

/** A zoom kept within what can be read. */
export const borner = (zoom: number) => Math.min(MAX, Math.max(MIN, zoom || MIN));

/** A zoom multiplied: into and out of the chapters it goes at once to what can be read. */
export function zoomer(avant: number, par: number): number {
  const apres = borner(avant * par);
  const [de, vers] = [niveauDe(avant), niveauDe(apres)];
  if (de === "Chapitres" && par > 1) return Math.max(apres, zoomDuNiveau.Étapes);
  return vers === "Chapitres" ? MIN : apres;
}

/**
 * Where an arrow key leads from an element: down and up along the order, right and left from chapter
 * to chapter, Home and End to both ends. Stays in place past an end.
 */
export function voisin(
  ordre: readonly Cadre[],
  id: string,
  touche: string,
  chapitres: readonly CadreChapitre[],
): Cadre | undefined {
  const rang = ordre.findIndex((un) => un.id === id);
  if (touche === "Home") return ordre[0];
  if (touche === "End") return ordre.at(-1);
  if (touche === "ArrowDown") return ordre[Math.min(rang + 1, ordre.length - 1)];
  if (touche === "ArrowUp") return ordre[Math.max(rang - 1, 0)];
  const rangs = chapitres.map((chapitre) => ordre.findIndex((un) => un.id === chapitre.id));
  const vise =
    touche === "ArrowRight"
      ? rangs.find((autre) => autre > rang)
      : [...rangs].reverse().find((autre) => autre < rang);
  return ordre[vise ?? rang];
}
