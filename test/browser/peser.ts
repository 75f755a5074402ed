import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { launch } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { startProduct } from "./serveur.ts";

/**
 * Screens that are weighed: address, what shows that they are there, and budgets, in kB of JavaScript once compressed.
 * Lower them when a screen gets lighter: they hold what was won. They go by half kilobytes, so that a word more in a
 * sentence is no fault.
 */
const ECRANS = {
  accueil: ["/", "main.home h1", 92.5],
  question: ["/simulation/individu/demandeur/date_naissance", "form h1", 137.5],
  resultats: [RESULTATS, ".results h1", 127.5],
  detail: [`${RESULTATS}/aide_logement`, "article.leaflet h1", 113],
  plan: [`${RESULTATS}/plan`, "#contenu h1", 135],
  fiche: ["/aides/rsa", "article.leaflet h1", 101.5],
} as const;

/** Most that a device keeps to work without a network, in kB as they are sent. */
const BUDGET_GARDE = 1209.5;

/** Most that the script of a partner’s page weighs, in kB once compressed. */
const BUDGET_INTEGRATION = 3;

/** The same of styles, whatever the screen. */
const BUDGET_CSS = 10;

/** Compressed kB of a script or style that was built. */
const taille = (path: string) => gzipSync(readFileSync(`dist/client${path}`), { level: 9 }).length / 1000;

/** Compressed kB of what the product sends for a device to keep. */
async function garde(address: string): Promise<number> {
  const urls = JSON.parse(readFileSync("dist/client/hors-ligne/fichiers.json", "utf8")) as string[];
  const poids = urls.map(async (url) => gzipSync(await (await fetch(address + url)).arrayBuffer()).length);
  return (await Promise.all(poids)).reduce((somme, un) => somme + un, 0) / 1000;
}

/** Notes in the page when an element first shows. */
function noterLArrivee(wanted: string): void {
  new MutationObserver((_, observer) => {
    // A page that the server wrote is there before its scripts are.
    if (!document.querySelector(wanted) || document.querySelector("[data-ecrite]")) return;
    Object.assign(globalThis, { arrivee: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Paths that a page asked for before that element showed: what comes afterwards is for the screens that follow. */
async function demandes(
  browser: Browser,
  address: string,
  wanted: string,
  gardes: Readonly<Record<string, string>>,
): Promise<string[]> {
  const page = await browser.newPage();
  await page.addInitScript((textes) => {
    for (const [nom, texte] of Object.entries(textes)) sessionStorage.setItem(nom, texte);
  }, gardes);
  await page.addInitScript(noterLArrivee, wanted);
  await page.goto(address);
  await page.locator(wanted).first().waitFor({ state: "attached" });
  await page.waitForFunction(() => "arrivee" in globalThis);
  const names = await page.evaluate(() => {
    const { arrivee } = globalThis as unknown as { arrivee: number };
    const asked = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= arrivee);
    return asked.map(({ name }) => new URL(name).pathname);
  });
  await page.close();
  return [...new Set(names)];
}

/** What a tab keeps once it has shown the results of somebody. */
async function gardeParUnOnglet(browser: Browser, address: string): Promise<Record<string, string>> {
  const page = await browser.newPage();
  await reprendre(page, foyers.boursiereARennes, address + RESULTATS);
  await page.locator(".results .aid").first().waitFor({ state: "attached" });
  const textes = await page.evaluate(() => ({ ...sessionStorage }));
  await page.close();
  return textes as Record<string, string>;
}

/**
 * Weighs, on the built product, what a browser loads until a screen is there, opened by its address with an empty
 * cache: home, the first question and the page of an aid with nothing kept; results, one of their aids and their plan in a tab that kept them. The worker that
 * computes the law on the device is not in it: it comes later, and apart. True if all are within their budget.
 */
export async function peser(): Promise<boolean> {
  const product = await startProduct();
  const browser = await launch();
  const onglet = await gardeParUnOnglet(browser, product.address);
  let tenus = true;
  for (const [ecran, [adresse, montre, budget]] of Object.entries(ECRANS)) {
    const gardes = adresse.startsWith(RESULTATS) ? onglet : {};
    const charges = await demandes(browser, product.address + adresse, montre, gardes);
    const poids = (fin: RegExp) =>
      charges.filter((un) => fin.test(un)).reduce((somme, un) => somme + taille(un), 0);
    const [js, css] = [poids(/^\/assets\/(?!.*worker).*\.js$/), poids(/\.css$/)];
    // What is compared is what is printed: a budget is never missed by a byte that nobody reads.
    const dits = [js.toFixed(1), css.toFixed(1)] as const;
    const tenu = Number(dits[0]) <= budget && Number(dits[1]) <= BUDGET_CSS;
    tenus &&= tenu;
    const dit = `${ecran} : ${dits[0]} kB de JavaScript, ${dits[1]} kB de CSS`;
    console.log(`${dit}${tenu ? "" : " (au-dessus du budget)"}`);
  }
  const kB = await garde(product.address);
  console.log(`hors connexion, après une réponse : ${kB.toFixed(1)} kB, ${BUDGET_GARDE} au plus`);
  const integration = taille("/integration.js");
  console.log(`integration.js : ${integration.toFixed(2)} kB, ${BUDGET_INTEGRATION} au plus`);
  await browser.close();
  await product.stop();
  return tenus && kB <= BUDGET_GARDE && integration <= BUDGET_INTEGRATION;
}
