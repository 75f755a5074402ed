import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, continuer, parcourir } from "./parcourir.ts";
import { prendreLaCommune } from "./personne/gestes.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const PAGES = [
  ["/redirection?aide=inconnue", "Nous ne savons pas où vous envoyer"],
  ["/institutions/inconnue", "Nous ne connaissons pas cet organisme"],
  ["/simulation/resultats", "Vos résultats ne sont pas encore là"],
  ["/nulle-part", "Cette page n’existe pas"],
] as const;

describe.skipIf(!chromiumPath)("une visite", () => {
  const v = visite();

  test.each(PAGES)(
    "%s s’ouvre, sans faute d’accessibilité ni défilement de côté à 320 px",
    async (path, titre) => {
      v.panne = path.includes("inconnue") || path === "/nulle-part";
      await v.page.setViewportSize({ width: 320, height: 640 });
      await v.page.goto(v.address + path);
      await v.page.getByRole("heading", { level: 1, name: titre }).waitFor();
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await v.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );

  test("/init-ci revient à l’accueil", async () => {
    await v.page.goto(`${v.address}/init-ci`);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    expect(new URL(v.page.url()).pathname).toBe("/");
  });

  test("une personne envoyée par ameli.fr est accueillie une seule fois sur /ameli", async () => {
    await v.page.goto(v.address, { referer: "https://www.ameli.fr/assure" });
    await v.page.waitForURL("**/ameli");
    await v.page.goto(v.address, { referer: "https://www.ameli.fr/assure" });
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    expect(new URL(v.page.url()).pathname).toBe("/");
  });

  test("les réglages de l’adresse suivent la visite : cadre sans en-tête, couleur choisie, rien d’autre", async () => {
    await v.page.goto(`${v.address}/?iframe=1&themeColor=violet&autre=1`);
    await v.page.getByRole("link", { name: "Commencer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    expect(new URL(v.page.url()).search).toBe("?iframe=1&themeColor=violet");
    expect(await v.page.locator("header.site").count()).toBe(0);
    expect(await v.page.evaluate(() => document.documentElement.dataset["theme"])).toBe("violet");
    await v.page.goto(`${v.address}/?themeColor=fuchsia`);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    expect(await v.page.evaluate(() => document.documentElement.dataset["theme"])).toBeUndefined();
  });

  test("le mode debug montre toutes les étapes, ouvre une question inactive en aperçu, et se quitte", async () => {
    await v.page.goto(`${v.address}/simulation/individu/demandeur/gir?debug=parcours`);
    await v.page.getByText("Aperçu : cette question n’est pas posée à ce foyer.").waitFor();
    await v.page.getByText("Version de démonstration").waitFor();
    const steps = v.page.locator(".debug ol > li");
    const active = await steps.count();
    await v.page.getByRole("checkbox", { name: "Montrer les étapes inactives" }).check();
    expect(await steps.count()).toBeGreaterThan(active * 2);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Quitter le mode debug" }).click();
    await v.page.getByText("Vous avez été redirigé·e sur la première page du simulateur").waitFor();
    expect(ici(v.page)).toBe("individu/demandeur/date_naissance");
  });

  test("un stockage interdit en lecture ne donne pas de page blanche", async () => {
    await v.context.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException("interdit", "SecurityError");
          },
        });
      }
    });
    await v.commencer();
    await parcourir(v.page, boursiere, "individu/demandeur/nationalite");
    expect(ici(v.page)).toBe("individu/demandeur/nationalite");
  });

  test("un second onglet a sa propre simulation ; le premier garde la sienne", async () => {
    await v.commencer();
    await parcourir(v.page, boursiere, "individu/demandeur/scolarite");
    const autre = await v.context.newPage();
    await autre.goto(`${v.address}/simulation/individu/demandeur/scolarite`);
    await autre.getByText("Vous avez été redirigé·e").waitFor();
    await v.page.reload();
    await v.page.getByRole("heading", { level: 1 }).waitFor();
    expect([ici(autre), ici(v.page)]).toEqual([
      "individu/demandeur/date_naissance",
      "individu/demandeur/scolarite",
    ]);
    await v.page.getByRole("link", { name: "Cap Aides" }).click();
    await v.page.getByRole("button", { name: "Reprendre ma simulation" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Vos études" }).waitFor();
  });

  test("revoir un enfant depuis le récapitulatif repose ses questions, puis y revient", async () => {
    await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/recapitulatif`);
    await v.page.getByRole("button", { name: "Tout revoir : Votre 2e enfant" }).click();
    await v.page.waitForURL(/enfant_1\/_firstName/);
    const asked: string[] = [];
    while (ici(v.page) !== "recapitulatif") asked.push(await continuer(v.page));
    expect(asked).toEqual(["individu/enfant_1/_firstName"]);
  });

  test("un enfant que l’on commence à revoir et que l’on laisse reste tel quel ; une correction se recharge", async () => {
    await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/recapitulatif`);
    const dites = () => v.page.locator("main dl").allInnerTexts();
    const revoir = v.page.getByRole("button", { name: "Tout revoir : Votre 2e enfant" });
    await revoir.waitFor();
    const avant = await dites();
    await revoir.click();
    await v.page.waitForURL(/enfant_1\/_firstName/);
    await v.page.getByRole("button", { name: "Mes réponses" }).click();
    await revoir.waitFor();
    expect(await dites()).toEqual(avant);
    await v.page.getByRole("button", { name: "Modifier : Colocation" }).click();
    await v.page.waitForURL(/menage\/coloc/);
    await v.page.reload();
    await v.page.getByRole("button", { name: "Enregistrer" }).click();
    await v.page.waitForURL(/recapitulatif/);
  });

  test("hors ligne, la recherche de commune le dit et se retente sans perdre le texte", async () => {
    v.panne = true;
    await v.commencer();
    await parcourir(v.page, boursiere, "menage/depcom");
    await v.context.setOffline(true);
    await v.page.getByRole("combobox").fill("35000");
    await v.page.getByText("Vous êtes hors connexion : la recherche a besoin du réseau.").waitFor();
    await v.context.setOffline(false);
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await prendreLaCommune(v.page);
    expect(await v.page.getByRole("combobox").inputValue()).toBe("Rennes (35000)");
  });

  test("un essai A/B ouvert garde la variante de ce navigateur et part avec les réponses", async () => {
    await v.page.goto(await v.autre({ AB_TESTS: "appel" }));
    await v.page.evaluate(() => localStorage.setItem("cap-aides-variantes", '{"appel":"trouver"}'));
    await v.page.reload();
    await v.page.getByRole("link", { name: "Trouver mes aides" }).click();
    await v.page.locator("form h1").waitFor();
    const kept = await v.page.evaluate(() => sessionStorage.getItem("cap-aides-session"));
    expect(kept).toContain('"abtesting":{"appel":"trouver"}');
  });
});
