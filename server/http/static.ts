import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { patternOf } from "../../machines/pages/adresses.ts";
import type { PageDite, PageEcrite } from "../../machines/pages/dite.ts";
import type { Config } from "../config.ts";
import { baliseDesAppuis } from "./appuis.ts";
import type { Entete } from "./entete.ts";
import { jourEnFrance } from "../jour.ts";
import { notFound } from "./errors.ts";
import { liensDePrecharge, lirePrecharges } from "./precharges.ts";

const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface StaticFile {
  path: string;
  type: string;
  cacheControl: string;
  etag: string;
  /** Path of the compressed sibling, by encoding. */
  compressed: Partial<Record<(typeof ENCODINGS)[number][0], string>>;
}

function cacheControlOf(url: string): string {
  if (url.startsWith("/assets/") || url.startsWith("/admin/assets/"))
    return "public, max-age=31536000, immutable";
  return url.endsWith(".html") ? "no-store" : "no-cache";
}

/** Every file of the folder by URL path. What is not listed cannot be served: no path is ever built from a URL. */
function listFiles(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  const served = [...paths].filter((path) => !/\.(br|gz)$/.test(path));
  return new Map(
    served.map((path) => {
      const url = `/${relative(folder, path).split(sep).join("/")}`;
      const siblings = ENCODINGS.filter(([, suffix]) => paths.has(path + suffix));
      const file: StaticFile = {
        path,
        type: getMimeType(url) ?? "application/octet-stream",
        cacheControl: cacheControlOf(url),
        etag: createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22),
        compressed: Object.fromEntries(siblings.map(([encoding, suffix]) => [encoding, path + suffix])),
      };
      return [url, file];
    }),
  );
}

/** First of our encodings that the browser accepts. */
function encodingFor(file: StaticFile, accepted: string | undefined) {
  const wanted = (accepted ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  const names = new Set(wanted);
  return ENCODINGS.map(([encoding]) => encoding).find((one) => file.compressed[one] && names.has(one));
}

/** The editors’ page and its files, apart from the product’s. */
export const isAdmin = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");

/** The page where editors read what people sent: ours alone, it needs no more than the product’s pages. */
export const isContributions = (path: string): boolean => /^\/admin\/contributions(?:\/|$)/.test(path);

/** The built page that an address without extension opens. */
function pageOf(url: string): string {
  if (!isAdmin(url)) return "/index.html";
  return isContributions(url) ? "/admin/contributions/index.html" : "/admin/index.html";
}

/** What the page is told: settings of the server, and its clock. */
type PageSettings = Pick<
  Config,
  | "marque"
  | "liens"
  | "caisse"
  | "essais"
  | "exploitant"
  | "retentionHours"
  | "relecture"
  | "edition"
  | "mesure"
> & {
  now: () => Date;
  /** Title and description of a page, by its path. */
  entete?: (path: string) => Entete | undefined;
  /** A page as its scripts would show it, for those that the server writes. */
  ecrite?: (path: string, dite: PageDite & { jour: string }) => Promise<PageEcrite | undefined>;
};

/** 404 for an address of no page, or of what has none: the application comes with it, and says so. */
const statusOf = (path: string, entete: Entete | undefined): 200 | 404 =>
  isAdmin(path) || path.endsWith(".html") || (patternOf(path) && !entete?.absente) ? 200 : 404;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** The page with its own title and description in place of those of the site. */
const avecEntete = (page: string, { titre, description }: Entete) =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(titre)} – Cap Aides</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, debut) => `${debut}${escaped(description)}`,
    );

/** Where the scripts put a page. */
const VIDE = '<div id="app"></div>';

/** Pages that are somebody’s, or that only lead elsewhere: no search engine keeps them. */
const NON_INDEXEES = /^\/(?:simulation|redirection|admin|init-ci)(?:\/|$)/;

/** What the server says in the page: its brand, its day, its settings. */
function diteDe({ marque, now, retentionHours: conservation, ...told }: PageSettings) {
  const { liens, caisse, essais, exploitant, mesure, relecture } = told;
  return {
    marque,
    jour: jourEnFrance(now()),
    liens: {
      ...liens,
      caisse,
      essais: [...essais],
      exploitant,
      conservation,
      mesure,
      ...(relecture && { relecture }),
    },
  } satisfies PageDite;
}

/** The page with its words in it, in the place that its scripts take up. */
const avecSesMots = (page: string, { html, lues }: PageEcrite) =>
  page
    .replace(VIDE, () => `<div id="app" data-ecrite="${escaped(JSON.stringify(lues))}">${html}</div>`)
    .replace("</head>", () => `${baliseDesAppuis}</head>`);

/**
 * The page itself tells its brand and the day: it is never cached. Its words come with it when anyone would be shown
 * the same: an address with a query says something of its visit, an A/B test draws what a visitor sees.
 */
async function sendPage(c: Context, file: StaticFile, told: PageSettings, folder: string): Promise<Response> {
  c.header("Cache-Control", file.cacheControl);
  c.header("Content-Type", file.type);
  if (NON_INDEXEES.test(c.req.path)) c.header("X-Robots-Tag", "noindex");
  const dite = diteDe(told);
  const { marque, jour, liens } = dite;
  const url = urlPath(c);
  const admin = isAdmin(c.req.path);
  const edition = admin && told.edition ? ` data-edition="${escaped(JSON.stringify(told.edition))}"` : "";
  const attributes = `data-marque="${marque}" data-jour="${jour}" data-liens="${escaped(JSON.stringify(liens))}"${edition}`;
  const entete = admin ? undefined : told.entete?.(url);
  const commune = !admin && !entete?.absente && liens.essais.length === 0 && !new URL(c.req.url).search;
  const ecrite = commune ? await told.ecrite?.(url, dite) : undefined;
  const precharges = admin ? "" : liensDePrecharge(url, lirePrecharges(folder), ecrite?.lues);
  const page = readFileSync(file.path, "utf8")
    .replace('data-marque="neutre"', () => attributes)
    .replace("</head>", () => `${precharges}</head>`);
  const titree = entete ? avecEntete(page, entete) : page;
  return c.body(ecrite ? avecSesMots(titree, ecrite) : titree, statusOf(url, entete));
}

function send(c: Context, file: StaticFile): Response {
  const encoding = encodingFor(file, c.req.header("accept-encoding"));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("Cache-Control", file.cacheControl);
  if (Object.keys(file.compressed).length) c.header("Vary", "Accept-Encoding");
  if (file.cacheControl !== "no-store") {
    c.header("ETag", etag);
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  }
  c.header("Content-Type", file.type);
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body(new Uint8Array(readFileSync((encoding && file.compressed[encoding]) ?? file.path)));
}

function urlPath(c: Context): string {
  try {
    return decodeURIComponent(c.req.path);
  } catch {
    throw notFound();
  }
}

/**
 * Serves the built pages. A path without extension that names no file is a page of the application
 * (`index.html`); a path with one that is not there is a 404, so that a lost chunk is seen as lost.
 */
export function staticPages(folder: string, told: PageSettings): MiddlewareHandler {
  let files: ReadonlyMap<string, StaticFile> | undefined;
  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw notFound();
    // A server started before the first build finds the pages once they are there.
    if (!files?.size) files = listFiles(folder);
    const url = urlPath(c);
    const isPage = !/\.[^/]*$/.test(url) && !url.startsWith("/assets/");
    const file = files.get(url) ?? (isPage ? files.get(pageOf(c.req.path)) : undefined);
    if (!file) throw notFound();
    return file.path.endsWith(".html") ? sendPage(c, file, told, folder) : send(c, file);
  };
}
