import type { KeptTexts } from "../../machines/session/persist.ts";

/**
 * The browser’s storage, which may be absent, full, forbidden or corrupted: reading gives nothing
 * rather than an error, writing says whether it worked.
 */
/** Where a tab keeps its journey, and what goes with it. */
export const PARCOURS = "cap-aides-parcours";
export const SESSION = "cap-aides-session";
/** Where a tab keeps what stands on a screen of several questions, not given yet. */
const ECRAN = "cap-aides-ecran";
/** Where a tab keeps the households of the « Guichet ». */
const GUICHET = "cap-aides-guichet";
const ESSAI = "cap-aides-essai";
const VARIANTES = "cap-aides-variantes";
/** Where this device keeps what was said of aids, and the papers that are gathered. */
export const APPAREIL = "cap-aides-appareil";

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * The name under which this window keeps it: the frames of one page are given the same storage by the browser, and are
 * told apart by their number, the value of `iframe` (docs/specification.md#integration).
 */
function ici(name: string): string {
  const numero = attempt(() => /[?&]iframe=(\d+)/.exec(location.search)?.[1]);
  return numero ? `${name}-${numero}` : name;
}

const read = (name: string): string | null => attempt(() => sessionStorage.getItem(ici(name))) ?? null;

/** What this tab kept. */
export const readTab = (): KeptTexts => ({
  journey: read(PARCOURS),
  session: read(SESSION),
});

/** True if this tab keeps nothing to go on with. */
export const keepsNothing = (): boolean => Object.values(readTab()).every((text) => text === null);

/** Keeps a text in this tab; false if the browser refused. */
export const writeTab = (name: typeof PARCOURS | typeof SESSION, text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(ici(name), text);
    return true;
  }) ?? false;

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
    for (const name of [PARCOURS, SESSION, ECRAN]) sessionStorage.removeItem(ici(name));
  });

/** A text of this tab: what it kept of it; keeps it, or nothing of it any more, false if the browser refused. */
const texteDeLOnglet = (name: string) => ({
  read: (): string | null => read(name),
  write: (text: string | undefined): boolean =>
    attempt(() => {
      if (text === undefined) sessionStorage.removeItem(ici(name));
      else sessionStorage.setItem(ici(name), text);
      return true;
    }) ?? false,
});

/** Households of the « Guichet ». */
export const { read: readGuichet, write: writeGuichet } = texteDeLOnglet(GUICHET);

/** What stands on a screen of several questions. */
export const { read: readScreen, write: writeScreen } = texteDeLOnglet(ECRAN);

/** A/B variables chosen for this browser, as `{name: value}`. */
export function readVariantes(): Record<string, string> {
  const kept = attempt(() => JSON.parse(localStorage.getItem(VARIANTES) ?? "{}") as unknown);
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
}

/** Forgets what outlives the tab: A/B variables, and what was said of aids. */
export function eraseBrowser(): void {
  for (const name of [VARIANTES, APPAREIL]) attempt(() => localStorage.removeItem(name));
}

export const writeVariantes = (variantes: Record<string, string>): boolean =>
  attempt(() => {
    localStorage.setItem(VARIANTES, JSON.stringify(variantes));
    return true;
  }) ?? false;
