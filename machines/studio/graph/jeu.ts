import type { Snapshot } from "xstate";
import type { JourneyEvent } from "../../journey/base.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { type JourneySnapshot, pathOf } from "../../journey/path.ts";
import { type Parcours, parcoursDe } from "../../journey/walk.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { derouler } from "./derouler.ts";
import { demarrer, type Mouvement, persister, reprise } from "./mouvements.ts";
import type { Passage } from "./transitions.ts";
import { rangDuDernier } from "../../../catalogue/situation/rangs.ts";

/** A moment of a journey played: where the machine stood, and the event that led there. */
export interface Vue {
  /** What the machine received; nothing at the first moment. */
  evenement: JourneyEvent | undefined;
  /** The question that it stood at then, as it is now. */
  posee: VisitedStep | undefined;
  /** Transitions it took for it. */
  passages: readonly Passage[];
  /** The machine as it stands: what an actor starts again from. */
  snapshot: Snapshot<unknown>;
  context: JourneyContext;
  parcours: Parcours;
  /** Path of the screen it stands on. */
  ici: string;
  /** Steps asked from now on, or no longer. */
  apparues: readonly VisitedStep[];
  disparues: readonly VisitedStep[];
}

/** The moments in order, and the one looked at: going back in time forgets nothing. */
export interface Jeu {
  vues: readonly Vue[];
  rang: number;
}

const absentes = (de: readonly VisitedStep[], dans: readonly VisitedStep[]) => {
  const la = new Set(dans.map(({ path }) => path));
  return de.filter(({ path }) => !la.has(path));
};

function premiere(machine: JourneySnapshot): Vue {
  return {
    evenement: undefined,
    posee: undefined,
    passages: [],
    snapshot: persister(machine),
    context: machine.context,
    parcours: parcoursDe(machine.context),
    ici: pathOf(machine),
    apparues: [],
    disparues: [],
  };
}

function suivante(avant: Vue, { evenement, passages, snapshot }: Mouvement): Vue {
  const vue = premiere(reprise(snapshot));
  const { active, byPath } = vue.parcours;
  return {
    ...vue,
    evenement,
    passages,
    posee: byPath.get(avant.ici),
    apparues: absentes(active, avant.parcours.active),
    disparues: absentes(avant.parcours.active, active),
  };
}

/** The moments that follow the last of these. */
function apres(vues: readonly Vue[], mouvements: readonly Mouvement[]): Jeu {
  const toutes = [...vues];
  for (const mouvement of mouvements) toutes.push(suivante(toutes.at(-1) as Vue, mouvement));
  return { vues: toutes, rang: toutes.length - 1 };
}

/** Plays a dossier: its answers are sent to a new journey from the first question; the end is shown. */
export function jouer(dossier: JourneyContext): Jeu {
  const { dateDeValeur, marque, parameters } = dossier;
  const { actor, mouvements } = derouler(dossier);
  actor.stop();
  const { actor: depart } = demarrer({ dateDeValeur, marque, parameters });
  return apres([premiere(depart.getSnapshot())], mouvements);
}

export const vueCourante = ({ vues, rang }: Jeu): Vue => vues[rang] as Vue;

/** Travels to another moment, kept within those there are. */
export const aller = (jeu: Jeu, rang: number): Jeu => ({
  ...jeu,
  rang: Math.max(0, Math.min(jeu.vues.length - 1, rang)),
});

/** Sends events to the machine as it stood at the moment looked at: the moments after it are dropped. */
export function envoyer(jeu: Jeu, ...evenements: readonly JourneyEvent[]): Jeu {
  const { snapshot, context, ici } = vueCourante(jeu);
  const { actor, mouvements } = demarrer({ context, path: ici }, snapshot);
  for (const evenement of evenements) actor.send(evenement);
  actor.stop();
  return mouvements.length ? apres(jeu.vues.slice(0, jeu.rang + 1), mouvements) : jeu;
}

/** Plays a dossier and goes back to the last moment it stood at that path; shows the end if it never did. */
export function jouerJusqua(dossier: JourneyContext, path: string): Jeu {
  const jeu = jouer(dossier);
  const rang = rangDuDernier(jeu.vues, ({ ici }) => ici === path);
  return rang < 0 ? jeu : aller(jeu, rang);
}

/** Answers a question: where the journey stands, or as one corrects it from the summary. */
export function repondre(jeu: Jeu, { path }: VisitedStep, value: unknown): Jeu {
  const reponse: JourneyEvent = { type: "ANSWER", value };
  return path === vueCourante(jeu).ici
    ? envoyer(jeu, reponse)
    : envoyer(jeu, { type: "EDIT", path }, reponse);
}

/** A simulation found where it stands. Throws if this page does not know its machine. */
export const trouver = (snapshot: Snapshot<unknown>): Jeu => ({
  vues: [premiere(reprise(snapshot))],
  rang: 0,
});

/** What the followed simulation just did, at the end of the log. */
export const suivre = ({ vues }: Jeu, mouvement: Mouvement): Jeu => apres(vues, [mouvement]);

/** Transitions that lead the machine, from its first question, to where a moment stands with its answers. */
export function trajetDe({ context, ici }: Vue): readonly Passage[] {
  const { actor, mouvements } = derouler(context, { jusqua: ici });
  actor.stop();
  return mouvements.flatMap(({ passages }) => passages);
}
