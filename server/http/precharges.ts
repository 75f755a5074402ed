import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { patternOf } from "../../machines/pages/adresses.ts";

/** Scripts by pattern of address, as the build says it. */
export type Precharges = Readonly<Record<string, readonly string[]>>;

/** What the built pages say; nothing before the first build. */
export function lirePrecharges(folder: string): Precharges {
  const path = join(folder, "precharges.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Precharges) : {};
}

/** What a page reads from the server as soon as it shows. */
function lecturesDe(path: string): readonly string[] {
  const [, id] = /^\/aides(?:\/([\w.-]+))?\/?$/.exec(path) ?? [];
  return id ? [`/api/v1/aides/${id}`] : path === "/aides" ? ["/api/v1/aides"] : [];
}

/**
 * Links that have a browser ask at once for what an address shows, rather than once the first script has run: its
 * scripts, and what it reads (`lues`, for a page already written with it: its words are there, and its scripts leave
 * the network to what shows them).
 */
export function liensDePrecharge(path: string, precharges: Precharges, lues?: readonly string[]): string {
  const rang = lues ? 'fetchpriority="low" ' : "";
  const scripts = precharges[patternOf(path) ?? ""] ?? [];
  return [
    ...scripts.map((href) => `<link rel="modulepreload" ${rang}crossorigin href="${href}">`),
    ...(lues ?? lecturesDe(path)).map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`),
  ].join("");
}
