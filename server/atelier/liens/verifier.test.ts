import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { ecouter, portLibre } from "../../../test/ecouter.ts";
import { dossierDEssai } from "../../../test/fixtures/base.ts";
import { sonder } from "./sonder.ts";
import { type DemandeDeLien, verifierLiens } from "./verifier.ts";

/** A small web of our own: what each path answers. */
const statuts: Record<string, (method: string) => number> = {
  "/ici": () => 200,
  "/perdue": () => 404,
  "/retiree": () => 410,
  "/sans-tete": (method) => (method === "HEAD" ? 405 : 200),
  "/tete-menteuse": (method) => (method === "HEAD" ? 404 : 200),
  "/panne": () => 503,
  "/interdite": () => 403,
};

let adresse: string;
let demandes: string[];
/** Requests in progress, and the most there were. */
let ouvertes = 0;
let ensemble = 0;
/** Told of a request that waits for it before it is answered. */
let retenir: ((route: string) => Promise<unknown>) | undefined;

beforeEach(async () => {
  [demandes, ouvertes, ensemble, retenir] = [[], 0, 0, undefined];
  adresse = await ecouter((request, response) => {
    const [route = "", method = ""] = [request.url, request.method];
    demandes.push(`${method} ${route}`);
    if (route === "/muette") return;
    if (route.startsWith("/vers")) {
      response.writeHead(302, { location: route.slice("/vers".length) }).end();
      return;
    }
    ouvertes += 1;
    ensemble = Math.max(ensemble, ouvertes);
    void Promise.resolve(retenir?.(route)).then(() => {
      // Before it is heard: the one that follows may come at once.
      ouvertes -= 1;
      response.writeHead(statuts[route]?.(method) ?? 200).end("page");
    });
  });
});

describe("une visite", () => {
  it.each([
    ["une page", "/ici", { vu: "page", statut: 200, joint: true }],
    ["une page qui a déménagé", "/vers/ici", { vu: "page", statut: 200, joint: true }],
    ["un déménagement vers rien", "/vers/perdue", { vu: "absence", statut: 404, joint: true }],
    ["une page qui n’existe pas", "/perdue", { vu: "absence", statut: 404, joint: true }],
    ["une page retirée", "/retiree", { vu: "absence", statut: 410, joint: true }],
    ["un serveur qui refuse HEAD", "/sans-tete", { vu: "page", statut: 200, joint: true }],
    ["un serveur qui répond faux à HEAD", "/tete-menteuse", { vu: "page", statut: 200, joint: true }],
    ["une panne", "/panne", { vu: "rien", statut: 503, joint: true }],
    ["une page réservée", "/interdite", { vu: "rien", statut: 403, joint: true }],
    ["un serveur muet", "/muette", { vu: "rien", joint: false }],
  ])("%s", async (_, route, attendu) => {
    // Only who never answers is not waited for: a busy machine takes its time to answer.
    const delai = route === "/muette" ? 150 : 30_000;
    expect(await sonder(`${adresse}${route}`, delai)).toEqual(attendu);
  });

  it("ne demande que la tête d’une page qui répond", async () => {
    await sonder(`${adresse}/ici`, 500);
    expect(demandes).toEqual(["HEAD /ici"]);
  });

  it.each([
    ["un hôte qui n’existe plus", "ENOTFOUND", { vu: "absence", joint: false }],
    ["un réseau absent", "EAI_AGAIN", { vu: "rien", joint: false }],
  ])("%s", async (_, code, attendu) => {
    const coupe = () => Promise.reject(new TypeError("fetch failed", { cause: { code } }));
    expect(await sonder("https://exemple.invalid/", 100, coupe)).toEqual(attendu);
  });
});

describe("une tournée", () => {
  const allure = { simultanes: 4, pause: 0, delai: 30_000, essais: 3 };
  let dossier: string;
  let fichier: string;
  const etats = () => JSON.parse(readFileSync(fichier, "utf8")) as Record<string, unknown>;
  const verifier = (routes: readonly string[], options: Partial<DemandeDeLien> = {}) =>
    verifierLiens({
      urls: new Set(routes.map((route) => (route.startsWith("http") ? route : `${adresse}${route}`))),
      dossier,
      jour: "2026-03-01",
      jours: 30,
      allure,
      ...options,
    });
  const fermee = async () => `http://127.0.0.1:${await portLibre()}`;

  beforeEach(() => {
    dossier = dossierDEssai();
    fichier = join(dossier, "links.json");
  });

  it("écrit ce qu’elle a vu ; une page absente un seul jour n’est pas morte", async () => {
    expect(await verifier(["/perdue", "/ici", "/panne"])).toBe(
      "Liens visités : 3. En tout, vivants : 1, morts : 0, inconnus : 2.",
    );
    expect(etats()).toEqual({
      [`${adresse}/ici`]: { etat: "vivant", statut: 200, verifie_le: "2026-03-01" },
      [`${adresse}/panne`]: { etat: "inconnu", statut: 503, verifie_le: "2026-03-01" },
      [`${adresse}/perdue`]: {
        etat: "inconnu",
        statut: 404,
        verifie_le: "2026-03-01",
        absent_depuis: "2026-03-01",
      },
    });
  });

  it("reprend où elle en était : le lendemain, seuls les doutes sont revus", async () => {
    await verifier(["/perdue", "/ici"]);
    demandes = [];
    expect(await verifier(["/perdue", "/ici"])).toBe("Rien à revoir : 2 liens connus.");
    expect(demandes).toEqual([]);
    expect(await verifier(["/perdue", "/ici"], { jour: "2026-03-02" })).toBe(
      "Liens visités : 1. En tout, vivants : 1, morts : 1, inconnus : 0.",
    );
    expect(demandes).toEqual(["HEAD /perdue", "GET /perdue"]);
    expect(etats()[`${adresse}/perdue`]).toEqual({
      etat: "mort",
      statut: 404,
      verifie_le: "2026-03-02",
      absent_depuis: "2026-03-01",
    });
  });

  it("oublie les liens qui ont quitté le catalogue", async () => {
    await verifier(["/ici", "/sans-tete"]);
    await verifier(["/sans-tete", "/retiree"]);
    expect(Object.keys(etats())).toEqual([`${adresse}/retiree`, `${adresse}/sans-tete`]);
  });

  it("sans réseau, ne conclut rien, n’écrit rien, et n’insiste pas", async () => {
    const ailleurs = await fermee();
    const avant = { [`${ailleurs}/a`]: { etat: "vivant", statut: 200, verifie_le: "2026-01-01" } };
    writeFileSync(fichier, JSON.stringify(avant));
    const urls = ["a", "b", "c", "d", "e"].map((page) => `${ailleurs}/${page}`);
    expect(await verifier(urls)).toBe("Pas de réseau : les liens gardent leur dernier état connu.");
    expect(etats()).toEqual(avant);
  });

  it("sans réseau ni état connu, ne crée pas de fichier", async () => {
    await verifier([`${await fermee()}/a`]);
    expect(existsSync(fichier)).toBe(false);
  });

  it("visite un hôte à la fois, avec une pause entre deux pages", async () => {
    const urls = ["/a", "/b", "/c"].map((route) => `${adresse}${route}`);
    const attendre = async (ms: number) => demandes.push(`pause de ${ms}`);
    await verifier(urls, { allure: { ...allure, pause: 40, attendre } });
    expect(demandes).toEqual(["HEAD /a", "pause de 40", "HEAD /b", "pause de 40", "HEAD /c"]);
    expect(ensemble).toBe(1);
  });

  it("visite les autres hôtes pendant ce temps", async () => {
    const { port } = new URL(adresse);
    // Each is answered once both have come: one after the other, they would wait for ever.
    let lesDeux: () => void = () => undefined;
    const venues = new Promise<void>((venir) => (lesDeux = venir));
    retenir = async () => {
      if (ouvertes === 2) lesDeux();
      await venues;
    };
    await verifier([`${adresse}/a`, `http://localhost:${port}/d`]);
    expect(ensemble).toBe(2);
  });
});
