import { clarte, contraste, couleurDe, eclatDe } from "../format/contraste.ts";
import { THEMES } from "./themes.ts";

/** The two themes of the page. */
type Jour = "clair" | "sombre";

/**
 * In each theme, the ground on which a colour reads least of those that bear words, of both brands (ui/cadre/style/tokens.css);
 * the words of a button, on the colour itself, read better still.
 */
export const FONDS: Readonly<Record<Jour, string>> = { clair: "#e3f2f0", sombre: "#173833" };

/** Least contrast of words (WCAG 2.2, 1.4.3). */
export const SEUIL = 4.5;

/** True for `#rrggbb`, and nothing else. */
export const estUneCouleur = (dite: string): boolean => /^#[0-9a-f]{6}$/i.test(dite);

/** Contrast of a colour with the hardest ground of a theme. */
export const contrasteSur = (couleur: string, jour: Jour): number => contraste(couleur, FONDS[jour]);

/** Darker, of the same tint: what it lights, times a number under 1. */
const assombrir = (couleur: string, fois: number): string =>
  couleurDe(
    eclatDe(couleur).map((part) => part * fois),
    Math.floor,
  );

/** Lighter, by a part of the way to white, 0 to 1. */
const eclaircir = (couleur: string, chemin: number): string =>
  couleurDe(
    eclatDe(couleur).map((part) => part + (1 - part) * chemin),
    Math.ceil,
  );

/** As bright as asked, 0 to 1: of the same tint as far as a screen can, then on its way to white. */
function eclaircieA(couleur: string, voulue: number): string {
  const eclat = eclatDe(couleur);
  const fois = Math.min(voulue / clarte(eclat), 1 / Math.max(...eclat));
  // Black has no tint.
  const vive = couleurDe(
    eclat.map((part) => (fois < Infinity ? part * fois : part)),
    Math.ceil,
  );
  const sienne = clarte(eclatDe(vive));
  return sienne >= voulue ? vive : eclaircir(vive, (voulue - sienne) / (1 - sienne));
}

/** The colour where it reads in that theme; otherwise the nearest of its tint that does. */
export function rendreLisible(couleur: string, jour: Jour): string {
  if (contrasteSur(couleur, jour) >= SEUIL) return couleur;
  const fond = clarte(eclatDe(FONDS[jour])) + 0.05;
  if (jour === "sombre") return eclaircieA(couleur, SEUIL * fond - 0.05);
  return assombrir(couleur, (fond / SEUIL - 0.05) / clarte(eclatDe(couleur)));
}

/** What the style of the page takes for the colour of a partner, in each theme; and stronger, under the pointer. */
export function nuances(couleur: string): Readonly<Record<string, string>> {
  const [clair, sombre] = [rendreLisible(couleur, "clair"), rendreLisible(couleur, "sombre")];
  return {
    "--partner": clair,
    "--partner-strong": assombrir(clair, 0.6),
    "--partner-dark": sombre,
    "--partner-dark-strong": eclaircir(sombre, 0.4),
  };
}

/**
 * Gives the page a colour `#rrggbb`. One that does not read is changed for one that does, and anything else is no
 * colour: the console says so.
 */
export function colorer(couleur: string): void {
  if (!estUneCouleur(couleur)) {
    const attendues = `${THEMES.join(", ")}, ou # et six chiffres hexadécimaux`;
    return console.warn(`themeColor=${couleur} n’est pas pris : ${attendues}.`);
  }
  const { style, dataset } = document.documentElement;
  for (const [nom, valeur] of Object.entries(nuances(couleur))) style.setProperty(nom, valeur);
  dataset["theme"] = "partenaire";
  const prise = rendreLisible(couleur, "clair");
  if (prise !== couleur)
    console.warn(`themeColor=${couleur} ne se lit pas assez : ${prise}, de même teinte, est pris.`);
}
