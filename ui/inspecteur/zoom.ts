import type { Cadre, CadreChapitre } from "./dessin/dessin.ts";

export const PAS_DE_ZOOM = 1.25;
const MIN = 0.1;
const MAX = 3;

/** A zoom kept within what can be read. */
export const borner = (zoom: number) => Math.min(MAX, Math.max(MIN, zoom || MIN));

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
    touche === "ArrowRight" ? rangs.find((autre) => autre > rang) : rangs.findLast((autre) => autre < rang);
  return ordre[vise ?? rang];
}
