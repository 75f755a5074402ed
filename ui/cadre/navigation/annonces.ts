import type { GesteDEffet } from "../../../machines/pages/statistiques.ts";
import type { SessionActor } from "../../../machines/session/persist.ts";

/**
 * What happens to a visit that may be measured: a page reached, a way there given up, a fault; the session that starts, an
 * answer that is refused, an aid that one goes to ask for, what is said to have become of one.
 */
export type Annonce =
  | { type: "page" | "renoncement"; chemin: string }
  | { type: "faute"; error: unknown }
  | { type: "session"; session: SessionActor }
  | { type: "refus" }
  | { type: "demande"; aide: string }
  | { type: "suite"; aide: string; suite: Exclude<GesteDEffet, "montree"> };

/** Kept for a listener that is still on its way; there is none unless the operator measures. */
const MOST = 20;

const waiting: Annonce[] = [];
let listener: ((annonce: Annonce) => void) | undefined;

/** Says what happens; costs nothing and reaches nobody while nobody listens. */
export function annoncer(annonce: Annonce): void {
  if (listener) listener(annonce);
  else if (waiting.length < MOST) waiting.push(annonce);
}

/** Listens from now on, what was already said first. */
export function ecouterLesAnnonces(on: (annonce: Annonce) => void): void {
  listener = on;
  for (const annonce of waiting.splice(0)) on(annonce);
}
