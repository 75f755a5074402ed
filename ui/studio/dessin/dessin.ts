import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import { chapitreDe, CORPS, SIGNES } from "./disposition.ts";
import {
  type Arete,
  type Graphe,
  idArete,
  type NoeudDuGraphe,
} from "../../../machines/studio/graph/graphe.ts";
import { couper, encombrement } from "./textes.ts";

/** What ELK answered, ready to be drawn: absolute places, in pixels. */
export interface Cadre {
  id: string;
  x: number;
  y: number;
  l: number;
  h: number;
  titre: readonly string[];
}

/** A group, and where its title stands: no move crosses it. */
export interface CadreGroupe extends Cadre {
  debut: number;
}

export interface Boite extends Cadre {
  noeud: NoeudDuGraphe;
}

export interface CadreChapitre extends Cadre {
  nom: string;
  replie: boolean;
  /** Questions it holds. */
  questions: number;
}

export interface Trait {
  id: string;
  /** The move of the machine; none for what the drawing adds, between chapters for instance. */
  arete?: Arete;
  /** Path of an SVG: right angles with rounded corners. */
  d: string;
  etiquette?: { x: number; y: number; lignes: readonly string[] };
}

export interface Dessin {
  largeur: number;
  hauteur: number;
  chapitres: readonly CadreChapitre[];
  groupes: readonly CadreGroupe[];
  boites: readonly Boite[];
  /** Where chapters and groups are entered and left. */
  bornes: readonly Cadre[];
  traits: readonly Trait[];
}

type Point = { x: number; y: number };

const RAYON = 5;

/** From a corner towards a point, at most the radius and half the way. */
function pres(coin: Point, vers: Point): Point {
  const longueur = Math.hypot(vers.x - coin.x, vers.y - coin.y);
  const part = longueur === 0 ? 0 : Math.min(RAYON, longueur / 2) / longueur;
  return { x: coin.x + (vers.x - coin.x) * part, y: coin.y + (vers.y - coin.y) * part };
}

const ecrit = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Path through some points, its corners rounded. */
export function trace(points: readonly Point[]): string {
  return points
    .map((point, rang) => {
      const [avant, apres] = [points[rang - 1], points[rang + 1]];
      if (!avant) return `M${ecrit(point)}`;
      if (!apres) return `L${ecrit(point)}`;
      return `L${ecrit(pres(point, avant))}Q${ecrit(point)} ${ecrit(pres(point, apres))}`;
    })
    .join("");
}

const lignesDe = (texte: string | undefined) => texte?.split("\n") ?? [];

const cadreDe = ({ id, x = 0, y = 0, width = 0, height = 0, labels }: ElkNode): Cadre => ({
  id,
  x,
  y,
  l: width,
  h: height,
  titre: lignesDe(labels?.[0]?.text),
});

/** Room kept around the title of a group. */
const MARGE = 10;

const segmentsDe = ({ sections = [] }: ElkExtendedEdge): [Point, Point][] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint];
    return points.slice(1).map((vers, rang): [Point, Point] => [points[rang] as Point, vers]);
  });

/** A group with its title in the first room between the moves that come in by its top where it fits; else in the widest. */
function titrer(cadre: Cadre, segments: readonly [Point, Point][]): CadreGroupe {
  const { x, y, l, titre } = cadre;
  const { width, height } = encombrement(titre, CORPS.groupe);
  const coupes = segments.flatMap(([de, vers]) =>
    Math.max(de.y, vers.y) > y && Math.min(de.y, vers.y) < y + height + MARGE ? [de.x, vers.x] : [],
  );
  const bords = [x, ...coupes.filter((un) => un > x && un < x + l), x + l].sort((a, b) => a - b);
  const places = bords
    .slice(1)
    .map((fin, rang) => ({ de: bords[rang] as number, l: fin - (bords[rang] as number) }));
  const [large] = [...places].sort((a, b) => b.l - a.l);
  const { de } = places.find((une) => une.l >= width + 2 * MARGE) ?? large ?? { de: x };
  return { ...cadre, debut: de + MARGE };
}

const tous = (noeud: ElkNode): ElkNode[] => [noeud, ...(noeud.children ?? []).flatMap(tous)];

function traitDe({ id, sections, labels }: ElkExtendedEdge, arete: Arete | undefined): Trait[] {
  const [section] = sections ?? [];
  if (!section) return [];
  const [label] = labels ?? [];
  const { startPoint, bendPoints = [], endPoint } = section;
  const points = [startPoint, ...bendPoints, endPoint];
  return [
    {
      id,
      arete,
      d: trace(arete?.sorte === "boucle" ? [...points].reverse() : points),
      ...(label?.text && { etiquette: { x: label.x ?? 0, y: label.y ?? 0, lignes: lignesDe(label.text) } }),
    },
  ];
}

/** The drawing of a graph from the layout of `dispositionDe`; `range` is what ELK gave back. */
export function dessinDe({ chapitres, aretes }: Graphe, range: ElkNode): Dessin {
  const places = new Map(tous(range).map((noeud) => [noeud.id, noeud]));
  const parId = new Map(aretes.map((arete) => [idArete(arete), arete]));
  const noeuds = chapitres.flatMap((chapitre) => chapitre.noeuds);
  const segments = tous(range).flatMap(({ edges = [] }) => edges.flatMap(segmentsDe));
  const place = (id: string) => places.get(id);
  const bornes = [...places.values()].filter(({ id }) => /\/(entrée|sortie)$/.test(id));
  return {
    largeur: range.width ?? 0,
    hauteur: range.height ?? 0,
    chapitres: chapitres.flatMap(({ nom, noeuds: les }) => {
      const boite = place(chapitreDe(nom));
      const questions = les.filter(({ sorte }) => sorte === "etape").length;
      return boite ? [{ ...cadreDe(boite), nom, replie: false, questions }] : [];
    }),
    groupes: noeuds.flatMap(({ id, sorte }) => {
      const boite = sorte === "groupe" ? place(id) : undefined;
      return boite ? [titrer(cadreDe(boite), segments)] : [];
    }),
    boites: noeuds.flatMap((noeud) => {
      const boite = noeud.sorte === "groupe" ? undefined : place(noeud.id);
      return boite ? [{ ...cadreDe(boite), titre: couper(noeud.libelle, SIGNES.etape), noeud }] : [];
    }),
    bornes: bornes.map(cadreDe),
    traits: tous(range).flatMap(({ edges = [] }) =>
      edges.flatMap((edge) => traitDe(edge, parId.get(edge.id))),
    ),
  };
}
