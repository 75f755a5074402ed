import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import bwip from "bwip-js/node";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { chercherLesCodes, REGLAGES } from "../../ui/resultats/demarches/avis/codes-lus.ts";

const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** How a code comes to be photographed. */
export interface Photo {
  /** Pixels of each of its points. */
  point?: number;
  /** Degrees. */
  tourne?: number;
  /** Blur, in points of the code. */
  flou?: number;
  /** Quality of the JPEG. */
  qualite?: number;
  /** Levels of its black and of its white. */
  encre?: number;
  papier?: number;
}

/** Pixels of each point of a code as it is drawn, before it is made smaller. */
const NET = 8;

/** The square code that holds these letters, alone on a white page, as a picture file. */
export async function dessinerLeCode(code: string, point: number): Promise<Buffer> {
  const text = code.replaceAll("\u001D", "^029").replaceAll("\u001F", "^031");
  const fond = { padding: 6, backgroundcolor: "FFFFFF" };
  // Its unit is half a point.
  const net = sharp(await bwip.toBuffer({ bcid: "datamatrix", text, parse: true, scale: NET / 2, ...fond }));
  const { width = 0 } = await net.metadata();
  return net
    .resize(Math.round((width * point) / NET), undefined, { kernel: "linear" })
    .png()
    .toBuffer();
}

/** The same, as a phone or a scanner sees it: among other things, turned, blurred, grey. */
export async function photographier(code: string, photo: Photo = {}): Promise<Buffer> {
  const { point = 4, tourne = 0, flou = 0, qualite = 80, encre = 0, papier = 255 } = photo;
  const bord = { top: 60, bottom: 60, left: 60, right: 60, background: "#fff" };
  const net = await sharp(await dessinerLeCode(code, NET))
    .extend(bord)
    .png()
    .toBuffer();
  const tournee = await sharp(net)
    .rotate(tourne, { background: "#fff" })
    .blur(Math.max(0.3, flou * NET))
    .png()
    .toBuffer();
  const { width = 0 } = await sharp(tournee).metadata();
  return sharp(tournee)
    .resize(Math.round((width * point) / NET), undefined, { kernel: "linear" })
    .linear((papier - encre) / 255, encre)
    .jpeg({ quality: qualite })
    .toBuffer();
}

/** The codes of a picture file, searched as a page does. */
export async function lireLaPhoto(fichier: Buffer): Promise<readonly string[]> {
  const { data, info } = await sharp(fichier)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  return chercherLesCodes(points, 12, (un) => readBarcodes(un as ImageData, REGLAGES));
}
