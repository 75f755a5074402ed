import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { patternOf } from "../../machines/pages/adresses.ts";
import type { PageDite, PageEcrite } from "../../machines/pages/dite.ts";
import type { Config } from "../config.ts";
import { LRUCache } from "lru-cache";
import { baliseDesAppuis } from "./appuis.ts";
import { cheminDe, isAdmin, isContributions } from "./chemin.ts";
import { type CorpsPartage, corpsPartage, encodagesAcceptes } from "./corps.ts";
import { estLocale } from "./editeurs.ts";
import type { Entete } from "./entete.ts";
import { jourEnFrance } from "../jour.ts";
import { notFound } from "./errors.ts";
import { liensDePrecharge, lirePrecharges, type Precharges } from "./precharges.ts";

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
  | "host"
> & {
  now: () => Date;
  /** Title and description of a page, by its path. */
  entete?: (path: string) => Entete | undefined;
  ecrite?: Ecrite;
};

/** A page as its scripts would show it, for those that the server writes; `ratée` when that failed, to be tried again. */
export type Ecrite = (
  path: string,
  dite: PageDite & { jour: string },
) => Promise<PageEcrite | "ratée" | undefined>;

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

/** A page as it is sent; one of no address, or whose words could not be written, is not kept. */
interface PagePrete extends CorpsPartage {
  statut: 200 | 404;
  gardee: boolean;
}

/** Pages kept ready, of some fifteen kilobytes each. */
const PRETES = 200;

/** What pages are made from. */
interface Fonds {
  told: PageSettings;
  precharges: Precharges;
}

/**
 * The page of an address: it tells its brand and the day. Its words come with it when anyone would be shown
 * the same (`commune`).
 */
async function preparer(
  url: string,
  file: StaticFile,
  commune: boolean,
  { told, precharges }: Fonds,
): Promise<PagePrete> {
  const dite = diteDe(told);
  const { marque, jour, liens } = dite;
  const admin = isAdmin(url) && told.edition;
  const edition = admin ? ` data-edition="${escaped(JSON.stringify(told.edition))}"` : "";
  const attributes = `data-marque="${marque}" data-jour="${jour}" data-liens="${escaped(JSON.stringify(liens))}"${edition}`;
  const entete = admin ? undefined : told.entete?.(url);
  const essayee = commune && !admin && !entete?.absente ? await told.ecrite?.(url, dite) : undefined;
  const ecrite = essayee === "ratée" ? undefined : essayee;
  const links = admin ? "" : liensDePrecharge(url, precharges, ecrite?.lues);
  const page = Buffer.from(file.bytes)
    .toString("utf8")
    .replace('data-marque="neutre"', () => attributes)
    .replace("</head>", () => `${links}</head>`);
  const titree = entete ? avecEntete(page, entete) : page;
  const statut = admin || url.endsWith(".html") || (patternOf(url) && !entete?.absente) ? 200 : 404;
  const gardee = statut === 200 && essayee !== "ratée";
  return { ...corpsPartage(ecrite ? avecSesMots(titree, ecrite) : titree), statut, gardee };
}

/** Pages, each made once a day. */
function pages(fonds: Fonds) {
  const pretes = new LRUCache<string, Promise<PagePrete>>({ max: PRETES });
  const { told } = fonds;
  return async (c: Context, url: string, file: StaticFile): Promise<Response> => {
    // An address with a query says something of its visit, an A/B test draws what a visitor sees.
    const commune = told.essais.length === 0 && !new URL(c.req.url).search;
    const cle = `${jourEnFrance(told.now())} ${commune} ${url}`;
    const attendue = pretes.get(cle) ?? preparer(url, file, commune, fonds);
    pretes.set(cle, attendue);
    const page = await attendue;
    if (!page.gardee) pretes.delete(cle);
    c.header("Cache-Control", file.cacheControl);
    c.header("Content-Type", file.type);
    c.header("Vary", "Accept-Encoding");
    if (NON_INDEXEES.test(url)) c.header("X-Robots-Tag", "noindex");
    if (!encodagesAcceptes(c.req.header("accept-encoding")).has("gzip")) return c.body(page.nu, page.statut);
    c.header("Content-Encoding", "gzip");
    return c.body(page.gzip, page.statut);
  };
}

function send(c: Context, file: StaticFile): Response {
  const encoding = encodingFor(file, c.req.header("accept-encoding"));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("Cache-Control", file.cacheControl);
  if (Object.keys(file.compressed).length) c.header("Vary", "Accept-Encoding");
  c.header("ETag", etag);
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("Content-Type", file.type);
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body((encoding && file.compressed[encoding]) ?? file.bytes);
}

/**
 * Serves the built pages. A path without extension that names no file is a page of the application
 * (`index.html`); a path with one that is not there is a 404, so that a lost chunk is seen as lost. Where nothing is
 * edited, `/admin` is an address like any other that leads nowhere; edited on one’s own machine, it is for that
 * machine only.
 */
export function staticPages(folder: string, told: PageSettings): MiddlewareHandler {
  let files: ReadonlyMap<string, StaticFile> | undefined;
  let page: ReturnType<typeof pages> | undefined;
  const lireUneFois = () => {
    files = listFiles(folder, (url) => told.edition !== undefined || !isAdmin(url));
    page = pages({ told, precharges: lirePrecharges(folder) });
  };
  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw notFound();
    // A server started before the first build finds the pages once they are there.
    if (!files?.size) lireUneFois();
    const url = cheminDe(c);
    if (url === undefined) throw notFound();
    if (isAdmin(url) && told.edition?.proxy && !estLocale(c, told.host)) throw notFound();
    const isPage = !/\.[^/]*$/.test(url) && !url.startsWith("/assets/");
    const file = files?.get(url) ?? (isPage ? files?.get(pageOf(url, told)) : undefined);
    if (!file || !page) throw notFound();
    return file.cacheControl === "no-store" ? page(c, url, file) : send(c, file);
  };
}
