import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const ECHELON = "/simulation/individu/demandeur/bourse_criteres_sociaux_echelon";

describe.skipIf(!chromiumPath)("ce que la loi dit à côté d’une aide", () => {
  const v = visite();

  test("l’échelon de bourse : ce qu’il est, où le lire, ce que donne chacun", async () => {
    await v.page.goto(v.address + ECHELON);
    await v.page.getByRole("heading", { level: 1, name: "L’échelon de bourse" }).waitFor();
    await v.page.getByText("sur la notification de bourse que le Crous vous envoie").waitFor();
    const lignes = v.page.locator("table.montants tbody tr");
    await lignes.first().waitFor();
    expect(await lignes.allInnerTexts()).toHaveLength(8);
    expect(await lignes.first().locator("th,td").allInnerTexts()).toEqual([
      "0 bis",
      "145,40\u00a0€",
      "1\u202f454\u00a0€",
    ]);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await v.page.title()).toBe("L’échelon de bourse – Cap Aides");
    expect(v.faults).toEqual([]);
  });

  test("la fiche de la bourse mène à l’échelon, celle du livret dit le taux du livret A", async () => {
    await v.page.goto(`${v.address}/aides/bourse_criteres_sociaux`);
    await v.page.getByRole("link", { name: "Votre échelon de bourse" }).click();
    await v.page.getByRole("heading", { level: 1, name: "L’échelon de bourse" }).waitFor();
    await v.page.goto(`${v.address}/aides/livret_epargne_populaire_taux`);
    await v.page.getByText("2,5 % par an, contre 1,7 % pour le livret A").waitFor();
    expect(v.faults).toEqual([]);
  });

  test("le patrimoine montre les deux taux", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/ressources/patrimoine`);
    await v.page.getByText("2,5 % par an, contre 1,7 % pour le livret A").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("une aide incalculable dit pourquoi et que faire, sur les résultats et sur sa page", async () => {
    const raison = "Vous déclarez des revenus d’une activité indépendante";
    const solution = "La présidence de votre conseil départemental décide comment ils comptent";
    await reprendre(v.page, foyers.independante, `${v.address}/simulation/resultats`);
    await v.page.getByText(raison).waitFor();
    await v.page.getByText(solution).waitFor();
    await v.page.goto(`${v.address}/simulation/resultats/rsa`);
    await v.page.getByRole("heading", { level: 1, name: "Revenu de solidarité active" }).waitFor();
    await v.page.getByText(raison).waitFor();
    await v.page.getByText(solution).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(v.faults).toEqual([]);
  });
});
