import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { cheminLu, isAdmin, pageDesEditeurs } from "./chemin.ts";
import { encodagesAcceptes, envoyable } from "./corps.ts";
import { estLocale } from "./editeurs.ts";
import { notFound } from "./errors.ts";
import { faireLesPages, type PageSettings } from "./page.ts";
import { lirePrecharges } from "./precharges.ts";

const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface StaticFile {
  type: string;
  cacheControl: string;
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed forms, by encoding. */
  compressed: Partial<Record<(typeof ENCODINGS)[number][0], Uint8Array<ArrayBuffer>>>;
}

function cacheControlOf(url: string): string {
  if (url.startsWith("/assets/") || url.startsWith("/admin/assets/"))
    return "public, max-age=31536000, immutable";
  return url.endsWith(".html") ? "no-store" : "no-cache";
}

/** An address that no page has. */
const ILLISIBLE = "/adresse-illisible";

const read = (path: string) => new Uint8Array(readFileSync(path));

/**
 * Every file of the folder by URL path, read once: an answer holds no copy, whoever is slow to read it. What is not
 * listed cannot be served: no path is ever built from a URL.
 */
function listFiles(folder: string, served: (url: string) => boolean): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  const urlOf = (path: string) => `/${relative(folder, path).split(sep).join("/")}`;
  return new Map(
    [...paths]
      .filter((path) => !/\.(br|gz)$/.test(path) && served(urlOf(path)))
      .map((path) => {
        const url = urlOf(path);
        const siblings = ENCODINGS.filter(([, suffix]) => paths.has(path + suffix));
        const bytes = read(path);
        const file: StaticFile = {
          type: getMimeType(url) ?? "application/octet-stream",
          cacheControl: cacheControlOf(url),
          etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
          bytes,
          compressed: Object.fromEntries(
            siblings.map(([encoding, suffix]) => [encoding, read(path + suffix)]),
          ),
        };
        return [url, file];
      }),
  );
}

/** First of our encodings that the browser accepts. */
function encodingFor(file: StaticFile, accepted: string | undefined) {
  const names = encodagesAcceptes(accepted);
  return ENCODINGS.map(([encoding]) => encoding).find((one) => file.compressed[one] && names.has(one));
}

/** The built page that an address without extension opens. */
function pageOf(url: string, { edition }: PageSettings): string {
  if (!isAdmin(url) || !edition) return "/index.html";
  const page = pageDesEditeurs(url);
  return page ? `/admin/${page}/index.html` : "/admin/index.html";
}

function send(c: Context, file: StaticFile): Response {
  const encoding = encodingFor(file, c.req.header("accept-encoding"));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("Cache-Control", file.cacheControl);
  if (Object.keys(file.compressed).length) c.header("Vary", "Accept-Encoding");
  c.header("ETag", etag);
  // Said of an answer without a body too: a browser takes its headers for those of the file, and runs no script that is text.
  c.header("Content-Type", file.type);
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  if (encoding) c.header("Content-Encoding", encoding);
  const octets = (encoding && file.compressed[encoding]) ?? file.bytes;
  c.header("Content-Length", String(octets.length));
  return c.body(envoyable(octets));
}

/**
 * Serves the built pages. A path without extension that names no file is a page of the application
 * (`index.html`); a path with one that is not there is a 404, so that a lost chunk is seen as lost. Where nothing is
 * edited, `/admin` is an address like any other that leads nowhere; edited on one’s own machine, it is for that
 * machine only.
 */
export function staticPages(folder: string, told: PageSettings): MiddlewareHandler {
  let files: ReadonlyMap<string, StaticFile> | undefined;
  let page: ReturnType<typeof faireLesPages> | undefined;
  const lireUneFois = () => {
    files = listFiles(folder, (url) => told.edition !== undefined || !isAdmin(url));
    page = faireLesPages({ told, precharges: lirePrecharges(folder) });
  };
  const estAilleurs = (c: Context, url: string) =>
    isAdmin(url) && told.edition?.proxy && !estLocale(c, told.host);
  const trouver = (url: string) => {
    const isPage = !/\.[^/]*$/.test(url) && !url.startsWith("/assets/");
    return files?.get(url) ?? (isPage ? files?.get(pageOf(url, told)) : undefined);
  };
  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw notFound();
    // A server started before the first build finds the pages once they are there.
    if (!files?.size) lireUneFois();
    // What cannot be read is the page that says so, as any other address that leads nowhere.
    const url = cheminLu(c) ?? ILLISIBLE;
    if (estAilleurs(c, url)) throw notFound();
    const file = trouver(url);
    if (!file || !page) throw notFound();
    return file.cacheControl === "no-store" ? page(c, url, file.bytes) : send(c, file);
  };
}
