import type { Entete } from "./entete.ts";
import { TAILLE_DE_L_IMAGE } from "./images.ts";

/** A text in an attribute or an element. */
export const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** Where a page is: its path, and the site’s own address where the operator tells it. */
interface Adresse {
  chemin: string;
  origine: string | undefined;
}

const meta = (property: string, content: string | number) =>
  `<meta property="${property}" content="${escaped(String(content))}">`;

/** The picture of a preview: its address must be whole. */
function imageDe({ image, imageDite = "" }: Entete, origine: string | undefined): string {
  if (!image || !origine) return '<meta name="twitter:card" content="summary">';
  const { large, haut } = TAILLE_DE_L_IMAGE;
  return [
    meta("og:image", origine + image),
    meta("og:image:type", "image/png"),
    meta("og:image:width", large),
    meta("og:image:height", haut),
    meta("og:image:alt", imageDite),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** What messengers and search engines read of a page that one shares. */
function partage(entete: Entete, { chemin, origine }: Adresse): string {
  const { titre, description, structure } = entete;
  const adresse = origine && origine + (entete.chemin ?? chemin);
  return [
    ...(adresse ? [`<link rel="canonical" href="${escaped(adresse)}">`, meta("og:url", adresse)] : []),
    meta("og:type", "website"),
    meta("og:locale", "fr_FR"),
    meta("og:site_name", "Cap Aides"),
    meta("og:title", titre),
    meta("og:description", description),
    imageDe(entete, origine),
    // Data, which no browser runs: the policy of scripts has nothing to say of it.
    ...(structure
      ? [
          `<script type="application/ld+json">${JSON.stringify(structure(origine)).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
  ].join("");
}

/** The page with its own title and description in place of those of the site, and what is read of it when it is shared. */
export const avecEntete = (page: string, entete: Entete, adresse: Adresse) =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(entete.titre)} – Cap Aides</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, debut) => `${debut}${escaped(entete.description)}`,
    )
    .replace("</head>", () => `${entete.absente ? "" : partage(entete, adresse)}</head>`);
