import type { Cadre, CadreChapitre, Dessin } from "./dessin.ts";
import { CORPS } from "./disposition.ts";
import { encombrement } from "./textes.ts";

/** A chapter cut into columns, to fill a sheet or a window: read downwards, then on the right. */
export interface FeuilleDeChapitre {
  chapitre: CadreChapitre;
  largeur: number;
  hauteur: number;
  /** What it is multiplied by to fill the room that there is. */
  echelle: number;
  colonnes: readonly { x: number; y: number; h: number; dessin: Dessin }[];
}

/** Room between two columns, and around what is never cut, in pixels. */
const ENTRE = 16;
const AUTOUR = 3;
const COLONNES = 6;

type Bande = { y: number; h: number };

const dans = (chapitre: Cadre) => (un: { x: number; y: number }) =>
  un.x >= chapitre.x &&
  un.x <= chapitre.x + chapitre.l &&
  un.y >= chapitre.y &&
  un.y <= chapitre.y + chapitre.h;

/** What is read in a chapter and may not be cut: titles, steps, conditions. */
function entiers({ boites, groupes, bornes, traits }: Dessin, chapitre: CadreChapitre): Bande[] {
  const ici = dans(chapitre);
  const titre = (un: Cadre, corps: number) => ({ y: un.y, h: encombrement(un.titre, corps).height + 12 });
  return [
    titre(chapitre, CORPS.chapitre),
    ...groupes.filter(ici).map((un) => titre(un, CORPS.groupe)),
    ...boites.filter(ici),
    ...bornes.filter(ici),
    ...traits.flatMap(({ etiquette }) =>
      etiquette && ici(etiquette)
        ? [{ y: etiquette.y, h: encombrement(etiquette.lignes, CORPS.condition).height }]
        : [],
    ),
  ];
}

/** Heights at which columns of at most `h` end; nothing if more than `n` are needed. */
function couperEn(n: number, h: number, { y, h: tout }: CadreChapitre, bandes: readonly Bande[]) {
  const fins: number[] = [];
  for (let haut = y; haut < y + tout;) {
    let fin = Math.min(haut + h, y + tout);
    const touchee = () => bandes.find((un) => fin > un.y - AUTOUR && fin < un.y + un.h + AUTOUR);
    for (let un = touchee(); un; un = touchee()) fin = un.y - AUTOUR;
    if (fin <= haut || fins.length === n) return undefined;
    fins.push(fin);
    haut = fin;
  }
  return fins;
}

/** The part of a drawing between two heights; each step is in one part alone, moves and frames go through. */
function tranche(dessin: Dessin, chapitre: CadreChapitre, de: number, a: number): Dessin {
  const ici = dans(chapitre);
  const dedans = (un: Cadre) => ici(un) && un.y >= de && un.y < a;
  return {
    ...dessin,
    chapitres: [chapitre],
    groupes: dessin.groupes.filter((un) => ici(un) && un.y < a && un.y + un.h > de),
    boites: dessin.boites.filter(dedans),
    bornes: dessin.bornes.filter(dedans),
    traits: dessin.traits.filter(({ d }) => {
      const [x = 0, y = 0] = (/^M(\S+) ([\d.]+)/.exec(d) ?? []).slice(1).map(Number);
      if (!ici({ x, y })) return false;
      const ys = [...d.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, un]) => Number(un));
      return Math.min(...ys) <= a && Math.max(...ys) >= de;
    }),
  };
}

/** A chapter of a whole drawing, cut to be read as large as it can be in that room; nothing if it is not there, or folded. */
export function feuilleDe(
  dessin: Dessin,
  nom: string,
  place: { l: number; h: number },
): FeuilleDeChapitre | undefined {
  const chapitre = dessin.chapitres.find((un) => un.nom === nom && !un.replie);
  if (!chapitre) return undefined;
  const bandes = entiers(dessin, chapitre);
  let meilleure: { echelle: number; fins: readonly number[]; haut: number } | undefined;
  for (let n = 1; n <= COLONNES; n += 1) {
    let haut = chapitre.h / n;
    let fins = couperEn(n, haut, chapitre, bandes);
    while (!fins) fins = couperEn(n, (haut += 8), chapitre, bandes);
    const echelle = Math.min(place.l / (n * chapitre.l + (n - 1) * ENTRE), place.h / haut);
    if (!meilleure || echelle > meilleure.echelle) meilleure = { echelle, fins, haut };
  }
  const { echelle, fins, haut } = meilleure!;
  return {
    chapitre,
    echelle,
    largeur: fins.length * chapitre.l + (fins.length - 1) * ENTRE,
    hauteur: haut,
    colonnes: fins.map((fin, rang) => {
      const y = fins[rang - 1] ?? chapitre.y;
      return { x: rang * (chapitre.l + ENTRE), y, h: fin - y, dessin: tranche(dessin, chapitre, y, fin) };
    }),
  };
}
