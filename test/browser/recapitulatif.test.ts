import type { ParsedMail } from "mailparser";
import { afterAll, describe, expect, test } from "vitest";
import type { Marque } from "../../catalogue/situation/context.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { ouvrirUneBoite } from "../fixtures/courriel.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, parcourir } from "./parcourir.ts";
import { keptBy, reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const VU = process.env["VOIR"];

describe.skipIf(!chromiumPath)("une marque qui fait relire les réponses", () => {
  const v = visite({ env: { REVIEW_ANSWERS: "oui" } });

  test("la dernière question mène au récapitulatif, qui ouvre les résultats", async () => {
    await v.commencer();
    await parcourir(v.page, boursiere, "recapitulatif");
    await v.page.getByRole("heading", { name: "Vos réponses" }).waitFor();
    await v.page.getByText("Relisez vos réponses avant de voir vos aides.").waitFor();
    await v.page.getByRole("button", { name: "Voir mes aides" }).click();
    await v.page.waitForURL(`**${RESULTATS}`);
    await v.page.locator(".results h1").waitFor();
    expect(v.faults).toEqual([]);
  });
});

const recus: ParsedMail[] = [];
const { smtp, fermer } = await ouvrirUneBoite(({ lu }) => recus.push(lu));
afterAll(fermer);

const env = {
  SMTP_URL: smtp,
  COURRIEL_DE: "aides@exemple.fr",
  PUBLIC_ORIGIN: "https://aides.exemple.fr",
};

const cas: [Marque, 390 | 1280][] = [
  ["neutre", 390],
  ["banque", 1280],
];
describe.skipIf(!chromiumPath).each(cas)("le récapitulatif par courriel : %s, %i px", (marque, width) => {
  const v = visite({ marque, width, env });
  const ouvrirLesResultats = async () => {
    const context = remplir(foyers.boursiereARennes, marque);
    await v.page.addInitScript(
      (garde) => {
        sessionStorage.setItem("cap-aides-parcours", garde);
      },
      JSON.stringify(storedAt({ context, path: RESULTATS })),
    );
    await v.page.goto(v.address + RESULTATS);
  };

  test("une adresse, un accord : il part, il a les aides de l’écran, et le lien rouvre les réponses", async () => {
    v.panne = true;
    await ouvrirLesResultats();
    await v.page.locator(".results .aid").first().waitFor({ state: "attached" });
    await v.page.getByText("Recevoir un récapitulatif par courriel").click();
    const adresse = v.page.getByLabel("Votre adresse électronique");
    const envoyer = v.page.getByRole("button", { name: "Envoyer le récapitulatif" });
    await envoyer.click();
    await v.page.getByText("Cochez la case pour que nous puissions l’envoyer.").waitFor();
    await v.page.getByLabel("J’accepte que cette adresse").check();
    await adresse.fill("lea@exemple");
    await envoyer.click();
    await v.page.getByText("Écrivez une seule adresse électronique").waitFor();
    expect([
      await adresse.inputValue(),
      await adresse.evaluate((un) => un === document.activeElement),
    ]).toEqual(["lea@exemple", true]);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    if (VU)
      await v.page
        .locator(".keep")
        .first()
        .screenshot({ path: `${VU}/faute-${marque}-${width}.png` });
    await adresse.fill("lea@exemple.fr");
    await v.page.getByLabel("Y mettre le lien").check();
    await envoyer.click();
    await v.page.getByText("C’est parti à lea@exemple.fr.").waitFor();
    expect(await keptBy(v.page)).toMatchObject({ savedEmail: "lea@exemple.fr" });
    expect(await accessibilityFaults(v.page)).toEqual([]);
    if (VU)
      await v.page
        .locator(".keep")
        .first()
        .screenshot({ path: `${VU}/parti-${marque}-${width}.png` });

    const { text = "", html } = recus.pop()!;
    const premieres = await v.page.locator(".first-step strong").allInnerTexts();
    for (const une of premieres) expect(text).toContain(une);
    if (VU) await voirLeMessage(String(html), `${VU}/message-${marque}-${width}.png`);
    const [, chemin = ""] = /https:\/\/aides\.exemple\.fr(\/simulation\/reprendre#\S+)/.exec(text) ?? [];
    const context = await v.context.browser()!.newContext();
    const autre = await context.newPage();
    await autre.goto(v.address + chemin);
    await autre.locator(".results .aid").first().waitFor({ state: "attached" });
    expect(await autre.locator(".first-step strong").allInnerTexts()).toEqual(premieres);
    await context.close();
    expect(v.product.lines.join("\n")).not.toMatch(/lea/);
    // A refused address is an answer that the browser tells as an error.
    expect(v.faults.filter((une) => !une.includes("422"))).toEqual([]);
  });

  const voirLeMessage = async (html: string, path: string) => {
    const page = await v.context.newPage();
    await page.setContent(html);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.screenshot({ path, fullPage: true });
    await page.close();
  };
});

describe.skipIf(!chromiumPath)("sans service d’envoi", () => {
  const v = visite();

  test("la messagerie de la personne, avec les premières démarches", async () => {
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await v.page.getByText("Recevoir un récapitulatif par courriel").click();
    const lien = v.page.getByRole("link", { name: "Ouvrir ma messagerie" });
    const adresse = (await lien.getAttribute("href")) ?? "";
    expect(adresse.length).toBeLessThanOrEqual(1_800);
    const [premiere = ""] = await v.page.locator(".first-step strong").allInnerTexts();
    expect(decodeURIComponent(adresse)).toContain(`- ${premiere}`);
    expect(await v.page.getByLabel("Votre adresse électronique").count()).toBe(0);
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});
