import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { ecouter } from "../ecouter.ts";
import { chromiumPath } from "./chromium.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { reprendre } from "./reprendre.ts";
import { startProduct } from "./serveur.ts";
import { visite } from "./visite.ts";

interface Recu {
  method: string;
  path: string;
  body: string;
  headers: IncomingMessage["headers"];
}

/** A service that takes everything, notes it, and answers when it is told to. */
async function service() {
  const recus: Recu[] = [];
  const etat = { muet: false };
  const adresse = await ecouter((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      recus.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      if (!etat.muet) response.writeHead(204).end();
    });
  });
  return { recus, etat, hote: new URL(adresse).host };
}

const attendre = async (vrai: () => boolean) => await expect.poll(vrai, { timeout: 5_000 }).toBe(true);

describe.skipIf(!chromiumPath)("ce qui est mesuré", () => {
  const v = visite();
  let matomo: Awaited<ReturnType<typeof service>>;
  let sentry: Awaited<ReturnType<typeof service>>;
  let produit: Awaited<ReturnType<typeof startProduct>>;
  beforeAll(async () => {
    [matomo, sentry] = await Promise.all([service(), service()]);
    produit = await startProduct("neutre", {
      MATOMO_URL: `http://${matomo.hote}/stats`,
      MATOMO_SITE_ID: "12",
      SENTRY_DSN: `http://cle@${sentry.hote}/4`,
    });
  });
  afterAll(() => produit.stop());

  const visites = () => matomo.recus.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  const vider = () => [matomo, sentry].forEach(({ recus }) => recus.splice(0));

  test("fermées par défaut : aucun appel, aucun script, et la page le dit", async () => {
    const appels: string[] = [];
    v.page.on("request", (request) => appels.push(request.url()));
    await v.page.goto(`${v.address}/confidentialite`);
    await v.page.getByText("Rien : ce site ne compte pas les visites et n’envoie aucune erreur.").waitFor();
    expect(appels.filter((url) => !url.startsWith(v.address) || url.includes("mesure"))).toEqual([]);
  });

  test("ouvertes : une visite par page, réduite au modèle de son adresse, sans témoin ni référent", async () => {
    vider();
    await reprendre(
      v.page,
      foyers.proprietaire,
      `${produit.address}/simulation/resultats/aeeh?external_id=SECRET`,
    );
    await v.page.getByRole("heading", { level: 1 }).waitFor();
    await v.page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await v.page.locator(".summary").waitFor();
    await v.page.getByRole("button", { name: "Modifier : Projet de permis de conduire" }).click();
    await v.page.locator("form h1").waitFor();
    await attendre(() => matomo.recus.length === 3);
    expect(visites().map((dites) => ({ ...dites, rand: undefined }))).toEqual(
      ["/simulation/resultats/:droitId", "/simulation/recapitulatif", "/simulation/*"].map((page) => ({
        idsite: "12",
        rec: "1",
        apiv: "1",
        send_image: "0",
        url: produit.address + page,
        action_name: page,
        rand: undefined,
      })),
    );
    for (const { method, path, headers, body } of matomo.recus) {
      expect([method, path, headers.cookie, headers.referer]).toEqual([
        "POST",
        "/stats/matomo.php",
        undefined,
        undefined,
      ]);
      expect(body).not.toMatch(/SECRET|aeeh|permis/);
    }
    expect(sentry.recus).toEqual([]);
  });

  test("un départ auquel on renonce avant que la page vienne est compté à part", async () => {
    vider();
    await v.page.goto(produit.address);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    let laisser = () => {};
    const attente = new Promise<void>((resolve) => (laisser = resolve));
    await v.context.route("**/assets/a-propos-*.js", async (route) => {
      await attente;
      await route.continue();
    });
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.waitForURL("**/a-propos");
    await v.page.getByRole("link", { name: "Statistiques" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Statistiques" }).waitFor();
    laisser();
    await attendre(() => matomo.recus.length === 3);
    expect(visites().map(({ action_name, e_a, e_n }) => [action_name, e_a, e_n])).toEqual([
      ["/", undefined, undefined],
      ["/stats", undefined, undefined],
      [undefined, "abandonnée", "/a-propos"],
    ]);
  });

  test("une faute part en enveloppe, sans son message", async () => {
    vider();
    await v.page.goto(`${produit.address}/aides/rsa#jeton=SECRET`);
    await v.page.getByRole("heading", { level: 1, name: "Revenu" }).waitFor();
    await attendre(() => matomo.recus.length === 1);
    await v.page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError("loyer SECRET");
      });
      void Promise.reject(new TypeError("commune SECRET"));
    });
    await attendre(() => sentry.recus.length === 2);
    for (const { method, path, body, headers } of sentry.recus) {
      expect([method, path]).toEqual(["POST", "/api/4/envelope/?sentry_version=7&sentry_key=cle"]);
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
      expect(body).not.toMatch(/SECRET|rsa/);
      expect(JSON.parse(body.split("\n")[2] ?? "")).toMatchObject({
        transaction: "/aides/:benefitId",
        request: { url: `${produit.address}/aides/:benefitId` },
      });
    }
    const types = sentry.recus.map(({ body }) => /"exception":\{"values":\[\{"type":"(\w+)"/.exec(body)?.[1]);
    expect([...types].sort()).toEqual(["RangeError", "TypeError"]);
    // Both are heard of every test, which would fail.
    expect(v.faults.splice(0).sort()).toEqual(["commune SECRET", "loyer SECRET"]);
  });

  test("une page qui ne peut s’afficher le dit aussi, avec la nature du script perdu", async () => {
    v.panne = true;
    vider();
    await v.page.goto(produit.address);
    await v.page.getByRole("link", { name: "Commencer" }).waitFor();
    await v.context.route("**/assets/a-propos-*.js", (route) => route.abort());
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" }).waitFor();
    await attendre(() => sentry.recus.length > 0);
    expect(sentry.recus[0]?.body).toContain('"value":"script : ');
  });

  test("« ne pas me suivre » est entendu, et la page le dit", async () => {
    vider();
    await v.context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { get: () => "1" }));
    await v.page.goto(`${produit.address}/confidentialite`);
    await v.page
      .getByText("Votre navigateur demande à ne pas être suivi : rien de tout cela n’est envoyé.")
      .waitFor();
    await v.page.getByRole("link", { name: "Statistiques" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Statistiques" }).waitFor();
    expect([...matomo.recus, ...sentry.recus]).toEqual([]);
  });

  test("la page des données dit ce qui est ouvert, et chez qui", async () => {
    await v.page.goto(`${produit.address}/confidentialite`);
    await v.page.getByText("Le nombre de visites de chaque page, compté par 127.0.0.1").waitFor();
    await v.page.getByText("Les erreurs de nos pages, envoyées à 127.0.0.1").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("services muets, puis morts : la page n’attend pas, ne tombe pas, et renonce", async () => {
    v.panne = true;
    matomo.etat.muet = true;
    vider();
    await v.page.goto(produit.address);
    await v.page.getByRole("link", { name: "À propos" }).click();
    await v.page.getByRole("heading", { level: 1, name: "À propos" }).waitFor();
    await attendre(() => matomo.recus.length === 2);
    matomo.etat.muet = false;
    const jetees: string[] = [];
    v.page.on("pageerror", (error) => jetees.push(error.message));
    let refus = 0;
    await v.context.route("**/matomo.php", (route) => {
      refus += 1;
      return route.abort("connectionrefused");
    });
    for (const [lien, titre] of [
      ["Statistiques", "Statistiques"],
      ["Vos données", "Vos données"],
      ["Liens utiles", "Liens utiles"],
      ["À propos", "À propos de Cap Aides"],
      ["Mentions légales", "Mentions légales"],
    ] as const) {
      await v.page
        .getByRole("navigation", { name: "Pied de page" })
        .getByRole("link", { name: lien })
        .click();
      await v.page.getByRole("heading", { level: 1, name: titre }).waitFor();
    }
    expect(refus).toBe(3);
    expect(jetees).toEqual([]);
  });
});
