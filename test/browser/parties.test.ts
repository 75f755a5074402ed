import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { ecouter } from "../ecouter.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { largeurs, visite } from "./visite.ts";

/** An OpenFisca that hangs up until it is repaired, then gives everyone the same. */
async function moteurDistant() {
  const valeurs: Record<string, unknown> = { rsa: 512.3, boursier: false, rfr: 0, nbptr: 1, cmu_c: false };
  const etat = { vivant: false };
  const remplir = (tree: object): object =>
    Object.fromEntries(
      Object.entries(tree).map(([nom, sous]) => [
        nom,
        typeof sous !== "object" || sous === null || Array.isArray(sous)
          ? sous
          : nom in valeurs
            ? Object.fromEntries(Object.keys(sous).map((periode) => [periode, valeurs[nom]]))
            : remplir(sous),
      ]),
    );
  const url = await ecouter(async (request, response) => {
    if (!etat.vivant) return void response.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const corps = JSON.parse(Buffer.concat(chunks).toString()) as object;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(remplir(corps)).replaceAll("null", "0"));
  });
  return { etat, url };
}

describe.skipIf(!chromiumPath)("une partie des résultats en panne, dans un navigateur", async () => {
  const { etat, url } = await moteurDistant();
  const v = visite({ env: { OPENFISCA_URL: url } });

  test.each(largeurs(390))(
    "la loi en panne : le reste se montre, une phrase le dit, « Réessayer » la rend (%i px)",
    async (width) => {
      etat.vivant = false;
      await v.page.setViewportSize({ width, height: 900 });
      await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/resultats`);
      const manque = v.page.getByRole("region", { name: "Ce qui manque à ces résultats" });
      await manque.getByText(/^\d+ aides n’ont pas pu être calculées\.$/).waitFor();
      const aides = v.page.locator(".results .aid");
      await aides.first().waitFor({ state: "attached" });
      const avant = await aides.count();
      await manque.getByText("Lesquelles ?").click();
      await manque.getByText("Le service qui la calcule ne répond pas.").waitFor();
      await manque.getByRole("link", { name: /^revenu de solidarité active/i }).waitFor();
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await v.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      const reessayer = manque.getByRole("button", { name: "Réessayer" });
      await reessayer.click();
      await manque.getByText("Ce nouvel essai n’a rien donné de plus.").waitFor();
      expect(await aides.count()).toBe(avant);

      etat.vivant = true;
      await reessayer.click();
      await aides.filter({ hasText: /Revenu de solidarité active/ }).waitFor({ state: "attached" });
      expect(await manque.count()).toBe(0);
      expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    },
  );
});
