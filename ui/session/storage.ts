import type { KeptTexts } from "../../machines/session/persist.ts";
import { attempt, nomIci } from "./fenetre.ts";
import { perimee } from "./marque.ts";

/**
 * The browser’s storage, which may be absent, full, forbidden or corrupted: reading gives nothing
 * rather than an error, writing says whether it worked.
 */
/** Where a tab keeps its journey, and what goes with it. */
export const PARCOURS = "cap-aides-parcours";
export const SESSION = "cap-aides-session";
const ECRAN = "cap-aides-ecran";
const ENVOI = "cap-aides-envoi";
const NOTE = "cap-aides-note";
const GUICHET = "cap-aides-guichet";
const ESSAI = "cap-aides-essai";
const VARIANTES = "cap-aides-variantes";
/** Where this device keeps what was said of aids, and the papers that are gathered. */
export const APPAREIL = "cap-aides-appareil";
/** Where this device keeps, until a day that somebody chose, what a tab keeps. */
export const GARDE = "cap-aides-garde";
/** Where the browser keeps the key that opens it. */
export const BASE = "cap-aides";
/** Where a tab keeps that its answers are those. */
export const SUIVIE = "cap-aides-garde-suivie";

const read = (name: string): string | null => attempt(() => sessionStorage.getItem(nomIci(name))) ?? null;

/** What this tab kept. */
export const readTab = (): KeptTexts => ({
  journey: read(PARCOURS),
  session: read(SESSION),
});

/** True if this tab keeps nothing to go on with. */
export const keepsNothing = (): boolean => Object.values(readTab()).every((text) => text === null);

/** Keeps a text in this tab, or nothing of it any more; false if the browser refused. What was erased elsewhere is not kept again. */
function write(name: string, text: string | undefined): boolean {
  if (perimee()) return true;
  return (
    attempt(() => {
      if (text === undefined) sessionStorage.removeItem(nomIci(name));
      else sessionStorage.setItem(nomIci(name), text);
      return true;
    }) ?? false
  );
}

/** Keeps a text in this tab; false if the browser refused. */
export const writeTab = (name: typeof PARCOURS | typeof SESSION, text: string): boolean => write(name, text);

/** True if this browser lets the tab keep something. */
export const canKeep = (): boolean =>
  attempt(() => {
    sessionStorage.setItem(ESSAI, "1");
    sessionStorage.removeItem(ESSAI);
    return true;
  }) ?? false;

/** Leaves nothing of the session in this tab. */
export const eraseTab = (): void =>
  attempt(() => {
    for (const name of [PARCOURS, SESSION, ECRAN, ENVOI, NOTE, SUIVIE])
      sessionStorage.removeItem(nomIci(name));
  });

/** Leaves nothing in this tab at all, the households of the « Guichet » neither. */
export const eraseWindow = (): void => {
  eraseTab();
  attempt(() => sessionStorage.removeItem(nomIci(GUICHET)));
};

/** A text of this tab: what it kept of it; keeps it, or nothing of it any more, false if the browser refused. */
export const texteDeLOnglet = (name: string) => ({
  read: (): string | null => read(name),
  write: (text: string | undefined): boolean => write(name, text),
});

/** Households of the « Guichet ». */
export const { read: readGuichet, write: writeGuichet } = texteDeLOnglet(GUICHET);

/** What stands on a screen of several questions, not given yet. */
export const { read: readScreen, write: writeScreen } = texteDeLOnglet(ECRAN);

/** The key of a save whose answer did not come. */
export const { read: readEnvoi, write: writeEnvoi } = texteDeLOnglet(ENVOI);

/** What was decided with somebody who helps: it is of these answers, and not of this device. */
export const { read: readNote, write: writeNote } = texteDeLOnglet(NOTE);

/** A/B variables chosen for this browser, as `{name: value}`. */
export function readVariantes(): Record<string, string> {
  const kept = attempt(() => JSON.parse(localStorage.getItem(VARIANTES) ?? "{}") as unknown);
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
}

/** What this device keeps of a household beyond the tab, as text; `null` for nothing. */
export const readGarde = (): string | null => attempt(() => localStorage.getItem(GARDE)) ?? null;
/** Forgets it, and the key that opens it. */
export function eraseGarde(): void {
  attempt(() => localStorage.removeItem(GARDE));
  attempt(() => indexedDB.deleteDatabase(BASE));
}

/** Forgets what outlives the tab: A/B variables, what was said of aids, and what was to be kept here. */
export function eraseBrowser(): void {
  for (const name of [VARIANTES, APPAREIL]) attempt(() => localStorage.removeItem(name));
  eraseGarde();
}

export const writeVariantes = (variantes: Record<string, string>): boolean =>
  !perimee() &&
  (attempt(() => {
    localStorage.setItem(VARIANTES, JSON.stringify(variantes));
    return true;
  }) ??
    false);
