import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { patternOf } from "../../machines/pages/adresses.ts";

/** Scripts by pattern of address, as the build says it. */
type Precharges = Readonly<Record<string, readonly string[]>>;

/** What the built pages say; nothing before the first build. */
export function lirePrecharges(folder: string): Precharges {
  const path = join(folder, "precharges.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Precharges) : {};
}

/** What a page reads from the server as soon as it shows. */
function lectureDe(path: string): string | undefined {
  const [, id] = /^\/aides(?:\/([\w.-]+))?\/?$/.exec(path) ?? [];
  return id ? `/api/aides/${id}` : path === "/aides" ? "/api/aides" : undefined;
}

/** Links that have a browser ask at once for what an address shows, rather than once the first script has run. */
export function liensDePrecharge(path: string, precharges: Precharges): string {
  const scripts = precharges[patternOf(path) ?? ""] ?? [];
  const lecture = lectureDe(path);
  return [
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...(lecture ? [`<link rel="preload" as="fetch" crossorigin href="${lecture}">`] : []),
  ].join("");
}
