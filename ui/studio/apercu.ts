import { fromPromise } from "xstate";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { lireLeLien } from "../../machines/studio/graph/lien.ts";
import { type Mouvement, observer } from "../../machines/studio/graph/mouvements.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { restoreSession, type SessionActor } from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import type { Access, Saved, ToSave } from "../../machines/session/state.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { aujourdhui } from "../cadre/format/dates.ts";
import { CallError } from "../session/client.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { lancee } from "../session/reprise.ts";
import type { Lancee } from "../session/source.ts";

const RIEN_NE_PART = "Ceci est un aperçu : rien n’est envoyé ni gardé. Les résultats sont dans l’inspecteur.";

const refuser = () => Promise.reject(new CallError(RIEN_NE_PART, 400));

/** A session without services: whatever is done in it, nothing is sent. */
const muette = sessionMachine.provide({
  actors: {
    save: fromPromise<Saved, ToSave>(refuser),
    fetchSimulation: fromPromise<unknown, Access>(refuser),
    fetchResults: fromPromise<Resultats, Access>(refuser),
    eraseSimulation: fromPromise<void, readonly Access[]>(refuser),
  },
}) as typeof sessionMachine;

/** Tells the page of this site that holds the frame each movement made in it, for whoever records them. */
function direAuCadre(session: SessionActor): void {
  const parcours = () => session.getSnapshot().children.journey;
  const dire = (mouvement: Mouvement) => parent.postMessage({ mouvement }, location.origin);
  if (parent !== window) session.system.inspect(observer(parcours, dire));
}

/**
 * The session of a preview: the journey that the fragment carries, where it stands. Nothing is read from
 * this browser nor written to it, and moves in the frame leave the history of the page around as it is.
 */
export function demarrerApercu(): Lancee {
  history.pushState = (...etat) => history.replaceState(...etat);
  const lu = lireLeLien(location.hash);
  const journey = lu && lu !== "illisible" ? JSON.stringify(storedAt(lu)) : null;
  const depart = { today: aujourdhui(), marque: marqueDeLaPage(), parameters: defaultParameters };
  const { actor } = restoreSession(muette, { journey, session: null }, depart);
  direAuCadre(actor);
  return lancee(actor);
}
