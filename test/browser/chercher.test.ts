import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
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

  test("une aide incalculable dit pourquoi sur les résultats, et que faire sur sa page", async () => {
    const raison = "Vous déclarez des revenus d’une activité indépendante";
    const solution = "La présidence de votre conseil départemental décide comment ils comptent";
    await reprendre(v.page, foyers.independante, `${v.address}/simulation/resultats`);
    await v.page.getByText(raison).waitFor();
    await v.page.goto(`${v.address}/simulation/resultats/rsa`);
    await v.page.getByRole("heading", { level: 1, name: "Revenu de solidarité active" }).waitFor();
    await v.page.getByText(raison).waitFor();
    await v.page.getByText(solution).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});

describe.skipIf(!chromiumPath)("chercher et trouver de l’aide", () => {
  const v = visite();
  const premiere = () => v.page.locator(".aid strong").first();
  const overflow = () => v.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  test("un sigle, une faute, un ancien nom trouvent l’aide ; rien de trouvé propose les mots proches", async () => {
    await v.page.goto(`${v.address}/aides`);
    const champ = v.page.getByRole("searchbox", { name: "Chercher une aide" });
    await champ.fill("apl");
    await premiere().filter({ hasText: "Aides au logement" }).waitFor();
    await champ.fill("allocation lojement");
    await premiere().filter({ hasText: "Aides au logement" }).waitFor();
    await champ.fill("garantie jeunes");
    await premiere().filter({ hasText: "Contrat d’engagement jeune" }).waitFor();
    await v.page.getByText("le contrat d’engagement jeune (CEJ) l’a remplacée").waitFor();
    await champ.fill("logmnt");
    await v.page.getByText("Peut-être cherchez-vous…").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "logement", exact: true }).click();
    await v.page.waitForURL(/q=logement/);
    await champ.fill("zzzzzz");
    await v.page.getByRole("button", { name: "Se loger" }).click();
    await v.page.waitForURL(/besoin=loger/);
    expect([await champ.inputValue(), await overflow(), v.faults]).toEqual(["", 0, []]);
  });

  test("les mots du serveur ne viennent qu’à la première recherche ; sans eux, les noms se cherchent", async () => {
    v.panne = true;
    const demandes: string[] = [];
    v.page.on("request", (request) => demandes.push(new URL(request.url()).pathname));
    await v.context.route("**/api/aides-mots", (route) => route.abort());
    await v.page.goto(`${v.address}/aides`);
    await premiere().waitFor();
    expect(demandes).not.toContain("/api/aides-mots");
    await v.page.getByRole("searchbox").fill("revenu de solidarite active");
    await premiere().filter({ hasText: "Revenu de solidarité active" }).waitFor();
    expect(demandes).toContain("/api/aides-mots");
  });

  test("une aide attendue se choisit parmi les plus attendues", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats/attendus`);
    await v.page.getByText("Souvent attendues").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "RSA", exact: true }).click();
    await v.page.getByRole("checkbox", { name: /^Revenu de solidarité active/ }).check();
    await v.page.getByRole("heading", { name: "Ce qui les écarte" }).waitFor();
  });

  test("de l’aide à qui la donne, et à ses autres aides", async () => {
    await v.page.goto(`${v.address}/aides/ppa`);
    await v.page.getByRole("link", { name: "Caisse d’allocations familiales" }).first().click();
    await v.page.getByRole("heading", { level: 1, name: "Caisse d’allocations familiales" }).waitFor();
    expect(new URL(v.page.url()).pathname).toBe("/institutions/caf");
    expect(await v.page.title()).toBe("Caisse d’allocations familiales – Cap Aides");
    expect(await v.page.getByRole("link", { name: "32 30" }).getAttribute("href")).toBe("tel:3230");
    await v.page.getByRole("heading", { level: 3, name: "Se loger" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("link", { name: /^C Revenu de solidarité|Revenu de solidarité active/ }).click();
    await v.page.getByRole("heading", { level: 1, name: "Revenu de solidarité active" }).waitFor();
  });

  test("sans annuaire branché, la page des lieux dit qui sait, avec la commune, sans bouton qui ne peut rien", async () => {
    v.panne = true;
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats/lieux`);
    await v.page.getByText("9 lieux trouvés").waitFor();
    await v.page.getByRole("heading", { level: 2, name: "CAF d’Ille-et-Vilaine" }).waitFor();
    expect(await v.page.getByRole("link", { name: "39 49" }).getAttribute("href")).toBe("tel:3949");
    expect(await v.page.getByText(/ ; vu le 25 novembre 2026\.$/).count()).toBe(7);
    await v.page.getByRole("heading", { level: 2, name: "Mairie de Rennes : son centre" }).waitFor();
    await v.page.getByRole("heading", { level: 2, name: "Département d’Ille-et-Vilaine" }).waitFor();
    const lien = v.page.getByRole("link", { name: /^Mission locale : Rennes/ });
    expect(await lien.getAttribute("href")).toBe(
      "https://lannuaire.service-public.gouv.fr/recherche?whoWhat=Mission+locale&where=35000",
    );
    expect(await v.page.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.route("**/api/lieux?*", (route) => route.fulfill({ status: 503, json: {} }));
    await v.page.reload();
    await v.page.getByRole("heading", { level: 2, name: "Aucun résultat" }).waitFor();
    await v.page.getByRole("button", { name: "Réessayer" }).waitFor();
    await v.context.route("**/api/lieux?*", (route) => route.fulfill({ json: [] }));
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await v.page.getByRole("heading", { level: 2, name: "Aucun lieu trouvé" }).waitFor();
    const retenu = { nom: "CPAM de Rennes", horaires: [], km: 4, vuLe: "2026-11-20" };
    await v.context.route("**/api/lieux?*", (route) => route.fulfill({ json: [retenu] }));
    await v.page.reload();
    await v.page.getByText("À 4 km environ de la mairie").waitFor();
    await v.page.getByText(/^L’annuaire ne répond pas\. .* vu le 20 novembre 2026/).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("« J’ai besoin d’aide maintenant », du pied de page, sans une réponse ni un serveur", async () => {
    v.panne = true;
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "J’ai besoin d’aide maintenant" }).click();
    await v.page.getByRole("heading", { level: 1, name: "J’ai besoin d’aide maintenant" }).waitFor();
    await v.context.route("**/api/**", (route) => route.abort());
    await v.page.reload();
    const appel = v.page.getByRole("link", { name: /Appeler le 39\s19/ });
    expect(await appel.getAttribute("href")).toBe("tel:3919");
    expect((await appel.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("link", { name: "Violence, menace, contrôle" }).click();
    expect(await v.page.evaluate(() => document.activeElement?.id)).toBe("violence-titre");
    expect(await overflow()).toBe(0);
    await v.page.emulateMedia({ media: "print" });
    expect(await v.page.getByRole("button", { name: "Quitter vite" }).isVisible()).toBe(false);
  });

  test("avec une commune, ses aides ; « Quitter vite » ne laisse rien ici", async () => {
    await v.page.goto(`${v.address}/aide-maintenant`);
    await v.page.getByRole("combobox", { name: "Votre commune" }).fill("35000");
    await v.page.getByText("sont cherchées pour Rennes").waitFor();
    const dormir = v.page.getByRole("region", { name: "Un toit ce soir" });
    await dormir.getByText("Département d’Ille-et-Vilaine").first().waitFor();
    expect(await v.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("35238");
    await v.context.route("https://meteofrance.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Météo</title>" }),
    );
    const avant = await v.page.evaluate(() => history.length);
    await v.page.getByRole("button", { name: "Quitter vite" }).click();
    await v.page.waitForURL("https://meteofrance.com/");
    expect(await v.page.evaluate(() => history.length)).toBe(avant);
    await v.page.goto(`${v.address}/robots.txt`);
    const garde = await v.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    // The mark by which a tab that sleeps learns of it: it says nothing of anybody.
    expect([...new Set(garde.filter((nom) => nom.startsWith("cap-aides")))]).toEqual(["cap-aides-efface"]);
    expect(await v.page.evaluate(() => localStorage.getItem("cap-aides-efface"))).toMatch(/^[\da-z]+$/);
  });
});
