import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** Milliseconds after which what is looked for will not come: a busy machine shows it later than a quiet one. */
const DELAI_MS = 60_000;

/** A text as it is told apart from another: neither its spaces, nor its capitals. */
export const plat = (dit: string) => dit.replaceAll(/\s+/g, " ").replaceAll("’", "'").trim().toLowerCase();

/** What is looked for: the words that can be read on it, and its part of the page. */
export interface Vise {
  /** What can be touched, or a field that can be filled. */
  quoi: "toucher" | "remplir";
  texte: string;
  /** Legend of the group where it stands. */
  dans?: string | undefined;
  /** Which one, when several read the same: 0 for the first. */
  rang?: number | undefined;
}

/** What finds in a page what a person would by reading. */
const LECTEUR = readFileSync(new URL("../../dehors/dans-la-page.js", import.meta.url), "utf8");

/**
 * Touches what is read, so many times at once, as soon as it is there, holds still, and nothing covers it. Throws in
 * French when it does not read, or reads several times and no rank is told.
 */
export async function toucherCeQuiEstVise(page: Page, vise: Vise, clickCount = 1): Promise<void> {
  const dit = JSON.stringify({ ...vise, seul: vise.rang === undefined, sansBouger: true });
  for (const fin = Date.now() + DELAI_MS; ; await page.waitForTimeout(30)) {
    const trouve = await page.evaluateHandle<Element | null>(`${LECTEUR}\ndehors.trouver(${dit})`);
    const element = trouve.asElement();
    const tard = Date.now() > fin;
    if (!element && tard)
      throw new Error(`${dit} ne se lit pas une fois ici : ${await page.locator("body").innerText()}`);
    // What was drawn again meanwhile is looked for again.
    const touche = element?.click({ clickCount, timeout: DELAI_MS }).then(() => true);
    if (await (tard ? touche : touche?.catch(() => false))) return;
  }
}

/** What comes on the page, looked for until it is there. Throws when it does not come. */
export async function attendreDAvoir<T>(
  page: Page,
  regarder: () => Promise<T | undefined>,
  quoi: string,
): Promise<T> {
  for (const fin = Date.now() + DELAI_MS; Date.now() < fin; await page.waitForTimeout(30)) {
    const venu = await regarder();
    if (venu !== undefined) return venu;
  }
  throw new Error(`${quoi} ne vient pas : ${await page.locator("main").innerText()}`);
}

/** What stands on the screen. */
export interface EcranArrive {
  /** Address under `/simulation/`, or the path. */
  chemin: string;
  /** Its heading, as it is read. */
  titre: string;
  /** What is said in an alert. */
  alertes: string[];
  /** What can be touched in the page itself, as it reads. */
  boutons: string[];
}

/** Runs in the page: the screen once it has arrived at another address than `avant`, or an alert. */
function arriveDansLaPage(avant: string): EcranArrive | undefined {
  const textes = (lesquels: string) =>
    [...document.querySelectorAll<HTMLElement>(lesquels)]
      .filter((un) => un.checkVisibility())
      .map((un) => un.innerText.trim());
  const chemin = decodeURIComponent(location.pathname).replace("/simulation/", "");
  const alertes = textes("[role=alert], [role=group]:focus");
  // A screen has arrived once its heading has the focus: before, it may be the one that leaves.
  const change = chemin !== avant && document.activeElement?.tagName === "H1";
  if (!change && alertes.length === 0) return undefined;
  const titre = document.querySelector("h1")?.innerText ?? "";
  return { chemin, titre, alertes, boutons: textes("main button, main a[href], main summary") };
}

/** The screen that comes after the one at `avant`. Throws when none comes, or when an alert does. */
export async function attendre(page: Page, avant: string): Promise<EcranArrive> {
  const ecran = await page
    .waitForFunction(arriveDansLaPage, avant, { timeout: 2 * DELAI_MS })
    .then((lu) => lu.jsonValue())
    .catch(() => undefined);
  if (!ecran) throw new Error(`Rien ne vient après ${avant} : ${page.url()}`);
  if (ecran.chemin === avant) throw new Error(`${avant} : ${ecran.alertes.join(" ")}`);
  return ecran;
}
