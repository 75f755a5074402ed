import type { SessionActor } from "../../machines/session/persist.ts";
import type { Access } from "../../machines/session/state.ts";

/**
 * The stored simulation that a fragment names, `#simulation={id}.{token}`; empty if it is not whole,
 * `undefined` if it names none.
 */
export function lireFragment(fragment: string): Access | undefined {
  if (!fragment.startsWith("#simulation")) return undefined;
  const [, id = "", token = ""] = /^#simulation=([\w-]{1,60})\.([\w-]{1,200})$/.exec(fragment) ?? [];
  return { id, token };
}

let parLAdresse = false;

/** True if a simulation was opened by the address before the first page is drawn, however soon it came. */
export const ouverteParLAdresse = (): boolean => parLAdresse;

/** Forgets it, once a page is drawn. */
export const oublierLOuverture = (): void => {
  parLAdresse = false;
};

/** Opens the stored simulation that the address names; the token leaves the address and history at once. */
function openFromAddress(session: SessionActor): void {
  const access = lireFragment(location.hash);
  if (!access) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  parLAdresse = true;
  session.send({ type: "FETCH", ...access });
}

/** Follows the address from now on; to be called before the router reads it. */
export function followAddress(session: SessionActor): void {
  openFromAddress(session);
  addEventListener("popstate", () => openFromAddress(session));
}
