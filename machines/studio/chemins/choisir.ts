import type { ChapterName } from "../../journey/mots-des-chapitres.ts";
import { tree } from "../../journey/tree.ts";
import { etapesDe } from "../graph/etapes.ts";
import { type Chemin } from "./chemin.ts";
import { couvrir } from "./couvrir.ts";

/** Passages of a journey from a question to the next. */
export const mouvementsDe = ({ pas }: Pick<Chemin, "pas">): string[] =>
  pas.map(({ stateId }, n) => `${stateId} → ${pas[n + 1]?.stateId ?? "sortie"}`);

/** The fewest journeys that take each passage out of a question of a chapter, and give each of its answers. */
export function cheminsDuChapitre(chemins: readonly Chemin[], chapitre: ChapterName): Chemin[] {
  const siennes = new Set(etapesDe(tree).flatMap((une) => (une.chapitre === chapitre ? [une.stateId] : [])));
  return couvrir(chemins, (chemin) => {
    const passages = mouvementsDe(chemin);
    return chemin.pas.flatMap(({ stateId, dits }, n) =>
      siennes.has(stateId) ? [passages[n] ?? "", ...dits] : [],
    );
  });
}
