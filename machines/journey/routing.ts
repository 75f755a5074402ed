import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { PATRIMOINE, RECAPITULATIF, RESSOURCES_FISCALES, RESULTATS, stepPath } from "./position.ts";
import type { Parcours } from "./walk.ts";

/** XState’s event for a routable state; `personne` places the cursor of the loops. */
export interface RouteEvent {
  type: "xstate.route";
  to: `#${string}`;
  personne?: IndividuId;
}

/** State of each screen that asks no question. */
export const screenIds: Record<string, string> = {
  [RESULTATS]: "resultats",
  [RECAPITULATIF]: "recapitulatif",
  [RESSOURCES_FISCALES]: "ressources/fiscales",
  [PATRIMOINE]: "ressources/patrimoine",
};

/** Event that leads to a path. */
export function routeTo(parcours: Parcours, path: string): RouteEvent {
  const at = stepPath(path);
  const screen = screenIds[at];
  if (screen) return { type: "xstate.route", to: `#${screen}` };
  const step = parcours.byPath.get(at);
  if (!step) throw new Error(`Logic missing for ${at}`);
  return { type: "xstate.route", to: `#${step.stateId}`, personne: step.personne };
}
