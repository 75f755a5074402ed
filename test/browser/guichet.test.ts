import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { questionIci, remplirAuClavier, taper } from "./guichet-clavier.ts";
import { visite } from "./visite.ts";

/** Goes to a button with the key of tabulation, backwards. */
async function remonterA(page: Page, nom: string): Promise<void> {
  for (let fois = 0; fois < 250; fois += 1) {
    await page.keyboard.press("Shift+Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent)) === nom) return;
  }
  throw new Error(`« ${nom} » ne s’atteint pas au clavier`);
}

const onglets = (page: Page) => page.locator(".g-onglet").allInnerTexts();
const titre = async (page: Page) =>
  (await page.locator("#guichet-resultats").innerText()).replaceAll(/[\u00a0\u202f]/g, " ");

/** A tab that kept a whole household. */
const garde = (persona: (typeof foyers)["proprietaire"], label = "") =>
  JSON.stringify({
    courant: "1",
    foyers: [{ id: "1", label, journey: storedAt({ context: remplir(persona), path: RESULTATS }) }],
  });

async function reprendreAuGuichet(
  page: Page,
  address: string,
  persona = foyers.boursiereARennes,
): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem("semé")) sessionStorage.setItem("cap-aides-guichet", kept);
    sessionStorage.setItem("semé", "1");
  }, garde(persona));
  await page.goto(`${address}/guichet`);
}

describe.skipIf(!chromiumPath)("le guichet", () => {
  const v = visite({ width: 1280 });

  test("un foyer entier au clavier seul, un second, un rechargement : les deux sont là", async () => {
    const { page } = v;
    const envois: string[] = [];
    page.on("request", (une) => une.method() === "POST" && envois.push(new URL(une.url()).pathname));
    await page.goto(`${v.address}/guichet`);
    await page.getByRole("heading", { level: 1, name: "Guichet" }).waitFor();
    await page.locator("[data-question]").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const posees = await remplirAuClavier(page);
    expect(posees).toHaveLength(38);
    await page.locator(".g-aide").first().waitFor();
    expect(await titre(page)).toBe("Environ 560 € par mois");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("guichet-resultats");
    expect(envois).toEqual(["/api/v1/resultats"]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await remonterA(page, "Nouveau foyer");
    await page.keyboard.press("Enter");
    expect(await questionIci(page)).toBe("individu/demandeur/date_naissance");
    await taper(page, "29", "Tab", "2", "Tab", "2004", "Enter", "2", "Enter");
    expect(await questionIci(page)).toBe("individu/demandeur/activite");
    await page.keyboard.press("Alt+ArrowUp");
    expect(await questionIci(page)).toBe("individu/demandeur/nationalite");
    expect(await onglets(page)).toEqual(["Foyer 1 complet", "Foyer 2 2 sur 23"]);

    await page.reload();
    await page.locator(".g-onglet").first().waitFor();
    expect(await onglets(page)).toEqual(["Foyer 1 complet", "Foyer 2 2 sur 23"]);
    expect(await page.getByLabel("Année", { exact: true }).inputValue()).toBe("2004");
    await page.keyboard.press("Alt+KeyN");
    await page.locator(".g-aide").first().waitFor();
    expect(await page.getByLabel("Année", { exact: true }).inputValue()).toBe("2006");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("un refus se lit à sa question et garde la réponse d’avant ; un chiffre tapé dans un champ est un chiffre", async () => {
    const { page } = v;
    await reprendreAuGuichet(page, v.address);
    await page.locator(".g-aide").first().waitFor();
    await page.getByLabel("Loyer par mois").fill("beaucoup");
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByText("Indiquez un montant en euros, 0 si vous ne payez rien.").waitFor();
    await page.getByText("Une réponse est refusée").waitFor();
    await page.getByLabel("Loyer par mois").fill("");
    await page.getByLabel("Loyer par mois").press("4");
    await page.keyboard.type("30");
    expect(await page.getByLabel("Loyer par mois").inputValue()).toBe("430");
    await page.keyboard.press("Enter");
    await page.getByText("Une réponse est refusée").waitFor({ state: "detached" });
  });

  test("un revenu déclaré pour N-2 change le chèque énergie, et reste après un rechargement", async () => {
    const { page } = v;
    await reprendreAuGuichet(page, v.address, foyers.serviceCivique);
    const cheque = (montant: string) =>
      page.locator(".g-aide", { hasText: "Chèque énergie" }).getByText(montant).waitFor();
    await cheque("194 € par an");
    const precisions = page.getByText("Pour une estimation plus précise (facultatif)");
    const sien = page.getByRole("group", { name: "Vous : revenus déclarés aux impôts en 2024" });
    expect(await sien.count()).toBe(0);
    await precisions.click();
    await sien.getByLabel("Salaires imposables").focus();
    await page.keyboard.press("Enter");
    // 9 000 € of unemployment benefits, less a tenth: 8 100 €, from 7 700 to 10 800 € for one person.
    await taper(page, "9000", "Enter");
    await cheque("48 € par an");
    expect(
      await sien.getByLabel("Retraites imposables").evaluate((un) => un === document.activeElement),
    ).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    const chomage = sien.getByLabel("Allocations chômage imposables");
    await chomage.fill("beaucoup");
    await page.keyboard.press("Alt+ArrowDown");
    await sien.getByText("Indiquez un montant en euros, par exemple 450 ou 450,50.").waitFor();
    await page.getByText("Une réponse est refusée").waitFor();
    await page
      .getByRole("group", { name: "Patrimoine : ce que votre foyer possède aujourd’hui" })
      .getByLabel("Livret A")
      .fill("1500");
    await page.keyboard.press("Alt+KeyR");
    // Folded, the refused amount is kept, and the keyboard unfolds it.
    await precisions.click();
    expect(await chomage.isVisible()).toBe(false);
    await page.keyboard.press("Alt+KeyS");
    expect(await chomage.evaluate((un) => un === document.activeElement)).toBe(true);
    expect(await chomage.inputValue()).toBe("beaucoup");

    await page.reload();
    await cheque("48 € par an");
    expect(await chomage.inputValue()).toBe("9000");
    expect(await page.getByLabel("Livret A").inputValue()).toBe("1500");
    await chomage.fill("");
    await page.keyboard.press("Alt+KeyR");
    await cheque("194 € par an");
    expect(await page.getByText("Une réponse est refusée").count()).toBe(0);
  });

  test("ce qui est tapé compte quand on passe à l’autre foyer, et ne va qu’au premier", async () => {
    const { page } = v;
    await reprendreAuGuichet(page, v.address);
    await page.getByRole("button", { name: "Nouveau foyer" }).click();
    await page.keyboard.press("Alt+KeyN");
    await page.getByText("Pour une estimation plus précise (facultatif)").click();
    await page.getByLabel("Livret A").fill("800");
    await page.keyboard.press("Alt+KeyN");
    await page.locator(".g-onglet[aria-current]", { hasText: "Foyer 2" }).waitFor();
    expect(await page.getByLabel("Livret A").count()).toBe(0);
    await page.keyboard.press("Alt+KeyN");
    expect(await page.getByLabel("Livret A").inputValue()).toBe("800");
  });

  test("le serveur ne répond plus : on le dit, on continue, on réessaie ; trop de demandes se dit aussi", async () => {
    v.panne = true;
    const { page } = v;
    await reprendreAuGuichet(page, v.address);
    await page.locator(".g-aide").first().waitFor();
    const bafa = (nom: string) => page.locator("[data-question$=_interetBafa]").getByLabel(nom);
    await page.route("**/api/v1/resultats", (route) => route.abort());
    await bafa("Non").check();
    await page.getByText("Les résultats ne sont pas venus.").waitFor();
    expect(await page.locator(".g-aide").count()).toBe(0);
    await page.unroute("**/api/v1/resultats");
    await page.route("**/api/v1/resultats", (route) =>
      route.fulfill({
        status: 429,
        json: { code: "trop_de_demandes", detail: "Trop de demandes." },
      }),
    );
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByText("Trop de demandes.").waitFor();
    await page.unroute("**/api/v1/resultats");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.locator(".g-aide").first().waitFor();
  });

  test("tout effacer se confirme, et ne laisse rien dans l’onglet", async () => {
    const { page } = v;
    await reprendreAuGuichet(page, v.address);
    await page.getByRole("button", { name: "Personne suivante" }).click();
    await page.getByRole("button", { name: "Non, garder" }).click();
    expect(await onglets(page)).toEqual(["Foyer 1 complet"]);
    await page.getByRole("button", { name: "Personne suivante" }).click();
    await page.getByRole("button", { name: "Oui, effacer" }).click();
    expect(await onglets(page)).toEqual(["Foyer 2 0 sur 20"]);
    expect(await page.evaluate(() => sessionStorage.getItem("cap-aides-guichet"))).toBeNull();
    expect(await page.getByLabel("Année", { exact: true }).inputValue()).toBe("");
  });

  test("un navigateur qui refuse de garder le fait dire, et la page marche", async () => {
    const { page } = v;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error("refusé");
      };
    });
    await page.goto(`${v.address}/guichet`);
    await page.locator("[data-question$=nationalite]").getByLabel("Française").check();
    await page.getByText("votre navigateur refuse de garder ces foyers").waitFor();
    expect(await onglets(page)).toEqual(["Foyer 1 1 sur 20"]);
  });

  test("« Ce que la personne voit » rouvre ce foyer, dans un autre onglet", async () => {
    const { page } = v;
    await reprendreAuGuichet(page, v.address);
    const [autre] = await Promise.all([
      v.context.waitForEvent("page"),
      page.getByRole("link", { name: "Ce que la personne voit" }).click(),
    ]);
    await autre.locator(".aid:visible").first().waitFor();
    expect(new URL(autre.url()).pathname).toBe(RESULTATS);
  });
});
