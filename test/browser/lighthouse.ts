import lighthouse, { type Result } from "lighthouse";
import puppeteer, { type Browser } from "puppeteer-core";
import { foyers } from "../../machines/personas/personas.ts";
import { chromiumPath, DRAPEAUX } from "./chromium.ts";
import { type EcranMesure, medianesDe, NOTES } from "./notes.ts";
import { parcoursGarde } from "./reprendre.ts";
import { startProduct } from "./serveur.ts";

const PARCOURS = "cap-aides-parcours";
const RESULTATS = "/simulation/resultats";

/** The screens that are measured, by their address; those of a household hold its answers. */
const ECRANS = {
  accueil: { adresse: "/" },
  question: { adresse: "/simulation/individu/demandeur/date_naissance" },
  résultats: { adresse: RESULTATS, foyer: true },
  détail: { adresse: `${RESULTATS}/{aide}`, foyer: true },
  fiche: { adresse: "/aides/{aide}" },
  liste: { adresse: "/aides" },
} as const;

export type NomDEcran = keyof typeof ECRANS;
export const ecransMesures = Object.keys(ECRANS) as NomDEcran[];

/** A page of a tab that keeps the answers of a household, or none. */
async function ouvrirPage(browser: Browser, foyer: boolean) {
  const page = await browser.newPage();
  if (foyer) {
    await page.evaluateOnNewDocument(
      (name, text) => sessionStorage.setItem(name, text),
      PARCOURS,
      parcoursGarde(foyers.boursiereARennes),
    );
  }
  return page;
}

/** First aid that the household’s results show, by its id. */
async function premiereAide(browser: Browser, address: string): Promise<string> {
  const page = await ouvrirPage(browser, true);
  await page.goto(address + RESULTATS);
  const href = await page
    .waitForSelector(".results a.aid, .results .aid a")
    .then((link) => link?.evaluate((one) => one.getAttribute("href")));
  await page.close();
  const [, id] = /\/resultats\/([^/?#]+)/.exec(href ?? "") ?? [];
  if (!id) throw new Error("Aucune aide dans les résultats du foyer mesuré");
  return id;
}

/** One run, as on a slow telephone: cold cache, a network and a processor that are slowed down. */
async function mesurer(browser: Browser, url: string, foyer: boolean): Promise<Result> {
  const page = await ouvrirPage(browser, foyer);
  const run = await lighthouse(
    url,
    { logLevel: "error", output: "json", locale: "fr", onlyCategories: Object.keys(NOTES) },
    undefined,
    page,
  );
  await page.close();
  if (!run) throw new Error(`Lighthouse n’a rien mesuré de ${url}`);
  return run.lhr;
}

/**
 * Measures the built product, screen by screen, `fois` times each; the median of each figure. Faults that cost
 * points are given with them.
 */
export async function mesurerLesEcrans(ecrans: readonly NomDEcran[], fois: number): Promise<EcranMesure[]> {
  if (!chromiumPath) throw new Error("Aucun Chromium : donnez CHROMIUM=/chemin.");
  const product = await startProduct();
  const browser = await puppeteer.launch({ executablePath: chromiumPath, args: DRAPEAUX });
  try {
    const aide = await premiereAide(browser, product.address);
    const mesures: EcranMesure[] = [];
    for (const ecran of ecrans) {
      const { adresse, foyer = false }: { adresse: string; foyer?: boolean } = ECRANS[ecran];
      const url = product.address + adresse.replace("{aide}", aide);
      const runs: Result[] = [];
      for (let rang = 0; rang < fois; rang += 1) runs.push(await mesurer(browser, url, foyer));
      mesures.push(medianesDe(ecran, runs));
    }
    return mesures;
  } finally {
    await browser.close();
    await product.stop();
  }
}
