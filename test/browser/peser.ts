import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { launch } from "./chromium.ts";
import { startProduct } from "./serveur.ts";

/** Budgets, in kB once compressed. Lower them when a screen gets lighter: they hold what was won. */
const BUDGETS = {
  accueil: { js: 110, css: 10 },
  question: { js: 116, css: 10 },
  resultats: { js: 169, css: 10 },
  detail: { js: 166, css: 10 },
  fiche: { js: 127, css: 10 },
};

type Ecran = keyof typeof BUDGETS;

/** Compressed size of each script and style that was built, by its path. */
const tailles = () =>
  new Map(
    readdirSync("dist/client/assets")
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [
        `/assets/${name}`,
        gzipSync(readFileSync(`dist/client/assets/${name}`), { level: 9 }).length,
      ]),
  );

/** Says the weight of a screen; true if it is within its budget. */
function dire(ecran: Ecran, charges: ReadonlySet<string>, sizes: ReadonlyMap<string, number>): boolean {
  const weight = (ending: string) =>
    [...charges].reduce(
      (sum, path) => sum + (path.endsWith(ending) && !path.includes("worker") ? (sizes.get(path) ?? 0) : 0),
      0,
    ) / 1000;
  const [js, css] = [weight(".js"), weight(".css")];
  const over = js > BUDGETS[ecran].js || css > BUDGETS[ecran].css;
  console.log(
    `${ecran} : ${js.toFixed(1)} kB de JavaScript, ${css.toFixed(1)} kB de CSS${over ? " (au-dessus du budget)" : ""}`,
  );
  return !over;
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
async function demandes(browser: Browser, address: string, wanted: string): Promise<ReadonlySet<string>> {
  const page = await browser.newPage();
  await page.addInitScript(noterLArrivee, wanted);
  await page.goto(address);
  await page.locator(wanted).first().waitFor();
  await page.waitForFunction(() => "arrivee" in globalThis);
  const names = await page.evaluate(() => {
    const { arrivee } = globalThis as unknown as { arrivee: number };
    const asked = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= arrivee);
    return asked.map(({ name }) => new URL(name).pathname);
  });
  await page.close();
  return new Set(names);
}

/** Screens that are weighed: address, and what shows that they are there. */
const ECRANS: Record<Ecran, readonly [adresse: string, montre: string]> = {
  accueil: ["/", "main.home h1"],
  question: ["/simulation/individu/demandeur/date_naissance", "form h1"],
  resultats: ["/simulation/resultats?fictifs=rsa,ppa", ".results .aid"],
  detail: ["/simulation/resultats/rsa?fictifs=rsa,ppa", "article.leaflet h1"],
  fiche: ["/aides/rsa", "article.leaflet h1"],
};

/**
 * Weighs, on the built product, what a browser loads until a screen is there, opened by its address with
 * nothing kept: home, the first question, results, one of their aids, the page of an aid. The worker that
 * computes the law on the device is not in it: it comes later, and apart. True if all are within their budget.
 */
export async function peser(): Promise<boolean> {
  const sizes = tailles();
  const product = await startProduct();
  const browser = await launch();
  const tenus: boolean[] = [];
  for (const [ecran, [adresse, montre]] of Object.entries(ECRANS) as [Ecran, readonly [string, string]][]) {
    tenus.push(dire(ecran, await demandes(browser, product.address + adresse, montre), sizes));
  }
  await browser.close();
  await product.stop();
  return tenus.every(Boolean);
}
