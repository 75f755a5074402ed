import { attempt, nomIci } from "./fenetre.ts";

/**
 * Where this browser keeps the mark of the last erasure, drawn at random: it says nothing of anybody, and no other window
 * goes on with what it held before (docs/specification.md#effacer).
 */
const EFFACE = "cap-aides-efface";

/** The mark as this window last saw it. */
let connue: string | undefined;
/** Says it to the windows that are open where nothing can be kept. */
let canal: BroadcastChannel | undefined;
let partir = (): void => undefined;
let effacer = (): void => undefined;

const dernierEffacement = (): string | undefined =>
  attempt(() => localStorage.getItem(EFFACE) ?? undefined) ?? undefined;

/** Takes the mark for that of this window, and of its tab once it is loaded again. */
function retenir(marque: string | undefined): void {
  connue = marque;
  if (marque !== undefined) attempt(() => sessionStorage.setItem(nomIci(EFFACE), marque));
}

/** True if another window erased everything since this one last saw the mark: nothing of it is to be kept, and it leaves. */
export function perimee(): boolean {
  const derniere = dernierEffacement();
  if (derniere === undefined || derniere === connue) return false;
  partir();
  return true;
}

/** From now on, this window knows the mark; `quitter` is called when it changes. True if it changed since the tab was last here. */
export function suivreLaMarque(quitter: () => void): boolean {
  const [derniere, avant] = [dernierEffacement(), attempt(() => sessionStorage.getItem(nomIci(EFFACE)))];
  partir = quitter;
  retenir(derniere);
  canal = attempt(() => new BroadcastChannel(EFFACE));
  canal?.addEventListener("message", quitter);
  // A window that slept, or that the back button brings again, heard nothing.
  for (const reveil of ["storage", "pageshow", "visibilitychange", "focus"])
    addEventListener(reveil, perimee);
  return derniere !== undefined && derniere !== avant;
}

/** What this window holds in memory, apart from its session, is forgotten with it. */
export const oublierAussi = (oublier: () => void): void => {
  effacer = oublier;
};

/** Tells every other window of this browser that everything was erased here. */
export function marquerLEffacement(): void {
  effacer();
  const marque = Math.random().toString(36).slice(2);
  attempt(() => localStorage.setItem(EFFACE, marque));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays on its site
  canal?.postMessage(marque);
  retenir(marque);
}
