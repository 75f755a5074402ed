import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre, simulationOf } from "./reprendre.ts";
import { visite } from "./visite.ts";

const RECAPITULATIF = "/simulation/recapitulatif";

describe.skipIf(!chromiumPath)("ce qui se règle à l’écran", () => {
  const v = visite();
  const permis = "Modifier : Projet de permis de conduire";

  test("un lien rouvre ailleurs les réponses telles qu’elles sont, sans les prénoms", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    await v.page.getByRole("button", { name: "Avoir un lien" }).click();
    const lien = await v.page.getByLabel("Votre lien, à copier et à garder pour vous").inputValue();
    const { id, token } = await simulationOf(v.page);
    expect(lien).toBe(`${v.address}/#simulation=${id}.${token}`);
    expect(await accessibilityFaults(v.page)).toEqual([]);

    const browser = v.context.browser();
    const ailleurs = await browser!.newContext();
    const page = await ailleurs.newPage();
    await page.goto(lien);
    // Left before they are there, the answers would be lost with the address that names them.
    await page.getByRole("link", { name: "Mes réponses" }).click();
    await page.getByRole("button", { name: permis }).waitFor();
    const texte = await page.locator("main").innerText();
    expect(texte).toContain("Dijon");
    expect(texte).not.toContain("Alba");
    await ailleurs.close();
    expect(v.faults).toEqual([]);
  });

  test("sans le serveur, le lien n’est pas donné, et l’on dit pourquoi", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    await v.context.route("**/api/simulation", (route) => route.abort());
    await v.page.getByRole("button", { name: "Avoir un lien" }).click();
    await v.page.getByRole("alert").getByText("Le serveur ne répond pas").waitFor();
    expect(await v.page.getByLabel("Votre lien, à copier et à garder pour vous").count()).toBe(0);
    await v.context.unroute("**/api/simulation");
    await v.page.getByRole("button", { name: "Avoir un lien" }).click();
    await v.page.getByLabel("Votre lien, à copier et à garder pour vous").waitFor();
  });

  test("la démonstration dure jusqu’à ce qu’on la quitte ; un essai montre l’écran choisi", async () => {
    await v.page.goto(`${v.address}/simulation/individu/demandeur/date_naissance?debug=parcours`);
    await v.page.getByLabel("Essai « appel »").selectOption("trouver");
    await v.page.goto(v.address);
    await v.page.getByRole("button", { name: "Trouver mes aides" }).waitFor();
    await v.page.getByText("Version de démonstration").waitFor();
    await v.page.getByRole("button", { name: "Quitter la démonstration" }).click();
    await v.page.getByText("Version de démonstration").waitFor({ state: "detached" });
    expect(v.faults).toEqual([]);
  });
});
