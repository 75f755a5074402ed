import type { Besoin } from "../../catalogue/schema/besoins.ts";
import type { Marque } from "../../catalogue/situation/context.ts";

/** Colours of a brand, where no style reaches: those of `ui/cadre/style/tokens.css`, by day. */
export const couleursDeMarque: Readonly<Record<Marque, Record<"encre" | "accent" | "fond", string>>> = {
  neutre: { encre: "#1d3a5f", accent: "#f4a259", fond: "#f6f4ef" },
  banque: { encre: "#0b4f4a", accent: "#e6b93c", fond: "#f4f6f3" },
};

/** Sides of the icons, in pixels: of a home screen, of its largest form, of an Apple device. */
export const COTES = [192, 512, 180] as const;

/** Where the icon of a brand is; one that a phone cuts to its own shape has air around its mark. */
export const iconeDe = (marque: Marque, cote: (typeof COTES)[number], decoupee = false): string =>
  `/images/${marque}/icone-${cote}${decoupee ? "-decoupee" : ""}.png`;

/** Where the picture of a need is, for previews of its aids. */
export const imageDuBesoin = (marque: Marque, besoin: Besoin): string => `/images/${marque}/${besoin}.png`;

/** Where the picture of the product is, for previews of its other pages. */
export const imageDeMarque = (marque: Marque): string => `/images/${marque}/cap-aides.png`;

/** Its sides. */
export const TAILLE_DE_L_IMAGE = { large: 1200, haut: 630 } as const;

/** Where what a phone shows of the product on its home screen is said. */
export const manifesteDe = (marque: Marque): string => `/images/${marque}/cap-aides.webmanifest`;

/** Links of a page to them. */
export const liensDIcones = (marque: Marque): string =>
  `<link rel="manifest" href="${manifesteDe(marque)}"><link rel="apple-touch-icon" href="${iconeDe(marque, 180)}">`;
