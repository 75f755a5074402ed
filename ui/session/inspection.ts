import type { Snapshot, Subscription } from "xstate";
import { type Mouvement, observer, persister } from "../../machines/graph/mouvements.ts";
import type { SessionActor } from "../../machines/session/persist.ts";

/** Where the simulations and the inspectors of this browser talk: pages of this site only, nothing is kept. */
const CANAL = "cap-aides-inspection";

/** Name of a window that an inspector opened to follow what is done there. */
export const FENETRE_SUIVIE = "cap-aides-suivie";

/** This page, among those that are open. */
export const CETTE_PAGE = Math.random().toString(36).slice(2);

type Dit =
  /** From an inspector: it asks to follow, then stops. */
  | { type: "qui est là ?" }
  | { type: "au revoir" }
  /** From a simulation: it was opened to be followed; where it stands; what it does; it closes. */
  | { type: "me voici" }
  | { type: "état"; snapshot: Snapshot<unknown> }
  | { type: "mouvement"; mouvement: Mouvement }
  | { type: "parti" };

/** What is said, by which page. */
export type MessageSuivi = Dit & { de: string };

/** A channel; nothing where the browser has none, or refuses it as it refuses to keep anything. */
function tenterLeCanal(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CANAL);
  } catch {
    return undefined;
  }
}

/** The channel, to speak and listen on, if there can be one. */
export function ouvrirLeCanal(entendre: (message: MessageSuivi) => void) {
  const canal = tenterLeCanal();
  if (!canal) return undefined;
  canal.addEventListener("message", ({ data }: MessageEvent<MessageSuivi>) => {
    if (data.de !== CETTE_PAGE) entendre(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays on its site
  const dire = (quoi: Dit) => canal.postMessage({ ...quoi, de: CETTE_PAGE });
  return { dire, fermer: () => canal.close() };
}

/**
 * Lets the inspectors of this browser follow the journey of this session. Nothing is said before one
 * asks, nor once none is left.
 */
export function ecouterLesInspecteurs(session: SessionActor): void {
  const inspecteurs = new Set<string>();
  let suivie: Subscription | undefined;
  const parcours = () => session.getSnapshot().children.journey;
  const canal = ouvrirLeCanal(({ type, de }) => {
    const journey = parcours();
    if (type === "qui est là ?" && journey) {
      inspecteurs.add(de);
      suivie ??= session.system.inspect(
        observer(parcours, (mouvement) => canal?.dire({ type: "mouvement", mouvement })),
      );
      canal?.dire({ type: "état", snapshot: persister(journey.getSnapshot()) });
    } else if (type === "au revoir" && inspecteurs.delete(de) && inspecteurs.size === 0) {
      suivie?.unsubscribe();
      suivie = undefined;
    }
  });
  // Another journey takes its place when answers come from elsewhere, or are erased.
  let vu = parcours();
  session.subscribe(({ children: { journey } }) => {
    if (suivie && journey && journey !== vu)
      canal?.dire({ type: "état", snapshot: persister(journey.getSnapshot()) });
    vu = journey;
  });
  addEventListener("pagehide", () => {
    if (suivie) canal?.dire({ type: "parti" });
  });
  if (window.name === FENETRE_SUIVIE) canal?.dire({ type: "me voici" });
}
