import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Besoin } from "../../catalogue/schema/besoins.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import {
  COTES,
  couleursDeMarque,
  iconeDe,
  imageDuBesoin,
  manifesteDe,
  TAILLE_DE_L_IMAGE,
} from "../http/images.ts";

/** What stands for a need, in lines on a square of 24: no word, so no font, and the same picture on any machine. */
const TRAITS: Readonly<Record<Besoin, string>> = {
  loger: "M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20",
  etudier: "M2 9.5 12 5l10 4.5L12 14zM6 11.5V17c3.5 2.6 8.5 2.6 12 0v-5.5M22 9.5V16",
  deplacer: "M4 5h16v11H4zM4 11h16M7.5 16v3M16.5 16v3M7.5 13.6v0M16.5 13.6v0",
  soigner:
    "M12 20.5C5 15.5 2.5 12 2.5 8.6c0-5.5 7.5-6 9.5-1.6 2-4.4 9.5-3.9 9.5 1.6 0 3.4-2.5 6.9-9.5 11.9zM12 9.5v5M9.5 12h5",
  manger: "M7 3v18M4 3v5c0 2 6 2 6 0V3M17 21V3c-3 1-4 4.5-4 9.5h4",
  vivre: "M3 7.5h15.5a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7.5 15 4v3.5M16.5 13.8v0",
  travailler: "M3 8h18v11.5H3zM8.5 8V4.5h7V8M3 13h18M12 12v2.5",
  partir: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  sortir: "M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14.5 7v2M14.5 11v2M14.5 15v2",
  local: "M12 21.5C7 16 5 13 5 10a7 7 0 0 1 14 0c0 3-2 6-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
};

/** The mark of the product, on a square of 32. */
const ETOILE = "M16 5l3.2 7.8L27 16l-7.8 3.2L16 27l-3.2-7.8L5 16l7.8-3.2z";

const svg = (large: number, haut: number, dessin: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${large}" height="${haut}" viewBox="0 0 ${large} ${haut}">${dessin}</svg>`,
  );

/** What a preview shows of an aid: its need, and the mark of the product. */
function dessinDuBesoin(marque: Marque, besoin: Besoin): Buffer {
  const { encre, accent, fond } = couleursDeMarque[marque];
  const { large, haut } = TAILLE_DE_L_IMAGE;
  return svg(
    large,
    haut,
    `<rect width="${large}" height="${haut}" fill="${encre}"/>
    <circle cx="600" cy="315" r="235" fill="${fond}"/>
    <g transform="translate(408 123) scale(16)" fill="none" stroke="${encre}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${TRAITS[besoin]}"/></g>
    <g transform="translate(1016 446) scale(4.2)"><path d="${ETOILE}" fill="${accent}"/><circle cx="16" cy="16" r="2.6" fill="${encre}"/></g>`,
  );
}

/** The icon of the product: to the edges, as a phone cuts it to its own shape. */
function dessinDIcone(marque: Marque, cote: number): Buffer {
  const { encre, accent } = couleursDeMarque[marque];
  const part = cote / 32;
  return svg(
    cote,
    cote,
    `<rect width="${cote}" height="${cote}" fill="${encre}"/>
    <g transform="translate(${cote * 0.1} ${cote * 0.1}) scale(${part * 0.8})"><path d="${ETOILE}" fill="${accent}"/><circle cx="16" cy="16" r="2.6" fill="${encre}"/></g>`,
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
    icons: ([192, 512] as const).map((cote) => ({
      src: iconeDe(marque, cote),
      sizes: `${cote}x${cote}`,
      type: "image/png",
      purpose: "any maskable",
    })),
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
    const dessins = [
      ...(Object.keys(TRAITS) as Besoin[]).map(
        (besoin) => [imageDuBesoin(marque, besoin), dessinDuBesoin(marque, besoin)] as const,
      ),
      ...COTES.map((cote) => [iconeDe(marque, cote), dessinDIcone(marque, cote)] as const),
    ];
    for (const [chemin, dessin] of dessins) writeFileSync(join(pages, chemin), await enPng(dessin));
  }
}
