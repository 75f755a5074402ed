import { REPRENDRE } from "../../machines/session/lien.ts";

/** What each page that opens a link takes for one: the counter has places of its own to go to. */
const OUVRENT: Readonly<Record<string, RegExp>> = { [REPRENDRE]: /./, "/guichet": /^#\d+(?:\.|$)/ };

/** Place of the card that makes one, on the summary and the results. */
export const GARDER = "garder";

/** The address of a private link, with a setting of the visit. */
export const adressePrivee = (fragment: string, reglage: "" | "?guichet" = ""): string =>
  `${location.origin}${REPRENDRE}${reglage}#${fragment}`;

let recu = "";
const ecoutes = new Set<() => void>();

/** Takes the fragment out of the address and of history, as soon as it is there. */
function prendre(): void {
  if (!OUVRENT[location.pathname.replace(/\/$/, "")]?.test(location.hash)) return;
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

/** Gives one that was typed, for the page that opens it. */
export const donnerLeLien = (lien: string): void => {
  recu = lien;
  for (const ecoute of ecoutes) ecoute();
};

/** Forgets it, once it is opened. */
export const oublierLeLien = (): void => {
  recu = "";
};

/** Tells when one comes, from now on; gives back what stops it. A page may do so before the session starts. */
export function ecouterLesLiens(ecoute: () => void): () => void {
  ecoutes.add(ecoute);
  prendreLesLiens();
  return () => ecoutes.delete(ecoute);
}
