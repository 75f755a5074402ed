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
  async function rouvrir(adresse: string, foyer = foyers.boursiereARennes) {
    await reprendre(v.page, foyer, `${v.address}/simulation/resultats`);
    await v.page.locator("h1.headline").waitFor();
    await expect
      .poll(() => v.page.evaluate(() => sessionStorage.getItem("cap-aides-session")?.includes('"foyer"')))
      .toBe(true);
    const dit = await titre(v.page).innerText();
    const lacher = await retenir(v.page);
    await v.page.goto(v.address + adresse);
    return { dit, lacher };
  }

  /** The thread of chapters, with the state of each. */
  const fil = () =>
    v.page
      .locator(".chapters li")
      .evaluateAll((lignes) => lignes.map(({ dataset, textContent }) => [dataset["state"], textContent]));

  test("les résultats : le même titre, la suite, les années ; puis le parcours", async () => {
    const { dit, lacher } = await rouvrir("/simulation/resultats");
    expect(await titre(v.page).innerText()).toBe(dit);
    await v.page.getByRole("heading", { name: /^Vos \d+ aides$/ }).waitFor();
    expect(await v.page.locator(".chapters a").count()).toBe(0);
    const avant = await fil();
    await lacher();
    await v.page.locator(".chapters a").first().waitFor({ state: "attached" });
    expect(avant).toEqual(await fil());
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

  test("aller à la question qui manque, avant elle, y mène", async () => {
    const { lacher } = await rouvrir("/simulation/resultats/aide_logement");
    await v.page.goto(`${v.address}/simulation/resultats`);
    await v.page.getByRole("link", { name: "Mes réponses" }).first().click();
    await lacher();
    await v.page.getByRole("heading", { level: 1, name: "Vos réponses" }).waitFor();
    expect(new URL(v.page.url()).pathname).toBe("/simulation/recapitulatif");
  });

  test("corriger une réponse, avant elle, mène à sa question et y reste", async () => {
    const { lacher } = await rouvrir("/simulation/resultats", foyers.coupleAuChomage);
    await v.page.getByRole("button", { name: "Dire quand elle s’arrête" }).first().click();
    await lacher();
    await v.page.waitForURL(/ressources\/montants\/allocations$/);
    await v.page.getByRole("heading", { level: 1 }).waitFor();
    await v.page.waitForTimeout(1_000);
    expect(v.page.url()).toMatch(/ressources\/montants\/allocations$/);
  });

  test("effacer avant elle efface ici et sur le serveur", async () => {
    const { lacher } = await rouvrir("/simulation/resultats");
    const effacement = v.page.waitForRequest((une) => une.method() === "DELETE");
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    expect((await (await effacement).response())?.status()).toBe(204);
    await v.page.getByRole("heading", { level: 1, name: /aides/i }).waitFor();
    expect(await v.page.evaluate(() => sessionStorage.getItem("cap-aides-parcours"))).toBe(null);
    await lacher();
  });

  test("une réponse changée, puis le Précédent du navigateur, sur des réponses incomplètes : rien n’est calculé", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats`);
    await v.page.locator("h1.headline").waitFor();
    await v.page.getByRole("link", { name: "Mes réponses" }).first().click();
    await v.page.getByRole("button", { name: /^Modifier : Activité/ }).click();
    await v.page.getByRole("radio", { name: /^En emploi salarié/ }).check();
    await v.page.locator("form button[type=submit]").click();
    await v.page.waitForURL((une) => !une.pathname.endsWith("/activite"));
    const envois: string[] = [];
    v.page.on("request", (une) => une.method() === "POST" && envois.push(une.url()));
    for (let n = 0; n < 6 && !v.page.url().endsWith("/simulation/resultats"); n += 1) await v.page.goBack();
    await v.page.getByRole("heading", { name: "Vos résultats ne sont pas encore là" }).waitFor();
    expect(envois.filter((url) => url.endsWith("/api/simulation"))).toEqual([]);
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
