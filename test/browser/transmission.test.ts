import { existsSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const CONSEILLER = "Ouvrir ce qu’une personne vous montre";

describe.skipIf(!chromiumPath)("montrer à quelqu’un", () => {
  const v = visite();

  /** Hands a household over; its code, as it is read aloud. */
  async function montrer(page: Page, foyer = foyers.boursiereARennes): Promise<string> {
    await reprendre(page, foyer, `${v.address}/simulation/resultats`);
    await page.getByRole("button", { name: "Montrer à quelqu’un qui m’aide" }).click();
    return page.locator(".code-dit").innerText();
  }

  async function auGuichet(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(`${v.address}/guichet`);
    await page.getByText(CONSEILLER).click();
    return page;
  }
  const ouvrir = async (page: Page, code: string) => {
    await page.getByLabel("Son code, ou son lien privé").fill(code);
    await page.getByRole("button", { name: "Ouvrir", exact: true }).click();
  };
  const toutCeQuiEstEcrit = () =>
    [v.product.base, `${v.product.base}-wal`]
      .filter(existsSync)
      .map((fichier) => readFileSync(fichier, "latin1"))
      .join("") + v.product.lines.join("\n");

  test("le foyer, ce qui est fait et ce qui est décidé vont et viennent ; le serveur n’en lit rien", async () => {
    const { page, context } = v;
    await reprendre(page, foyers.boursiereARennes, `${v.address}/simulation/resultats/plan`);
    await page.getByText("Où j’en suis").first().click();
    await page
      .getByRole("button", { name: /Je l’ai demandée/ })
      .first()
      .click();
    const code = await montrer(page);
    expect(code).toMatch(/^(?:\d{4} ){5}\d{4}$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const ecrit = toutCeQuiEstEcrit();
    for (const clair of [code, code.replaceAll(" ", ""), "2006-03-14", "demandee", "date_naissance"])
      expect(ecrit, clair).not.toContain(clair);

    const autre = await context.browser()!.newContext();
    const guichet = await auGuichet(autre);
    await ouvrir(guichet, code);
    await guichet.getByText("Ce foyer est ouvert.").waitFor();
    await guichet.getByText(/«\s?Je l’ai demandée\s?», le/).waitFor();
    expect(await guichet.locator(".g-onglet").allInnerTexts()).toEqual(["Foyer 2 complet"]);
    expect(await accessibilityFaults(guichet)).toEqual([]);
    await guichet.getByLabel("Ce que nous avons décidé").fill("Bourse : dossier avant le 15.");
    await guichet.getByRole("button", { name: "Rendre à la personne" }).click();
    const rendu = await guichet.locator(".code-dit").innerText();
    expect(rendu).not.toBe(code);
    // Another word decided is another code.
    await guichet.getByLabel("Ce que nous avons décidé").fill("Bourse : dossier avant le 20.");
    await guichet.getByRole("button", { name: "Rendre à la personne" }).click();
    const dernier = await guichet.locator(".code-dit").innerText();

    // Kept waiting: what was refused may still be opened, and the network may have been lost.
    for (const perdu of [true, false]) {
      v.panne = perdu;
      if (perdu) await page.route("**/ouverture", (route) => route.abort());
      else await page.unroute("**/ouverture");
      await page.getByLabel("Le code que l’on vous rend").fill(dernier);
      await page.getByRole("button", { name: "Ouvrir", exact: true }).click();
      if (perdu) await page.getByText("Le serveur ne répond pas.").waitFor();
    }
    await page.getByRole("button", { name: "Garder celles de cet onglet" }).click();
    await page.goto(`${v.address}/simulation/reprendre#${dernier.replaceAll(" ", "")}`);
    await page.getByRole("button", { name: "Ouvrir ce qui m’est rendu" }).click();
    await page.getByText("Vos réponses").first().waitFor();
    await page.goto(`${v.address}/simulation/resultats/plan`);
    await page.getByText("Bourse : dossier avant le 20.").waitFor();
    await page.getByRole("heading", { name: "Vos demandes en cours" }).waitFor();
    expect(toutCeQuiEstEcrit()).not.toMatch(/dossier avant le/);
    await page.getByRole("button", { name: "Effacer cette note" }).click();
    await page.getByText("Bourse : dossier avant le 20.").waitFor({ state: "detached" });
    await autre.close();
  });

  test("le carré ouvre le foyer sur l’appareil qui le lit, et quitte l’adresse ; il ne sert qu’une fois", async () => {
    const { page, context } = v;
    const code = (await montrer(page)).replaceAll(" ", "");
    const guichet = await context.newPage();
    await guichet.goto(`${v.address}/guichet#${code}`);
    await guichet.getByText("Ce foyer est ouvert.").waitFor();
    expect(guichet.url()).toBe(`${v.address}/guichet`);
    v.panne = true;
    await ouvrir(guichet, code.replace(/(\d{4})/g, "$1-").slice(0, -1));
    await guichet.getByText("Ce code n’ouvre rien").waitFor();
    const ailleurs = await auGuichet(context);
    await ouvrir(ailleurs, code);
    await ailleurs.getByText("Ce code n’ouvre rien").waitFor();
    await ouvrir(ailleurs, "4827 1930");
    await ailleurs.getByText("Il faut six groupes de quatre chiffres.").waitFor();
  });

  test("trois foyers de suite : fermés, rien ne reste du précédent", async () => {
    const { page, context } = v;
    const guichet = await auGuichet(context);
    for (const foyer of [foyers.boursiereARennes, foyers.proprietaire, foyers.sansDomicile]) {
      const autre = await context.newPage();
      const code = await montrer(autre, foyer);
      await ouvrir(guichet, code);
      await guichet.getByText("Ce foyer est ouvert.").waitFor();
      await guichet.getByLabel("Ce que nous avons décidé").fill(foyer.titre);
      await guichet.getByRole("button", { name: "Fermer ce foyer" }).click();
      await guichet.getByRole("button", { name: "Oui, effacer" }).click();
      await autre.close();
      await guichet.waitForFunction(
        (titre) =>
          !JSON.stringify(sessionStorage).includes(titre) && !document.body.innerText.includes(titre),
        foyer.titre,
      );
      expect(await guichet.evaluate(() => sessionStorage.getItem("cap-aides-guichet"))).toBeNull();
    }
    await page.close();
  });

  test("ce que la personne voit n’est pas pointé par le poste, et n’y pointe rien", async () => {
    const { context } = v;
    const autre = await context.newPage();
    const code = await montrer(autre);
    const guichet = await auGuichet(context);
    await ouvrir(guichet, code);
    await guichet.getByText("Ce foyer est ouvert.").waitFor();
    const duPoste = JSON.stringify({ pointages: { aide_logement: "ecartee" }, demandees: {}, papiers: [] });
    await guichet.evaluate((texte) => localStorage.setItem("cap-aides-appareil", texte), duPoste);
    const [vue] = await Promise.all([
      context.waitForEvent("page"),
      guichet.getByRole("link", { name: "Ce que la personne voit" }).click(),
    ]);
    await vue.getByRole("heading", { level: 1 }).waitFor();
    const ouvert = vue.getByRole("button", { name: /^(?:Reprendre|Ouvrir|Oui)/ });
    if (await ouvert.first().isVisible()) await ouvert.first().click();
    await vue.goto(`${v.address}/simulation/resultats/aide_logement?guichet`);
    const pasPourMoi = vue.getByRole("button", { name: "Pas pour moi" });
    expect(await pasPourMoi.getAttribute("aria-pressed")).toBe("false");
    await vue.getByRole("button", { name: "Je l’ai demandée" }).click();
    expect(await vue.getByRole("button", { name: "Je l’ai demandée" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(await guichet.evaluate(() => localStorage.getItem("cap-aides-appareil"))).toBe(duPoste);
  });
});
