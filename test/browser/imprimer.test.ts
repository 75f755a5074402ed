import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

/** What is operated and not read: none of it may be on a sheet. */
const COMMANDES = "button, nav, .foot, .results-filters, .journey-head, .side, #garder, .skip, header.site";

/** The commands that the page still shows, by their text. */
const commandesVues = (page: Page): Promise<string[]> =>
  page
    .locator(COMMANDES)
    .evaluateAll((tous) =>
      tous
        .filter((un) => un.checkVisibility() && un.getBoundingClientRect().height > 0)
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
    );

/** Links that leave the site, each with what CSS writes after it. */
const adressesEcrites = (page: Page) =>
  page.locator("main a:is([target=_blank], .calls a)").evaluateAll((liens) =>
    liens.map((lien) => ({
      href: (lien as HTMLAnchorElement).href,
      ecrite: getComputedStyle(lien, "::after")
        .content.replaceAll(/"\s*"/g, "")
        .replace(/^" \((.*)\)"$/, "$1"),
    })),
  );

/** Those whose written address, typed, opens something else. */
async function quiNeMarchentPas(page: Page): Promise<string[]> {
  const fausses: string[] = [];
  const { origin, host } = new URL(page.url());
  for (const { href, ecrite } of await adressesEcrites(page)) {
    const tapee = ecrite.startsWith(host)
      ? origin + ecrite.slice(host.length)
      : `https://${ecrite.replace(/^https?:\/\//, "")}`;
    const arrivee = ecrite.startsWith(`${host}/aller/`)
      ? (await fetch(tapee, { redirect: "manual" })).headers.get("location")
      : new URL(tapee).href;
    // Our page of departure leads to the same service.
    const meme = href.startsWith(`${origin}/redirection`) ? arrivee?.startsWith("http") : arrivee === href;
    if (!meme) fausses.push(`${ecrite} au lieu de ${href}`);
  }
  return fausses;
}

describe.skipIf(!chromiumPath)("la feuille imprimée", () => {
  const v = visite({ width: 1280 });

  test.each([foyers.proprietaire, foyers.mereSeule, foyers.boursiereARennes])(
    "les résultats : un titre daté, aucune commande ni question, rien de replié, trois feuilles au plus ($nom)",
    async (foyer) => {
      await reprendre(v.page, foyer, `${v.address}/simulation/resultats`);
      await v.page.locator(".results .aid").first().waitFor({ state: "attached" });
      const vue = v.page.locator(".aid").filter({ visible: true }).first();
      await vue.waitFor();
      expect(await v.page.getByText("imprimé le").isVisible()).toBe(false);
      await v.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await v.page.emulateMedia({ media: "print" });
      expect(await commandesVues(v.page)).toEqual([]);
      await v.page.getByText(/Cap Aides – .* – imprimé le \d.* 20\d\d/).waitFor();
      expect(await vue.isVisible()).toBe(true);
      // The questions that the screen asks, and what nobody unfolded.
      const deTrop = v.page.locator(".decisive, .results details:not([open]), .results a.button");
      expect(await deTrop.count()).toBeGreaterThan(1);
      for (const un of await deTrop.all()) expect(await un.isVisible()).toBe(false);
      const feuilles = (await v.page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      expect(feuilles.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
      expect(
        await v.page
          .locator(".results .aids > li")
          .first()
          .evaluate((une) => getComputedStyle(une).breakInside),
      ).toBe("avoid");
    },
  );

  test("une aide des résultats : « Imprimer » déplie son calcul, et les liens sont écrits", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/resultats`);
    await v.page.evaluate(() => {
      Object.assign(globalThis, {
        feuilles: 0,
        print: () => ((globalThis as unknown as { feuilles: number }).feuilles += 1),
      });
    });
    await v.page
      .getByRole("link", { name: /prime d’activité/i })
      .first()
      .click();
    await v.page.locator("article.leaflet").waitFor();
    await v.page.getByRole("button", { name: "Imprimer" }).click();
    await v.page.waitForFunction(() => (globalThis as unknown as { feuilles: number }).feuilles === 1);
    await v.page.emulateMedia({ media: "print" });
    expect(await commandesVues(v.page)).toEqual([]);
    expect(await v.page.locator(".calcul .letter, .calcul .lines").first().isVisible()).toBe(true);
    expect(await v.page.getByText("Nous retrouvons le calcul").count()).toBe(0);
    expect((await adressesEcrites(v.page)).length).toBeGreaterThan(0);
    expect(await quiNeMarchentPas(v.page)).toEqual([]);
  });

  test("une aide du catalogue : ses liens sont écrits, sans le chemin qui y menait", async () => {
    await v.page.goto(`${v.address}/aides/caf-aide-nationale-bafa`);
    await v.page.locator("article.leaflet").waitFor();
    await v.page.emulateMedia({ media: "print" });
    expect(await commandesVues(v.page)).toEqual([]);
    expect(await v.page.getByText("Retour à la liste").isVisible()).toBe(false);
    // Printed while it still arrives on screen, it is whole on paper.
    const [animations, opacite] = await v.page
      .locator("article.leaflet")
      .evaluate((fiche) => [fiche.getAnimations().length, getComputedStyle(fiche).opacity]);
    expect([animations, opacite]).toEqual([0, "1"]);
    expect((await adressesEcrites(v.page)).length).toBeGreaterThan(0);
    expect(await quiNeMarchentPas(v.page)).toEqual([]);
  });

  test("une adresse trop longue à taper s’imprime par la nôtre, qui y mène", async () => {
    await v.page.goto(`${v.address}/aides/css_participation_forfaitaire`);
    await v.page.locator("article.leaflet").waitFor();
    await v.page.emulateMedia({ media: "print" });
    const notres = (await adressesEcrites(v.page)).filter(({ ecrite }) => ecrite.includes("/aller/"));
    expect(notres.length).toBeGreaterThan(0);
    expect(await quiNeMarchentPas(v.page)).toEqual([]);
  });

  test("sur fond sombre, la feuille est noire sur blanc", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/recapitulatif`);
    await v.page.locator(".summary .card").first().waitFor();
    await v.page.emulateMedia({ media: "print", colorScheme: "dark" });
    const couleurs = await v.page
      .locator(".summary .card")
      .first()
      .evaluate((une) => {
        const { color, backgroundColor } = getComputedStyle(une);
        return [color, backgroundColor];
      });
    expect(couleurs).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(await commandesVues(v.page)).toEqual([]);
  });

  test("ce que l’impression a déplié se replie après elle, et rien d’autre", async () => {
    await v.page.goto(`${v.address}/accessibilite`);
    await v.page.locator("main details").first().waitFor();
    const ouvertes = () => v.page.locator("main details[open]").count();
    await v.page.locator("main details > summary").first().click();
    const avant = await ouvertes();
    await v.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await v.page.locator("main details:not([open])").count()).toBe(0);
    await v.page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await ouvertes()).toBe(avant);
  });
});
