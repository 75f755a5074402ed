import { REPRENDRE } from "../../machines/session/lien.ts";

/** Place of the card that makes one, on the summary and the results. */
export const GARDER = "garder";

/** The address of a private link. */
export const adressePrivee = (fragment: string): string => `${location.origin}${REPRENDRE}#${fragment}`;

let recu = "";
const ecoutes = new Set<() => void>();

/** Takes the fragment out of the address and of history, as soon as it is there. */
function prendre(): void {
  if (location.pathname.replace(/\/$/, "") !== REPRENDRE || !location.hash) return;
  recu = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname + location.search);
  for (const ecoute of ecoutes) ecoute();
}

/** Takes every private link that the address names from now on; to be called before the router reads it. */
export function prendreLesLiens(): void {
  prendre();
  // Pasted over the address of the page that is there, a link changes the fragment only.
  addEventListener("popstate", prendre);
}

/** The fragment of the last private link opened in this page; empty for none. It stays in memory only. */
export const lienRecu = (): string => recu;

/** Forgets it, once it is opened. */
export const oublierLeLien = (): void => {
  recu = "";
};

/** Tells when another one comes; gives back what stops it. */
export function ecouterLesLiens(ecoute: () => void): () => void {
  ecoutes.add(ecoute);
  return () => ecoutes.delete(ecoute);
}
