import { describe, expect, test } from "vitest";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, parcourir } from "./parcourir.ts";
import { visite } from "./visite.ts";

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
