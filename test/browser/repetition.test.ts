import { describe, expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";
import { visite } from "./visite.ts";

/** Notes what is drawn out of sight, and what the tab is called meanwhile once it is painted. */
const NOTER = `globalThis.__name ??= (named) => named;
addEventListener("DOMContentLoaded", () => {
  globalThis.vus = { repetees: [], titres: [] };
  new MutationObserver((moves) => {
    for (const { addedNodes } of moves)
      for (const node of addedNodes)
        if (node.className === "out-of-sight") vus.repetees.push(node.querySelector("h1").textContent);
  }).observe(document.getElementById("app"), { childList: true, subtree: true });
  const regarder = () => {
    vus.titres.push(document.title);
    requestAnimationFrame(regarder);
  };
  regarder();
})`;

const lisible = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

const vus = () => (globalThis as unknown as { vus: { repetees: string[]; titres: string[] } }).vus;

describe.skipIf(!chromiumPath)("la question d’après, répétée hors de vue", () => {
  const v = visite();

  test("l’est une fois, sans rien laisser ni rien prendre à qui répond", async () => {
    await v.page.addInitScript(NOTER);
    await v.page.goto(`${v.address}/simulation/individu/demandeur/date_naissance`);
    const jour = v.page.getByLabel("Jour");
    await jour.fill("12");
    await v.page.waitForFunction(
      () => (globalThis as unknown as { vus: { repetees: string[] } }).vus.repetees.length > 0,
    );
    const { repetees, titres } = await v.page.evaluate(vus);
    expect(repetees.map(lisible)).toEqual(["Quelle est votre nationalité ?"]);
    expect(titres.map(lisible).some((titre) => titre.includes("nationalité"))).toBe(false);
    expect(lisible(await v.page.title())).toBe("Quelle est votre date de naissance ? – Cap Aides");
    expect(await v.page.locator("h1").count()).toBe(1);
    expect(await v.page.locator(".out-of-sight").count()).toBe(0);
    expect(await jour.inputValue()).toBe("12");
    expect(await jour.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("ne l’est pas à qui est plus loin", async () => {
    await v.page.addInitScript(NOTER);
    await v.page.goto(`${v.address}/simulation/individu/demandeur/date_naissance`);
    await v.page.getByLabel("Jour").fill("12");
    await v.page.getByLabel("Mois").fill("5");
    await v.page.getByLabel("Année").fill("2006");
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.waitForURL(/nationalite/);
    await v.page.reload();
    await v.page.getByRole("heading", { level: 1, name: "Quelle est votre nationalité ?" }).waitFor();
    await v.page.waitForLoadState("networkidle");
    expect((await v.page.evaluate(vus)).repetees).toEqual([]);
  });
});
