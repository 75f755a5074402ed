/** How bright a part of a colour is on a screen (WCAG 2.2, relative luminance): 0 to 1. */
const lineaire = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb`. */
function clarte(couleur: string): number {
  const [rouge = 0, vert = 0, bleu = 0] = [1, 3, 5].map((rang) =>
    lineaire(Number.parseInt(couleur.slice(rang, rang + 2), 16) / 255),
  );
  return 0.2126 * rouge + 0.7152 * vert + 0.0722 * bleu;
}

/** Black or white, whichever reads best on a colour `#rrggbb`: never under 4.5 to 1. */
export function encreSur(couleur: string): "#000000" | "#ffffff" {
  const fond = clarte(couleur) + 0.05;
  return 1.05 / fond >= fond / 0.05 ? "#ffffff" : "#000000";
}
