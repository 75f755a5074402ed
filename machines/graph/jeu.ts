import { chapters } from "../journey/chapters.ts";
import { COMPANION } from "../answers/answer.ts";
import { addChild, answer, type JourneyContext, removeChild } from "../journey/moves.ts";
import { frontier } from "../journey/position.ts";
import { type Parcours, type VisitedStep, parcoursOf } from "../journey/walk.ts";

/** A journey played: every state it went through, what led there, what it opened and closed. */
export type Evenement =
  | { type: "départ" }
  | { type: "réponse"; etape: VisitedStep }
  | { type: "enfant ajouté" }
  | { type: "enfant retiré" }
  | { type: "suivi" };

export interface Vue {
  evenement: Evenement;
  context: JourneyContext;
  parcours: Parcours;
  /** Steps asked from now on, or no longer. */
  apparues: readonly VisitedStep[];
  disparues: readonly VisitedStep[];
  /** Path of the first question that waits, or of the results. */
  ici: string;
}

/** The states in order, and the one looked at: going back in time forgets nothing. */
export interface Jeu {
  vues: readonly Vue[];
  rang: number;
}

const absentes = (de: readonly VisitedStep[], dans: readonly VisitedStep[]) => {
  const la = new Set(dans.map(({ path }) => path));
  return de.filter(({ path }) => !la.has(path));
};

function vueDe(evenement: Evenement, context: JourneyContext, avant?: Vue): Vue {
  const parcours = parcoursOf(context);
  const actives = avant?.parcours.active ?? parcours.active;
  return {
    evenement,
    context,
    parcours,
    apparues: absentes(parcours.active, actives),
    disparues: absentes(actives, parcours.active),
    ici: frontier(parcours),
  };
}

/**
 * The journey with the first `nombre` answers of `ordre` alone; children come with their block, once
 * the first chapter is answered.
 */
function jusqua(context: JourneyContext, ordre: readonly VisitedStep[], nombre: number): JourneyContext {
  const enfants = ordre[nombre]?.chapter === chapters[0].name ? null : context.enfants;
  const answers = ordre.slice(0, nombre).flatMap(({ given }) => (given ? [given] : []));
  // The kind of activity of self-employed income may stand in an answer of its own.
  const compagnes = context.answers.filter(({ fieldName }) => fieldName === COMPANION);
  return { ...context, enfants, answers: [...answers, ...compagnes], oubliees: [] };
}

/** Every state of a journey, from the first question to its last answer that counts; the last is shown. */
export function jouer(context: JourneyContext): Jeu {
  const ordre = parcoursOf(context).active.filter(({ answered }) => answered);
  const vues: Vue[] = [vueDe({ type: "départ" }, jusqua(context, ordre, 0))];
  for (const [rang, etape] of ordre.entries())
    vues.push(vueDe({ type: "réponse", etape }, jusqua(context, ordre, rang + 1), vues.at(-1)));
  return { vues, rang: vues.length - 1 };
}

export const vueCourante = ({ vues, rang }: Jeu): Vue => vues[rang] as Vue;

/** Travels to another state, kept within those there are. */
export const aller = (jeu: Jeu, rang: number): Jeu => ({
  ...jeu,
  rang: Math.max(0, Math.min(jeu.vues.length - 1, rang)),
});

/** What was done at a past state starts from there: the states after it are dropped. */
function ensuite(jeu: Jeu, evenement: Evenement, context: JourneyContext): Jeu {
  const vues = jeu.vues.slice(0, jeu.rang + 1);
  return { vues: [...vues, vueDe(evenement, context, vues.at(-1))], rang: vues.length };
}

export function repondre(jeu: Jeu, etape: VisitedStep, valeur: unknown): Jeu {
  const apres = answer(vueCourante(jeu).context, etape, valeur);
  const repondue = parcoursOf(apres).byPath.get(etape.path) ?? etape;
  return ensuite(jeu, { type: "réponse", etape: repondue }, apres);
}

export const ajouterEnfant = (jeu: Jeu): Jeu =>
  ensuite(jeu, { type: "enfant ajouté" }, addChild(vueCourante(jeu).context));

export const retirerEnfant = (jeu: Jeu, index: number): Jeu =>
  ensuite(jeu, { type: "enfant retiré" }, removeChild(vueCourante(jeu).context, index));

/** What the followed simulation became; its last answer is named when one answer alone changed. */
export function suivre(jeu: Jeu, context: JourneyContext): Jeu {
  const derniere = aller(jeu, jeu.vues.length - 1);
  const avant = new Set(vueCourante(derniere).context.answers.map((une) => JSON.stringify(une)));
  const nouvelles = parcoursOf(context).active.filter(
    ({ answered, given }) => answered && given && !avant.has(JSON.stringify(given)),
  );
  const [etape, ...autres] = nouvelles;
  const evenement: Evenement = etape && autres.length === 0 ? { type: "réponse", etape } : { type: "suivi" };
  return ensuite(derniere, evenement, context);
}
