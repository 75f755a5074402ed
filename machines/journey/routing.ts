import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { chapters } from "./chapters.ts";
import { stepPath } from "./screens.ts";
import type { Parcours } from "./walk.ts";

/** XState’s event for a routable state; `personne` places the cursor of the loops. */
export interface RouteEvent {
  type: "xstate.route";
  to: `#${string}`;
  personne?: IndividuId;
}

const allScreens = chapters.flatMap(({ screens }) => screens);

/** Event that leads to a path. Throws for a path that leads nowhere. */
export function routeTo(parcours: Parcours, path: string): RouteEvent {
  const at = stepPath(path);
  const screen = allScreens.find((one) => one.path === at);
  if (screen) return { type: "xstate.route", to: `#${screen.id}` };
  const step = parcours.byPath.get(at);
  if (!step) throw new Error(`Logic missing for ${at}`);
  return { type: "xstate.route", to: `#${step.stateId}`, personne: step.personne };
}

/** Path that such an event leads to. */
export function pathOfRoute(parcours: Parcours, { to, personne }: RouteEvent): string | undefined {
  const screen = allScreens.find(({ id }) => to === `#${id}`);
  if (screen) return screen.path;
  return parcours.steps.find(
    (step) => to === `#${step.stateId}` && step.personne === (personne ?? step.personne),
  )?.path;
}
