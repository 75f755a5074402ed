import { perimee } from "./marque.ts";
import { APPAREIL } from "./storage.ts";

/** In a tab that the counter opened for somebody, what this workstation keeps is not hers. */
const RIEN_DICI = new URLSearchParams(globalThis.location?.search).has("guichet") ? "" : undefined;

/** What the device refused to keep, or is not to keep here: it lasts as long as the page. */
let refuse: string | undefined = RIEN_DICI;

/** What this device keeps of aids and papers, as text; `null` for nothing. */
export function readDevice(): string | null {
  if (refuse !== undefined) return refuse;
  try {
    return localStorage.getItem(APPAREIL);
  } catch {
    return null;
  }
}

/** Keeps it on this device; where it refuses, for as long as the page lasts. */
export function writeDevice(text: string): void {
  if (perimee()) return;
  if (RIEN_DICI !== undefined) {
    refuse = text;
    return;
  }
  try {
    localStorage.setItem(APPAREIL, text);
    refuse = undefined;
  } catch {
    refuse = text;
  }
}

/** True if the device can be read, and took what it was given. */
export function deviceKeeps(): boolean {
  try {
    return refuse === undefined && localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Forgets it. */
export function eraseDevice(): void {
  refuse = RIEN_DICI;
  try {
    localStorage.removeItem(APPAREIL);
  } catch {
    // It keeps nothing.
  }
}
