import { chapterNamed } from "../../../machines/journey/chapters.ts";
import type { ChapterName } from "../../../machines/journey/mots-des-chapitres.ts";
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs/lib/elk-api.js";
import {
  type Arete,
  type Graphe,
  idArete,
  type NoeudDuGraphe,
} from "../../../machines/studio/graph/graphe.ts";
import { couper, encombrement, phraseDArete } from "./textes.ts";

/**
 * The graph as a question to ELK: chapters side by side, each laid out downwards with its groups
 * inside. Pure: who asks (the build, a worker) runs the layout.
 */

/** Size of the fonts, in pixels. */
export const CORPS = { chapitre: 16, groupe: 12, etape: 13, condition: 11 };

/** Characters in a line of each kind of text. */
export const SIGNES = { chapitre: 26, groupe: 24, etape: 24, condition: 22 };

const LARGEUR_ETAPE = 184;
const BORNE = 12;

const racine: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.hierarchyHandling": "SEPARATE_CHILDREN",
  "elk.separateConnectedComponents": "false",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
};

const chapitre: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.spacing.nodeNodeBetweenLayers": "10",
  "elk.layered.spacing.edgeNodeBetweenLayers": "8",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "8",
  "elk.spacing.nodeNode": "12",
  "elk.spacing.edgeNode": "8",
  "elk.spacing.edgeLabel": "3",
  "elk.portAlignment.east": "BEGIN",
  "elk.portAlignment.west": "BEGIN",
  "elk.portConstraints": "FIXED_SIDE",
  "elk.nodeSize.constraints": "MINIMUM_SIZE",
  "elk.nodeSize.minimum": "(250, 100)",
  "elk.padding": "[top=64,left=14,bottom=14,right=14]",
};

const groupe = (titre: number): LayoutOptions => ({
  "elk.padding": `[top=${titre + 13},left=12,bottom=12,right=12]`,
});

/** Ids of what the drawing adds to the machine: where a chapter or a group is entered and left. */
const entreeDe = (id: string) => `${id}/entrée`;
const sortieDe = (id: string) => `${id}/sortie`;
export const chapitreDe = (nom: string) => `chapitre/${nom}`;

const borne = (id: string): ElkNode => ({ id, width: BORNE, height: BORNE });

function boiteDe({ id, libelle }: NoeudDuGraphe): ElkNode {
  const { height } = encombrement(couper(libelle, SIGNES.etape), CORPS.etape);
  return { id, width: LARGEUR_ETAPE, height: height + 14 };
}

const porte = (id: string, cote: "WEST" | "EAST") => ({
  id: `${id}/${cote}`,
  width: 1,
  height: 1,
  layoutOptions: { "elk.port.side": cote, "elk.port.borderOffset": "0" },
});

function titreDe(titre: string, corps: number, signes: number) {
  const lignes = couper(titre, signes);
  return { text: lignes.join("\n"), ...encombrement(lignes, corps) };
}

/** Nothing leads there: it is opened from anywhere. */
const horsFil = (nom: ChapterName) => chapterNamed(nom).fil === undefined;

/** A chapter with its steps in their groups. */
function chapitreElk({ nom, titre, noeuds }: Graphe["chapitres"][number]): ElkNode {
  const id = chapitreDe(nom);
  const label = titreDe(titre, CORPS.chapitre, SIGNES.chapitre);
  // It stands after the rest.
  const dernier: LayoutOptions = horsFil(nom)
    ? { "elk.layered.layering.layerConstraint": "LAST", "elk.direction": "RIGHT" }
    : {};
  const commun = { id, labels: [label], ports: [porte(id, "WEST"), porte(id, "EAST")] };
  const enfants: ElkNode[] = [];
  const parGroupe = new Map<string | undefined, ElkNode[]>([[undefined, enfants]]);
  if (!horsFil(nom)) enfants.push(borne(entreeDe(id)));
  for (const noeud of noeuds) {
    const parent = parGroupe.get(noeud.groupes.at(-1)) ?? enfants;
    if (noeud.sorte !== "groupe") parent.push(boiteDe(noeud));
    else {
      const dedans = [borne(entreeDe(noeud.id))];
      const titre = titreDe(noeud.libelle, CORPS.groupe, SIGNES.groupe);
      parent.push({ id: noeud.id, labels: [titre], children: dedans, layoutOptions: groupe(titre.height) });
      parGroupe.set(noeud.id, dedans);
    }
  }
  if (chapterNamed(nom).items.length > 0) enfants.push(borne(sortieDe(id)));
  return { ...commun, children: enfants, edges: [], layoutOptions: { ...chapitre, ...dernier } };
}

/** A move for ELK. A loop is given upside down, so that the rest goes down: `dessinDe` turns it back. */
function traitElk(arete: Arete, de: string, vers: string): ElkExtendedEdge {
  const phrase = phraseDArete(arete);
  const lignes = couper(phrase, SIGNES.condition);
  const labels = phrase ? [{ text: lignes.join("\n"), ...encombrement(lignes, CORPS.condition) }] : [];
  const [haut, bas] = arete.sorte === "boucle" ? [vers, de] : [de, vers];
  return { id: idArete(arete), sources: [haut], targets: [bas], labels };
}

/** The graph for ELK. */
export function dispositionDe({ chapitres, aretes }: Graphe): ElkNode {
  const noeuds = new Map(chapitres.flatMap(({ noeuds: les }) => les.map((noeud) => [noeud.id, noeud])));
  const boites = new Map(chapitres.map((un) => [un.nom as string, chapitreElk(un)]));
  const arrivee = (id: string) => (noeuds.get(id)?.sorte === "groupe" ? entreeDe(id) : id);
  const chapitreDuNoeud = (id: string) => noeuds.get(id)?.chapitre ?? "";
  const traitsDe = (chapitre: string) => boites.get(chapitre)?.edges;
  const liens = new Map<string, ElkExtendedEdge>();
  for (const arete of aretes) {
    const [de, vers] = [chapitreDuNoeud(arete.de), chapitreDuNoeud(arete.vers)];
    const dehors = de !== vers;
    const sortie = dehors ? sortieDe(chapitreDe(de)) : arrivee(arete.vers);
    traitsDe(de)?.push(traitElk(arete, arrivee(arete.de), sortie));
    const lien = `${chapitreDe(de)} → ${chapitreDe(vers)}`;
    if (!dehors || liens.has(lien)) continue;
    liens.set(lien, {
      id: lien,
      sources: [`${chapitreDe(de)}/EAST`],
      targets: [`${chapitreDe(vers)}/WEST`],
    });
  }
  // The chapter starts where the machine enters it: at its first state.
  for (const { nom, noeuds: les } of chapitres) {
    const premier = les[0];
    if (!premier || horsFil(nom)) continue;
    const id = entreeDe(chapitreDe(nom));
    traitsDe(nom)?.unshift({ id, sources: [id], targets: [arrivee(premier.id)] });
  }
  return {
    id: "parcours",
    layoutOptions: racine,
    children: [...boites.values()],
    edges: [...liens.values()],
  };
}
