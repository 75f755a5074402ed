import { imagesDuPdf } from "./pdf.ts";

/** What a picture is drawn from. */
type Source = ImageBitmap | HTMLVideoElement;

/** Points of a picture at a scale, on white; nothing where this browser draws none. */
export function pixelsDe(source: Source, largeur: number, hauteur: number): ImageData | undefined {
  const toile = document.createElement("canvas");
  toile.width = Math.round(largeur);
  toile.height = Math.round(hauteur);
  const crayon = toile.getContext("2d", { willReadFrequently: true });
  if (!crayon || toile.width === 0 || toile.height === 0) return undefined;
  crayon.fillStyle = "#fff";
  crayon.fillRect(0, 0, toile.width, toile.height);
  crayon.drawImage(source, 0, 0, toile.width, toile.height);
  return crayon.getImageData(0, 0, toile.width, toile.height);
}

const estUnPdf = async (fichier: Blob) => (await fichier.slice(0, 5).text()) === "%PDF-";

/** Pictures that a file holds: itself, or those of a PDF. Rejects when it is no picture. */
async function imagesDe(fichier: Blob): Promise<readonly ImageBitmap[]> {
  if (!(await estUnPdf(fichier))) return [await createImageBitmap(fichier)];
  return imagesDuPdf(new Uint8Array(await fichier.arrayBuffer()));
}

/** Longest side of a picture that is searched, in pixels: phones draw no larger one. */
const COTE_MAX = 4096;

/** Each picture of a file. Rejects when it is no picture. */
export async function* pixelsDuFichier(fichier: Blob): AsyncGenerator<ImageData> {
  for (const image of await imagesDe(fichier)) {
    const { width, height } = image;
    const echelle = Math.min(1, COTE_MAX / Math.max(width, height));
    const pixels = pixelsDe(image, width * echelle, height * echelle);
    if (pixels) yield pixels;
    image.close();
  }
}
