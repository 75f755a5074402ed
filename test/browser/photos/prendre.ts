import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { PersonaContee } from "../../../machines/personas/conter.ts";
import { parcourir } from "../parcourir.ts";
import { reprendre } from "../reprendre.ts";
import { startProduct } from "../serveur.ts";
import type { Capture } from "./captures.ts";

export const DOSSIER = "docs/screens";

const HAUT = { 390: 844, 1280: 800 };

/** What the window shows, as WebP. */
export async function webp(page: Page, qualite = 60): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = (await session.send("Page.captureScreenshot", { format: "webp", quality: qualite })) as {
    data: string;
  };
  return Buffer.from(data, "base64");
}

export function garder(nom: string, image: Buffer): void {
  mkdirSync(DOSSIER, { recursive: true });
  writeFileSync(join(DOSSIER, `${nom}.webp`), image);
}

/** A screen that has arrived: its title is there, and nothing is being computed. */
export async function pret(page: Page): Promise<void> {
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
  if (new URL(page.url()).pathname !== new URL(adresse).pathname) await page.goto(adresse);
  await pret(page);
}

/** Takes every view of a subject; returns the names of the files, without their extension. */
export async function photographier(
  browser: Browser,
  { nom, adresse, persona, vues }: Capture,
): Promise<string[]> {
  const noms: string[] = [];
  for (const [marque, width, colorScheme] of vues) {
    const produit = await startProduct(marque);
    const page = await browser.newPage({
      viewport: { width, height: HAUT[width] },
      colorScheme,
      reducedMotion: "reduce",
    });
    if (persona) await reprendre(page, persona, produit.address + adresse);
    else await page.goto(produit.address + adresse);
    await pret(page);
    if (persona && marque === "banque") await terminer(page, persona, produit.address + adresse);
    noms.push(`${nom}-${marque}-${width}-${colorScheme}`);
    garder(noms.at(-1) as string, await webp(page));
    await page.close();
    await produit.stop();
  }
  return noms;
}
