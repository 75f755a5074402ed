import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, direOui, parcourir } from "./parcourir.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const RESULTATS = "/simulation/resultats";
const CRASH = "Cette page n’a pas pu s’afficher";

describe.skipIf(!chromiumPath)("scripts et styles qui manquent", () => {
  const v = visite({ panne: true });

  /** Counts the pages asked for from now on. */
  const pages = () => {
    const state = { count: 0 };
    v.page.on("request", (request) => {
      if (request.isNavigationRequest()) state.count += 1;
    });
    return state;
  };
  const manque = (fichier: string) =>
    v.context.route(`**/assets/${fichier}`, (route) => route.fulfill({ status: 404 }));

  test.each([
    ["le script d’une page", "a-propos-*.js"],
    ["un script dont elle a besoin", "article-*.js"],
  ])("%s disparu : une seule recharge, puis une page le dit, sans boucle", async (_, fichier) => {
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    await manque(fichier);
    const chargees = pages();
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { name: CRASH }).waitFor();
    await v.page.getByText("Une partie du simulateur n’est pas arrivée jusqu’à vous.").waitFor();
    expect(chargees.count).toBe(1);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await v.page.getByRole("heading", { name: CRASH }).waitFor();
    expect(chargees.count).toBe(2);
    await v.context.unroute(`**/assets/${fichier}`);
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await v.page.getByRole("heading", { name: "À propos de Cap Aides" }).waitFor();
  });

  test("un script revenu après la recharge : la page s’ouvre, sans rien dire", async () => {
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    const chargees = pages();
    await v.context.route("**/assets/article-*.js", (route) =>
      chargees.count === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { name: "À propos de Cap Aides" }).waitFor();
    expect(chargees.count).toBe(1);
  });

  test("un navigateur qui refuse de garder : aucune recharge, et la page dit ce que l’on y perdrait", async () => {
    await v.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("plein", "QuotaExceededError");
      };
    });
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    await manque("a-propos-*.js");
    const chargees = pages();
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByText("recharger la page les efface").waitFor();
    expect(chargees.count).toBe(0);
  });

  test("une partie facultative disparue : une seule recharge, la question reste, et l’absence se dit", async () => {
    await manque("en-direct-*.js");
    await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/individu/demandeur/ressources/types`);
    const chargees = pages();
    await v.page.getByText("Une partie de cette page n’est pas arrivée.").waitFor();
    await v.page.locator("form h1").waitFor();
    expect(chargees.count).toBeLessThanOrEqual(1);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.unroute("**/assets/en-direct-*.js");
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await v.page.getByText("Ce que vous pourriez toucher").waitFor();
  });

  test("le calcul sur l’appareil disparu : « et si » le dit en français, après une seule recharge", async () => {
    await manque("worker-*.js");
    // The results need it too: the page that opens, then its reload.
    const chargees = pages();
    await reprendre(v.page, foyers.mereSeule, v.address + RESULTATS);
    await v.page.locator(".results h1").waitFor();
    // A link pressed before the reload would be lost with the page.
    await expect.poll(() => chargees.count).toBe(2);
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    await v.page.getByRole("link", { name: /^Essayer un autre salaire/ }).click();
    await v.page.getByText("Le calcul n’a pas abouti sur cet appareil.").waitFor();
    expect(chargees.count).toBe(2);
  });

  test("le style d’une page disparu : une seule recharge, puis une page le dit", async () => {
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    await manque("inspecteur-*.css");
    const chargees = pages();
    await v.page.goto(`${v.address}/inspecteur`);
    await v.page.getByRole("heading", { name: CRASH }).waitFor();
    expect(chargees.count).toBe(2);
  });

  test("le style de tout le site disparu : une seule recharge, puis un message, et l’on peut répondre", async () => {
    await manque("index-*.css");
    const chargees = pages();
    await v.page.goto(v.address);
    await v.page.getByText("La mise en forme de cette page n’est pas arrivée.").waitFor();
    expect(chargees.count).toBe(2);
    await v.page.getByRole("link", { name: "Commencer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
  });

  test("le premier script disparu : jamais une page blanche", async () => {
    await manque("socle-*.js");
    await v.page.goto(v.address);
    await v.page.getByText("Le simulateur tarde à arriver.").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.unroute("**/assets/socle-*.js");
    await v.page.getByRole("link", { name: "Rechargez la page" }).click();
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
  });
});

describe.skipIf(!chromiumPath)("le serveur et la connexion", () => {
  const v = visite({ panne: true });
  const resultats = () => v.page.locator(".results h1").waitFor();

  test("le questionnaire a changé : la page le dit, recharge, et les réponses sont rejouées", async () => {
    const refus = { code: "simulation_invalide", detail: "Réponse impossible.", where: "answers.all[0]" };
    await v.context.route("**/api/simulation", (route) => route.fulfill({ status: 422, json: refus }));
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await v.page
      .getByRole("heading", { name: "Le questionnaire a changé depuis que vous avez ouvert cette page" })
      .waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await v.page.getByRole("heading", { name: "Une de vos réponses n’est pas acceptée" }).waitFor();
    await v.page.getByRole("link", { name: "Relire mes réponses" }).click();
    await v.page.locator(".summary").waitFor();
    await v.context.unroute("**/api/simulation");
    await v.page.getByRole("button", { name: "Voir mes aides" }).click();
    await resultats();
  });

  test("hors connexion : c’est dit, on continue à répondre, et le calcul repart seul au retour", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/recapitulatif`);
    await v.page.locator(".summary").waitFor();
    // Scripts already read stay read: a first visit of the results, then an answer changed.
    await v.page.getByRole("button", { name: "Voir mes aides" }).click();
    await resultats();
    await v.page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await v.page.getByRole("button", { name: "Modifier : Projet de permis de conduire" }).click();
    await v.page.locator("form h1").waitFor();
    await v.context.setOffline(true);
    await v.page.getByText("Vous êtes hors connexion. Vous pouvez continuer à répondre").waitFor();
    await direOui(v.page);
    await v.page.getByRole("button", { name: "Voir mes aides" }).click();
    await v.page.getByRole("heading", { name: "Le calcul n’a pas abouti" }).waitFor();
    expect(await v.page.locator(".failed").innerText()).toContain("Vous êtes hors connexion.");
    await v.context.setOffline(false);
    await resultats();
    expect(await v.page.getByText("Vous êtes hors connexion").count()).toBe(0);
  });

  test("le serveur arrêté puis relancé pendant la visite : rien n’est perdu", async () => {
    await v.commencer();
    await parcourir(v.page, boursiere, "individu/demandeur/scolarite");
    await v.product.cut();
    await parcourir(v.page, boursiere, "individu/demandeur/stagiaire");
    await v.product.restart();
    await parcourir(v.page, boursiere);
    await resultats();
    await v.page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await v.page.getByRole("button", { name: "Modifier : Projet de permis de conduire" }).click();
    await v.page.locator("form h1").waitFor();
    await v.product.cut();
    await direOui(v.page);
    await v.page.getByRole("button", { name: "Voir mes aides" }).click();
    await v.page.getByText("Vos réponses n’ont pas pu être envoyées. Le serveur ne répond pas.").waitFor();
    await v.product.restart();
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await resultats();
    expect(ici(v.page)).toBe("resultats");
  }, 120_000);

  test("un stockage plein au milieu du parcours : c’est dit, et l’on va jusqu’aux résultats", async () => {
    await v.commencer();
    await parcourir(v.page, boursiere, "individu/demandeur/nationalite");
    await v.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("plein", "QuotaExceededError");
      };
    });
    await parcourir(v.page, boursiere, "individu/demandeur/activite");
    await v.page.getByText("Votre navigateur refuse de garder vos réponses").waitFor();
    await parcourir(v.page, boursiere);
    await resultats();
    expect(ici(v.page)).toBe("resultats");
  }, 120_000);

  test("un stockage plein et un envoi en panne : la page ne promet pas ce qu’elle ne tient pas", async () => {
    await v.context.addInitScript(() => {
      if (!sessionStorage.getItem("semé")) return;
      Storage.prototype.setItem = () => {
        throw new DOMException("plein", "QuotaExceededError");
      };
    });
    await v.context.route("**/api/simulation", (route) => route.abort());
    await reprendre(v.page, foyers.boursiereARennes, v.address);
    await v.page.goto(v.address + RESULTATS);
    await v.page.getByText("Elles restent dans cette page : ne la fermez pas").waitFor();
    expect(await v.page.evaluate(() => sessionStorage.getItem("cap-aides-parcours"))).not.toBeNull();
  });
});
