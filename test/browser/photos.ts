import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { PersonaContee } from "../../machines/personas/conter.ts";
import { foyers } from "../../machines/personas/personas.ts";
import { parcourir } from "./parcourir.ts";
import { reprendre } from "./reprendre.ts";
import { startProduct } from "./serveur.ts";

type Vue = readonly [marque: Marque, largeur: 390 | 1280, theme: "light" | "dark"];

const telephone: Vue = ["neutre", 390, "light"];
const deux: readonly Vue[] = [telephone, ["neutre", 1280, "light"]];
const toutes: readonly Vue[] = [
  ...deux,
  ["neutre", 390, "dark"],
  ["banque", 390, "light"],
  ["banque", 1280, "dark"],
];
const { boursiereARennes: eleve, mereSeule: mere } = foyers;

/** A screen worth keeping: its name and address, whose answers are kept, how it is seen. */
type Capture = readonly [nom: string, adresse: string, vues?: readonly Vue[], persona?: PersonaContee];

/** Screens worth looking at; those that documents show are copied to `docs/screens/`. */
export const captures: readonly Capture[] = [
  ["accueil", "/", toutes],
  ["activite", "/simulation/individu/demandeur/activite", toutes, eleve],
  ["date_naissance", "/simulation/individu/demandeur/date_naissance"],
  ["depcom", "/simulation/menage/depcom", [telephone], eleve],
  ["statut_occupation_logement", "/simulation/menage/statut_occupation_logement", deux, eleve],
  ["types", "/simulation/individu/demandeur/ressources/types", [telephone], mere],
  ["enfants", "/simulation/enfants", [telephone], mere],
  ["recapitulatif", "/simulation/recapitulatif", deux, eleve],
  ["resultats", "/simulation/resultats", toutes, eleve],
  ["droit", "/simulation/resultats/aide_logement", deux, eleve],
  ["et-si", "/simulation/resultats/et-si", deux, mere],
  ["lieux", "/simulation/resultats/aide_logement/lieux", [telephone], eleve],
  ["aides", "/aides", deux],
  ["aide", "/aides/rsa"],
  ["institution", "/institutions/caf"],
  ["aide-maintenant", "/aide-maintenant"],
];

const DOSSIER = "data/photos";

/** A screen that has arrived: its title is there, and nothing is being computed. */
async function pret(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
}

/** Answers what the bank asks beyond what was told, then opens an address again. */
async function terminer(page: Page, { reponses }: PersonaContee, adresse: string): Promise<void> {
  const continuer = page.getByRole("link", { name: "Continuer le questionnaire" });
  if ((await continuer.count()) === 0) return;
  await continuer.click();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await parcourir(page, reponses);
  if (page.url() !== adresse) await page.goto(adresse);
  await pret(page);
}

/** Takes every view of a screen, as WebP files. */
export async function photographier(
  browser: Browser,
  [nom, chemin, vues = [telephone], persona]: Capture,
): Promise<void> {
  for (const [marque, width, colorScheme] of vues) {
    const produit = await startProduct(marque);
    const viewport = { width, height: width === 390 ? 844 : 800 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    const adresse = produit.address + chemin;
    await (persona ? reprendre(page, persona, adresse) : page.goto(adresse));
    await pret(page);
    if (persona && marque === "banque") await terminer(page, persona, adresse);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 60 });
    mkdirSync(DOSSIER, { recursive: true });
    writeFileSync(`${DOSSIER}/${nom}-${marque}-${width}-${colorScheme}.webp`, data, "base64");
    await page.close();
    await produit.stop();
  }
}
