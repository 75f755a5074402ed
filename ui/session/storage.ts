/**
 * The browser’s storage, which may be absent, full, forbidden or corrupted: reading gives nothing
 * rather than an error, writing says whether it worked.
 */
/** Where the session of a tab is kept. */
export const SESSION = "cap-aides";
const ESSAI = "cap-aides-essai";
const VARIANTES = "cap-aides-variantes";

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const readSession = (): string | null => attempt(() => sessionStorage.getItem(SESSION)) ?? null;

export const writeSession = (text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(SESSION, text);
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
export const eraseSession = (): void => attempt(() => sessionStorage.removeItem(SESSION));

/** A/B variables chosen for this browser, as `{name: value}`. */
export function readVariantes(): Record<string, string> {
  const kept = attempt(() => JSON.parse(localStorage.getItem(VARIANTES) ?? "{}") as unknown);
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
}

export const writeVariantes = (variantes: Record<string, string>): boolean =>
  attempt(() => {
    localStorage.setItem(VARIANTES, JSON.stringify(variantes));
    return true;
  }) ?? false;
