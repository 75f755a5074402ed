import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre, simulationOf } from "./reprendre.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("effacer dans un onglet efface les autres", () => {
  const v = visite();
  const titre = (page: Page, dit: string) => page.getByRole("heading", { level: 1, name: dit }).waitFor();
  const accueil = (page: Page) => titre(page, "Trouvez les aides");
  const dit = (page: Page) =>
    page
      .getByRole("status")
      .getByText(/^Vos réponses (ont été|sont) effacées/)
      .waitFor();

  /** Everything that a tab and its browser keep, but the marks that say nothing of anybody. */
  const garde = (page: Page) =>
    page.evaluate(() =>
      [sessionStorage, localStorage].flatMap((un) => Object.values(un as Record<string, string>)).join(" "),
    );
  /** The home page offers nothing to go on with, and nothing that was said is kept: neither now, nor after a reload. */
  const rienNEnReste = async (page: Page) => {
    for (const encore of [() => Promise.resolve(), () => page.reload()]) {
      await encore();
      await accueil(page);
      await page.getByRole("link", { name: "Commencer", exact: true }).waitFor();
      expect(await page.getByRole("button", { name: "Reprendre ma simulation" }).count()).toBe(0);
      expect(await garde(page)).not.toMatch(/date_naissance|droitsEligibles|token/);
    }
    await page.goto(`${v.address}/simulation/resultats`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator(".aid").count()).toBe(0);
  };

  /** Another tab of the same browser, at its results; how to read its simulation on the server. */
  const autreAuxResultats = async () => {
    const page = await v.context.newPage();
    await reprendre(page, foyers.mereSeule, `${v.address}/simulation/resultats`);
    await page.locator('.results[aria-busy="false"]').waitFor();
    const { id, token } = await simulationOf(page);
    const lue = async () =>
      (await fetch(`${v.address}/api/simulation/${id}`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    return { page, lue };
  };
  const toutEffacer = async () => {
    await v.page.goto(`${v.address}/confidentialite`);
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await accueil(v.page);
  };
  const quitterVite = async () => {
    await v.context.route("https://meteofrance.com/**", (une) => une.fulfill({ body: "Il fait beau" }));
    await v.page.goto(`${v.address}/aide-maintenant`);
    await v.page.getByRole("button", { name: "Quitter vite" }).click();
    await v.page.getByText("Il fait beau").waitFor();
  };

  test.each([
    ["Effacer mes réponses", toutEffacer],
    ["Quitter vite", quitterVite],
  ])(
    "« %s » : l’autre passe à l’accueil, son écran, sa mémoire et sa simulation effacés",
    async (_, effacer) => {
      const { page, lue } = await autreAuxResultats();
      expect(await lue()).toBe(200);
      await effacer();
      await accueil(page);
      await dit(page);
      await expect.poll(lue).toBe(404);
      await rienNEnReste(page);
    },
  );

  test("des foyers du guichet, à l’écran de l’autre, n’en reviennent pas", async () => {
    const page = await v.context.newPage();
    await page.goto(`${v.address}/guichet`);
    await page.getByLabel("Nom de ce foyer").fill("Mme D.");
    await expect.poll(() => garde(page)).toContain("Mme D.");
    await quitterVite();
    await accueil(page);
    expect(await garde(page)).not.toContain("Mme D.");
    await page.goto(`${v.address}/guichet`);
    await page.getByLabel("Nom de ce foyer").waitFor();
    expect(await page.getByLabel("Nom de ce foyer").inputValue()).toBe("");
  });

  test("un onglet fermé sur une autre page pendant ce temps oublie en revenant", async () => {
    const { page, lue } = await autreAuxResultats();
    await page.goto(`${v.address}/robots.txt`);
    await toutEffacer();
    await page.goBack();
    await dit(page);
    await expect.poll(lue).toBe(404);
    await rienNEnReste(page);
  });

  test("un onglet qui dormait oublie à son réveil, avant de rien écrire", async () => {
    const { page, lue } = await autreAuxResultats();
    const dessous = await v.context.newCDPSession(page);
    await dessous.send("Page.setWebLifecycleState", { state: "frozen" });
    await toutEffacer();
    await dessous.send("Page.setWebLifecycleState", { state: "active" });
    await accueil(page);
    await expect.poll(lue).toBe(404);
    await rienNEnReste(page);
  });

  test("sans stockage, l’autre onglet ouvert oublie aussi, et rien ne casse", async () => {
    await v.context.addInitScript(() => {
      const refuser = () => {
        throw new Error("refusé");
      };
      for (const nom of ["setItem", "getItem", "removeItem"])
        Object.defineProperty(Storage.prototype, nom, { value: refuser });
    });
    await v.commencer();
    for (const [champ, texte] of Object.entries({ Jour: "10", Mois: "3", Année: "2006" }))
      await v.page.getByLabel(champ).fill(texte);
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await titre(v.page, "nationalité");
    const autre = await v.context.newPage();
    await autre.goto(`${v.address}/confidentialite`);
    await autre.getByRole("button", { name: "Effacer mes réponses" }).click();
    await autre.getByRole("button", { name: "Oui, effacer" }).click();
    await accueil(v.page);
    expect(await v.page.getByRole("button", { name: "Reprendre ma simulation" }).count()).toBe(0);
  });

  test("« Recommencer à zéro » ne vide que son onglet", async () => {
    const { page, lue } = await autreAuxResultats();
    await reprendre(v.page, foyers.boursiereARennes, v.address);
    await v.page.getByRole("button", { name: "Recommencer à zéro" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await titre(v.page, "naissance");
    await page.reload();
    await page.locator('.results[aria-busy="false"] .aid').first().waitFor({ state: "attached" });
    expect(await lue()).toBe(200);
  });
});
