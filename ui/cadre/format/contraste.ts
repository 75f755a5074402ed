/** A colour by its three parts as a screen lights them, 0 to 1 each. */
type Eclat = readonly number[];

/** How bright a part of a colour is on a screen (WCAG 2.2, relative luminance): 0 to 1. */
const lineaire = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** The other way. */
const ecrite = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** What `#rrggbb` lights. */
export const eclatDe = (couleur: string): Eclat =>
  [1, 3, 5].map((rang) => lineaire(Number.parseInt(couleur.slice(rang, rang + 2), 16) / 255));

/** The `#rrggbb` of what is lit, each part rounded down or up. */
export const couleurDe = (eclat: Eclat, arrondir: (n: number) => number): string =>
  `#${eclat
    .map((part) => Math.min(255, arrondir(ecrite(part) * 255)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

/** Relative luminance of what is lit, 0 to 1. */
export const clarte = ([rouge = 0, vert = 0, bleu = 0]: Eclat): number =>
  0.2126 * rouge + 0.7152 * vert + 0.0722 * bleu;

/** Contrast of two colours `#rrggbb` (WCAG 2.2): 1 to 21, whatever their order. */
export function contraste(une: string, autre: string): number {
  const [basse = 0, haute = 0] = [une, autre].map((dite) => clarte(eclatDe(dite))).sort((a, b) => a - b);
  return (haute + 0.05) / (basse + 0.05);
}

/** Black or white, whichever reads best on a colour `#rrggbb`: never under 4.5 to 1. */
export function encreSur(couleur: string): "#000000" | "#ffffff" {
  return contraste(couleur, "#ffffff") >= contraste(couleur, "#000000") ? "#ffffff" : "#000000";
}
