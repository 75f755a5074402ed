import type { Fenetre, Gris } from "./gris.ts";

/** Sides of the squares that are looked at, as parts of the shorter side of the picture: a code is a tenth of a page, or all of a photo. */
const PARTS = Array.from({ length: 11 }, (_, rang) => 0.06 * 1.25 ** rang);

/** Points between two that are compared. */
const ECART = 2;

/** What is around a code and its margin: as much again on each side. */
const ANNEAU = 0.6;
/** The margin itself, and how far from the code a square may be. */
const BORD = 0.25;

/** A sum over any rectangle, in four reads; what is outside the picture is left out. */
type Somme = (x0: number, y0: number, x1: number, y1: number) => number;

/** Sums of how much each point differs from another, so many points away. */
function sommer({ largeur, hauteur, niveaux }: Gris, vers: number): Somme {
  const large = largeur + 1;
  const sommes = new Float64Array(large * (hauteur + 1));
  for (let y = 0; y < hauteur; y++) {
    let ligne = 0;
    for (let x = 0; x < largeur; x++) {
      const ici = y * largeur + x;
      ligne += Math.abs(niveaux[ici]! - (niveaux[ici + vers] ?? niveaux[ici]!));
      sommes[(y + 1) * large + x + 1] = sommes[y * large + x + 1]! + ligne;
    }
  }
  const en = (x: number, y: number) =>
    sommes[Math.max(0, Math.min(hauteur, y)) * large + Math.max(0, Math.min(largeur, x))]!;
  return (x0, y0, x1, y1) => en(x1, y1) - en(x1, y0) - en(x0, y1) + en(x0, y0);
}

/** How much the points of a square change where they do the least: across and down, in each of its nine parts. */
function moindre(sommes: readonly Somme[], x: number, y: number, cote: number): number {
  const tiers = Math.floor(cote / 3);
  let trouve = Infinity;
  for (let n = 0; n < 9; n++) {
    const [gauche, haut] = [x + (n % 3) * tiers, y + Math.floor(n / 3) * tiers];
    for (const somme of sommes) trouve = Math.min(trouve, somme(gauche, haut, gauche + tiers, haut + tiers));
  }
  return trouve / (tiers * tiers);
}

/** How much they change around it, past its margin. */
function autour(sommes: readonly Somme[], x: number, y: number, cote: number): number {
  const carre = (bord: number) =>
    sommes.reduce((total, somme) => total + somme(x - bord, y - bord, x + cote + bord, y + cote + bord), 0);
  const [dedans, dehors] = [Math.floor(cote * BORD), Math.floor(cote * ANNEAU)];
  const aire = (cote + 2 * dehors) ** 2 - (cote + 2 * dedans) ** 2;
  return (carre(dehors) - carre(dedans)) / (2 * aire);
}

/** Squares of a side, a quarter of it apart. */
function* carresDe({ largeur, hauteur }: Gris, cote: number): Generator<readonly [x: number, y: number]> {
  const pas = Math.max(1, Math.floor(cote / 4));
  for (let y = 0; y + cote <= hauteur; y += pas) for (let x = 0; x + cote <= largeur; x += pas) yield [x, y];
}

/** True for two squares that show the same to a reader. */
const pareilles = (une: Fenetre, autre: Fenetre): boolean =>
  Math.hypot(une.x - autre.x, une.y - autre.y) < Math.max(une.cote, autre.cote) / 3 &&
  Math.max(une.cote, autre.cote) < 1.6 * Math.min(une.cote, autre.cote);

/** Squares of a picture where a code may be, the likeliest first: dense everywhere, among what is less so. */
export function fenetresDe(gris: Gris, nombre: number): readonly Fenetre[] {
  const sommes = [sommer(gris, ECART), sommer(gris, ECART * gris.largeur)];
  const notees = PARTS.flatMap((part) => {
    const cote = Math.floor(Math.min(gris.largeur, gris.hauteur) * part);
    if (cote < 9) return [];
    return [...carresDe(gris, cote)].map(([x, y]) => ({
      note: moindre(sommes, x, y, cote) - autour(sommes, x, y, cote),
      fenetre: { x: x + cote / 2, y: y + cote / 2, cote },
    }));
  });
  const gardees: Fenetre[] = [];
  for (const { fenetre } of notees
    .filter(({ note }) => note > 0)
    .sort((une, autre) => autre.note - une.note)) {
    if (gardees.length >= nombre) break;
    if (!gardees.some((une) => pareilles(une, fenetre))) gardees.push(fenetre);
  }
  return gardees;
}
