import lighthouse, { type Result } from "lighthouse";
import puppeteer, { type Browser } from "puppeteer-core";
import { foyers } from "../../machines/personas/personas.ts";
import { chromiumPath, DRAPEAUX } from "./chromium.ts";
import { parcoursGarde } from "./reprendre.ts";
import { startProduct } from "./serveur.ts";

const RESULTATS = "/simulation/resultats";

/** The screens that are measured, by their address; those of a household hold its answers. */
const ECRANS: Readonly<Record<string, string>> = {
  accueil: "/",
  question: "/simulation/individu/demandeur/date_naissance",
  résultats: RESULTATS,
  détail: `${RESULTATS}/aide_logement`,
  fiche: "/aides/aide_logement",
  liste: "/aides",
};

const NOTES = ["performance", "accessibility", "best-practices", "seo"];
const CHIFFRES = ["cumulative-layout-shift", "total-blocking-time", "largest-contentful-paint"];

const mediane = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One run, as on a slow telephone: cold cache, a network and a processor that are slowed down. */
async function mesurer(browser: Browser, url: string): Promise<Result> {
  const page = await browser.newPage();
  const garde = parcoursGarde(foyers.boursiereARennes);
  if (url.includes(RESULTATS))
    await page.evaluateOnNewDocument((text) => sessionStorage.setItem("cap-aides-parcours", text), garde);
  const reglages = { logLevel: "error", output: "json", locale: "fr", onlyCategories: NOTES } as const;
  const run = await lighthouse(url, { ...reglages, onlyCategories: NOTES }, undefined, page);
  await page.close();
  if (!run) throw new Error(`Lighthouse n’a rien mesuré de ${url}`);
  return run.lhr;
}

/** Rules broken that cost points; those of time are left to the figures. */
const fautesDe = ({ categories, audits }: Result): string[] =>
  Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) =>
      name !== "performance" && weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [],
    ),
  );

/** Writes what Lighthouse says of the built product, screen by screen: the median of `fois` runs for each figure. */
export async function mesurerLesEcrans(fois: number): Promise<void> {
  if (!chromiumPath) throw new Error("Aucun Chromium : donnez CHROMIUM=/chemin.");
  const product = await startProduct();
  const browser = await puppeteer.launch({ executablePath: chromiumPath, args: DRAPEAUX });
  const table: Record<string, Record<string, number | string>> = {};
  for (const [ecran, adresse] of Object.entries(ECRANS)) {
    const runs: Result[] = [];
    for (let rang = 0; rang < fois; rang += 1) runs.push(await mesurer(browser, product.address + adresse));
    const note = (nom: string) => mediane(runs.map(({ categories }) => categories[nom]?.score ?? 0)) * 100;
    const chiffre = (nom: string) => mediane(runs.map(({ audits }) => audits[nom]?.numericValue ?? 0));
    table[ecran] = Object.fromEntries([
      ...NOTES.map((nom) => [nom, Math.round(note(nom))] as const),
      ...CHIFFRES.map((nom) => [nom, Math.round(chiffre(nom) * 1000) / 1000] as const),
      ["fautes", [...new Set(runs.flatMap(fautesDe))].join(" ")] as const,
    ]);
  }
  await browser.close();
  await product.stop();
  console.table(table);
}
