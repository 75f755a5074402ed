import { perimee } from "./marque.ts";
import { APPAREIL } from "./storage.ts";

/** What the device refused to keep: it lasts as long as the page. */
let refuse: string | undefined;

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
  refuse = undefined;
  try {
    localStorage.removeItem(APPAREIL);
  } catch {
    // It keeps nothing.
  }
}
