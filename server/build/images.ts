import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Besoin, dessins } from "../../catalogue/schema/besoins.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import {
  COTES,
  couleursDeMarque,
  iconeDe,
  imageDeMarque,
  imageDuBesoin,
  manifesteDe,
  TAILLE_DE_L_IMAGE,
} from "../http/images.ts";

/** The mark of the product, on a square of 32. */
const ETOILE = "M16 5l3.2 7.8L27 16l-7.8 3.2L16 27l-3.2-7.8L5 16l7.8-3.2z";

const svg = (large: number, haut: number, dessin: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${large}" height="${haut}" viewBox="0 0 ${large} ${haut}">${dessin}</svg>`,
  );

/** The mark of the product in a picture of 1200 by 630, alone. */
function dessinDeMarque(marque: Marque): Buffer {
  const { encre, accent } = couleursDeMarque[marque];
  const { large, haut } = TAILLE_DE_L_IMAGE;
  return svg(
    large,
    haut,
    `<rect width="${large}" height="${haut}" fill="${encre}"/>
    <g transform="translate(360 75) scale(15)"><path d="${ETOILE}" fill="${accent}"/><circle cx="16" cy="16" r="2.6" fill="${encre}"/></g>`,
  );
}

/** What a preview shows of an aid: its need, and the mark of the product. */
function dessinDuBesoin(marque: Marque, besoin: Besoin): Buffer {
  const { encre, accent, fond } = couleursDeMarque[marque];
  const { large, haut } = TAILLE_DE_L_IMAGE;
  return svg(
    large,
    haut,
    `<rect width="${large}" height="${haut}" fill="${encre}"/>
    <circle cx="600" cy="315" r="235" fill="${fond}"/>
    <g transform="translate(408 123) scale(16)" fill="none" stroke="${encre}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${dessins[besoin]}"/></g>
    <g transform="translate(1016 446) scale(4.2)"><path d="${ETOILE}" fill="${accent}"/><circle cx="16" cy="16" r="2.6" fill="${encre}"/></g>`,
  );
}

/** The icon of the product; to be cut to a phone’s own shape, it goes to the edges, its mark within the circle that is never cut (80 % of the side). */
function dessinDIcone(marque: Marque, cote: number, decoupee = false): Buffer {
  const { encre, accent } = couleursDeMarque[marque];
  const [taille, coin] = decoupee ? [0.8, 0] : [1, 0.22];
  const marge = (cote * (1 - taille)) / 2;
  return svg(
    cote,
    cote,
    `<rect width="${cote}" height="${cote}" rx="${cote * coin}" fill="${encre}"/>
    <g transform="translate(${marge} ${marge}) scale(${(cote / 32) * taille})"><path d="${ETOILE}" fill="${accent}"/><circle cx="16" cy="16" r="2.6" fill="${encre}"/></g>`,
  );
}

const enPng = (dessin: Buffer) => sharp(dessin).png({ palette: true, compressionLevel: 9 }).toBuffer();

/** A square picture as the one image of an `.ico` file: six bytes, then its sixteen, then itself. */
function enIco(image: Buffer, cote: number): Buffer {
  const entete = Buffer.alloc(22);
  entete.writeUInt16LE(1, 2);
  entete.writeUInt16LE(1, 4);
  entete.set([cote, cote], 6);
  entete.writeUInt16LE(1, 10);
  entete.writeUInt16LE(32, 12);
  entete.writeUInt32LE(image.length, 14);
  entete.writeUInt32LE(entete.length, 18);
  return Buffer.concat([entete, image]);
}

/** What a phone that puts the product on its home screen shows of it. */
function manifeste(marque: Marque): string {
  const { encre, fond } = couleursDeMarque[marque];
  return JSON.stringify({
    id: "/",
    name: marque === "banque" ? "Cap Aides avec votre banque" : "Cap Aides",
    short_name: "Cap Aides",
    description: "Le simulateur des aides pour les jeunes et leur foyer.",
    lang: "fr",
    start_url: "/",
    scope: "/",
    // A way back stays on the screen where the browser has one.
    display: "minimal-ui",
    theme_color: encre,
    background_color: fond,
    icons: ([192, 512] as const).flatMap((cote) =>
      ([false, true] as const).map((decoupee) => ({
        src: iconeDe(marque, cote, decoupee),
        sizes: `${cote}x${cote}`,
        type: "image/png",
        purpose: decoupee ? "maskable" : "any",
      })),
    ),
    shortcuts: [
      { name: "Mes aides", url: "/simulation/resultats" },
      { name: "Besoin d’aide maintenant", url: "/aide-maintenant" },
      { name: "Toutes les aides", url: "/aides" },
    ],
  });
}

/** Draws beside the pages, for each brand, the picture of each need, the icons and what names them. */
export async function poserLesImages(pages: string): Promise<void> {
  rmSync(join(pages, "images"), { recursive: true, force: true });
  // Asked for at this address, whatever the page says, by who reads no SVG: Safari before 26, some Firefox, readers.
  writeFileSync(join(pages, "favicon.ico"), enIco(await enPng(dessinDIcone("neutre", 48)), 48));
  for (const marque of Object.keys(couleursDeMarque) as Marque[]) {
    mkdirSync(join(pages, "images", marque), { recursive: true });
    writeFileSync(join(pages, manifesteDe(marque)), manifeste(marque));
    const images = [
      ...(Object.keys(dessins) as Besoin[]).map(
        (besoin) => [imageDuBesoin(marque, besoin), dessinDuBesoin(marque, besoin)] as const,
      ),
      [imageDeMarque(marque), dessinDeMarque(marque)] as const,
      // An Apple device cuts the only one that it asks for.
      ...COTES.map((cote) => [iconeDe(marque, cote), dessinDIcone(marque, cote, cote === 180)] as const),
      ...COTES.map((cote) => [iconeDe(marque, cote, true), dessinDIcone(marque, cote, true)] as const),
    ];
    for (const [chemin, dessin] of images) writeFileSync(join(pages, chemin), await enPng(dessin));
  }
}
