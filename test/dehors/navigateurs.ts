import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { chromiumPath } from "../browser/chromium.ts";
import { portLibre } from "../ecouter.ts";
import { DELAI_MS, ecranCache, jusqua, lancer, tuer } from "./machine.ts";

/** The three engines, as a person calls them. */
export type Moteur = "chromium" | "firefox" | "webkit";

/** How a browser differs from the one that comes out of the box. */
export interface Reglages {
  largeur?: number;
  hauteur?: number;
  /** Chromium only: runs in each page before its own scripts. */
  avant?: string;
  /** Chromium only: bits a second of the network. */
  debit?: number;
  /** Firefox only: preferences, as in `about:config`. */
  preferences?: Readonly<Record<string, string | number | boolean>>;
  /** WebKit only: options of the program. */
  options?: readonly string[];
}

/** Keys that are not letters, by their WebDriver code. */
const TOUCHES = {
  Tab: "\uE004",
  Enter: "\uE007",
  Space: " ",
  ArrowDown: "\uE015",
  Escape: "\uE00C",
} as const;
export type Touche = keyof typeof TOUCHES;
const CONTROL = "\uE009";

/** A window that a person has before her. What is evaluated is the body of a function that returns JSON. */
export interface Navigateur {
  moteur: Moteur;
  aller(adresse: string): Promise<void>;
  evaluer<T>(corps: string, ...donnees: unknown[]): Promise<T>;
  /** A real click on the element that the body of a function returns. */
  cliquer(corps: string, ...donnees: unknown[]): Promise<void>;
  /** Real keys, one after the other, into what has the focus. */
  taper(texte: string): Promise<void>;
  presser(touche: Touche): Promise<void>;
  /** Control and a letter: all, copy, paste. */
  raccourci(lettre: "a" | "c" | "v"): Promise<void>;
  recharger(): Promise<void>;
  reculer(): Promise<void>;
  /** What is done next happens in the tab of that rank, opened if it is not there yet. */
  passerAlOnglet(rang: number): Promise<void>;
  /** What is done next happens in a frame of the page, by its rank. */
  entrerDansLeCadre(rang: number): Promise<void>;
  /** Back in the page. */
  sortirDuCadre(): Promise<void>;
  fermer(): Promise<void>;
  /** What went wrong in the pages since it was asked last; WebDriver does not tell it of WebKit. */
  fautes(): string[];
}

const premier = (...chemins: (string | undefined)[]) =>
  chemins.find((un) => un !== undefined && existsSync(un));
const MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** The engines found on this machine, by their program. */
export const trouve: Readonly<Record<Moteur, string | undefined>> = {
  chromium: chromiumPath,
  firefox: premier(process.env["FIREFOX"], "/usr/bin/firefox-esr", "/usr/bin/firefox"),
  webkit: ["/usr/bin/Xvfb", "/usr/bin/openbox", MINIBROWSER].every(existsSync)
    ? premier("/usr/bin/WebKitWebDriver")
    : undefined,
};

/** What reads the page, the same in the three engines. */
const LECTEUR = readFileSync(new URL("./dans-la-page.js", import.meta.url), "utf8");

const DRAPEAUX = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
/** A frame of another site has no process of its own: puppeteer types nothing in those. */
const UN_SEUL_PROCESSUS = [
  "--disable-site-isolation-trials",
  "--disable-features=IsolateOrigins,site-per-process",
];
const PREFERENCES = {
  "network.captive-portal-service.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "fr",
};

/** Chromium serves every window; a Firefox with preferences of its own serves one. */
let chrome: Promise<Browser> | undefined;
const lancerChrome = () =>
  puppeteer.launch({
    executablePath: trouve.chromium ?? "",
    protocolTimeout: DELAI_MS,
    args: [...DRAPEAUX, ...UN_SEUL_PROCESSUS, "--accept-lang=fr-FR"],
  });
const lancerFirefox = (preferences: Reglages["preferences"]) =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: trouve.firefox ?? "",
    protocolTimeout: DELAI_MS,
    extraPrefsFirefox: { ...PREFERENCES, ...preferences },
  });

/** A function of the page: its reader, then its body, given its data. */
const fonction = (corps: string) => `${LECTEUR}\n${corps}`;
const appel = (corps: string, donnees: unknown[]) =>
  `(function () {${fonction(corps)}}).apply(null, ${JSON.stringify(donnees)})`;

/** Gathers what goes wrong in a page. */
function noterLesFautes(page: Page, fautes: string[]): void {
  page.on("pageerror", (erreur) => {
    const dite = String((erreur as Error).message ?? erreur);
    // What the driver runs as the page changes under it is none of the page's, nor is what Firefox says of files that a
    // page that is left was still loading: the row reads what is on the next one.
    if (!/pptr:|A ServiceWorker intercepted the request/.test(dite)) fautes.push(dite);
  });
  page.on("response", (reponse) => {
    // What is typed may lead nowhere: the row says what is read there.
    const tapee = reponse.request().isNavigationRequest();
    if (reponse.status() >= 400 && !tapee) fautes.push(`${reponse.status()} ${reponse.url()}`);
  });
}

async function ouvrirPuppeteer(
  moteur: "chromium" | "firefox",
  { largeur, hauteur, avant, debit, preferences }: Reglages,
): Promise<Navigateur> {
  const [large, haut] = moteur === "chromium" ? [390, 844] : [500, 900];
  const contexte = await (
    await (moteur === "chromium" ? (chrome ??= lancerChrome()) : lancerFirefox(preferences))
  ).createBrowserContext();
  const fautes: string[] = [];
  const parSeconde = (debit ?? 0) / 8;
  const nouvelOnglet = async () => {
    const page = await contexte.newPage();
    page.setDefaultTimeout(DELAI_MS);
    await page.setViewport({ width: largeur ?? large, height: hauteur ?? haut });
    if (avant) await page.evaluateOnNewDocument(avant);
    noterLesFautes(page, fautes);
    if (debit)
      await page.emulateNetworkConditions({ latency: 400, download: parSeconde, upload: parSeconde });
    return page;
  };
  let page = await nouvelOnglet();
  const onglets = [page];
  let cadre = page.mainFrame();
  return {
    moteur,
    aller: async (adresse) => {
      cadre = page.mainFrame();
      // Typed again when the page that leaves was still loading.
      await jusqua(() => page.goto(adresse), adresse);
    },
    evaluer: <T>(corps: string, ...donnees: unknown[]) => cadre.evaluate(appel(corps, donnees)) as Promise<T>,
    cliquer: async (corps, ...donnees) => {
      const vise = `const un = (() => {${corps}})(); return dehors.lieu(un) && un`;
      const element = (await cadre.evaluateHandle(appel(vise, donnees))).asElement();
      if (!element) throw new Error("rien à toucher");
      await (element as ElementHandle<Element>).click();
    },
    taper: (texte) => page.keyboard.type(texte),
    presser: (touche) => page.keyboard.press(touche),
    raccourci: async (lettre) => {
      await page.keyboard.down("Control");
      await page.keyboard.press(`Key${lettre.toUpperCase()}` as "KeyA");
      await page.keyboard.up("Control");
    },
    passerAlOnglet: async (rang) => {
      page = onglets[rang] ??= await nouvelOnglet();
      cadre = page.mainFrame();
      await page.bringToFront();
    },
    // Asked again when what the page still loads cuts it.
    recharger: async () => void (await jusqua(() => page.reload(), "recharger")),
    reculer: async () => {
      // Nobody turns back before she has read; Firefox loses a step back that crosses the page as it wakes.
      if (moteur === "firefox") await pause(1500);
      await cadre.evaluate("void setTimeout(() => history.back())");
    },
    entrerDansLeCadre: async (rang) => {
      const trouver = async () => {
        const cadres = await page.$$("iframe");
        return (await cadres[rang]?.contentFrame()) ?? Promise.reject(new Error("aucun cadre"));
      };
      cadre = await jusqua(trouver, "cadre");
    },
    sortirDuCadre: async () => {
      cadre = page.mainFrame();
    },
    fautes: () => fautes.splice(0),
    fermer: () => (moteur === "chromium" ? contexte.close() : page.browser().close()),
  };
}

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A session of WebDriver, with the program that serves it. */
async function sessionWebkit(siennes: readonly string[]) {
  const port = await portLibre();
  const enfant = lancer(trouve.webkit ?? "", [`--port=${port}`], { DISPLAY: await ecranCache() });
  const demander = async (method: string, chemin: string, donnees?: object): Promise<unknown> => {
    const body = donnees ? JSON.stringify(donnees) : null;
    const signal = AbortSignal.timeout(DELAI_MS);
    const reponse = await fetch(`http://127.0.0.1:${port}${chemin}`, { method, body, signal });
    const { value } = (await reponse.json()) as { value: { message?: string } | null };
    if (!reponse.ok) throw new Error(value?.message ?? `WebDriver répond ${reponse.status}`);
    return value;
  };
  const options = { binary: MINIBROWSER, args: ["--automation", ...siennes] };
  const voulu = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  await jusqua(() => demander("GET", "/status"), "webkit");
  const ouverte = await demander("POST", "/session", { capabilities: { alwaysMatch: voulu } });
  const session = `/session/${(ouverte as { sessionId: string }).sessionId}`;
  return {
    commande: (chemin: string, donnees: object = {}) => demander("POST", session + chemin, donnees),
    lire: (chemin: string) => demander("GET", session + chemin),
    fermer: async () => {
      await demander("DELETE", session).catch(() => undefined);
      tuer(enfant);
    },
  };
}

async function ouvrirWebkit({ largeur = 500, hauteur = 900, options = [] }: Reglages): Promise<Navigateur> {
  const { commande, lire, fermer } = await sessionWebkit(options);
  const onglets = [(await lire("/window")) as string];
  await commande("/window/rect", { width: largeur, height: hauteur });
  const executer = (corps: string, args: unknown[]) =>
    commande("/execute/sync", { script: fonction(corps), args });
  const cle = async (corps: string, donnees: unknown[]): Promise<string> => {
    const element = (await executer(corps, donnees)) as Record<string, string> | null;
    const id = element?.[ELEMENT];
    if (!id) throw new Error("rien à toucher");
    return id;
  };
  const taper = async (text: string) =>
    void (await commande(`/element/${await cle("return document.activeElement", [])}/value`, { text }));
  const sortirDuCadre = async () => void (await commande("/frame", { id: null }));
  return {
    moteur: "webkit",
    aller: async (url) => {
      await sortirDuCadre();
      await commande("/url", { url });
    },
    sortirDuCadre,
    evaluer: async <T>(corps: string, ...donnees: unknown[]) => (await executer(corps, donnees)) as T,
    cliquer: async (corps, ...donnees) =>
      void (await commande(`/element/${await cle(corps, donnees)}/click`)),
    fautes: () => [],
    taper,
    presser: (touche) => taper(TOUCHES[touche]),
    raccourci: (lettre) => taper(`${CONTROL}${lettre}`),
    passerAlOnglet: async (rang) => {
      const ouvert = (onglets[rang] ??= (
        (await commande("/window/new", { type: "tab" })) as { handle: string }
      ).handle);
      await commande("/window", { handle: ouvert });
    },
    recharger: async () => void (await commande("/refresh")),
    reculer: () => pause(1500).then(async () => void (await commande("/back"))),
    entrerDansLeCadre: async (rang) => {
      const vise = "return document.querySelectorAll('iframe')[arguments[0]]";
      const id = await jusqua(() => cle(vise, [rang]), "cadre");
      await commande("/frame", { id: { [ELEMENT]: id }, element: id });
    },
    fermer,
  };
}

/** A new browser, in which nothing is kept. */
export const ouvrir = (moteur: Moteur, reglages: Reglages = {}): Promise<Navigateur> =>
  moteur === "webkit" ? ouvrirWebkit(reglages) : ouvrirPuppeteer(moteur, reglages);

/** Ends what is shared by the windows. */
export async function toutFermer(): Promise<void> {
  await (await chrome)?.close();
  chrome = undefined;
}
