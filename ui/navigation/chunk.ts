import { type ComponentType, lazy } from "react";

/** How long a page’s script may take to come, in milliseconds (simulator.md §9). */
const DELAI = 120_000;
const RECHARGE = "cap-aides-recharge";

type Kind = "missing" | "timeout" | "error";

/** A page’s script that did not come: why, and its address (simulator.md §8). */
export class ChunkError extends Error {
  readonly kind: Kind;
  readonly address: string;

  constructor(kind: Kind, address: string) {
    super(`Le script de la page n’est pas arrivé (${kind}) : ${address}`);
    this.kind = kind;
    this.address = address;
  }
}

const addressIn = (error: unknown) =>
  /https?:\/\/\S+/.exec(error instanceof Error ? error.message : "")?.[0] ?? "";

/** A script that is gone from the server (after a deployment) differs from a lost connection. */
async function kindOf(address: string): Promise<Kind> {
  if (!address) return "error";
  try {
    return (await fetch(address, { method: "HEAD" })).status === 404 ? "missing" : "error";
  } catch {
    return "error";
  }
}

/** Loads a page; rejects with a ChunkError when its script is missing, too slow or broken. */
async function chunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError("timeout", location.href)), DELAI);
  });
  try {
    const page = await Promise.race([load(), tooLate]);
    forget();
    return page;
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    const address = addressIn(error);
    throw new ChunkError(await kindOf(address), address);
  } finally {
    clearTimeout(timer);
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(RECHARGE);
  } catch {
    // Without storage nothing was remembered.
  }
}

/** Reloads the page once for a script that a deployment removed; false when that was already tried. */
export function reloadOnce(error: unknown): boolean {
  if (!(error instanceof ChunkError) || error.kind !== "missing") return false;
  try {
    if (sessionStorage.getItem(RECHARGE)) return false;
    sessionStorage.setItem(RECHARGE, "1");
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** A page, or a part of one, whose script comes when it is shown; the page before stays meanwhile. */
export const page = <Props extends object>(load: () => Promise<{ Component: ComponentType<Props> }>) =>
  lazy(async () => ({ default: (await chunk(load)).Component }));
