import type { Graphe } from "../../machines/studio/graph/graphe.ts";
import { type Jeu, type Vue, vueCourante } from "../../machines/studio/graph/jeu.ts";
import type { Comparaison } from "../../machines/studio/graph/comparer.ts";
import type { NomDeFoyer } from "./adresse.ts";
import type { Chaleur } from "./chaleur.ts";
import { eteinte, type Lumiere, lumiereDe } from "./lumiere.ts";
import { graphe as actuel } from "./parcours.ts";
import { ecartsDesTraits, ecartsParEtat, type LigneDeTrajet, lignesDesTrajets } from "./trajets.ts";
import {
  avecRetirees,
  depuisLaVersion,
  type DevenirDit,
  devenirs,
  type ResultatsDits,
  type VersionLue,
} from "./version.ts";

/** What today’s journey, or the person played, is compared with. */
export type Face =
  | { genre: "personne"; nom: NomDeFoyer; vue: Vue }
  | {
      genre: "version";
      nom: string;
      avant: VersionLue;
      comparaison: Comparaison;
      devenirs: ReadonlyMap<string, DevenirDit>;
      /** Today’s drawing, with what was taken away since. */
      graphe: Graphe;
    };

/** A former version as something to compare with. */
export function faceDeVersion(
  nom: string,
  avant: VersionLue,
  jour: string,
  resultats?: ResultatsDits,
): Face & { genre: "version" } {
  const comparaison = depuisLaVersion(avant, jour, resultats);
  return {
    genre: "version",
    nom,
    avant,
    comparaison,
    devenirs: devenirs(comparaison),
    graphe: avecRetirees(actuel, avant, comparaison.retirees),
  };
}

/** Where a played journey ends: two people are compared by all that they were asked. */
export const finDe = ({ vues }: Jeu): Vue => vues.at(-1) as Vue;

/** Questions of the person played, A, and of the other, B. */
export const lignesDeFace = (jeu: Jeu, { vue }: Face & { genre: "personne" }): LigneDeTrajet[] =>
  lignesDesTrajets(finDe(jeu), vue);

/** How the drawing is coloured: by what is compared, else by coverage and the journey played. */
export function lumiereDuStudio(
  jeu: Jeu | undefined,
  face: Face | undefined,
  chaleur: Chaleur | undefined,
): Lumiere {
  if (face?.genre === "version") {
    const ecarts = new Map([...face.devenirs].map(([id, { devenir }]) => [id, devenir]));
    return { ...eteinte, ecarts };
  }
  if (face && jeu) {
    const ecarts = ecartsParEtat(lignesDeFace(jeu, face));
    return { ...eteinte, ecarts, ecartsDesTraits: ecartsDesTraits(finDe(jeu), face.vue) };
  }
  return { ...(jeu ? lumiereDe(vueCourante(jeu)) : eteinte), ...(chaleur && { chaleur }) };
}
