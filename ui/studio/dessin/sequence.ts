import { couper } from "./textes.ts";

/** Who speaks in a sequence, from left to right. */
const acteurs = ["Personne", "Session", "Serveur"] as const;
type Acteur = (typeof acteurs)[number];

/** What one says to another, or to itself; `retour`: an answer. */
export interface PasDeSeance {
  de: Acteur;
  vers: Acteur;
  mots: string;
  retour?: true;
}

/** A sequence as Mermaid writes it; what would end a line of it is said otherwise. */
export function mermaidDeSequence(pas: readonly PasDeSeance[]): string {
  const lignes = pas.map(({ de, vers, mots, retour }) => {
    const dits = mots.replaceAll(/[#;]/g, (signe) => `#${signe.charCodeAt(0)};`);
    return de === vers ? `  Note over ${de}: ${dits}` : `  ${de}${retour ? "-->>" : "->>"}${vers}: ${dits}`;
  });
  return ["sequenceDiagram", ...acteurs.map((un) => `  participant ${un}`), ...lignes, ""].join("\n");
}

/** Sizes of the picture, in pixels. */
export const SEQUENCE = { colonne: 190, corps: 14, signes: 22, ligne: 18, haut: 48 };

/** A line of the picture: from where to where, at which height, its words above it. */
export interface TraitDeSequence {
  x1: number;
  x2: number;
  y: number;
  lignes: readonly string[];
  retour: boolean;
}

/** Where everything of the picture stands. */
export function placerLaSequence(pas: readonly PasDeSeance[]) {
  const { colonne, signes, ligne, haut } = SEQUENCE;
  const x = (qui: Acteur) => colonne * (acteurs.indexOf(qui) + 0.5);
  let y = haut;
  const traits = pas.map(({ de, vers, mots, retour }): TraitDeSequence => {
    const lignes = couper(mots, signes);
    y += lignes.length * ligne + 16;
    return { x1: x(de), x2: x(vers), y, lignes, retour: retour === true };
  });
  return {
    largeur: colonne * acteurs.length,
    hauteur: y + 24,
    colonnes: acteurs.map((nom) => ({ nom, x: x(nom) })),
    traits,
  };
}
