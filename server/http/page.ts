import { LRUCache } from "lru-cache";
import type { Context } from "hono";
import { patternOf } from "../../machines/pages/adresses.ts";
import { horsLigne } from "../../machines/pages/hors-ligne.ts";
import type { PageDite, PageEcrite } from "../../machines/pages/dite.ts";
import type { Config } from "../reglages/config.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { isAdmin } from "./chemin.ts";
import { type CorpsPartage, corpsPartage, encodagesAcceptes } from "./corps.ts";
import type { Entete } from "./entete.ts";
import { avecEntete, escaped } from "./entete-ecrit.ts";
import { liensDIcones } from "./images.ts";
import { liensDePrecharge, type Precharges } from "./precharges.ts";

/** What the page is told: settings of the server, and its clock. */
export type PageSettings = Pick<
  Config,
  | "marque"
  | "liens"
  | "caisse"
  | "courriel"
  | "suiviApresJours"
  | "rappelsParJour"
  | "etablissementsUrl"
  | "essais"
  | "exploitant"
  | "retentionHours"
  | "relecture"
  | "edition"
  | "mesure"
  | "host"
  | "publicOrigins"
  | "parents"
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

/** Where the scripts put a page. */
const VIDE = '<div id="app"></div>';

/** Pages that are somebody’s, or that only lead elsewhere: no search engine keeps them. */
const NON_INDEXEES = /^\/(?:simulation|redirection|admin|init-ci|hors-ligne)(?:\/|$)/;

/** What the server says in the page: its brand, its day, its settings. */
function diteDe({ marque, now, retentionHours: conservation, ...told }: PageSettings) {
  const { liens, caisse, courriel, essais, exploitant, mesure, relecture } = told;
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
      ...(told.parents && { parents: told.parents }),
      ...(relecture && { relecture }),
      ...(courriel && { courriel: true }),
      ...(courriel && told.suiviApresJours !== undefined && { suivi: told.suiviApresJours }),
      ...(told.etablissementsUrl && { annuaire: true }),
      ...(told.rappelsParJour !== undefined && { rappels: true }),
    },
  } satisfies PageDite;
}

type Dite = ReturnType<typeof diteDe>;

/** The page with its words in it, in the place that its scripts take up. */
const avecSesMots = (page: string, { html, lues }: PageEcrite) =>
  page.replace(VIDE, () => `<div id="app" data-ecrite="${escaped(JSON.stringify(lues))}">${html}</div>`);

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

/** What the page tells of itself in its first tag, in the place of what the built one has. */
function avecSesReglages(
  modele: Uint8Array,
  url: string,
  { marque, jour, liens }: Dite,
  edition = "",
): string {
  // The page that a device keeps is opened on any day: it tells none.
  const dit = url === horsLigne.coquille ? "" : ` data-jour="${jour}"`;
  const attributes = `data-marque="${marque}"${dit} data-liens="${escaped(JSON.stringify(liens))}"${edition}`;
  return Buffer.from(modele)
    .toString("utf8")
    .replace('data-marque="neutre"', () => attributes);
}

/** The page of whoever edits: nobody else has it. */
function pageDesEditeurs(url: string, modele: Uint8Array, dite: Dite, edition: Config["edition"]): PagePrete {
  const attribut = ` data-edition="${escaped(JSON.stringify(edition))}"`;
  return { ...corpsPartage(avecSesReglages(modele, url, dite, attribut)), statut: 200, gardee: true };
}

interface Contenu {
  dite: Dite;
  entete: Entete | undefined;
  essayee: Awaited<ReturnType<Ecrite>>;
}

/** The built page with its settings, its icons, what it loads first, its head and its words. */
function composer(
  url: string,
  modele: Uint8Array,
  { dite, entete, essayee }: Contenu,
  { told, precharges }: Fonds,
): string {
  const ecrite = essayee === "ratée" ? undefined : essayee;
  const links = liensDIcones(dite.marque) + liensDePrecharge(url, precharges, ecrite?.lues);
  const page = avecSesReglages(modele, url, dite).replace("</head>", () => `${links}</head>`);
  const titree = entete ? avecEntete(page, entete, { chemin: url, origine: told.publicOrigins[0] }) : page;
  return ecrite ? avecSesMots(titree, ecrite) : titree;
}

const seTrouve = (url: string, entete: Entete | undefined): boolean =>
  url.endsWith(".html") || (patternOf(url) !== undefined && !entete?.absente);

/**
 * The page of an address: it tells its brand and the day. Its words come with it when anyone would be shown
 * the same (`commune`).
 */
async function preparer(url: string, modele: Uint8Array, commune: boolean, fonds: Fonds): Promise<PagePrete> {
  const { told } = fonds;
  const dite = diteDe(told);
  if (isAdmin(url) && told.edition) return pageDesEditeurs(url, modele, dite, told.edition);
  const entete = told.entete?.(url);
  const essayee = commune && !entete?.absente ? await told.ecrite?.(url, dite) : undefined;
  const trouvee = seTrouve(url, entete);
  return {
    ...corpsPartage(composer(url, modele, { dite, entete, essayee }, fonds)),
    statut: trouvee ? 200 : 404,
    gardee: trouvee && essayee !== "ratée",
  };
}

/**
 * Answers with the page of an address, made from the built one (`modele`): once a day each, since it tells the day. It is
 * never cached elsewhere.
 */
export function faireLesPages(fonds: Fonds) {
  const pretes = new LRUCache<string, Promise<PagePrete>>({ max: PRETES });
  const { told } = fonds;
  return async (c: Context, url: string, modele: Uint8Array): Promise<Response> => {
    // An address with a query says something of its visit, an A/B test draws what a visitor sees.
    const commune = told.essais.length === 0 && !new URL(c.req.url).search;
    const cle = `${jourEnFrance(told.now())} ${commune} ${url}`;
    const attendue = pretes.get(cle) ?? preparer(url, modele, commune, fonds);
    pretes.set(cle, attendue);
    const page = await attendue;
    if (!page.gardee) pretes.delete(cle);
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "text/html; charset=utf-8");
    c.header("Vary", "Accept-Encoding");
    if (NON_INDEXEES.test(url)) c.header("X-Robots-Tag", "noindex");
    if (!encodagesAcceptes(c.req.header("accept-encoding")).has("gzip")) return c.body(page.nu, page.statut);
    c.header("Content-Encoding", "gzip");
    return c.body(page.gzip, page.statut);
  };
}
