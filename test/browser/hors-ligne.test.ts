import { produits } from "../../server/produits.ts";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { assemble } from "../../server/app/assemble.ts";
import { readConfig } from "../../server/reglages/config.ts";
import { horsLigne } from "../../machines/pages/hors-ligne.ts";
import { ecrireAvec } from "../../server/catalogue/sources/compilees.ts";
import { lireLesFichiers } from "../../server/build/produits.ts";
import { start } from "../../server/app/start.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath, launch } from "./chromium.ts";
import { mereDeDeux, parcourir } from "./parcourir.ts";
import { ecouterLesFautes, visite } from "./visite.ts";

const attendues = () =>
  (JSON.parse(readFileSync("dist/client/hors-ligne/fichiers.json", "utf8")) as string[]).sort();

/** Every address that this device keeps in its caches. */
const gardees = (page: Page) =>
  page.evaluate(async () => {
    const noms = await caches.keys();
    const cles = await Promise.all(noms.map(async (nom) => (await caches.open(nom)).keys()));
    return cles
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });

/** Once a worker answers for this page. */
const garde = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

const ATTEND = "Le résultat complet viendra avec la connexion";
const COUPE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;
const PREMIERE = /^Allocations familiales/;
const PREMIERE_DITE = "Allocations familiales";

describe.skipIf(!chromiumPath)("hors connexion", () => {
  const v = visite();
  beforeEach(async () => {
    const browser = v.context.browser()!;
    await v.context.close();
    v.context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    v.page = await v.context.newPage();
    ecouterLesFautes(v.context, v.faults, () => true);
  });
  const demandes = (route: string) => v.product.lines.filter((line) => line.includes(`"route":"${route}"`));
  /** Flight mode: the browser knows it, and what it would try nevertheless finds nobody. */
  const couper = async () => {
    await v.context.setOffline(true);
    await v.product.cut();
  };

  test("une visite, puis tout le parcours en mode avion ; au retour du réseau, enregistré une fois", async () => {
    // A test that is tried again finds what its first try asked for.
    const compter = () => [demandes(horsLigne.aides).length, v.product.gardees()] as const;
    const [demandees, enregistrees] = compter();
    const depuis = () => [compter()[0] - demandees, compter()[1] - enregistrees];
    await v.commencer();
    // Nothing before the first answer, neither on the home page nor at the first question.
    expect([await gardees(v.page), ...depuis()]).toEqual([[], 0, 0]);
    await parcourir(v.page, mereDeDeux, "individu/demandeur/nationalite");
    await garde(v.page);
    expect(await gardees(v.page)).toEqual(attendues());
    expect(depuis()).toEqual([1, 0]);
    await couper();
    await parcourir(v.page, mereDeDeux);
    await v.page.getByRole("heading", { name: ATTEND }).waitFor();
    await v.page.locator(".results li a", { hasText: PREMIERE }).waitFor();
    await v.page.getByText("celles de votre région, de votre département et de votre commune").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    // Loaded again, and an aid opened from its address: the page that is kept shows both, under the same policy.
    const recharge = await v.page.reload();
    await v.page.locator(".results li a", { hasText: PREMIERE }).click();
    await v.page.getByRole("heading", { level: 1, name: PREMIERE }).waitFor();
    await v.page.reload();
    await v.page.getByRole("heading", { level: 1, name: PREMIERE }).waitFor();
    await v.page.goBack();
    await v.page.getByRole("heading", { name: ATTEND }).waitFor();
    await v.page.getByRole("link", { name: "Voir le plan de ces aides" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Votre plan" }).waitFor();
    await v.page.locator(".plan .desk", { hasText: PREMIERE_DITE }).waitFor();
    // A page that the device does not keep says why, and comes with the network.
    await v.page.getByRole("link", { name: /^Accessibilité/ }).click();
    await v.page.getByRole("heading", { name: "Cette page a besoin d’une connexion" }).waitFor();
    expect(depuis()).toEqual([1, 0]);
    await v.product.restart();
    await v.context.setOffline(false);
    await v.page.getByRole("heading", { level: 1, name: "Accessibilité" }).waitFor();
    await v.page.goBack();
    await v.page.getByRole("heading", { level: 1, name: "Votre plan" }).waitFor();
    await v.page.goBack();
    await v.page.locator(".results .aid").first().waitFor({ state: "attached" });
    // A page replaced before its answer came sends the same save again.
    expect(depuis()[1]).toBe(1);
    const servie = await v.page.request.get(`${v.address}/simulation/resultats`);
    const csp = "content-security-policy";
    expect([recharge!.fromServiceWorker(), recharge!.headers()[csp]]).toEqual([true, servie.headers()[csp]]);
    // What is kept is the same for everyone, answers or not, and stays once they are erased.
    expect(await gardees(v.page)).toEqual(attendues());
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page
      .getByRole("button", { name: "Oui" })
      .or(v.page.getByRole("button", { name: /^Effacer/ }))
      .last()
      .click();
    await v.page.getByText("Vos réponses sont effacées").waitFor();
    expect(await gardees(v.page)).toEqual(attendues());
    expect(v.faults.filter((one) => !COUPE.test(one))).toEqual([]);
  });

  test("un navigateur qui épargne les données ne garde rien", async () => {
    await v.context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await v.commencer();
    await parcourir(v.page, mereDeDeux, "famille/en_couple");
    const inscrits = await v.page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect([inscrits, await gardees(v.page)]).toEqual([0, []]);
  });

  test("ni l’API, ni les éditeurs, ni l’inspecteur ne sont répondus par l’ouvrier", async () => {
    await v.commencer();
    await parcourir(v.page, mereDeDeux, "individu/demandeur/nationalite");
    await garde(v.page);
    await couper();
    await v.page.goto(`${v.address}/aides/rsa`);
    await v.page.getByRole("heading", { level: 1, name: /solidarité active/ }).waitFor();
    for (const chemin of ["/inspecteur", "/admin", "/api/health"])
      await expect(v.page.goto(v.address + chemin), chemin).rejects.toThrow(COUPE);
    await v.product.restart();
  });
});

/** The built pages as another build would have them: every script has another name, and the page says which version it is. */
function version(nom: string, dossier: string): string {
  const pages = join(dossier, nom);
  cpSync("dist/client", pages, { recursive: true, filter: (chemin) => !/\.(?:br|gz)$/.test(chemin) });
  const noms = new Set(readdirSync(join(pages, "assets")));
  const renomme = (un: string) => (noms.has(un) ? un.replace(/(\.\w+)$/, `-${nom}$1`) : un);
  const coquille = createHash("sha256")
    .update(readFileSync("dist/client/hors-ligne/page.html"))
    .digest("hex");
  for (const entree of readdirSync(pages, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:js|css|json|html)$/.test(entree.name)) continue;
    const chemin = join(entree.parentPath, entree.name);
    const texte = readFileSync(chemin, "utf8")
      .replaceAll(/[\w.-]+\.(?:js|css)/g, renomme)
      .replaceAll(coquille.slice(0, 12), `coquille-${nom}`);
    rmSync(chemin);
    const dit = entree.name.startsWith("socle-")
      ? `\ndocument.documentElement.dataset.version="${nom}";`
      : "";
    writeFileSync(join(entree.parentPath, renomme(entree.name)), texte + dit);
  }
  return pages;
}

describe.skipIf(!chromiumPath)("deux versions l’une après l’autre, à la même adresse", () => {
  const dossier = mkdtempSync(join(tmpdir(), "versions-"));
  const now = () => new Date(`${JOUR_FIXE}T10:00:00Z`);
  let contexte: BrowserContext;
  let servies: Awaited<ReturnType<typeof start>>;
  let sources: ReturnType<typeof lireLesFichiers>;
  let browser: Awaited<ReturnType<typeof launch>>;

  async function deployer(nom: string, port: string): Promise<string> {
    await servies?.stop();
    const env = { PORT: port, HOST: "127.0.0.1", DATABASE: join(dossier, "base.sqlite") };
    const ecrire = ecrireAvec(pathToFileURL("dist/server/ecrire.js").href);
    const parts = assemble(readConfig(env), () => undefined, sources, produits);
    servies = await start({ ...parts, pages: version(nom, dossier), now, ecrire });
    return servies.address;
  }
  beforeAll(async () => {
    sources = lireLesFichiers();
    browser = await launch();
  });
  beforeEach(async () => {
    contexte = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  });
  afterEach(() => contexte.close());
  afterAll(async () => {
    await browser?.close();
    await servies?.stop();
    rmSync(dossier, { recursive: true });
  });
  const versionsGardees = async (page: Page) =>
    (await gardees(page)).flatMap((un) => /\/socle-.*-(\w+)\.js$/.exec(un)?.[1] ?? []);
  const versionDe = (page: Page) => page.evaluate(() => document.documentElement.dataset["version"]);

  test("la nouvelle s’annonce à qui a l’ancienne, se prend quand on le veut, et n’attend personne à l’arrivée", async () => {
    const adresse = await deployer("une", "0");
    const page = await contexte.newPage();
    await page.goto(`${adresse}/simulation/individu/demandeur/date_naissance`);
    await page.locator("form h1").waitFor();
    await parcourir(page, mereDeDeux, "individu/demandeur/activite");
    await garde(page);
    const reponses = await page.evaluate(() => sessionStorage.getItem("cap-aides-parcours"));

    await deployer("deux", new URL(adresse).port);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByRole("button", { name: "La prendre" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // Until then nothing changes: the former scripts are there, which the server does not have any more.
    expect(await versionDe(page)).toBe("une");
    await page.getByRole("button", { name: "La prendre" }).click();
    await page.waitForFunction(() => document.documentElement.dataset["version"] === "deux");
    await page.locator("form h1").waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("cap-aides-parcours"))).toBe(reponses);
    await expect.poll(() => versionsGardees(page), { timeout: 30_000 }).toEqual(["deux"]);

    await deployer("trois", new URL(adresse).port);
    // Who arrives, or loads the page again, has the newest, and nothing to be asked.
    await page.reload();
    await page.locator("form h1").waitFor();
    expect(await versionDe(page)).toBe("trois");
    await expect.poll(() => versionsGardees(page), { timeout: 30_000 }).toEqual(["trois"]);
    expect(await page.getByRole("button", { name: "La prendre" }).count()).toBe(0);
    await contexte.setOffline(true);
    await page.reload();
    await page.locator("form h1").waitFor();
    expect(await versionDe(page)).toBe("trois");
  });
});
