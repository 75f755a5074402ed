import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fabriquerUneCle } from "../avis/codes-signes.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { photographier } from "../avis/pages-d-avis.ts";
import { ecrireEuros } from "../../ui/cadre/format/nombres.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const LISTE = /\/assets\/certificats-[\w-]+\.json$/;
const INVITE = "Montrer leur avis d’impôt";

describe.skipIf(!chromiumPath)("montrer un avis d’impôt", () => {
  const v = visite();

  /** The questions on the parents’ income, where the list of certificates knows our key alone. */
  async function ouvrir(page: Page, adresse = "/simulation/parents/rfr") {
    const cle = await fabriquerUneCle();
    await page.route(LISTE, (route) => route.fulfill({ json: cle.liste }));
    await reprendre(page, foyers.boursiereARennes, v.address + adresse);
    return cle;
  }
  const montrer = async (page: Page, code: string) => {
    const buffer = await photographier(code, { point: 3, tourne: 6, flou: 0.2 });
    await page
      .getByLabel("Une photo du carré, une capture d’écran ou le PDF")
      .setInputFiles({ name: "avis.jpg", mimeType: "image/jpeg", buffer });
  };

  test("lit les chiffres d’une photo, les montre, les reprend, et n’envoie rien", async () => {
    const { page } = v;
    const cle = await ouvrir(page);
    await page.getByRole("button", { name: INVITE }).click();
    await page.getByText("d’après la liste de certificats de l’État du 25 août 2025").waitFor();
    const partis: string[] = [];
    page.on("request", (demande) =>
      partis.push(`${demande.method()} ${demande.url()} ${demande.postData() ?? ""}`),
    );
    await montrer(page, await cle.code({ revenu: 23_456, parts: "2,75", declarants: 2 }));
    await page.getByText("Signature vérifiée. Cet avis est-il bien celui de vos parents").waitFor();
    expect(await page.locator("section.card dd").allInnerTexts()).toEqual([
      "2024",
      ecrireEuros(23_456),
      "2,75",
      "2",
    ]);
    expect(await page.locator("body").innerText()).not.toMatch(/DUPONT|3001123456789|LILAS/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("button", { name: /^Oui, reprendre/ }).click();
    await page
      .getByRole("status")
      .getByText(`Repris de l’avis : ${ecrireEuros(23_456)} et 2,75 parts.`)
      .waitFor();
    await page.waitForFunction((invite) => document.activeElement?.textContent === invite, INVITE);
    expect(await page.getByRole("textbox", { name: /revenu fiscal de référence/ }).inputValue()).toBe(
      "23456",
    );
    for (const parti of partis)
      expect(parti).toMatch(
        /^GET \S+\/assets\/(?:lecteur-ouvrier|zxing_reader|[\w-]+)-[\w-]+\.(?:js|css|wasm) $/,
      );
    expect(partis.join(" ")).not.toMatch(/23456|2,75|DUPONT/);
    const garde = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(garde).not.toMatch(/DUPONT|3001123456789|LILAS|DC04/);
  });

  test("refuse, en une phrase, ce qui n’est pas signé comme il faut, et ne reprend rien", async () => {
    const { page } = v;
    const cle = await ouvrir(page);
    await page.getByRole("button", { name: INVITE }).click();
    const champ = page.getByRole("textbox", { name: /revenu fiscal de référence/ });
    const avant = await champ.inputValue();
    const bon = await cle.code({ revenu: 23_456 });
    for (const [code, phrase] of [
      [bon.replace("4123456", "4113456"), "La signature ne va pas avec ce code"],
      [await cle.code({ revenu: 23_456, annee: 2020 }), "Cet avis porte sur les revenus de 2020"],
      [await cle.code({ revenu: 23_456, type: "01" }), "Ce code est celui d’une facture"],
    ] as const) {
      await montrer(page, code);
      await page.getByText(phrase).waitFor();
      expect(await page.getByRole("button", { name: /^Oui, reprendre/ }).count()).toBe(0);
    }
    const input = page.getByLabel("Une photo du carré, une capture d’écran ou le PDF");
    await input.setInputFiles({
      name: "vide.png",
      mimeType: "image/png",
      buffer: Buffer.from("pas une image"),
    });
    await page.getByText("Ce fichier n’est ni une image ni un PDF").waitFor();
    expect(await champ.inputValue()).toBe(avant);
  });

  test("dit les salaires d’une année à qui n’avait que des salaires", async () => {
    const { page } = v;
    const cle = await ouvrir(page, "/simulation/ressources/fiscales");
    await page.getByRole("button", { name: "Montrer mon avis d’impôt" }).click();
    await montrer(page, await cle.code({ revenu: 12_600 }));
    await page.getByRole("button", { name: "Je n’avais que des salaires : reprendre 14 000 €" }).click();
    expect(await page.getByRole("textbox", { name: "Salaires imposables" }).inputValue()).toBe("14000");
  });

  test("n’est pas proposé tant qu’aucun certificat n’est connu, ni sans lecteur", async () => {
    const { page } = v;
    const vide = { liste: { numero: 22, du: "2025-08-25", suivante: "2026-02-25" }, certificats: {} };
    await page.route(LISTE, (route) => route.fulfill({ json: vide }));
    await reprendre(page, foyers.boursiereARennes, `${v.address}/simulation/parents/rfr`);
    await page.getByRole("textbox", { name: /revenu fiscal de référence/ }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("button", { name: INVITE }).count()).toBe(0);
  });
});
