import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";
import {
  estIci,
  etapeDessinee,
  montrerLesCotes,
  ongletDe,
  visiteDeLInspecteur,
  voletDe,
} from "./regarder-inspecteur.ts";
import { largeurs } from "./visite.ts";

/** Opens what asks to follow a simulation. */
async function proposerDeSuivre(page: Page): Promise<void> {
  await montrerLesCotes(page);
  await ongletDe(page, "Jouer");
  await voletDe(page).getByText("Suivre une simulation de ce navigateur").click();
}

async function donnerSaNaissance(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Jour" }).fill("12");
  await page.getByRole("textbox", { name: "Mois" }).fill("03");
  await page.getByRole("textbox", { name: "Année" }).fill("2005");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
}

describe.skipIf(!chromiumPath).each(largeurs(1280))("l’inspecteur suit et s’emporte, à %i px", (width) => {
  const v = visiteDeLInspecteur(width);

  test("ouvre la simulation de cet onglet à côté et la suit, une fois l’accord donné", async () => {
    await v.commencer();
    await v.ouvrir();
    await proposerDeSuivre(v.page);
    expect(await voletDe(v.page).getByRole("slider").count()).toBe(0);
    const fenetre = v.context.waitForEvent("page");
    await voletDe(v.page).getByRole("button", { name: "J’accepte : ouvrir la mienne et la suivre" }).click();
    const autre = await fenetre;
    await autre.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    await estIci(v.page, "individu/demandeur/date_naissance");
    await donnerSaNaissance(autre);
    await estIci(v.page, "individu/demandeur/nationalite");
    await voletDe(v.page).getByText("Le journal", { exact: true }).click();
    const journal = voletDe(v.page).getByRole("region", { name: "Journal" }).getByRole("listitem");
    expect(await journal.last().innerText()).toMatch(/^Date de naissance : .*ANSWER$/s);
    await v.sansFaute();
    await autre.close();
    await voletDe(v.page).getByText("L’autre onglet est fermé").waitFor();
  });

  test("suit un onglet déjà ouvert, qui ne dit rien avant qu’on le demande ni après", async () => {
    // A page of this site without a script, which hears what is said.
    const temoin = await v.context.newPage();
    await temoin.goto(`${v.address}/favicon.svg`);
    await temoin.evaluate(() => {
      const entendus: string[] = [];
      Object.assign(globalThis, { entendus });
      new BroadcastChannel("cap-aides-inspection").addEventListener("message", ({ data }) =>
        entendus.push((data as { type: string }).type),
      );
    });
    const entendus = () => temoin.evaluate(() => (globalThis as unknown as { entendus: string[] }).entendus);
    await v.commencer();
    await donnerSaNaissance(v.page);
    expect(await entendus()).toEqual([]);

    const inspecteur = await v.context.newPage();
    await inspecteur.goto(`${v.address}/inspecteur`);
    await proposerDeSuivre(inspecteur);
    await voletDe(inspecteur)
      .getByRole("button", { name: "J’accepte : suivre celle d’un autre onglet" })
      .click();
    await estIci(inspecteur, "individu/demandeur/nationalite");
    for (const reponse of ["Française", /^Non, je suis/, /^L’assurance maladie/])
      await v.page.getByRole("radio", { name: reponse }).check();
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await estIci(inspecteur, "individu/demandeur/activite");
    await v.page.goBack();
    await estIci(inspecteur, "individu/demandeur/nationalite");
    expect(new Set(await entendus())).toEqual(new Set(["qui est là ?", "état", "mouvement"]));

    await inspecteur.close();
    await expect.poll(entendus).toContain("au revoir");
    const avant = await entendus();
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "activité" }).waitFor();
    expect(await entendus()).toEqual(avant);
  });

  test("s’emporte en Mermaid, en SVG, en PNG, en XState et en version", async () => {
    await v.ouvrir();
    const emporter = async (format: string) => {
      const attendu = v.page.waitForEvent("download");
      await v.page.getByRole("button", { name: format, exact: true }).click();
      const fichier = await attendu;
      return [fichier.suggestedFilename(), readFileSync(await fichier.path())] as const;
    };
    const [nom, mermaid] = await emporter("Mermaid");
    expect(nom).toBe("parcours.mmd");
    expect(mermaid.toString()).toMatch(/^flowchart TB[^]*"sauf : est en alternance"/);
    const [, svg] = await emporter("SVG");
    expect(svg.toString()).toMatch(/^<svg [^]*Date de naissance[^]*<\/svg>\n$/);
    const [, png] = await emporter("PNG");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.length).toBeGreaterThan(20_000);
    const [, xstate] = await emporter("XState");
    expect(JSON.parse(xstate.toString())).toMatchObject({ id: "parcours", initial: "profil" });
    const [nomDeVersion, version] = await emporter("Version");
    expect(nomDeVersion).toMatch(/^parcours-\d{4}-\d\d-\d\d\.json$/);
    expect((JSON.parse(version.toString()) as { questions: unknown[] }).questions).toHaveLength(97);
  });

  test("montre la couverture sans rien lancer", async () => {
    await v.ouvrir();
    const couverture = v.page.getByRole("button", { name: "Couverture" });
    const chaleur = (id: string) => etapeDessinee(v.page, id).getAttribute("data-chaleur");
    await couverture.click();
    await v.page.getByText(/^97 questions sur 97 sont posées par \d+ parcours/).waitFor();
    expect(await chaleur("individu/demandeur/date_naissance")).toBe("4");
    await v.sansFaute();
    await couverture.click();
    await expect.poll(() => chaleur("individu/demandeur/date_naissance")).toBeNull();
  });
});
