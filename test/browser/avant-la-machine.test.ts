import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

/** The script of the session never comes: what starts it again is to be let go. */
async function retenir(page: Page): Promise<() => Promise<void>> {
  let lacher: (value?: unknown) => void = () => undefined;
  const lache = new Promise((resolve) => (lacher = resolve));
  await page.route(/\/assets\/session-.*\.js$/, async (route) => {
    await lache;
    await route.continue();
  });
  return async () => void lacher();
}

const titre = (page: Page) => page.locator("#contenu h1");

describe.skipIf(!chromiumPath)("ce que l’onglet garde se montre avant la machine", () => {
  const v = visite();

  /** Results that are shown and kept; then the address, in the same tab, without its machine. */
  async function rouvrir(adresse: string) {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats`);
    await v.page.locator("h1.headline").waitFor();
    await expect
      .poll(() => v.page.evaluate(() => sessionStorage.getItem("cap-aides-session")?.includes('"foyer"')))
      .toBe(true);
    const dit = await titre(v.page).innerText();
    const lacher = await retenir(v.page);
    await v.page.goto(v.address + adresse);
    return { dit, lacher };
  }

  test("les résultats : le même titre, la suite, les années ; puis le parcours", async () => {
    const { dit, lacher } = await rouvrir("/simulation/resultats");
    expect(await titre(v.page).innerText()).toBe(dit);
    await v.page.getByRole("heading", { name: /^Vos \d+ aides$/ }).waitFor();
    expect(await v.page.locator(".chapters a").count()).toBe(0);
    await lacher();
    await v.page.locator(".chapters a").first().waitFor({ state: "attached" });
    expect(await titre(v.page).innerText()).toBe(dit);
  });

  test.each([
    ["le plan", "/simulation/resultats/plan", "Votre plan"],
    ["une aide", "/simulation/resultats/aide_logement", "Aides au logement"],
  ])("%s", async (_, adresse, attendu) => {
    const { lacher } = await rouvrir(adresse);
    await expect.poll(() => titre(v.page).innerText()).toContain(attendu);
    await lacher();
    await v.page.locator(".chapters a").first().waitFor({ state: "attached" });
    expect(await titre(v.page).innerText()).toContain(attendu);
  });

  test("un geste fait avant elle n’est pas perdu", async () => {
    const { lacher } = await rouvrir("/simulation/resultats/aide_logement");
    await v.page.getByRole("button", { name: "Je la reçois déjà" }).click();
    await lacher();
    await expect.poll(() => v.page.locator("body").innerText()).toContain("compte dans vos ressources");
  });

  test("de réponses qui ont changé depuis, rien ne se montre d’ancien", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats`);
    await v.page.locator("h1.headline").waitFor();
    await v.page.goto(`${v.address}/simulation/menage/depcom`);
    await v.page.getByRole("button", { name: "Continuer" }).waitFor();
    await v.page.evaluate(() => {
      const garde = JSON.parse(sessionStorage.getItem("cap-aides-session") ?? "{}") as Record<
        string,
        unknown
      >;
      delete garde["foyer"];
      sessionStorage.setItem("cap-aides-session", JSON.stringify(garde));
    });
    const lacher = await retenir(v.page);
    await v.page.goto(`${v.address}/simulation/resultats`);
    await expect.poll(() => titre(v.page).innerText()).toBe("Nous cherchons vos aides…");
    await lacher();
    await v.page.locator("h1.headline").waitFor();
  });
});
