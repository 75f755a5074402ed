import { describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, direOui, parcourir } from "./parcourir.ts";
import { keptBy, reprendre, simulationOf } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const RESULTATS = "/simulation/resultats";
const API_RESULTATS = /\/api\/simulation\/[\w-]+\/resultats$/;
const EFFACEES = "Vos réponses sont effacées de ce navigateur et de notre serveur.";

/** The number of a request is drawn: it may hold any figures. */
const NUMERO_DE_REQUETE = /"id":"[\da-f]{12}"/g;

describe.skipIf(!chromiumPath)("ce qui est gardé, et comment on l’efface", () => {
  const v = visite({ panne: true });
  const resultats = (page: Page = v.page) => page.locator(".results h1").waitFor();

  /** Status of a reading of a stored simulation, by something that holds its token and nothing else. */
  const statut = async ({ id, token }: { id: string; token: string }, method: "GET" | "DELETE" = "GET") =>
    (
      await fetch(`${v.address}/api/simulation/${id}`, {
        method,
        headers: { authorization: `Bearer ${token}`, origin: v.address },
      })
    ).status;

  /** Bodies of everything the browser sends. */
  const envois = (context: BrowserContext) => {
    const bodies: string[] = [];
    context.on("request", (request) => bodies.push(request.postData() ?? ""));
    return bodies;
  };

  /** Changes an answer from the results, and comes back to them. */
  async function changer(page: Page): Promise<void> {
    await page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await page.getByRole("button", { name: "Modifier : Projet de permis de conduire" }).click();
    await direOui(page);
    await page.getByRole("button", { name: "Voir mes aides" }).click();
    await resultats(page);
  }

  test("les prénoms ne partent pas, et le calcul montré les porte ; le journal ne dit rien de personne", async () => {
    const bodies = envois(v.context);
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RESULTATS}/aeeh`);
    await v.page.getByText("Le calcul, ligne par ligne").click();
    await v.page.getByText("(Alba)").first().waitFor();
    const { id, token } = await simulationOf(v.page);
    expect(bodies.filter((body) => body.includes("votre 1er enfant"))).toHaveLength(1);
    expect(bodies.join()).not.toContain("Alba");
    const journal = v.product.lines.join("\n").replaceAll(NUMERO_DE_REQUETE, "");
    expect(journal).toContain(`"route":"/api/simulation/:id/explications/`);
    for (const tu of [id, token, "Alba", "1998-07-17", "2024-04-04", "1890", "21231"]) {
      expect(journal, tu).not.toContain(tu);
    }
  });

  test("le journal d’un parcours entier ne porte ni réponse, ni code, ni date de naissance", async () => {
    const avant = v.product.lines.length;
    await v.commencer();
    await parcourir(v.page, boursiere);
    await resultats();
    const { id, token } = await simulationOf(v.page);
    const journal = v.product.lines.slice(avant).join("\n").replaceAll(NUMERO_DE_REQUETE, "");
    expect(journal).toContain('"route":"/api/v1/communes"');
    for (const tu of [id, token, "2008-03-14", "35000", "35238", "Rennes"]) {
      expect(journal, tu).not.toContain(tu);
    }
  }, 120_000);

  test("une réponse changée remplace la simulation enregistrée : l’ancienne n’est plus là", async () => {
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await resultats();
    const avant = await simulationOf(v.page);
    await changer(v.page);
    const apres = await simulationOf(v.page);
    expect(apres.id).not.toBe(avant.id);
    expect([await statut(avant), await statut(apres)]).toEqual([404, 200]);
  });

  test.each([
    ["les résultats", async () => undefined],
    ["vos réponses", () => v.page.getByRole("link", { name: "Mes réponses", exact: true }).click()],
    ["la page des données", () => v.page.getByRole("link", { name: "Vos données", exact: true }).click()],
  ])("« Effacer mes réponses » depuis %s efface de l’onglet et du serveur, et le dit", async (_, aller) => {
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await resultats();
    const simulation = await simulationOf(v.page);
    await aller();
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await v.page.getByText(EFFACEES).waitFor();
    expect(await statut(simulation)).toBe(404);
    expect(await keptBy(v.page)).toBeNull();
    expect(await v.context.cookies(`${v.address}/api`)).toEqual([]);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
  });

  test("recommencer à zéro efface aussi la simulation d’avant", async () => {
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await resultats();
    const simulation = await simulationOf(v.page);
    await v.page.getByRole("link", { name: "Cap Aides" }).click();
    await v.page.getByRole("button", { name: "Recommencer à zéro" }).click();
    await v.page.getByText("Les réponses de cet onglet seront effacées.").waitFor();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    await v.page.getByText(EFFACEES).waitFor();
    expect([await statut(simulation), await keptBy(v.page)]).toEqual([404, null]);
  });

  test("effacer hors connexion : le serveur effacera seul, et cela se dit ; la connexion revenue, c’est fait", async () => {
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await resultats();
    const simulation = await simulationOf(v.page);
    await v.page.getByRole("link", { name: "Cap Aides" }).click();
    await v.page.getByRole("button", { name: "Reprendre ma simulation" }).click();
    await resultats();
    await v.context.setOffline(true);
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await v.page.getByText(/Notre serveur n’a pas répondu : .* au bout de 24\sheures\./).waitFor();
    expect([await statut(simulation), await keptBy(v.page)]).toEqual([200, null]);
    await v.context.setOffline(false);
    await v.page.getByText(EFFACEES).waitFor();
    expect(await statut(simulation)).toBe(404);
  });

  test("effacer pendant l’envoi : ce qui arrive quand même au serveur en est effacé", async () => {
    let laisser = () => undefined as void;
    const feu = new Promise<void>((resolve) => (laisser = resolve));
    const enregistrees: { _id: string; token: string }[] = [];
    await v.page.route("**/api/simulation", async (route) => {
      const response = await route.fetch();
      enregistrees.push((await response.json()) as { _id: string; token: string });
      await feu;
      await route.fulfill({ response });
    });
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await v.page.getByRole("heading", { name: "Nous cherchons vos aides" }).waitFor();
    await v.page.getByRole("link", { name: "Vos données", exact: true }).click();
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    expect(await v.page.getByText(EFFACEES).count()).toBe(0);
    await expect.poll(() => enregistrees.length).toBe(1);
    laisser();
    await v.page.getByText(EFFACEES).waitFor();
    const [{ _id, token }] = enregistrees as [{ _id: string; token: string }];
    expect(await statut({ id: _id, token })).toBe(404);
  });

  test("une simulation disparue du serveur s’enregistre à nouveau sans un mot : résultats, écarts, calcul", async () => {
    // Saved, and the results could not be computed: neither with the reply, nor when they are asked for.
    await v.page.route("**/api/simulation", async (route) => {
      const response = await route.fetch();
      const { resultats: _, ...reply } = (await response.json()) as { resultats?: unknown };
      await route.fulfill({ response, json: reply });
    });
    await v.page.route(API_RESULTATS, (route) => route.fulfill({ status: 500, json: {} }));
    await reprendre(v.page, foyers.proprietaire, v.address + RESULTATS);
    await v.page.getByRole("heading", { name: "Le calcul n’a pas abouti" }).waitFor();
    await v.page.unroute(API_RESULTATS);
    await v.page.unroute("**/api/simulation");
    const ids = new Set<string>();
    const perdre = async () => {
      const simulation = await simulationOf(v.page);
      ids.add(simulation.id);
      expect(await statut(simulation, "DELETE")).toBe(204);
    };
    await perdre();
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await resultats();

    await perdre();
    await v.page.getByRole("link", { name: "Une aide que j’attendais manque" }).click();
    await v.page.getByLabel("Nom de l’aide attendue").fill("solidarité");
    await v.page.getByRole("checkbox", { name: /^Revenu de solidarité active/ }).check();
    await v.page.getByRole("heading", { level: 3, name: /^Revenu de solidarité active/ }).waitFor();

    await perdre();
    await v.page.goto(`${v.address}${RESULTATS}/aeeh`);
    await v.page.getByText("Le calcul, ligne par ligne").click();
    await v.page.locator(".calcul .lines").first().waitFor();
    ids.add((await simulationOf(v.page)).id);
    expect(ids.size).toBe(4);
  });

  test("ce que le serveur laisse de côté se dit en une phrase, sous les résultats", async () => {
    await v.page.route("**/api/simulation", async (route) => {
      const response = await route.fetch();
      const ecartees = [{ where: "ressourcesFiscales.conjoint", reason: "Absente.", nom: "« Loyer »" }];
      await route.fulfill({ response, json: { ...((await response.json()) as object), ecartees } });
    });
    await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
    await resultats();
    await v.page.getByText("Nous n’avons pas compté « Loyer ». Absente.").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("un onglet dupliqué : le premier enregistre, le second recalcule sans rien perdre", async () => {
    await reprendre(v.page, foyers.proprietaire, v.address + RESULTATS);
    await resultats();
    const commune = await simulationOf(v.page);
    const copie = await v.page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
    const autre = await v.context.newPage();
    await autre.addInitScript((kept) => {
      if (sessionStorage.length > 0) return;
      for (const [name, text] of Object.entries(kept)) sessionStorage.setItem(name, text);
    }, copie);
    await autre.goto(v.address + RESULTATS);
    await resultats(autre);
    expect(await simulationOf(autre)).toEqual(commune);

    await changer(v.page);
    expect(await statut(commune)).toBe(404);
    await autre.goto(`${v.address}${RESULTATS}/aeeh`);
    await autre.getByText("Le calcul, ligne par ligne").click();
    await autre.locator(".calcul .lines").first().waitFor();
    const [premier, second] = [await simulationOf(v.page), await simulationOf(autre)];
    expect(new Set([commune.id, premier.id, second.id]).size).toBe(3);
    expect([await statut(premier), await statut(second)]).toEqual([200, 200]);
  });

  describe("une simulation ouverte par son adresse", () => {
    /** A stored simulation, and its address. */
    async function enregistree(): Promise<{ id: string; adresse: string }> {
      await reprendre(v.page, foyers.boursiereARennes, v.address + RESULTATS);
      await resultats();
      const { id, token } = await simulationOf(v.page);
      return { id, adresse: `${v.address}/simulation#simulation=${id}.${token}` };
    }

    test("elle reprend où elle en était, sans laisser son code dans l’adresse ni dans l’historique", async () => {
      const { id, adresse } = await enregistree();
      const autre = await v.context.newPage();
      const asked: string[] = [];
      autre.on("request", (request) => asked.push(request.url()));
      const posted: string[] = [];
      autre.on("request", (request) => posted.push(request.postData() ?? ""));
      await autre.goto(adresse);
      await resultats(autre);
      expect(ici(autre)).toBe("resultats");
      const [, token = ""] = adresse.split("=")[1]!.split(".");
      await autre.goBack().catch(() => null);
      expect([autre.url(), ...asked].filter((url) => url.includes(token))).toEqual([]);
      expect(v.product.lines.join("\n")).not.toContain(token);
      expect(posted.find((body) => body.includes("modifiedFrom"))).toContain(`"modifiedFrom":"${id}"`);
    });

    test("venue avant que sa page se dessine, elle reprend aussi où elle en était", async () => {
      const { adresse } = await enregistree();
      const autre = await v.context.newPage();
      const lue = autre.waitForResponse(/\/api\/simulation\/[\w-]+\/snapshot$/);
      await autre.route("**/assets/etape-*.js", async (route) => {
        await (await lue).finished();
        await route.continue();
      });
      await autre.goto(adresse, { waitUntil: "commit" });
      await resultats(autre);
      expect(ici(autre)).toBe("resultats");
    });

    test("pendant ce temps, un écran le dit ; dans un onglet déjà ouvert aussi", async () => {
      const { adresse } = await enregistree();
      const autre = await v.context.newPage();
      await autre.goto(`${v.address}/simulation`);
      await autre.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
      let laisser = () => undefined as void;
      const feu = new Promise<void>((resolve) => (laisser = resolve));
      await autre.route(/\/api\/simulation\/[\w-]+\/snapshot$/, async (route) => {
        await feu;
        await route.continue();
      });
      await autre.evaluate((hash) => (location.hash = hash), new URL(adresse).hash);
      await autre.getByRole("heading", { name: "Nous ouvrons votre simulation…" }).waitFor();
      expect(new URL(autre.url()).hash).toBe("");
      expect(await accessibilityFaults(autre)).toEqual([]);
      laisser();
      await resultats(autre);
    });

    test.each([390, 1280])("refusée, une page le dit et propose de commencer (%i px)", async (width) => {
      await v.page.setViewportSize({ width, height: 844 });
      await v.page.goto(`${v.address}/simulation#simulation=inconnue.secret`);
      await v.page.getByRole("heading", { name: "Cette simulation ne s’ouvre pas" }).waitFor();
      expect(await v.page.getByText(/n’en gardons aucune plus de 24\sheures/).count()).toBe(1);
      expect([new URL(v.page.url()).hash, await accessibilityFaults(v.page)]).toEqual(["", []]);
      await v.page.getByRole("button", { name: "Commencer une simulation" }).click();
      await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    });

    test.each(["#simulation=abc", "#simulation=%E0%A4%A.x", "#simulation="])(
      "une adresse incomplète (%s) le dit, sans rien demander au serveur",
      async (fragment) => {
        const asked: string[] = [];
        v.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
        await v.page.goto(`${v.address}/simulation${fragment}`);
        await v.page.getByRole("heading", { name: "Cette simulation ne s’ouvre pas" }).waitFor();
        expect(asked.filter((path) => path.startsWith("/api/simulation"))).toEqual([]);
      },
    );

    test("le serveur en panne : on peut réessayer, et elle s’ouvre", async () => {
      const { adresse } = await enregistree();
      const autre = await v.context.newPage();
      await autre.route(/\/api\/simulation\/[\w-]+\/snapshot$/, (route) => route.abort());
      await autre.goto(adresse);
      await autre.getByText("Le serveur ne répond pas.").waitFor();
      await autre.unroute(/\/api\/simulation\/[\w-]+\/snapshot$/);
      await autre.getByRole("button", { name: "Réessayer" }).click();
      await resultats(autre);
      expect(ici(autre)).toBe("resultats");
    });
  });
});

describe.skipIf(!chromiumPath)("les pages légales d’un exploitant qui s’est nommé", () => {
  const v = visite({
    panne: true,
    env: {
      OPERATOR_NAME: "Ville d’Exemple & Cie",
      OPERATOR_CONTACT: "aides@exemple.fr",
      RETENTION_HOURS: "1",
    },
  });

  test("disent ce qu’il a dit, et ce qui manque", async () => {
    await v.page.goto(`${v.address}/mentions-legales`);
    await v.page.getByText("Ville d’Exemple & Cie").waitFor();
    expect(await v.page.getByRole("link", { name: "aides@exemple.fr" }).getAttribute("href")).toBe(
      "mailto:aides@exemple.fr",
    );
    expect(await v.page.getByText("à compléter par l’exploitant de ce site").count()).toBe(3);
    await v.page.getByRole("link", { name: "Vos données", exact: true }).click();
    await v.page.getByText(/Vos réponses, pendant 1\sheure au plus/).waitFor();
  });
});
