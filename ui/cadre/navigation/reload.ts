const RECHARGES = "cap-aides-recharge";

/** Address of the script that starts the page, the last of those it is sent with: another one for each version that is built. */
export const version = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[type=module][src]")].at(-1)?.src ?? "";

/** What this version was already reloaded for; `undefined` when the browser refuses to remember. */
function reloads(): string[] | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(RECHARGES) ?? "{}") as Record<string, unknown>;
    const list = kept[version()];
    return Array.isArray(list) ? (list as string[]) : [];
  } catch {
    return undefined;
  }
}

/** True once the page was reloaded for that, in this version. */
export const wasReloaded = (what: string): boolean => reloads()?.includes(what) ?? false;

/** Notes that the page is reloaded for that; false if it was already, or if this cannot be noted. */
function note(what: string): boolean {
  const already = reloads();
  if (!already || already.includes(what)) return false;
  try {
    sessionStorage.setItem(RECHARGES, JSON.stringify({ [version()]: [...already, what] }));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page at most once for an address and a version; false when nothing is reloaded. */
export function reloadOnce(what: string): boolean {
  const noted = note(what);
  if (noted) location.reload();
  return noted;
}

/** Reloads because somebody asks, however often. */
export function reloadFor(what: string): void {
  note(what);
  location.reload();
}
