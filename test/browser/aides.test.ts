import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { ecouter } from "../ecouter.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const guichet = {
  nom: "Mission locale de Rennes",
  pivot: JSON.stringify([{ type_service_local: "mission_locale", code_insee_commune: ["35238"] }]),
  telephone: JSON.stringify([{ valeur: "02 99 00 00 00" }]),
  site_internet: JSON.stringify([{ libelle: "", valeur: "https://exemple.fr/mission-locale" }]),
  adresse: JSON.stringify([
    {
      type_adresse: "Adresse",
      numero_voie: "7 rue de la Parcheminerie",
      code_postal: "35000",
      nom_commune: "Rennes",
    },
  ]),
  plage_ouverture: JSON.stringify([
    {
      nom_jour_debut: "Lundi",
      nom_jour_fin: "Jeudi",
      valeur_heure_debut_1: "09:00:00",
      valeur_heure_fin_1: "12:30:00",
      valeur_heure_debut_2: "14:00:00",
      valeur_heure_fin_2: "17:00:00",
    },
  ]),
};

/** A directory of establishments that knows one place. */
async function annuaire() {
  const asked: string[] = [];
  const fiches: object[] = [guichet];
  const url = await ecouter((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ total_count: 1, results: fiches }));
  });
  return { url, asked, fiches };
}

describe.skipIf(!chromiumPath)("toutes les aides, dans un navigateur", async () => {
  const directory = await annuaire();
  const v = visite({ env: { ETABLISSEMENTS_URL: directory.url } });
  const compte = () => v.page.getByRole("status").first();
  const compteDit = (text: RegExp) => compte().filter({ hasText: text }).waitFor();
  const overflow = () =>
    v.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test.each([390, 1280])(
    "la liste s’ouvre vite, se cherche, se filtre et se retrouve (%i px)",
    async (width) => {
      await v.page.setViewportSize({ width, height: 900 });
      await v.page.goto(`${v.address}/aides`);
      await compteDit(/^\d+ aides, dont 30 affichées$/);
      expect(await v.page.locator(".aid").count()).toBe(30);
      expect(await accessibilityFaults(v.page)).toEqual([]);
      await v.page.getByRole("button", { name: "Voir 30 aides de plus" }).click();
      await compteDit(/dont 60 affichées$/);
      expect(new URL(v.page.url()).search).toBe("?page=2");

      const champ = v.page.getByRole("searchbox", { name: "Chercher une aide" });
      await champ.fill("abonement breizhgo");
      await v.page.waitForURL(/\?q=abonement\+breizhgo$/);
      expect(await v.page.locator(".aid strong").first().innerText()).toMatch(/BreizhGo/);
      await champ.fill("");
      await v.page.waitForURL(/\/aides$/);

      if (width < 900) await v.page.getByRole("button", { name: "Filtrer les aides" }).click();
      await v.page.getByLabel("Où").selectOption({ label: "Une région" });
      await v.page.waitForURL(/\?territoire=region$/);
      await v.page.getByLabel("Pour qui").selectOption({ label: "En apprentissage" });
      await v.page.waitForURL(/\?territoire=region&profil=apprenti$/);
      const filtered = await compte().innerText();
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await overflow()).toBe(0);

      await v.page.locator(".aid a").first().click();
      await v.page.getByRole("heading", { level: 2, name: "Pour qui" }).waitFor();
      await v.page.goBack();
      await compte().filter({ hasText: filtered }).waitFor();
      expect(await v.page.getByLabel("Pour qui").inputValue()).toBe("apprenti");
      await v.page.goBack();
      await v.page.waitForURL(/\?territoire=region$/);
      expect(await v.page.getByLabel("Pour qui").inputValue()).toBe("");
      await v.page.reload();
      await compteDit(/aides/);
      expect(await v.page.getByLabel("Où").inputValue()).toBe("region");
    },
    60_000,
  );

  test("une recherche sans réponse le dit, et se vide d’un geste", async () => {
    await v.page.goto(`${v.address}/aides?q=zzzzzz&territoire=region`);
    await v.page.getByRole("heading", { name: "Rien ne correspond à « zzzzzz »" }).waitFor();
    expect(await compte().innerText()).toBe("Aucune aide");
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Revoir toutes les aides" }).click();
    await compteDit(/dont 30 affichées$/);
    expect(new URL(v.page.url()).search).toBe("");
  });

  test.each([390, 1280])("une aide dit combien, pour qui, et quoi faire (%i px)", async (width) => {
    await v.page.setViewportSize({ width, height: 900 });
    await v.page.goto(`${v.address}/aides/caf-correze-aide-bafa-generale`);
    await v.page.getByRole("heading", { level: 2, name: "Pour qui" }).waitFor();
    expect(await v.page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Aide au BAFA pour une session de formation générale",
    );
    expect(await v.page.locator(".amount").innerText()).toBe(
      "300\u00a0€\u00a0en\u00a0une\u00a0fois, au plus",
    );
    const regles = v.page
      .getByRole("heading", { name: "Pour qui" })
      .locator("xpath=..")
      .getByRole("listitem");
    expect(await regles.allInnerTexts()).toEqual([
      "Avoir de 16 à 25\u00a0ans",
      "Habiter en Corrèze",
      "Avoir un quotient familial d’au plus 1\u202f200\u00a0€ par mois",
    ]);
    expect(await v.page.getByRole("link", { name: "Signaler une erreur" }).getAttribute("href")).toBe(
      "/contribuer/signaler?aide=caf-correze-aide-bafa-generale",
    );
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await overflow()).toBe(0);
    await v.page.getByRole("link", { name: "Faire la simulation" }).click();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
  });

  test("une aide inconnue ramène à la liste ; une panne se réessaie", async () => {
    v.panne = true;
    await v.page.goto(`${v.address}/aides/inconnue`);
    await v.page.getByRole("heading", { level: 1, name: "Cette aide n’existe pas" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.route("**/api/v1/aides", (route) => route.abort());
    await v.page.getByRole("link", { name: "Chercher une autre aide" }).click();
    await v.page.getByRole("button", { name: "Réessayer" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.unroute("**/api/v1/aides");
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await compteDit(/dont 30 affichées$/);
  });

  test("depuis les résultats : des lieux, une aide attendue, un montant qui surprend", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats`);
    await v.page.locator('.results[aria-busy="false"]').waitFor();

    await v.page.getByRole("link", { name: "Trouver un lieu où l’on m’aide" }).click();
    await v.page.getByRole("heading", { level: 2, name: "Mission locale de Rennes" }).waitFor();
    expect(await v.page.locator(".place").innerText()).toContain(
      "9\u00a0h – 12\u00a0h\u00a030 et 14\u00a0h – 17\u00a0h",
    );
    expect(await v.page.locator(".place").innerText()).toMatch(/Aujourd’hui : 9|Fermé aujourd’hui/);
    expect(await v.page.getByRole("link", { name: /^Voir sur une carte/ }).getAttribute("href")).toBe(
      "https://www.openstreetmap.org/search?query=7+rue+de+la+Parcheminerie%2C+35000+Rennes",
    );
    expect(await v.page.getByRole("link", { name: "02 99 00 00 00" }).getAttribute("href")).toBe(
      "tel:0299000000",
    );
    expect(decodeURIComponent(directory.asked.at(-1) ?? "")).toContain('pivot+LIKE+"mission_locale"');
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.route("**/api/lieux?*", (route) => route.fulfill({ json: [] }));
    await v.page.reload();
    await v.page.getByRole("heading", { level: 2, name: "Aucun lieu trouvé" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.unroute("**/api/lieux?*");

    // The plan says who receives, today, at the desk itself.
    const caf = [{ type_service_local: "caf", code_insee_commune: ["35238"] }];
    directory.fiches[0] = {
      ...guichet,
      nom: "Caf de Rennes",
      pivot: JSON.stringify(caf),
      formulaire_contact: "https://exemple.fr/caf",
    };
    await v.page.goto(`${v.address}/simulation/resultats/plan`);
    const accueil = v.page
      .locator(".desk", { hasText: "Caisse d’allocations familiales" })
      .locator(".receives");
    await accueil.waitFor();
    expect(await accueil.innerText()).toMatch(/^Caf de Rennes[^]*7 rue de la Parcheminerie, 35000 Rennes/);
    expect(await accueil.innerText()).toMatch(/Aujourd’hui : 9|Fermé aujourd’hui|férié/);
    expect(
      await accueil.getByRole("link").evaluateAll((liens) => liens.map((un) => un.getAttribute("href"))),
    ).toEqual([
      "tel:0299000000",
      "https://www.openstreetmap.org/search?query=7+rue+de+la+Parcheminerie%2C+35000+Rennes",
      "https://exemple.fr/mission-locale",
      "https://exemple.fr/caf",
    ]);
    expect([await overflow(), await accessibilityFaults(v.page)]).toEqual([0, []]);
    await v.page.goto(`${v.address}/simulation/resultats/inconnue/lieux`);
    await v.page
      .getByRole("heading", { level: 1, name: "Cette aide n’est pas dans vos résultats" })
      .waitFor();

    await v.page.goto(`${v.address}/simulation/resultats/attendus`);
    await v.page.getByRole("searchbox").fill("bafa correze");
    await v.page.getByRole("checkbox", { name: /BAFA.*générale/ }).check();
    const rule = v.page.locator(".expected li", { hasText: "Habiter en Corrèze" }).last();
    await rule.waitFor();
    expect(await rule.innerText()).toContain("Votre réponse – commune\u00a0: Rennes");
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.setViewportSize({ width: 1280, height: 900 });
    expect([await overflow(), await accessibilityFaults(v.page)]).toEqual([0, []]);
    await rule.getByRole("button", { name: "Modifier" }).click();
    await v.page.waitForURL(/\/simulation\/menage\/depcom$/);
    await v.page.goBack();
    await v.page.getByRole("heading", { name: "Ce qui les écarte" }).waitFor();

    await v.page.goto(`${v.address}/simulation/resultats`);
    await v.page.locator(".aid:visible", { hasText: "€" }).first().locator("a").click();
    await v.page.getByRole("link", { name: "Ce montant vous surprend ?" }).click();
    await v.page.getByRole("heading", { level: 2, name: "D’où il vient" }).waitFor();
    expect(new URL(v.page.url()).pathname).toMatch(/^\/simulation\/resultat\/inattendu\//);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("link", { name: "Revenir à cette aide" }).click();
    await v.page.getByRole("heading", { name: "Pourquoi vous" }).waitFor();
  }, 120_000);
});
