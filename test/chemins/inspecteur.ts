import { derouler } from "../../machines/graph/derouler.ts";
import { grapheDe, idArete } from "../../machines/graph/graphe.ts";
import { cleDe } from "../../machines/graph/transitions.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { CheminEcrit } from "../../machines/personas/chemin.ts";
import { plusCourtVers } from "./acces.ts";
import { lireApprouves, temoinDe } from "./approuves.ts";
import type { Chemin } from "./chemin.ts";
import type { Depart } from "./depart.ts";
import { etapesDuParcours } from "./portes.ts";
import { Univers } from "./univers.ts";
import { versQuestion } from "./vers.ts";

/** Where `npm run approuver` writes them, for the inspector to show. */
export const CHEMINS_DE_L_INSPECTEUR = "machines/personas/chemins.json";

/** The neutral brand first: the partner bank's questions are the only ones looked for in the other. */
const departs: readonly (readonly Depart[])[] = [
  [
    { marque: "neutre", enfants: 0 },
    { marque: "neutre", enfants: 1 },
  ],
  [{ marque: "banque", enfants: 0 }],
];

const ecrire = ({ depart, pas }: Pick<Chemin, "depart" | "pas">): CheminEcrit => ({
  ...depart,
  reponses: pas.map(({ answer }) => answer),
});

/**
 * The shortest way to each step, one a line, for the households of at most one child. Throws for a step
 * that none of them is asked, and when the search gave up before a way was proved to be the shortest.
 */
export function texteDesChemins(): string {
  const mondes = departs.map((parmi) => new Univers(parmi).mondes);
  const lignes = etapesDuParcours().map((stateId) => {
    const court = mondes.reduce<ReturnType<typeof plusCourtVers>>(
      (trouve, parmi) => trouve ?? plusCourtVers(versQuestion(stateId), parmi),
      undefined,
    );
    if (!court?.prouve) throw new Error(`Aucun plus court chemin prouvé vers ${stateId}`);
    return `  ${JSON.stringify(stateId)}: ${JSON.stringify(ecrire(court))}`;
  });
  return `{\n${lignes.join(",\n")}\n}\n`;
}

/** What changed in the ways, in French. */
export function changementsDesChemins(avant: string, apres: string): string[] {
  const [vieux, neufs] = [avant, apres].map(
    (texte) => JSON.parse(texte || "{}") as Record<string, CheminEcrit>,
  );
  const longueur = (chemin: CheminEcrit | undefined) =>
    chemin ? `${chemin.reponses.length} réponse(s), ${chemin.marque}, ${chemin.enfants} enfant(s)` : "aucun";
  return [...new Set([...Object.keys(vieux ?? {}), ...Object.keys(neufs ?? {})])]
    .filter((stateId) => JSON.stringify(vieux?.[stateId]) !== JSON.stringify(neufs?.[stateId]))
    .map(
      (stateId) =>
        `Vers ${stateId} : ${longueur(neufs?.[stateId])}, au lieu de ${longueur(vieux?.[stateId])}`,
    );
}

/** Where `npm run approuver` writes what the approved journeys go through, for the inspector to colour. */
export const PASSAGES_DE_L_INSPECTEUR = "machines/personas/passages.json";

/** Approved journeys through each state and each move of the drawing, those that none goes through included. */
export function texteDesPassages(): string {
  const { chapitres, aretes } = grapheDe(journeyMachine.root);
  const parPassage = new Map(aretes.map((arete) => [cleDe(arete.passage), idArete(arete)]));
  const noeuds = chapitres.flatMap((un) => un.noeuds).filter(({ sorte }) => sorte === "etape");
  const etapes: Record<string, number> = Object.fromEntries(noeuds.map(({ id }) => [id, 0]));
  const transitions: Record<string, number> = Object.fromEntries(aretes.map((arete) => [idArete(arete), 0]));
  const approuves = lireApprouves();
  for (const approuve of approuves) {
    const { dossier, parcours } = temoinDe(approuve);
    for (const id of new Set(parcours.active.map(({ stateId }) => stateId)))
      etapes[id] = (etapes[id] ?? 0) + 1;
    const { actor, mouvements } = derouler({
      ...dossier,
      personne: "demandeur",
      retour: null,
      unSeulEnfant: false,
    });
    actor.stop();
    const pris = mouvements.flatMap(({ passages }) =>
      passages.flatMap((un) => parPassage.get(cleDe(un)) ?? []),
    );
    for (const id of new Set(pris)) transitions[id] = (transitions[id] ?? 0) + 1;
  }
  return `${JSON.stringify({ chemins: approuves.length, etapes, transitions }, null, 2)}\n`;
}
