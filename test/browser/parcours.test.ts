import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath, launch } from "./chromium.ts";
import { parcourir, repondre } from "./parcourir.ts";
import { boursiereARennes, personas } from "./personas.ts";
import { startProduct } from "./serveur.ts";

const here = (page: Page) => decodeURIComponent(new URL(page.url()).pathname).replace("/simulation/", "");

describe.skipIf(!chromiumPath)("dans un navigateur", () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    faults = [];
    context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    page = await context.newPage();
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  });
  afterEach(async () => {
    await context.close();
  });

  const commencer = async () => {
    await page.goto(product.address);
    await page.getByRole("button", { name: /^(Commencer|Recommencer)/ }).click();
    await page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
  };

  test.each(personas)(
    "$nom va de l’accueil aux résultats, en rechargeant et en revenant en arrière",
    async (persona) => {
      await commencer();
      const before = await parcourir(page, persona.reponses, { jusqua: "menage/depcom" });
      await page.reload();
      await page.getByRole("combobox").waitFor();
      expect(here(page)).toBe("menage/depcom");
      await page.getByRole("button", { name: "Précédent" }).click();
      await page.waitForURL((url) => !url.pathname.endsWith("menage/depcom"));
      const after = await parcourir(page, persona.reponses);
      await page.locator(".results").waitFor();
      const asked = [...before, ...after];
      for (const path of persona.demande) expect(asked, `${path} est demandé`).toContain(path);
      for (const path of persona.tait) expect(asked, `${path} ne l’est pas`).not.toContain(path);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(persona.titre);
      await page.getByRole("link", { name: "ne sont pas encore calculées ici" }).click();
      await page.getByRole("link", { name: "revenu de solidarité active" }).waitFor();
      const labels = await page.locator(".aid strong").allInnerTexts();
      expect(labels).toEqual(expect.arrayContaining([...persona.aides]));
      await page.locator(".aid").first().click();
      await page.getByRole("heading", { name: "Pourquoi vous" }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("link", { name: "Mes réponses", exact: true }).click();
      await page.locator(".summary").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
    120_000,
  );

  test("modifier une réponse depuis le récapitulatif n’ouvre que ce que ce changement demande", async () => {
    await commencer();
    await parcourir(page, boursiereARennes.reponses);
    await page.locator(".results").waitFor();
    await page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await page.getByRole("button", { name: "Modifier : Projet à l’étranger" }).click();
    await repondre(page, { "individu/demandeur/_interetEtudesEtranger": false });
    expect(here(page)).toBe("recapitulatif");
    await page.getByRole("button", { name: "Modifier : Projet à l’étranger" }).click();
    await repondre(page, { "individu/demandeur/_interetEtudesEtranger": true });
    expect(here(page)).toBe("individu/demandeur/_dureeMoisEtudesEtranger");
    await repondre(page, { "individu/demandeur/_dureeMoisEtudesEtranger": 4 });
    expect(here(page)).toBe("recapitulatif");
    expect(faults).toEqual([]);
  }, 120_000);

  test("une adresse hors du parcours ramène à la première question, avec le message", async () => {
    await page.goto(`${product.address}/simulation/menage/depcom`);
    await page.getByText("Vous avez été redirigé·e sur la première page du simulateur").waitFor();
    expect(here(page)).toBe("individu/demandeur/date_naissance");
    expect(faults).toEqual([]);
  });

  test("une réponse refusée dit quoi faire et garde le curseur sur l’erreur", async () => {
    await commencer();
    await page.getByRole("button", { name: "Continuer" }).click();
    const alerte = page.getByRole("alert");
    await alerte.waitFor();
    expect(await alerte.innerText()).toContain("Indiquez une date complète, par exemple 27 03 2006.");
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "alert");
    expect(here(page)).toBe("individu/demandeur/date_naissance");
  });

  test("un stockage vidé repart du début, un stockage abîmé le dit, sans page blanche", async () => {
    await commencer();
    await parcourir(page, boursiereARennes.reponses, { jusqua: "individu/demandeur/activite" });
    await page.evaluate(() => sessionStorage.setItem("cap-aides", "{abîmé"));
    await page.reload();
    await page.getByText("Nous n’avons pas pu relire les réponses").waitFor();
    expect(here(page)).toBe("individu/demandeur/date_naissance");
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    expect(faults).toEqual([]);
  });

  test("un stockage interdit n’empêche pas de répondre, et un message prévient", async () => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("plein", "QuotaExceededError");
      };
    });
    await commencer();
    await repondre(page, boursiereARennes.reponses);
    await page.getByText("Votre navigateur refuse de garder vos réponses").waitFor();
    expect(here(page)).toBe("individu/demandeur/nationalite");
    expect(faults).toEqual([]);
  });

  test("le serveur en panne à l’enregistrement : les réponses restent, on peut réessayer", async () => {
    await commencer();
    await context.route("**/api/simulation", (route) => route.abort());
    await parcourir(page, boursiereARennes.reponses);
    await page.getByRole("heading", { name: "Le calcul n’a pas abouti" }).waitFor();
    expect(await page.locator(".failed").innerText()).toContain("Elles restent gardées dans ce navigateur");
    await context.unroute("**/api/simulation");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.locator(".results").waitFor();
  }, 120_000);

  test("recharger sur chaque étape y revient avec la même question, sans faute d’accessibilité", async () => {
    await commencer();
    const seen: string[] = [];
    await parcourir(page, boursiereARennes.reponses, {
      at: async (path) => {
        expect(await accessibilityFaults(page), path).toEqual([]);
        const title = await page.getByRole("heading", { level: 1 }).innerText();
        await page.reload();
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        expect(here(page)).toBe(path);
        seen.push(path);
      },
    });
    expect(seen.length).toBeGreaterThan(35);
    expect(faults).toEqual([]);
  }, 180_000);
});
