import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, parcourir } from "./parcourir.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("après les derniers chiffres connus, l’horloge de l’appareil en 2001", () => {
  const v = visite({ jour: "2027-01-02" });

  test("la simulation est du jour, et chaque page dit l’âge de ses chiffres", async () => {
    const { page } = v;
    await page.clock.setFixedTime("2001-01-01T10:00:00Z");
    await v.commencer();
    await parcourir(page, boursiere);
    await page.getByText("Estimation au 2 janvier 2027").waitFor();
    await page
      .getByText("Calculé avec les barèmes connus au 31 décembre 2026 : les montants ont pu changer depuis.")
      .waitFor();
    expect(await page.getByText("Barème du 1er janvier 2025").count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page
      .locator(".aid", { hasText: /[Aa]ides? au logement/ })
      .first()
      .click();
    await page
      .getByText(
        "Calculé avec le barème du 1er janvier 2025 : celui du 1er janvier 2027 n’est pas encore connu ici.",
      )
      .waitFor();
    await page.getByText("Le calcul, ligne par ligne").click();
    // The allowance of a student’s resources is of January: the line says which figure stands.
    await page.getByText("chiffres du 1er janvier 2025").waitFor();
    await page.getByText("Tous les chiffres du calcul").click();
    await page.locator(".lines > li").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${v.address}/simulation/resultats/et-si`);
    await page.getByLabel("Mon salaire net était de").fill("1500");
    await page.locator(".what-if svg").first().waitFor();

    await page.goto(`${v.address}/inspecteur`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(v.faults).toEqual([]);
  });
});
