import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { formulaireVide, lireLeFormulaire } from "../fixtures/formulaires-pdf.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("un formulaire officiel, rempli sur l’appareil", () => {
  const v = visite();
  const ouvrir = async (quoi: "mdph" | "domiciliation") =>
    v.page.getByLabel("Le formulaire téléchargé (PDF)").setInputFiles({
      name: "cerfa.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await formulaireVide(quoi)),
    });
  const remplir = () => v.page.getByRole("button", { name: "Remplir", exact: true }).click();

  test("dit ce que disent les réponses et ce qu’on tape, sans rien envoyer ; un autre fichier est refusé", async () => {
    await reprendre(v.page, foyers.jeuneAdulteHandicape, `${v.address}/simulation/resultats/rqth/demande`);
    await v.page.getByRole("heading", { name: /^Remplir le formulaire de la MDPH/ }).waitFor();
    await remplir();
    await v.page.getByText("Ouvrez d’abord le formulaire").waitFor();
    await ouvrir("domiciliation");
    await remplir();
    await v.page.getByText("Ce fichier n’est pas ce formulaire").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);

    const partis: string[] = [];
    v.page.on("request", (une) => partis.push(`${une.method()} ${une.url()} ${une.postData() ?? ""}`));
    await ouvrir("mdph");
    await v.page.getByLabel("Nom de naissance").fill("Zephyrine");
    await remplir();
    const telecharge = v.page.waitForEvent("download");
    await v.page.getByRole("link", { name: "Enregistrer le formulaire rempli" }).click();
    const lu = await lireLeFormulaire(new Uint8Array(readFileSync(await (await telecharge).path())));
    expect(lu).toMatchObject({ "Nom de naissance p2": "Zephyrine", "Commune p2": "Bordeaux" });
    expect(partis.filter((une) => !une.startsWith("GET") && !une.includes("blob:"))).toEqual([]);
    expect(partis.join("\n")).not.toContain("Zephyrine");
    expect(
      await v.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain("Zephyrine");
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});
