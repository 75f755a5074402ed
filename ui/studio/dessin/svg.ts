import type { Boite, Cadre, CadreChapitre, CadreGroupe, Dessin, Trait } from "./dessin.ts";
import { CORPS } from "./disposition.ts";

/** Tokens of the style sheet a drawing uses, without their dashes. */
export const jetons = [
  "page",
  "surface",
  "tint",
  "text",
  "text-soft",
  "ink-strong",
  "line",
  "line-strong",
  "accent-deep",
] as const;

/** Colours of a drawing, by name of token. */
export type Couleurs = Readonly<Record<(typeof jetons)[number], string>>;

const sur = (texte: string) =>
  texte.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const attributs = (valeurs: Record<string, string | number>) =>
  Object.entries(valeurs)
    .map(([nom, valeur]) => ` ${nom}="${typeof valeur === "string" ? sur(valeur) : valeur}"`)
    .join("");

const rect = ({ x, y, l, h }: Cadre, autres: Record<string, string | number>) =>
  `<rect${attributs({ x, y, width: l, height: h, ...autres })}/>`;

function lignes(textes: readonly string[], x: number, y: number, corps: number, autres = {}): string {
  const pas = corps * 1.25;
  return textes
    .map(
      (texte, rang) =>
        `<text${attributs({ x, y: Math.round(y + corps + rang * pas), "font-size": corps, ...autres })}>${sur(texte)}</text>`,
    )
    .join("");
}

const chapitreDe = (cadre: CadreChapitre, c: Couleurs) =>
  rect(cadre, { rx: 12, fill: c.surface, stroke: c.line }) +
  lignes(cadre.titre, cadre.x + 14, cadre.y + 10, CORPS.chapitre, {
    "font-weight": 700,
    fill: c["ink-strong"],
  });

const groupeDe = (cadre: CadreGroupe, c: Couleurs) =>
  rect(cadre, { rx: 10, fill: "none", stroke: c["line-strong"], "stroke-dasharray": "2 3" }) +
  lignes(cadre.titre, cadre.debut, cadre.y + 8, CORPS.groupe, { "font-weight": 600, fill: c["text-soft"] });

function boiteDe(boite: Boite, c: Couleurs): string {
  const rond = boite.noeud.sorte === "etape" ? 8 : boite.h / 2;
  const haut = boite.y + (boite.h - boite.titre.length * CORPS.etape * 1.25) / 2 - 1;
  return (
    rect(boite, { rx: rond, fill: c.tint, stroke: c["line-strong"] }) +
    lignes(boite.titre, boite.x + boite.l / 2, haut, CORPS.etape, { "text-anchor": "middle", fill: c.text })
  );
}

function traitDe({ arete, d, etiquette }: Trait, c: Couleurs): string {
  const pointille = arete && arete.sorte !== "reponse";
  const trait = attributs({
    d,
    fill: "none",
    stroke: pointille ? c["accent-deep"] : c["line-strong"],
    "stroke-width": 1.3,
    ...(pointille && { "stroke-dasharray": "4 3" }),
    "marker-end": "url(#fleche)",
  });
  const mots = etiquette
    ? lignes(etiquette.lignes, etiquette.x, etiquette.y, CORPS.condition, { fill: c["accent-deep"] })
    : "";
  return `<path${trait}/>${mots}`;
}

/** The drawing as an SVG file that needs nothing else: no style sheet, no font, no script. */
export function svgDe(dessin: Dessin, c: Couleurs): string {
  const { chapitres, groupes, traits, bornes, boites } = dessin;
  const [largeur, hauteur] = [Math.ceil(dessin.largeur), Math.ceil(dessin.hauteur)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${largeur}" height="${hauteur}" viewBox="0 0 ${largeur} ${hauteur}" role="img" aria-label="Le parcours" font-family="system-ui, 'Segoe UI', 'Noto Sans', 'Liberation Sans', sans-serif">`,
    `<defs><marker id="fleche" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"${attributs({ fill: c["line-strong"] })}/></marker></defs>`,
    `<rect${attributs({ width: largeur, height: hauteur, fill: c.page })}/>`,
    ...chapitres.map((cadre) => chapitreDe(cadre, c)),
    ...groupes.map((cadre) => groupeDe(cadre, c)),
    ...traits.map((trait) => traitDe(trait, c)),
    ...bornes.map((borne) => rect(borne, { rx: borne.l / 2, fill: c["line-strong"] })),
    ...boites.map((boite) => boiteDe(boite, c)),
    "</svg>\n",
  ].join("\n");
}
