import type { Dessin } from "./dessin/dessin.ts";
import { xstateDe } from "../../machines/studio/graph/xstate.ts";
import { mermaidDe } from "./dessin/exporter.ts";
import { moduleXstateDe } from "./dessin/module-xstate.ts";
import { type Couleurs, jetons, svgDe } from "./dessin/svg.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { aujourdhui } from "../cadre/format/dates.ts";
import { lireLEcrit } from "./ecrits.ts";
import { graphe } from "./parcours.ts";
import { versionActuelle, type VersionLue } from "./version.ts";

/** Gives a file to the person. */
export function donner(nom: string, contenu: Blob): void {
  const adresse = URL.createObjectURL(contenu);
  const lien = document.createElement("a");
  lien.href = adresse;
  lien.download = nom;
  lien.click();
  setTimeout(() => URL.revokeObjectURL(adresse), 10_000);
}

/** Colours of the page as it is shown: its brand, its theme. */
function couleursDeLaPage(): Couleurs {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    jetons.map((nom) => [nom, style.getPropertyValue(`--${nom}`).trim()]),
  ) as Couleurs;
}

/** Browsers refuse larger images, in pixels a side. */
const COTE_MAXIMAL = 8000;

/** The drawing as an image, twice its size if a browser can; rejects if it cannot draw it. */
async function pngDe(dessin: Dessin): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgDe(dessin, couleursDeLaPage()))}`;
  await image.decode();
  const echelle = Math.min(2, COTE_MAXIMAL / Math.max(dessin.largeur, dessin.hauteur));
  const toile = document.createElement("canvas");
  toile.width = Math.ceil(dessin.largeur * echelle);
  toile.height = Math.ceil(dessin.hauteur * echelle);
  toile.getContext("2d")?.drawImage(image, 0, 0, toile.width, toile.height);
  return new Promise((resolve, reject) => {
    toile.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Image impossible"))), "image/png");
  });
}

export const formats = ["SVG", "PNG", "Mermaid", "XState", "Module", "Version"] as const;
export type Format = (typeof formats)[number];

/** Downloads the journey; the drawing as it is folded on screen, the texts whole. */
export async function telecharger(format: Format, dessin: Dessin): Promise<void> {
  const texte = (contenu: string, type: string) => new Blob([contenu], { type });
  if (format === "SVG") donner("parcours.svg", texte(svgDe(dessin, couleursDeLaPage()), "image/svg+xml"));
  else if (format === "PNG") donner("parcours.png", await pngDe(dessin));
  else if (format === "Mermaid") donner("parcours.mmd", texte(mermaidDe(graphe), "text/plain"));
  else if (format === "Module")
    donner("parcours.mjs", texte(moduleXstateDe(journeyMachine.config), "text/javascript"));
  else if (format === "Version") {
    // That of the build says what the personas obtain too.
    const version = (await lireLEcrit<VersionLue>("version")) ?? versionActuelle(aujourdhui());
    donner(`parcours-${version.jour}.json`, texte(JSON.stringify(version), "application/json"));
  } else donner("parcours.json", texte(xstateDe(journeyMachine.config), "application/json"));
}
