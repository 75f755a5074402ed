import { type ComponentType, createElement, use } from "react";
import { annoncer } from "./annonces.ts";
import { reloadOnce } from "./reload.ts";

/** How long a page’s script may take to come, in milliseconds (docs/specification.md#scripts-de-page). */
const DELAI = 120_000;

/** Time for a page that is being left to be gone, in milliseconds. */
const REPRISE = 2_000;

/** What browsers, and the build’s loader of styles, say of a file that did not come. */
const NOT_LOADED = /dynamically imported module|module script|preload CSS/i;

type Kind = "missing" | "timeout" | "error";

/** A page’s script that did not come: why, and its address (docs/specification.md#scripts-de-page). */
export class ChunkError extends Error {
  readonly kind: Kind;
  readonly address: string;

  constructor(kind: Kind, address: string) {
    super(`Le script de la page n’est pas arrivé (${kind}) : ${address}`);
    this.kind = kind;
    this.address = address;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");
const addressIn = (error: unknown) =>
  /(https?:\/)?\/\S+/.exec(messageOf(error))?.[0] ?? location.origin + location.pathname;

/** What the server says of a file, by its status; nothing when it does not answer. */
const statusOf = (address: string): Promise<number | undefined> =>
  navigator.onLine
    ? fetch(address, { method: "HEAD", cache: "no-store" }).then(
        ({ status }) => status,
        () => undefined,
      )
    : Promise.resolve(undefined);

/**
 * True when a file is gone from a server that answers, after a deployment: reloading may help. The
 * address may be of a file that is there and needs one that is not.
 */
export const isMissing = async (address: string): Promise<boolean> =>
  ((await statusOf(address)) ?? 500) < 500;

/**
 * Asks again for a script that did not come although its file is there: a browser cuts what a page that is being left
 * had asked for, and reloading then would bring the person back where she was leaving from.
 */
async function encore<T>(load: () => Promise<T>, address: string): Promise<T | undefined> {
  if (((await statusOf(address)) ?? 500) >= 300) return undefined;
  await new Promise((resolve) => setTimeout(resolve, REPRISE));
  return load().catch(() => undefined);
}

/** Where the person is; nowhere on the server, which writes pages for anyone. */
const ici = () => (typeof location === "undefined" ? undefined : location.pathname);

/** Loads a script; rejects with a ChunkError when it is missing, too slow or broken. */
export async function script<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError("timeout", location.href)), DELAI);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    const address = addressIn(error);
    if (!NOT_LOADED.test(messageOf(error))) throw new ChunkError("error", address);
    const venu = await encore(load, address);
    if (venu !== undefined) return venu;
    throw new ChunkError((await isMissing(address)) ? "missing" : "error", address);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a page, or what it needs, that somebody waits for; says it when they went elsewhere meanwhile. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  const chemin = ici();
  try {
    return await script(load);
  } finally {
    if (chemin !== undefined && ici() !== chemin) annoncer({ type: "renoncement", chemin });
  }
}

/** Reloads the page, once, for a file that a deployment removed; false when that was already tried. */
export const reloadFailed = (error: unknown): boolean =>
  error instanceof ChunkError && error.kind === "missing" && reloadOnce(error.address);

/** A page, or a part of one, whose script comes when it is shown; the page before stays meanwhile. */
export function page<Props extends object>(load: () => Promise<{ Component: ComponentType<Props> }>) {
  let venue: ComponentType<Props> | undefined;
  let enRoute: Promise<void> | undefined;
  const charger = () =>
    (enRoute ??= chunk(load).then(({ Component }) => {
      venue = Component;
    }));
  function Page(props: Props) {
    if (!venue) use(charger());
    return venue && createElement(venue, props);
  }
  /** Asks for it before it is shown, until it is there; a failure is tried again then. */
  Page.preparer = () => charger().catch(() => (enRoute = undefined));
  return Page;
}
