import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import type { PageEcriteParLeServeur } from "../../machines/pages/pages.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { chromiumPath } from "./chromium.ts";
import { parcoursGarde } from "./reprendre.ts";
import { visite } from "./visite.ts";

/** An address of each page that the server writes, and words that only its own reading gives. */
const ADRESSES: Readonly<Record<PageEcriteParLeServeur, readonly [adresse: string, mots: string]>> = {
  "/": ["/", "Trouvez les aides auxquelles vous avez droit"],
  "/a-propos": ["/a-propos", "À propos de Cap Aides"],
  "/ameliorer": ["/ameliorer", "Améliorer le simulateur"],
  "/contribuer": ["/contribuer", "Dire une aide de votre commune"],
  "/contribuer/taches/:nom": [
    "/contribuer/taches/dire-une-aide-de-sa-commune",
    "Dire une aide de votre commune",
  ],
  "/liens-utiles": ["/liens-utiles", "Liens utiles"],
  "/confidentialite": ["/confidentialite", "Vos données"],
  "/mentions-legales": ["/mentions-legales", "Mentions légales"],
  "/accessibilite": ["/accessibilite", "Accessibilité"],
  "/plan-du-site": ["/plan-du-site", "Plan du site"],
  "/aides": ["/aides", "Aides au logement"],
  "/aides/:benefitId": ["/aides/rsa", "Séjourner plus de neuf mois par an en France."],
  "/aide-maintenant": ["/aide-maintenant", "En danger, tout de suite"],
  "/institutions/:institutionId": ["/institutions/caf", "Caisse d’allocations familiales"],
};

const QUESTION = "/simulation/individu/demandeur/date_naissance";

/** Every one, and the first question. */
const TOUTES = [...Object.values(ADRESSES), [QUESTION, "Quelle est votre date de naissance ?"] as const];

/** Notes, as soon as the page is there, its words and its heading. */
const NOTER = `addEventListener("DOMContentLoaded", () => {
  const app = document.getElementById("app");
  globalThis.recue = { texte: app.innerText, titre: app.querySelector("h1") };
})`;

const vivante = () => document.querySelector("[data-ecrite]") === null && !document.getElementById("attente");

/** A script that is gone has the page reloaded once, before anything is typed. */
const rechargee = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type === "reload";

describe.skipIf(!chromiumPath)("les pages que le serveur écrit", () => {
  const v = visite();

  test.each(TOUTES)("%s se lit sans aucun script", async (adresse, mots) => {
    const context = await v.context.browser()!.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(v.address + adresse);
    expect((await page.locator("#app").innerText()).replace(/[\u00a0\u202f]/g, " ")).toContain(mots);
    expect(await page.locator("h1").count()).toBe(1);
    await context.close();
  });

  test.each(TOUTES)("%s est reprise telle qu’elle est écrite", async (adresse) => {
    await v.page.addInitScript(NOTER);
    await v.page.goto(v.address + adresse);
    await v.page.waitForFunction(vivante);
    const { avant, apres, meme } = await v.page.evaluate(() => {
      const { recue } = globalThis as unknown as { recue: { texte: string; titre: Element } };
      const app = document.getElementById("app")!;
      return { avant: recue.texte, apres: app.innerText, meme: recue.titre === app.querySelector("h1") };
    });
    expect(meme).toBe(true);
    // What the catalogue adds to the page of emergencies comes among its words, once they can be read.
    expect(adresse === "/aide-maintenant" ? avant : apres).toBe(avant);
  });

  /** Scripts that wait until they are let go. */
  const scriptsRetenus = async (lesquels = "*") => {
    let laisser = (): void => undefined;
    const attente = new Promise<void>((resolve) => (laisser = resolve));
    await v.context.route(`**/assets/${lesquels}.js`, async (route) => {
      await attente;
      await route.continue();
    });
    return laisser;
  };

  test("un bouton touché avant les scripts est appuyé quand ils viennent", async () => {
    const laisser = await scriptsRetenus();
    await v.page.goto(v.address, { waitUntil: "commit" });
    await v.page.getByRole("button", { name: "Aller à l’essentiel" }).click();
    laisser();
    await v.page.getByRole("heading", { name: "Quelle est votre date de naissance ?" }).waitFor();
    expect(v.page.url()).toContain("/simulation/individu/demandeur/date_naissance");
  });

  test("touché avant les scripts dans une page que le navigateur a traduite, il l’est aussi", async () => {
    const laisser = await scriptsRetenus();
    await v.page.goto(v.address, { waitUntil: "commit" });
    const bouton = v.page.getByRole("button", { name: "Aller à l’essentiel" });
    await bouton.waitFor();
    await bouton.evaluate((un) => {
      const traduit = document.createElement("font");
      traduit.append(...un.childNodes);
      un.append(traduit);
    });
    await bouton.click();
    laisser();
    await v.page.getByRole("heading", { name: "Quelle est votre date de naissance ?" }).waitFor();
    expect(v.page.url()).toContain("/simulation/individu/demandeur/date_naissance");
  });

  test("ce qu’on a tapé avant les scripts est cherché", async () => {
    const laisser = await scriptsRetenus();
    await v.page.goto(`${v.address}/aides`, { waitUntil: "commit" });
    await v.page.getByLabel("Chercher une aide").fill("bafa");
    laisser();
    await v.page.waitForURL(/[?&]q=bafa/);
    expect(await v.page.locator(".aids li").first().innerText()).toMatch(/bafa/i);
  });

  test("ce qu’on tape encore pendant que la page s’éveille n’est pas remplacé par ce qui était tapé", async () => {
    // Somebody types on as the page has just come alive, before it is told what was typed.
    await v.page.addInitScript(() => {
      new MutationObserver((_, observateur) => {
        const champ = document.querySelector<HTMLInputElement>("input[type=search]");
        if (!champ || document.querySelector("[data-ecrite]")) return;
        observateur.disconnect();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(champ, "bafa rennes");
        champ.dispatchEvent(new Event("input", { bubbles: true }));
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ecrite"] });
    });
    const laisser = await scriptsRetenus();
    await v.page.goto(`${v.address}/aides`, { waitUntil: "commit" });
    await v.page.getByLabel("Chercher une aide").fill("bafa");
    laisser();
    await v.page.waitForURL(/[?&]q=bafa/);
    expect(new URL(v.page.url()).searchParams.get("q")).toBe("bafa rennes");
  });

  test("aucune page écrite n’a de case à cocher, que l’arrivée n’entendrait pas", async () => {
    const pages = await Promise.all(
      TOUTES.map(async ([adresse]) => (await fetch(v.address + adresse)).text()),
    );
    expect(pages.filter((html) => /type="(?:checkbox|radio)"/.test(html))).toEqual([]);
  });

  test("une commune tapée avant les scripts est cherchée", async () => {
    const laisser = await scriptsRetenus();
    await v.page.goto(`${v.address}/aide-maintenant`, { waitUntil: "commit" });
    await v.page.getByRole("combobox", { name: "Votre commune" }).fill("35000");
    laisser();
    await v.page.getByText("sont cherchées pour Rennes").waitFor();
    expect(v.faults).toEqual([]);
  });

  test("des filtres choisis avant les scripts filtrent", async () => {
    const laisser = await scriptsRetenus();
    await v.page.setViewportSize({ width: 1280, height: 844 });
    await v.page.goto(`${v.address}/aides`, { waitUntil: "commit" });
    await v.page.getByLabel("Pour quoi faire").selectOption("Se loger");
    await v.page.getByLabel("Où", { exact: true }).selectOption("Partout en France");
    laisser();
    await v.page.waitForURL(`${v.address}/aides?territoire=national&besoin=loger`);
    expect(await v.page.locator(".aids").innerText()).not.toMatch(/bafa/i);
  });

  const repondreALaPremiere = async () => {
    await v.page.getByLabel("Jour").fill("3");
    await v.page.getByLabel("Mois").fill("5");
    await v.page.getByLabel("Année").fill("2004");
    await v.page.getByRole("button", { name: "Continuer" }).click();
  };
  const deuxieme = () => v.page.getByRole("heading", { name: "Quelle est votre nationalité ?" }).waitFor();

  test("une date tapée avant les scripts répond à la première question", async () => {
    const laisser = await scriptsRetenus();
    await v.page.goto(v.address + QUESTION, { waitUntil: "commit" });
    await repondreALaPremiere();
    laisser();
    await deuxieme();
    await v.page.getByRole("button", { name: "Précédent" }).click();
    await v.page.getByRole("heading", { name: "Quelle est votre date de naissance ?" }).waitFor();
    const champs = await v.page
      .locator(".date-field input")
      .evaluateAll((tous) => tous.map((un) => (un as HTMLInputElement).value));
    expect(champs).toEqual(["3", "5", "2004"]);
  });

  test("une date tapée avant les scripts par qui revient sans avoir répondu n’est pas perdue", async () => {
    await v.commencer();
    const laisser = await scriptsRetenus();
    await v.page.reload({ waitUntil: "commit" });
    await repondreALaPremiere();
    laisser();
    await deuxieme();
    expect(v.faults).toEqual([]);
  });

  test("une réponse donnée avant la machine l’attend", async () => {
    const laisser = await scriptsRetenus("parcours-*");
    await v.page.goto(v.address + QUESTION);
    await v.page.waitForFunction(vivante);
    await repondreALaPremiere();
    expect(v.page.url()).toContain(QUESTION);
    laisser();
    await deuxieme();
  });

  test("une réponse que la machine ne prendra jamais n’est pas perdue en silence", async () => {
    await v.context.route("**/assets/parcours-*.js", (route) => route.abort());
    await v.page.goto(v.address + QUESTION);
    await v.page.waitForFunction(rechargee);
    await v.page.waitForFunction(vivante);
    await repondreALaPremiere();
    await v.page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" }).waitFor();
    expect(await v.page.locator("main").innerText()).toContain("Une partie du simulateur n’est pas arrivée");
    await v.context.unroute("**/assets/parcours-*.js");
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await v.page.waitForFunction(vivante);
    await repondreALaPremiere();
    await deuxieme();
  });

  test("une page se lit et se quitte sans la machine", async () => {
    await v.context.route("**/assets/parcours-*.js", (route) => route.abort());
    await v.page.goto(`${v.address}/aides`);
    await v.page.waitForFunction(rechargee);
    await v.page.waitForFunction(vivante);
    await v.page.getByLabel("Chercher une aide").fill("bafa");
    await v.page.waitForURL(/[?&]q=bafa/);
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { name: "À propos de Cap Aides" }).waitFor();
    expect(v.page.url()).toContain("/a-propos");
  });

  /** Somebody has answered, and the machine that reads the answers is gone; says how often it is asked for. */
  const revenirSansMachine = async () => {
    await v.page.goto(v.address + QUESTION);
    await repondreALaPremiere();
    await deuxieme();
    const demandes: string[] = [];
    await v.context.route("**/assets/parcours-*.js", (route) => {
      if (route.request().method() === "GET") demandes.push(route.request().url());
      return route.abort();
    });
    return demandes;
  };
  const rechargerPuisRetrouver = async () => {
    await v.context.unroute("**/assets/parcours-*.js");
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await deuxieme();
  };

  test("à qui revient sans que la machine vienne, le questionnaire le dit après une recharge, et garde ses réponses", async () => {
    const demandes = await revenirSansMachine();
    await v.page.reload();
    await v.page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" }).waitFor();
    expect(await v.page.evaluate(rechargee)).toBe(true);
    const lue = await v.page.locator("main").innerText();
    expect(lue).toContain("Une partie du simulateur n’est pas arrivée jusqu’à vous.");
    expect(lue).toContain("Vos réponses sont gardées dans ce navigateur.");
    // By the page, and by its reload; each may ask for it ahead.
    expect(demandes.length).toBeLessThanOrEqual(4);
    await rechargerPuisRetrouver();
  });

  test("à qui revient sans que la machine vienne, une page qui se lit seule reste à lire", async () => {
    await revenirSansMachine();
    await v.page.goto(`${v.address}/aide-maintenant`);
    await v.page.waitForFunction(rechargee);
    await v.page.getByText("Le simulateur tarde à arriver").waitFor();
    expect(await v.page.locator("#app").innerText()).toContain("En danger, tout de suite");
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { name: "À propos de Cap Aides" }).waitFor();
  });

  test("une page qui a besoin de la machine perdue le dit, sans la redemander sans fin", async () => {
    const demandes = await revenirSansMachine();
    await v.page.evaluate(() => sessionStorage.clear());
    await v.page.goto(`${v.address}/a-propos`);
    await v.page.waitForFunction(rechargee);
    await v.page.waitForFunction(vivante);
    const avant = demandes.length;
    await v.page.evaluate(() => {
      history.pushState({ idx: 1 }, "", "/simulation/reprendre");
      dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
    });
    await v.page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" }).waitFor();
    expect(demandes.length - avant).toBeLessThanOrEqual(6);
  });

  test("qui revient à la première question y trouve sa réponse", async () => {
    await v.page.goto(v.address + QUESTION);
    await repondreALaPremiere();
    await deuxieme();
    await v.page.goto(v.address + QUESTION);
    await v.page.waitForFunction(vivante);
    expect(await v.page.getByLabel("Année").inputValue()).toBe("2004");
  });

  test("à qui revient, l’accueil propose de reprendre", async () => {
    await v.page.goto(v.address + QUESTION);
    await repondreALaPremiere();
    await v.page.waitForURL((url) => !url.pathname.endsWith("date_naissance"));
    await v.page.goto(v.address);
    await v.page.getByRole("button", { name: "Reprendre ma simulation" }).waitFor();
    expect(await v.page.getByRole("button", { name: "Commencer", exact: true }).count()).toBe(0);
  });

  test("les résultats disent qu’ils se cherchent avant tout script, puis viennent", async () => {
    const laisser = await scriptsRetenus();
    await v.page.addInitScript(
      (garde) => sessionStorage.setItem("cap-aides-parcours", garde),
      parcoursGarde(foyers.boursiereARennes),
    );
    await v.page.goto(v.address + RESULTATS, { waitUntil: "commit" });
    await v.page.getByRole("heading", { name: "Nous cherchons vos aides…" }).waitFor();
    laisser();
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    expect(v.faults).toEqual([]);
  });

  test("les résultats de qui n’a rien répondu le disent, une fois la machine là", async () => {
    const laisser = await scriptsRetenus("parcours-*");
    await v.page.goto(v.address + RESULTATS, { waitUntil: "commit" });
    await v.page.getByRole("heading", { name: "Nous cherchons vos aides…" }).waitFor();
    laisser();
    await v.page.getByRole("heading", { name: "Vos résultats ne sont pas encore là" }).waitFor();
    expect(await v.page.locator("main").innerText()).toContain("Répondez d’abord au questionnaire");
    expect(v.faults).toEqual([]);
  });

  test("ce que vaut le silence se lit après la démarche, là où un texte le dit", async () => {
    await v.page.goto(`${v.address}/aides/aah`);
    await v.page.getByRole("heading", { name: "Ce que vous pouvez faire" }).waitFor();
    const lue = (await v.page.locator("main").innerText()).replaceAll("\u00a0", " ");
    expect(lue.split("Ce que vous pouvez faire")[1]).toContain(
      "Réponse en 4 mois au plus ; sans réponse passé ce délai, la demande est refusée : vous pouvez le contester.",
    );
    await v.page.goto(`${v.address}/aides/rsa`);
    await v.page.getByRole("heading", { name: "Ce que vous pouvez faire" }).waitFor();
    expect(await v.page.getByText("Réponse en").count()).toBe(0);
  });

  test("une page dont la lecture se perd en chemin le dit, et se rouvre", async () => {
    await v.context.route("**/api/aides/rsa", (route) => route.abort());
    await v.page.goto(`${v.address}/aides/rsa`);
    await v.page.getByRole("heading", { name: "Cette aide n’a pas pu s’ouvrir" }).waitFor();
    await v.context.unroute("**/api/aides/rsa");
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await v.page.getByRole("heading", { name: "Revenu de solidarité active" }).waitFor();
    expect(await v.page.locator("h1").count()).toBe(1);
  });
});
