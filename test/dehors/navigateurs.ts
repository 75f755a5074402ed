import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import { bientot, DELAI_MS, ecranCache, jusqua, lancer, portLibre, tuer } from "./machine.ts";

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
  /** What is done next happens in the only frame of the page. */
  entrerDansLeCadre(): Promise<void>;
  capture(fichier: string): Promise<void>;
  fermer(): Promise<void>;
}

const premier = (...chemins: (string | undefined)[]) =>
  chemins.find((un) => un !== undefined && existsSync(un));
const MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** The engines found on this machine, by their program. */
export const trouve: Readonly<Record<Moteur, string | undefined>> = {
  chromium: premier(
    process.env["CHROMIUM"],
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ),
  firefox: premier(process.env["FIREFOX"], "/usr/bin/firefox-esr", "/usr/bin/firefox"),
  webkit: ["/usr/bin/Xvfb", "/usr/bin/openbox", MINIBROWSER].every(existsSync)
    ? premier("/usr/bin/WebKitWebDriver")
    : undefined,
};

/** What reads the page, the same in the three engines. */
const LECTEUR = readFileSync(new URL("./dans-la-page.js", import.meta.url), "utf8");

const DRAPEAUX = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];

let chrome: Promise<Browser> | undefined;

/** A function of the page: its reader, then its body, given its data. */
const fonction = (corps: string) => `${LECTEUR}\n${corps}`;
const appel = (corps: string, donnees: unknown[]) =>
  `(function () {${fonction(corps)}}).apply(null, ${JSON.stringify(donnees)})`;

async function ouvrirChromium({ largeur = 390, hauteur = 844, avant, debit }: Reglages): Promise<Navigateur> {
  chrome ??= chromium.launch({ executablePath: trouve.chromium ?? "", args: DRAPEAUX });
  const contexte = await (
    await chrome
  ).newContext({
    viewport: { width: largeur, height: hauteur },
    locale: "fr-FR",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  contexte.setDefaultTimeout(DELAI_MS);
  if (avant) await contexte.addInitScript({ content: avant });
  const page: Page = await contexte.newPage();
  if (debit) {
    const lien = await contexte.newCDPSession(page);
    const parSeconde = debit / 8;
    await lien.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: parSeconde,
      uploadThroughput: parSeconde,
    });
  }
  let cadre: Pick<Page, "evaluate"> = page;
  const clavier = page.keyboard;
  return {
    moteur: "chromium",
    aller: async (adresse) => {
      cadre = page;
      await page.goto(adresse);
    },
    evaluer: (corps, ...donnees) => bientot(cadre.evaluate(appel(corps, donnees)), "page"),
    cliquer: async (corps, ...donnees) => {
      const lieu: { x: number; y: number } | null = await cadre.evaluate(
        appel(`return dehors.lieu((() => {${corps}})())`, donnees),
      );
      if (!lieu) throw new Error("rien à toucher");
      await page.mouse.click(lieu.x, lieu.y);
    },
    taper: (texte) => clavier.type(texte),
    presser: (touche) => clavier.press(touche),
    raccourci: (lettre) => clavier.press(`Control+${lettre}`),
    recharger: async () => void (await page.reload()),
    reculer: async () => void (await page.goBack({ waitUntil: "commit" })),
    entrerDansLeCadre: async () => {
      const trouver = async () => page.frames()[1] ?? Promise.reject(new Error("aucun cadre"));
      cadre = await jusqua(trouver, "cadre");
    },
    capture: async (path) => void (await page.screenshot({ path })),
    fermer: () => contexte.close(),
  };
}

/** Firefox through Marionette and WebKit through WebDriver: the same commands, two transports. */
type Commande = (nom: string, donnees?: Record<string, unknown>) => Promise<unknown>;

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

function parCommandes(moteur: Moteur, commande: Commande, fermer: () => void): Navigateur {
  const executer = (corps: string, args: unknown[]) =>
    commande("ExecuteScript", { script: fonction(corps), args });
  const cle = async (corps: string, donnees: unknown[]): Promise<string> => {
    const element = (await executer(corps, donnees)) as Record<string, string> | null;
    const id = element?.[ELEMENT];
    if (!id) throw new Error("rien à toucher");
    return id;
  };
  const taper = async (text: string) =>
    void (await commande("ElementSendKeys", { id: await cle("return document.activeElement", []), text }));
  return {
    moteur,
    aller: async (url) => {
      await commande("SwitchToFrame", { id: null });
      await commande("Navigate", { url });
    },
    evaluer: async <T>(corps: string, ...donnees: unknown[]) => (await executer(corps, donnees)) as T,
    cliquer: async (corps, ...donnees) =>
      void (await commande("ElementClick", { id: await cle(corps, donnees) })),
    taper,
    presser: (touche) => taper(TOUCHES[touche]),
    raccourci: (lettre) => taper(`${CONTROL}${lettre}`),
    recharger: async () => void (await commande("Refresh")),
    // Nobody turns back before she has read; Firefox loses a step back that crosses the page as it wakes.
    reculer: () => pause(1500).then(async () => void (await commande("Back"))),
    entrerDansLeCadre: async () => {
      const id = await jusqua(() => cle("return document.querySelector('iframe')", []), "cadre");
      await commande("SwitchToFrame", { id: { [ELEMENT]: id }, element: id });
    },
    capture: async (fichier) => {
      const image = (await commande("TakeScreenshot", { full: false })) as string | { value: string };
      writeFileSync(fichier, typeof image === "string" ? image : image.value, "base64");
    },
    fermer: async () => {
      await commande("DeleteSession").catch(() => undefined);
      fermer();
    },
  };
}

/** Messages of Marionette: « length:[0,id,command,data] », answered by « length:[1,id,error,value] ». */
function marionette(prise: Socket): Commande {
  let lu = Buffer.alloc(0);
  let rang = 0;
  const attendus = new Map<number, (erreur: { message: string } | null, valeur: unknown) => void>();
  prise.on("data", (morceau) => {
    lu = Buffer.concat([lu, morceau]);
    for (;;) {
      const deux = lu.indexOf(":");
      const long = Number(lu.subarray(0, Math.max(deux, 0)).toString());
      if (deux < 0 || lu.length < deux + 1 + long) return;
      const message: unknown = JSON.parse(lu.subarray(deux + 1, deux + 1 + long).toString());
      lu = lu.subarray(deux + 1 + long);
      // The first one, a greeting, is no list.
      if (Array.isArray(message)) attendus.get(message[1])?.(message[2], message[3]);
    }
  });
  return (nom, donnees = {}) => {
    const id = (rang += 1);
    const message = JSON.stringify([0, id, `WebDriver:${nom}`, donnees]);
    const reponse = new Promise<unknown>((oui, non) => {
      attendus.set(id, (erreur, valeur) => (erreur ? non(new Error(erreur.message)) : oui(valeur)));
    });
    prise.write(`${Buffer.byteLength(message)}:${message}`);
    return bientot(reponse, nom).finally(() => attendus.delete(id));
  };
}

async function ouvrirFirefox({
  largeur = 500,
  hauteur = 900,
  preferences = {},
}: Reglages): Promise<Navigateur> {
  const [profil, port] = [mkdtempSync(join(tmpdir(), "dehors-firefox-")), await portLibre()];
  const voulues = {
    "marionette.port": port,
    "network.captive-portal-service.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "intl.accept_languages": "fr",
    ...preferences,
  };
  const lignes = Object.entries(voulues).map(([nom, v]) => `user_pref("${nom}", ${JSON.stringify(v)});`);
  writeFileSync(join(profil, "user.js"), lignes.join("\n"));
  const mots = ["--marionette", "--headless", "--no-remote", "--profile", profil];
  const enfant = lancer(trouve.firefox ?? "", mots);
  const prise = await jusqua(
    () =>
      new Promise<Socket>((oui, non) => {
        const essai = connect(port, "127.0.0.1", () => oui(essai)).on("error", non);
      }),
    "firefox",
  );
  const brute = marionette(prise);
  // Marionette wraps in { value } what is not an object of its own.
  const commande: Commande = async (nom, donnees) => {
    const valeur = await brute(nom, donnees);
    return typeof valeur === "object" && valeur && "value" in valeur ? valeur.value : valeur;
  };
  await commande("NewSession", { capabilities: { alwaysMatch: { unhandledPromptBehavior: "accept" } } });
  await commande("SetWindowRect", { width: largeur, height: hauteur });
  return parCommandes("firefox", commande, () => {
    prise.destroy();
    tuer(enfant);
  });
}

/** Where WebDriver takes each command, under the address of the session. */
const ROUTES: Readonly<Record<string, readonly [methode: string, chemin: string]>> = {
  Navigate: ["POST", "url"],
  ExecuteScript: ["POST", "execute/sync"],
  ElementClick: ["POST", "element/{id}/click"],
  ElementSendKeys: ["POST", "element/{id}/value"],
  SwitchToFrame: ["POST", "frame"],
  SetWindowRect: ["POST", "window/rect"],
  Back: ["POST", "back"],
  Refresh: ["POST", "refresh"],
  TakeScreenshot: ["GET", "screenshot"],
  DeleteSession: ["DELETE", ""],
};

async function ouvrirWebkit({ largeur = 500, hauteur = 900 }: Reglages): Promise<Navigateur> {
  const port = await portLibre();
  const enfant = lancer(trouve.webkit ?? "", [`--port=${port}`], { DISPLAY: await ecranCache() });
  const demander = async (method: string, chemin: string, donnees: unknown): Promise<unknown> => {
    const body = method === "POST" ? JSON.stringify(donnees) : null;
    const reponse = await fetch(`http://127.0.0.1:${port}/${chemin}`, {
      method,
      body,
      signal: AbortSignal.timeout(DELAI_MS),
    });
    const { value } = (await reponse.json()) as { value: { message?: string } | null };
    if (!reponse.ok) throw new Error(value?.message ?? `WebDriver répond ${reponse.status}`);
    return value;
  };
  const options = { binary: MINIBROWSER, args: ["--automation"] };
  const voulu = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  await jusqua(() => demander("GET", "status", undefined), "webkit");
  const session = await demander("POST", "session", { capabilities: { alwaysMatch: voulu } });
  const { sessionId } = session as { sessionId: string };
  const commande: Commande = (nom, donnees = {}) => {
    const [methode, chemin] = ROUTES[nom] ?? ["POST", nom];
    const ou = chemin.replace("{id}", String(donnees["id"]));
    return demander(methode, `session/${sessionId}${ou && `/${ou}`}`, donnees);
  };
  await commande("SetWindowRect", { width: largeur, height: hauteur });
  return parCommandes("webkit", commande, () => tuer(enfant));
}

const OUVRIR = { chromium: ouvrirChromium, firefox: ouvrirFirefox, webkit: ouvrirWebkit };

/** A new browser, in which nothing is kept. */
export const ouvrir = (moteur: Moteur, reglages: Reglages = {}): Promise<Navigateur> =>
  OUVRIR[moteur](reglages);

/** Ends what is shared by the windows. */
export async function toutFermer(): Promise<void> {
  await (await chrome)?.close();
  chrome = undefined;
}
