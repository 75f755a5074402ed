import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { ecouter } from "../ecouter.ts";
import { chromiumPath, launch } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ecouterLesFautes } from "./visite.ts";
import { startProduct } from "./serveur.ts";

const guichet = {
  nom: "Mission locale de Rennes",
  telephone: "02 99 00 00 00",
  url: "https://exemple.fr/mission-locale",
  adresses: [{ lignes: ["7 rue de la Parcheminerie"], codePostal: "35000", commune: "Rennes" }],
  horaires: [
    {
      du: "lundi",
      au: "jeudi",
      heures: [
        { de: "09:00:00", a: "12:30:00" },
        { de: "14:00:00", a: "17:00:00" },
      ],
    },
  ],
};

/** A directory of establishments that knows one place. */
async function annuaire() {
  const asked: string[] = [];
  const url = await ecouter((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ features: [{ properties: guichet }] }));
  });
  return { url, asked };
}

describe.skipIf(!chromiumPath)("toutes les aides, dans un navigateur", () => {
  let directory: Awaited<ReturnType<typeof annuaire>>;
  let product: Awaited<ReturnType<typeof startProduct>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  let panne = false;

  beforeAll(async () => {
    directory = await annuaire();
    [product, browser] = await Promise.all([
      startProduct("neutre", { ETABLISSEMENTS_URL: directory.url }),
      launch(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    faults = [];
    panne = false;
    context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    page = await context.newPage();
    ecouterLesFautes(context, faults, () => panne);
  });
  afterEach(async () => {
    await context.close();
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });

  const compte = () => page.getByRole("status").first();
  const compteDit = (text: RegExp) => compte().filter({ hasText: text }).waitFor();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test.each([390, 1280])(
    "la liste s’ouvre vite, se cherche, se filtre et se retrouve (%i px)",
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${product.address}/aides`);
      await compteDit(/^\d+ aides, dont 30 affichées$/);
      expect(await page.locator(".aid").count()).toBe(30);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Voir 30 aides de plus" }).click();
      await compteDit(/dont 60 affichées$/);
      expect(new URL(page.url()).search).toBe("?page=2");

      const champ = page.getByRole("searchbox", { name: "Chercher une aide" });
      await champ.fill("abonement breizhgo");
      await page.waitForURL(/\?q=abonement\+breizhgo$/);
      expect(await page.locator(".aid strong").first().innerText()).toMatch(/BreizhGo/);
      await champ.fill("");
      await page.waitForURL(/\/aides$/);

      if (width < 900) await page.getByRole("button", { name: "Filtrer les aides" }).click();
      await page.getByLabel("Où").selectOption({ label: "Une région" });
      await page.waitForURL(/\?territoire=region$/);
      await page.getByLabel("Pour qui").selectOption({ label: "En apprentissage" });
      await page.waitForURL(/\?territoire=region&profil=apprenti$/);
      const filtered = await compte().innerText();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflow()).toBe(0);

      await page.locator(".aid").first().click();
      await page.getByRole("heading", { level: 2, name: "Pour qui" }).waitFor();
      await page.goBack();
      await compte().filter({ hasText: filtered }).waitFor();
      expect(await page.getByLabel("Pour qui").inputValue()).toBe("apprenti");
      await page.goBack();
      await page.waitForURL(/\?territoire=region$/);
      expect(await page.getByLabel("Pour qui").inputValue()).toBe("");
      await page.reload();
      await compteDit(/aides/);
      expect(await page.getByLabel("Où").inputValue()).toBe("region");
      expect(faults).toEqual([]);
    },
    60_000,
  );

  test("une recherche sans réponse le dit, et se vide d’un geste", async () => {
    await page.goto(`${product.address}/aides?q=zzzzzz&territoire=region`);
    await page.getByRole("heading", { name: "Rien ne correspond à « zzzzzz »" }).waitFor();
    expect(await compte().innerText()).toBe("Aucune aide");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Revoir toutes les aides" }).click();
    await compteDit(/dont 30 affichées$/);
    expect(new URL(page.url()).search).toBe("");
    expect(faults).toEqual([]);
  });

  test.each([390, 1280])("une aide dit combien, pour qui, et quoi faire (%i px)", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.address}/aides/caf-correze-aide-bafa-generale`);
    await page.getByRole("heading", { level: 2, name: "Pour qui" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Aide au BAFA pour une session de formation générale",
    );
    expect(await page.locator(".amount").innerText()).toBe("300\u00a0€ en une fois, au plus");
    const regles = page.getByRole("heading", { name: "Pour qui" }).locator("xpath=..").getByRole("listitem");
    expect(await regles.allInnerTexts()).toEqual([
      "Avoir de 16 à 25\u00a0ans",
      "Habiter en Corrèze",
      "Avoir un quotient familial d’au plus 1\u202f200\u00a0€ par mois",
    ]);
    expect(await page.getByRole("link", { name: "Signaler une erreur" }).getAttribute("href")).toBe(
      "/contribuer/signaler?aide=caf-correze-aide-bafa-generale",
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.getByRole("link", { name: "Faire la simulation" }).click();
    await page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    expect(faults).toEqual([]);
  });

  test("une aide inconnue ramène à la liste ; une panne se réessaie", async () => {
    panne = true;
    await page.goto(`${product.address}/aides/inconnue`);
    await page.getByRole("heading", { level: 1, name: "Cette aide n’existe pas" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.route("**/api/v1/aides", (route) => route.abort());
    await page.getByRole("link", { name: "Chercher une autre aide" }).click();
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.unroute("**/api/v1/aides");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await compteDit(/dont 30 affichées$/);
  });

  test("depuis les résultats : des lieux, une aide attendue, un montant qui surprend", async () => {
    await reprendre(page, foyers.boursiereARennes, `${product.address}/simulation/resultats`);
    await page.locator('.results[aria-busy="false"]').waitFor();

    await page.getByRole("link", { name: "Trouver un lieu où l’on vous aide" }).click();
    await page.getByRole("heading", { level: 2, name: "Mission locale de Rennes" }).waitFor();
    expect(await page.locator(".place").innerText()).toContain(
      "9\u00a0h – 12\u00a0h\u00a030 et 14\u00a0h – 17\u00a0h",
    );
    expect(await page.locator(".place").innerText()).toMatch(/Aujourd’hui : 9|Fermé aujourd’hui/);
    expect(await page.getByRole("link", { name: /^Voir sur une carte/ }).getAttribute("href")).toBe(
      "https://www.openstreetmap.org/search?query=7+rue+de+la+Parcheminerie%2C+35000+Rennes",
    );
    expect(await page.getByRole("link", { name: "02 99 00 00 00" }).getAttribute("href")).toBe(
      "tel:0299000000",
    );
    expect(directory.asked.at(-1)).toBe("/communes/35238/mission_locale+caf+cpam+france_travail+mairie");
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.route("**/api/lieux?*", (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.getByRole("heading", { level: 2, name: "Aucun lieu trouvé" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`${product.address}/simulation/resultats/inconnue/lieux`);
    await page.getByRole("heading", { level: 1, name: "Cette aide n’est pas dans vos résultats" }).waitFor();

    await page.goto(`${product.address}/simulation/resultats/attendus`);
    await page.getByRole("searchbox").fill("bafa correze");
    await page.getByRole("checkbox", { name: /BAFA.*générale/ }).check();
    const rule = page.locator(".expected li", { hasText: "Habiter en Corrèze" }).last();
    await rule.waitFor();
    expect(await rule.innerText()).toContain("Votre réponse – commune\u00a0: Rennes");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect([await overflow(), await accessibilityFaults(page)]).toEqual([0, []]);
    await rule.getByRole("button", { name: "Modifier" }).click();
    await page.waitForURL(/\/simulation\/menage\/depcom$/);
    await page.goBack();
    await page.getByRole("heading", { name: "Ce qui les écarte" }).waitFor();

    await page.goto(`${product.address}/simulation/resultats`);
    await page.locator(".aid", { hasText: "€" }).first().click();
    await page.getByRole("link", { name: "Ce montant vous surprend ?" }).click();
    await page.getByRole("heading", { level: 2, name: "D’où il vient" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/simulation\/resultat\/inattendu\//);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Revenir à cette aide" }).click();
    await page.getByRole("heading", { name: "Pourquoi vous" }).waitFor();
    expect(faults).toEqual([]);
  }, 120_000);
});
