import { describe, expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";
import { pageHote } from "./page-hote.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("le simulateur dans un autre site", () => {
  const v = visite({ width: 900 });

  const ouvrir = async (attributs = "", avant = "") => {
    const address = await pageHote(
      `${avant}<p>Avant</p><script src="${v.address}/integration.js" ${attributs}></script><p id="apres">Après</p>`,
      v.address,
    );
    await v.page.goto(address);
    await v.page.locator("iframe").waitFor();
    const frame = v.page.frames().find((une) => une.url().startsWith(v.address));
    if (!frame) throw new Error("Le cadre n’est pas là");
    return frame;
  };
  const hauteurs = () =>
    v.page.evaluate(() => document.querySelector("iframe")?.getBoundingClientRect().height ?? 0);

  test("le cadre se pose, prend la hauteur de la page et la suit d’une page à l’autre", async () => {
    const frame = await ouvrir('data-couleur="vert" data-identifiant="ml-12"');
    await frame.getByRole("link", { name: "Commencer" }).waitFor();
    expect(Object.fromEntries(new URL(frame.url()).searchParams)).toEqual({
      iframe: "1",
      themeColor: "vert",
      external_id: "ml-12",
      hote: new URL(v.page.url()).origin,
    });
    const contenu = () =>
      frame.evaluate(() => document.getElementById("app")?.getBoundingClientRect().height ?? 0);
    await v.page.waitForFunction(() => (document.querySelector("iframe")?.clientHeight ?? 700) !== 700);
    expect(Math.abs((await hauteurs()) - (await contenu()))).toBeLessThan(2);
    expect(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    const accueil = await hauteurs();
    await v.page.evaluate(() => scrollTo(0, 400));
    await frame.getByRole("link", { name: "Commencer" }).click();
    await frame.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    await v.page.waitForFunction(
      (h) => document.querySelector("iframe")?.clientHeight !== Math.ceil(h),
      accueil,
    );
    expect(Math.abs((await hauteurs()) - (await contenu()))).toBeLessThan(2);
    // The start of the page inside is in sight.
    const haut = await v.page.evaluate(
      () => document.querySelector("iframe")?.getBoundingClientRect().top ?? -1,
    );
    expect(haut).toBeGreaterThanOrEqual(0);
  });

  test("la page demandée s’ouvre ; une adresse d’ailleurs donne l’accueil", async () => {
    const frame = await ouvrir('data-page="/aides/rsa" data-titre="Mes aides"');
    await frame.getByRole("heading", { level: 1, name: "Revenu de solidarité active" }).waitFor();
    expect(await v.page.locator("iframe").getAttribute("title")).toBe("Mes aides");
    const autre = await ouvrir('data-page="//ailleurs.exemple/"');
    await autre.getByRole("link", { name: "Commencer" }).waitFor();
  });

  test("un message qui ne vient pas du cadre, ou qui ne dit pas une hauteur, ne change rien", async () => {
    const frame = await ouvrir();
    await frame.getByRole("link", { name: "Commencer" }).waitFor();
    await v.page.waitForFunction(() => (document.querySelector("iframe")?.clientHeight ?? 700) !== 700);
    const avant = await hauteurs();
    await v.page.evaluate(() => postMessage({ de: "cap-aides", hauteur: 5000 }, "*"));
    await frame.evaluate(() => {
      for (const dit of [{ hauteur: 5000 }, null, "5000", { de: "cap-aides", hauteur: "5000" }])
        parent.postMessage(dit, "*");
    });
    // Messages come in order: once the last one is there, all were read.
    await frame.evaluate(() => parent.postMessage({ de: "cap-aides", hauteur: 1234 }, "*"));
    await v.page.waitForFunction(() => document.querySelector("iframe")?.clientHeight === 1234);
    expect(avant).not.toBe(5000);
    await frame.evaluate(() => parent.postMessage({ de: "cap-aides", hauteur: 9e9 }, "*"));
    await v.page.waitForFunction(() => document.querySelector("iframe")?.clientHeight === 30000);
  });

  test("seule, une page ne dit rien à personne, même avec ?iframe", async () => {
    await v.page.addInitScript(() => {
      addEventListener("message", () => document.documentElement.setAttribute("data-entendu", ""));
    });
    await v.page.goto(`${v.address}/?iframe=1`);
    await v.page.getByRole("link", { name: "Commencer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    expect(await v.page.locator("html[data-entendu], html[data-cadre]").count()).toBe(0);
  });

  test("sans ?iframe, la page refuse d’être encadrée", async () => {
    v.panne = true;
    await v.page.goto(await pageHote(`<iframe src="${v.address}/"></iframe>`, v.address));
    await v.page.waitForFunction(
      () => performance.getEntriesByType("resource").length > 0 || document.readyState === "complete",
    );
    expect(v.page.frames().some((une) => une.url().startsWith(v.address))).toBe(false);
  });
});
