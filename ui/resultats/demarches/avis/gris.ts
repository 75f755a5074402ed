/** A picture in levels of grey, one octet a point. */
export interface Gris {
  largeur: number;
  hauteur: number;
  niveaux: Uint8Array;
}

/** What a reader takes: four numbers a point. */
export interface Points {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Part of a picture: a square, by its middle. */
export interface Fenetre {
  x: number;
  y: number;
  cote: number;
}

/** A picture without its colours. */
export function griser({ data, width, height }: Pick<Points, "data" | "width" | "height">): Gris {
  const niveaux = new Uint8Array(width * height);
  for (let rang = 0, point = 0; rang < niveaux.length; rang++, point += 4)
    niveaux[rang] = (data[point]! * 77 + data[point + 1]! * 151 + data[point + 2]! * 28) >> 8;
  return { largeur: width, hauteur: height, niveaux };
}

/** Level between four points; white outside the picture. */
function niveauEntre({ largeur, hauteur, niveaux }: Gris, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < 0 || y0 < 0 || x0 + 1 >= largeur || y0 + 1 >= hauteur) return 255;
  const [dx, dy] = [x - x0, y - y0];
  const ici = y0 * largeur + x0;
  const haut = niveaux[ici]! * (1 - dx) + niveaux[ici + 1]! * dx;
  const bas = niveaux[ici + largeur]! * (1 - dx) + niveaux[ici + largeur + 1]! * dx;
  return haut * (1 - dy) + bas * dy;
}

/** A part of a picture, drawn on so many points a side. */
export function decouper(gris: Gris, { x, y, cote }: Fenetre, points: number): Points {
  const data = new Uint8ClampedArray(points * points * 4).fill(255);
  const pas = cote / points;
  for (let ligne = 0; ligne < points; ligne++)
    for (let colonne = 0; colonne < points; colonne++) {
      const niveau = niveauEntre(gris, x - cote / 2 + colonne * pas, y - cote / 2 + ligne * pas);
      const ici = (ligne * points + colonne) * 4;
      data[ici] = data[ici + 1] = data[ici + 2] = niveau;
    }
  return { width: points, height: points, data };
}
