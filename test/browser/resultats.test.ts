import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { parcourir } from "./parcourir.ts";
import { boursiereARennes } from "./personas.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("les résultats, dans un navigateur", () => {
  const v = visite();
  const titres = () => v.page.locator(".results .aid strong").allInnerTexts();
  const bord = () => v.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  test("fictifs : toutes les aides, un jeu ou une liste, avec leurs filtres", async () => {
    await v.page.goto(`${v.address}/simulation/resultats?fictifs=rsa,visale_eligibilite,crous_repas_montant`);
    await v.page.getByText("Résultats fictifs").waitFor();
    expect(await titres()).toHaveLength(3);
    expect(await v.page.getByLabel("Sous quelle forme").count()).toBe(0);
    expect(await v.page.locator(".totals").innerText()).toBe("Chaque mois\n1\u00a0€");

    await v.page.goto(`${v.address}/simulation/resultats?fictifs=bafa`);
    await v.page.getByLabel("Qui la donne").waitFor();
    const toutes = (await titres()).length;
    await v.page.getByLabel("Qui la donne").selectOption({ label: "Aides de votre région" });
    await v.page.getByText(new RegExp(`^\\d+ aides sur ${toutes}$`)).waitFor();
    const regionales = await titres();
    expect(regionales.length).toBeGreaterThan(0);
    expect(regionales.length).toBeLessThan(toutes);
    expect(new URL(v.page.url()).searchParams.get("qui")).toBe("region");
    await v.page.reload();
    await v.page.getByLabel("Qui la donne").waitFor();
    expect(await titres()).toEqual(regionales);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await bord()).toBe(0);

    await v.page.locator(".aid").first().click();
    await v.page.locator("article.leaflet h1").waitFor();
    expect(new URL(v.page.url()).searchParams.get("fictifs")).toBe("bafa");
    expect(v.faults).toEqual([]);
  });

  test("un filtre fictif inconnu se dit, sans page blanche", async () => {
    await v.page.goto(`${v.address}/simulation/resultats?fictifs=nulle-part`);
    await v.page.getByText("« nulle-part » n’est ni une aide ni un jeu de résultats.").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test.each([390, 1280])(
    "« presque » dit la réponse qui écarte une aide, et la fait changer (%i px)",
    async (width) => {
      await v.page.setViewportSize({ width, height: 900 });
      await v.commencer();
      await parcourir(v.page, boursiereARennes.reponses);
      await v.page.locator(".results").waitFor();
      await v.page.getByText(/^Presque : \d+ aides à une réponse près$/).click();
      const premiere = v.page.locator(".almost li", { has: v.page.getByRole("button") }).first();
      expect(await premiere.innerText()).toMatch(/Il faudrait – .+\nVotre réponse – .+/);
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await bord()).toBe(0);
      await premiere.getByRole("button").click();
      await v.page.locator("form h1").waitFor();
      await v.page.getByRole("button", { name: "Mes réponses" }).waitFor();
      expect(v.faults).toEqual([]);
    },
  );
});
