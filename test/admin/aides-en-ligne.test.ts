import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, launch } from "../browser/chromium.ts";
import { lancer, type Serveur } from "../robustesse/serveur.ts";
import { EDITION, ouvrirUnePasserelle } from "./passerelle.ts";

const AIDE = "caf-ain-aide-bafa-session-generale";

describe.runIf(chromiumPath)("plusieurs aides à la fois, en ligne", () => {
  let passerelle: Awaited<ReturnType<typeof ouvrirUnePasserelle>>;
  let produit: Serveur;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [passerelle, browser] = await Promise.all([ouvrirUnePasserelle(), launch()]);
    produit = await lancer({ base: ":memory:", env: passerelle.reglages });
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
  });
  afterAll(async () => {
    await browser?.close();
    await produit?.finir();
    await passerelle?.stop();
  });

  const entrer = async (ou: Page, adresse: string, motDePasse: string) => {
    await ou.goto(`${produit.adresse}/admin/aides`);
    await ou.getByLabel("Votre adresse de courriel").fill(adresse);
    await ou.getByLabel("Votre mot de passe").fill(motDePasse);
    await ou.getByRole("button", { name: "Se connecter" }).click();
    await ou.getByText(/^\d+ aides sur/).waitFor();
  };
  /** Somebody else reads the only draft, at her own machine. */
  async function approuverAilleurs() {
    const [email, motDePasse] = ["zoe@exemple.fr", "un mot de passe long"];
    passerelle.inviter({ email, motDePasse, nom: "Zoé", roles: [EDITION] });
    const sienne = await browser.newPage();
    await entrer(sienne, email, motDePasse);
    await sienne.getByRole("button", { name: /^Revoir/ }).click();
    await sienne.getByRole("button", { name: /^Lire ce que ce brouillon change/ }).click();
    await sienne.getByRole("button", { name: "J’approuve ces changements" }).click();
    await sienne.getByText("Ce brouillon est lu et approuvé.").waitFor();
    await sienne.close();
  }
  const bouton = (name: string | RegExp) => page.getByRole("button", { name });
  const changes = (branche: string) =>
    passerelle
      .git("diff", branche)
      .split("\n")
      .filter((ligne) => /^[+-](?![+-])/.test(ligne));

  it("se demande avec le compte des éditeurs, puis un champ changé devient une demande de fusion", async () => {
    await entrer(page, "lea@exemple.fr", "douze lettres au moins");
    await page.getByLabel("Chercher", { exact: true }).fill("bafa ain générale");
    await page.getByLabel(/^Choisir aide locale au BAFA pour une session de formation/).check();
    await bouton("Changer un champ").click();
    await page.getByLabel("Champ").selectOption("Montant");
    await page.getByLabel(/^Ce qu’il dira/).fill("210 €");
    const appels = passerelle.hebergees.appels;
    await bouton("Voir ce que cela change").click();
    await page.getByText("Montant : 210 (avant : 200)").waitFor();
    await bouton("Enregistrer 1 aide en un brouillon").click();
    await page.getByText(/est enregistré : 1 aide/).waitFor();
    expect(passerelle.hebergees.appels - appels).toBeLessThan(30);
    expect(passerelle.demandes).toMatchObject([{ state: "open", labels: [{ name: "decap-cms/draft" }] }]);
    const { branche = "" } = passerelle.demandes[0] ?? {};
    expect(branche).toMatch(/^cms\/lots\/champ-/);
    expect(changes(`main...${branche}`)).toEqual(["-montant: 200", "+montant: 210"]);
    expect(passerelle.git("log", "-1", "--format=%an %s", branche)).toMatch(
      /^Léa Champ changé le .* : montant$/,
    );
  });

  it("se rouvre et se réécrit, dans la même demande", async () => {
    const { branche = "" } = passerelle.demandes[0] ?? {};
    await bouton(/^Revoir/).click();
    await page.getByText("Montant : 210 (avant : 200)").waitFor();
    const [fichier] = await Promise.all([
      page.waitForEvent("download"),
      bouton("Télécharger la feuille de ce brouillon").click(),
    ]);
    const feuille = readFileSync(await fichier.path(), "utf8");
    await page.getByLabel(/^Feuille à importer/).setInputFiles({
      name: "corrigee.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(feuille.replace(";210;", ";220;")),
    });
    await page.getByText("Montant : 220 (avant : 200)").waitFor();
    await bouton("Enregistrer 1 aide en un brouillon").click();
    await page.getByText(/est enregistré : 1 aide/).waitFor();
    expect(passerelle.demandes).toHaveLength(1);
    expect(changes(`main...${branche}`)).toEqual(["-montant: 200", "+montant: 220"]);
  });

  it("ne se publie pas tant que sa vérification est rouge, puis se publie", async () => {
    const { branche = "" } = passerelle.demandes[0] ?? {};
    const avant = passerelle.git("rev-parse", "main");
    passerelle.branches.rouges.add(branche);
    await page.getByLabel(/^Étape de /).selectOption("Prêt");
    await bouton(/^Publier maintenant/).click();
    await page.getByText(/^Rien n’est publié, parce que personne n’a approuvé/).waitFor();
    await approuverAilleurs();
    await bouton(/^Publier maintenant/).click();
    await page.getByText(/^Rien n’est publié, parce que l’hébergeur du dépôt refuse la fusion/).waitFor();
    expect(passerelle.git("rev-parse", "main")).toBe(avant);
    passerelle.branches.rouges.clear();
    await bouton(/^Publier maintenant/).click();
    await page.getByText(/est publié/).waitFor();
    expect(passerelle.git("show", `main:catalogue/aides/regles/${AIDE}.yml`)).toContain("\nmontant: 220\n");
    expect(passerelle.git("branch", "--list", "cms/*")).toBe("");
  });
});
