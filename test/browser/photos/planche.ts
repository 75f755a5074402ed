import type { Browser } from "playwright-core";
import type { PersonaContee } from "../../../machines/personas/conter.ts";
import { parcourir } from "../parcourir.ts";
import { startProduct } from "../serveur.ts";
import { garder, pret, webp } from "./prendre.ts";

interface Case {
  titre: string;
  image: Buffer;
}

/** Pictures side by side on one sheet, each under its title. */
export async function composer(
  browser: Browser,
  cases: readonly Case[],
  { colonnes, largeur }: { colonnes: number; largeur: number },
): Promise<Buffer> {
  const marge = 12;
  const page = await browser.newPage({
    viewport: { width: colonnes * (largeur + marge) + marge, height: 200 },
  });
  const figures = cases.map(
    ({ titre, image }) =>
      `<figure><figcaption>${titre}</figcaption><img src="data:image/webp;base64,${image.toString("base64")}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:${marge}px;display:grid;grid-template-columns:repeat(${colonnes},${largeur}px);gap:${marge}px;font:12px sans-serif;background:#ddd}figure{margin:0}img{width:100%;display:block}figcaption{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}</style>${figures.join("")}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: colonnes * (largeur + marge) + marge, height });
  const planche = await webp(page, 50);
  await page.close();
  return planche;
}

/** Walks a journey on a phone and keeps every screen of it on one sheet; returns how many there are. */
export async function filmer(browser: Browser, nom: string, persona: PersonaContee): Promise<number> {
  const produit = await startProduct();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const cases: Case[] = [];
  const vue = async () => {
    const titre = await page.locator("h1").first().innerText();
    cases.push({ titre: `${cases.length + 1}. ${titre}`, image: await webp(page) });
  };
  await page.goto(produit.address);
  await pret(page);
  await vue();
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByLabel("Jour").waitFor();
  await parcourir(page, persona.reponses, { at: vue });
  await page.locator('.results[aria-busy="false"]').waitFor();
  await pret(page);
  await vue();
  await page.close();
  await produit.stop();
  garder(`film-${nom}-390`, await composer(browser, cases, { colonnes: 8, largeur: 195 }));
  return cases.length;
}
