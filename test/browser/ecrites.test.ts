import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { ditsDeLaPage, type PagePattern, pagePatterns } from "../../machines/pages/pages.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { chromiumPath } from "./chromium.ts";
import { parcoursGarde } from "./reprendre.ts";
import { visite } from "./visite.ts";

/** Words that only its own reading gives a page, where its title comes without. */
const MOTS: Readonly<Partial<Record<PagePattern, string>>> = {
  "/": "Trouvez les aides auxquelles vous avez droit",
  "/contribuer": "Dire une aide de votre commune",
  "/aides": "Aides au logement",
  "/aides/:benefitId": "Séjourner plus de neuf mois par an en France.",
  "/aide-maintenant": "En danger, tout de suite",
};

const QUESTION = "/simulation/individu/demandeur/date_naissance";

/** An address of each page that the server writes, and words of it; and the first question. */
const TOUTES = [
  ...pagePatterns.flatMap((pattern) => {
    const { ecrite, visite, titre = "" } = ditsDeLaPage(pattern);
    return ecrite ? [[visite, MOTS[pattern] ?? titre] as const] : [];
  }),
  [QUESTION, "Quelle est votre date de naissance ?"] as const,
];

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
  const v = visite({ panne: true });

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

  test.each([
    ["/aides", "Chercher une aide"],
    ["/aide-maintenant", "Votre commune"],
    [QUESTION, "Année"],
  ])("sur %s, ce qui s’appuie ou se tape attend ses scripts, les liens non", async (adresse, nom) => {
    const laisser = await scriptsRetenus();
    await v.page.goto(v.address + adresse, { waitUntil: "commit" });
    await v.page.locator("h1").waitFor();
    const attendus = v.page.locator("main :is(button, input, select)");
    const vifs = () => attendus.evaluateAll((tous) => tous.filter((un) => !un.matches(":disabled")).length);
    expect(await vifs()).toBe(0);
    expect(await v.page.getByRole("link", { name: "Besoin d’aide maintenant" }).first().isEnabled()).toBe(
      true,
    );
    laisser();
    await v.page.waitForFunction(vivante);
    expect(await vifs()).toBe(await attendus.count());
    expect(await v.page.locator("main").getByText(nom, { exact: true }).first().isVisible()).toBe(true);
  });

  test("« Commencer » mène à la première question avant tout script", async () => {
    const laisser = await scriptsRetenus();
    await v.page.goto(v.address, { waitUntil: "commit" });
    await v.page.getByRole("link", { name: "Commencer" }).click({ noWaitAfter: true });
    await v.page.getByRole("heading", { name: "Quelle est votre date de naissance ?" }).waitFor();
    expect(new URL(v.page.url()).pathname).toBe(QUESTION);
    laisser();
  });

  const repondreALaPremiere = async () => {
    await v.page.getByRole("textbox", { name: "Jour" }).fill("3");
    await v.page.getByRole("textbox", { name: "Mois" }).fill("5");
    await v.page.getByRole("textbox", { name: "Année" }).fill("2004");
    await v.page.getByRole("button", { name: "Continuer" }).click();
  };
  const deuxieme = () => v.page.getByRole("heading", { name: "Quelle est votre nationalité ?" }).waitFor();

  /** The script of the machine does not come, from a server that is there; says how often it is asked for. */
  const machinePerdue = async () => {
    const demandes: string[] = [];
    await v.context.route("**/assets/session-*.js", (route) => {
      if (route.request().method() !== "GET") return route.continue();
      demandes.push(route.request().url());
      return route.abort();
    });
    return demandes;
  };

  test("une réponse donnée avant la machine l’attend", async () => {
    const laisser = await scriptsRetenus("session-*");
    await v.page.goto(v.address + QUESTION);
    await v.page.waitForFunction(vivante);
    await repondreALaPremiere();
    expect(v.page.url()).toContain(QUESTION);
    laisser();
    await deuxieme();
  });

  test("une réponse que la machine ne prendra jamais n’est pas perdue en silence", async () => {
    await machinePerdue();
    await v.page.goto(v.address + QUESTION);
    await v.page.waitForFunction(rechargee);
    await v.page.waitForFunction(vivante);
    await repondreALaPremiere();
    await v.page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" }).waitFor();
    expect(await v.page.locator("main").innerText()).toContain("Une partie du simulateur n’est pas arrivée");
    await v.context.unroute("**/assets/session-*.js");
    await v.page.getByRole("button", { name: "Recharger la page" }).click();
    await v.page.waitForFunction(vivante);
    await repondreALaPremiere();
    await deuxieme();
  });

  test("une page se lit et se quitte sans la machine", async () => {
    const demandes = await machinePerdue();
    await v.page.goto(`${v.address}/aides`);
    await v.page.waitForFunction(vivante);
    await v.page.getByLabel("Chercher une aide").fill("bafa");
    await v.page.waitForURL(/[?&]q=bafa/);
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { name: "À propos de Cap Aides" }).waitFor();
    expect(v.page.url()).toContain("/a-propos");
    expect(demandes).toEqual([]);
  });

  /** Somebody has answered, and the machine that reads the answers is gone; says how often it is asked for. */
  const revenirSansMachine = async () => {
    await v.page.goto(v.address + QUESTION);
    await repondreALaPremiere();
    await deuxieme();
    return machinePerdue();
  };
  const rechargerPuisRetrouver = async () => {
    await v.context.unroute("**/assets/session-*.js");
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
    await v.page.waitForFunction(vivante);
    const avant = demandes.length;
    await v.page.evaluate(() => {
      history.pushState({ idx: 1 }, "", "/simulation/reprendre");
      dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
    });
    await v.page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" }).waitFor();
    expect(demandes.length - avant).toBeLessThanOrEqual(9);
  });

  test("qui revient à la première question y trouve sa réponse", async () => {
    await v.page.goto(v.address + QUESTION);
    await repondreALaPremiere();
    await deuxieme();
    await v.page.goto(v.address + QUESTION);
    await v.page.waitForFunction(vivante);
    expect(await v.page.getByRole("textbox", { name: "Année" }).inputValue()).toBe("2004");
  });

  test("à qui revient, l’accueil propose de reprendre", async () => {
    await v.page.goto(v.address + QUESTION);
    await repondreALaPremiere();
    await v.page.waitForURL((url) => !url.pathname.endsWith("date_naissance"));
    await v.page.goto(v.address);
    await v.page.getByRole("button", { name: "Reprendre ma simulation" }).waitFor();
    expect(await v.page.getByRole("link", { name: "Commencer", exact: true }).count()).toBe(0);
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
    const laisser = await scriptsRetenus("session-*");
    await v.page.goto(v.address + RESULTATS, { waitUntil: "commit" });
    await v.page.getByRole("heading", { name: "Nous cherchons vos aides…" }).waitFor();
    laisser();
    await v.page.getByRole("heading", { name: "Vos résultats ne sont pas encore là" }).waitFor();
    expect(await v.page.locator("main").innerText()).toContain("Répondez d’abord au questionnaire");
  });

  test("ce que vaut le silence se lit après la démarche, là où un texte le dit", async () => {
    await v.page.goto(`${v.address}/aides/aah`);
    await v.page.getByRole("heading", { name: "Ce que vous pouvez faire" }).waitFor();
    const lue = (await v.page.locator("main").innerText()).replaceAll("\u00a0", " ");
    expect(lue.split("Ce que vous pouvez faire")[1]).toContain(
      "Réponse en 4 mois au plus ; sans réponse passé ce délai, la demande est refusée : vous pouvez contester ce refus.",
    );
    await v.page.goto(`${v.address}/aides/rsa`);
    await v.page.getByRole("heading", { name: "Ce que vous pouvez faire" }).waitFor();
    expect(await v.page.getByText("Réponse en").count()).toBe(0);
  });

  test("une page dont la lecture se perd en chemin le dit, et se rouvre", async () => {
    await v.context.route("**/api/v1/aides/rsa", (route) => route.abort());
    await v.page.goto(`${v.address}/aides/rsa`);
    await v.page.getByRole("heading", { name: "Cette aide n’a pas pu s’ouvrir" }).waitFor();
    await v.context.unroute("**/api/v1/aides/rsa");
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await v.page.getByRole("heading", { name: "Revenu de solidarité active" }).waitFor();
    expect(await v.page.locator("h1").count()).toBe(1);
  });
});
