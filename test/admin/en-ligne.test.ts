import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "../browser/axe.ts";
import { chromiumPath, launch } from "../browser/chromium.ts";
import { lancer, type Serveur } from "../robustesse/serveur.ts";
import { editrice } from "./editrice.ts";
import { EDITION, ouvrirUnePasserelle } from "./passerelle.ts";

const AIDE = "caf-ain-aide-bafa-session-generale";
const BRANCHE = `cms/aides/${AIDE}`;

describe.runIf(chromiumPath)("éditer en ligne, par une passerelle Git", () => {
  let passerelle: Awaited<ReturnType<typeof ouvrirUnePasserelle>>;
  let produit: Serveur;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [passerelle, browser] = await Promise.all([ouvrirUnePasserelle(), launch()]);
    produit = await servir(passerelle.reglages);
    page = await ouvrirUnePage();
  });
  afterAll(async () => {
    await browser?.close();
    await produit?.finir();
    await passerelle?.stop();
  });

  /** The built product, in a process of its own as where it is online. */
  const servir = (env: Record<string, string>) => lancer({ base: ":memory:", env });

  async function ouvrirUnePage(): Promise<Page> {
    const une = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    une.setDefaultTimeout(30_000);
    une.on("dialog", (dialogue) => void dialogue.accept());
    return une;
  }

  const admin = () => `${produit.adresse}/admin/`;
  const toucher = (nom: string) => page.getByRole("button", { name: nom }).click();
  /** True once the page says it. */
  async function seLit(texte: string): Promise<boolean> {
    await page.getByText(texte).first().waitFor();
    return true;
  }
  const editeurOuvert = () => page.getByRole("link", { name: "Organismes" }).waitFor();
  async function seConnecter(adresse: string, motDePasse: string, ou = page) {
    await ou.getByLabel("Votre adresse de courriel").fill(adresse);
    await ou.getByLabel("Votre mot de passe").fill(motDePasse);
    await ou.getByRole("button", { name: "Se connecter" }).click();
  }
  /** Somebody else, at her own machine. */
  async function entrerLea() {
    const sienne = await ouvrirUnePage();
    await sienne.goto(admin());
    await seConnecter("lea@exemple.fr", "un autre, assez long", sienne);
    await sienne.getByRole("link", { name: "Organismes" }).waitFor();
    return { page: sienne, elle: editrice(sienne, produit.adresse) };
  }
  async function choisirUnMotDePasse(motDePasse: string) {
    await page.getByLabel("Votre nouveau mot de passe").fill(motDePasse);
    await toucher("Enregistrer et entrer");
    await editeurOuvert();
  }
  async function sortir() {
    await page.goto("about:blank");
    await page.goto(`${admin()}#/collections/institutions`);
    await editeurOuvert();
    await page.getByRole("button", { name: "Account options dropdown" }).click();
    await page.getByRole("menuitem", { name: "Déconnexion" }).click();
    await page.getByLabel("Votre mot de passe").waitFor();
  }

  it("demande qui l’on est, en français, sans faute d’accessibilité", async () => {
    await page.goto(admin());
    await page.getByRole("heading", { name: "Éditer les aides" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await seConnecter("lea@exemple.fr", "ce n’est pas lui");
    expect(await seLit("L’adresse ou le mot de passe ne convient pas.")).toBe(true);
    expect(await page.getByLabel("Votre adresse de courriel").inputValue()).toBe("lea@exemple.fr");
  });

  it("dit à qui n’en a pas le droit à qui le demander", async () => {
    await seConnecter("noe@exemple.fr", "douze lettres aussi");
    expect(await seLit("Votre compte existe, mais il n’ouvre pas l’édition.")).toBe(true);
  });

  it("ne dit pas si une adresse a un compte, et rouvre à qui a oublié", async () => {
    for (const adresse of ["personne@exemple.fr", "lea@exemple.fr"]) {
      await page.goto(admin());
      await toucher("J’ai oublié mon mot de passe");
      await page.getByLabel("Votre adresse de courriel").fill(adresse);
      await toucher("Recevoir un lien");
      expect(await seLit("Si cette adresse a un compte")).toBe(true);
    }
    await page.goto("about:blank");
    await page.goto(`${admin()}#recovery_token=lettre-de-secours`);
    await choisirUnMotDePasse("un autre, assez long");
    expect(page.url()).not.toContain("lettre");
  });

  it("revient à la page d’entrée à qui se déconnecte", async () => {
    await sortir();
    expect(await page.getByRole("link", { name: "Organismes" }).count()).toBe(0);
  });

  it("un lien qui a déjà servi se dit", async () => {
    await page.goto("about:blank");
    await page.goto(`${admin()}#recovery_token=lettre-de-secours`);
    await page.getByLabel("Votre nouveau mot de passe").fill("encore un, assez long");
    await toucher("Enregistrer et entrer");
    expect(await seLit("Ce lien a déjà servi")).toBe(true);
  });

  it("accueille une personne invitée", async () => {
    const lui = { email: "zoe@exemple.fr", motDePasse: "", nom: "Zoé", roles: [EDITION] };
    const lettre = passerelle.inviter(lui);
    await page.goto("about:blank");
    await page.goto(`${admin()}#invite_token=${lettre}`);
    await page.getByRole("heading", { name: /Bienvenue/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await choisirUnMotDePasse("le premier, bien long");
  });

  it("un changement devient une demande de fusion, relue, puis un commit sur la branche publiée", async () => {
    const elle = editrice(page, produit.adresse);
    const avant = passerelle.git("rev-parse", "main");
    const recue = await fetch(`${produit.adresse}/api/contributions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sorte: "erreur", aide: AIDE, texte: "La Caf m’a donné 123 €." }),
    });
    const { id } = (await recue.json()) as { id: string };
    await elle.aller(`aides/entries/${AIDE}?contribution=${id}`);
    await elle.apercu.getByText("CAF de l’Ain").first().waitFor();
    expect(await seLit("La Caf m’a donné 123 €.")).toBe(true);
    // Once its lists are read, an hour of several editors fits in what the code host allows.
    const lus = passerelle.hebergees.appels;
    await elle.aller(`aides/entries/${AIDE}?contribution=${id}`);
    await elle.apercu.getByText("CAF de l’Ain").first().waitFor();
    expect(passerelle.hebergees.appels - lus).toBeLessThan(30);
    await elle.ecrire(/^Montant/, "123");
    await elle.enregistrer();
    expect(passerelle.demandes).toMatchObject([
      { branche: BRANCHE, state: "open", labels: [{ name: "decap-cms/draft" }] },
    ]);
    expect(passerelle.git("log", "-1", "--format=%an %s", BRANCHE)).toBe(`Zoé aide : change « ${AIDE} »`);
    expect(await seLit("Enregistré.")).toBe(true);
    // She wrote it: somebody else reads it, and nothing is published before.
    await elle.apercu.getByText("Vous avez écrit ce changement").waitFor();
    await elle.demanderLaPublication();
    expect(await seLit("Rien n’est publié, parce que personne n’a approuvé ce que ce brouillon change")).toBe(
      true,
    );
    expect(passerelle.git("rev-parse", "main")).toBe(avant);
    const lea = await entrerLea();
    await lea.elle.aller(`aides/entries/${AIDE}`);
    // They speak of it beside what it changes, before she approves.
    const MESSAGE = "Votre message à qui écrit ou relit ce brouillon";
    await lea.elle.apercu.getByLabel(MESSAGE).fill("D’où vient 123 € ?");
    await lea.elle.apercu.getByRole("button", { name: "Envoyer" }).click();
    await lea.elle.apercu.getByText("Léa, le 23 novembre 2026 : D’où vient 123 € ?").waitFor();
    await elle.aller(`aides/entries/${AIDE}`);
    await elle.apercu.getByText("D’où vient 123 € ?").waitFor();
    await elle.apercu.getByLabel(MESSAGE).fill("De la page de la Caf, lue ce matin.");
    await elle.apercu.getByRole("button", { name: "Envoyer" }).click();
    await elle.apercu.getByText("Zoé, le 23 novembre 2026 : De la page de la Caf").waitFor();
    expect(passerelle.demandes[0]?.revues).toHaveLength(2);
    await lea.elle.approuver();
    expect(passerelle.git("show", `${BRANCHE}:catalogue/approbations/${AIDE}.txt`)).toContain(
      "Montant : 123 (avant : 200)",
    );
    await page.bringToFront();
    await page.getByText("Publier", { exact: true }).click();
    await page.getByRole("menuitem", { name: "Publier maintenant" }).click();
    await page.getByText("Publiée", { exact: true }).waitFor();
    await lea.page.close();
    expect(passerelle.git("log", "-1", "--format=%B", "main")).toBe(
      "Écrit par : Zoé\nApprouvé par : Léa\nPublié par : Zoé",
    );
    expect(passerelle.demandes).toMatchObject([
      { state: "closed", labels: [{ name: "decap-cms/pending_publish" }] },
    ]);
    expect(passerelle.git("branch", "--list", "cms/*")).toBe("");
    const lignes = passerelle.git("diff", avant, "main", "--", "catalogue/aides").split("\n");
    expect(lignes.filter((ligne) => /^[+-](?![+-])/.test(ligne))).toEqual(["-montant: 200", "+montant: 123"]);
    await page.goto(`${produit.adresse}/admin/contributions`);
    await page.getByText("Déjà traitées : 1").click();
    expect(await page.getByText(/^Reçue le .*, publiée$/).count()).toBe(1);
  });

  it("les versions d’une fiche se lisent chez l’hébergeur, et la dernière publication s’annule d’un geste, en brouillon", async () => {
    const elle = editrice(page, produit.adresse);
    await elle.aller(`aides/entries/${AIDE}`);
    await toucher("Ses versions");
    const versions = page.getByRole("dialog", { name: "Les versions de cette fiche" });
    await versions.getByText("Montant : 123 (avant : 200)").waitFor();
    expect(await versions.getByRole("heading", { level: 3 }).first().innerText()).toMatch(/, par Zoé$/);
    expect(await versions.getByRole("button", { name: "Revenir à cette version" }).count()).toBe(1);
    await versions.getByRole("button", { name: "Annuler cette publication" }).click();
    await page.getByText("Statut: Brouillon").waitFor();
    expect(passerelle.demandes.at(-1)).toMatchObject({ branche: BRANCHE, state: "open" });
    const lignes = passerelle.git("diff", "main", BRANCHE).split("\n");
    expect(lignes.filter((ligne) => /^[+-](?![+-])/.test(ligne))).toEqual(["-montant: 123", "+montant: 200"]);
    // The next one starts from what is published.
    passerelle.demandes.pop();
    passerelle.git("update-ref", "-d", `refs/heads/${BRANCHE}`);
  });

  it("rien de publié ne s’efface, même à qui remet le bouton que la page cache", async () => {
    const avant = passerelle.git("rev-parse", "main");
    await page.goto("about:blank");
    await page.goto(`${admin()}#/collections/institutions`);
    await editeurOuvert();
    expect(await page.getByRole("button", { name: "Media" }).count()).toBe(0);
    await page.addStyleTag({ content: "button { display: block !important; }" });
    await toucher("Media");
    await page.getByText("LISEZMOI.md").click();
    await toucher("Supprimer les éléments sélectionnés");
    expect(await seLit("Rien ne se supprime : une aide prend fin, un logo se remplace.")).toBe(true);
    expect(passerelle.git("rev-parse", "main")).toBe(avant);
  });

  it("ce dont la vérification est rouge ne se publie pas, même de force", async () => {
    const elle = editrice(page, produit.adresse);
    const avant = passerelle.git("rev-parse", "main");
    passerelle.branches.rouges.add(BRANCHE);
    await elle.aller(`aides/entries/${AIDE}`);
    await elle.ecrire(/^Montant/, "7");
    await elle.enregistrer();
    const lea = await entrerLea();
    await lea.elle.aller(`aides/entries/${AIDE}`);
    await lea.elle.approuver();
    await Promise.all([
      lea.page
        .getByText("Rien n’est publié, parce que l’hébergeur du dépôt refuse la fusion")
        .first()
        .waitFor(),
      lea.elle.demanderLaPublication(),
    ]);
    expect(passerelle.git("rev-parse", "main")).toBe(avant);
    await lea.page.close();
    passerelle.branches.rouges.clear();
  });

  it("deux éditrices d’une même fiche : chacune garde ce qu’elle a écrit, et rien n’est forcé", async () => {
    const elle = editrice(page, produit.adresse);
    const lea = await entrerLea();
    await Promise.all([elle.aller(`aides/entries/${AIDE}`), lea.elle.aller(`aides/entries/${AIDE}`)]);
    const avant = passerelle.git("rev-parse", BRANCHE);
    const combien = passerelle.demandes.length;
    await lea.elle.ecrire(/^Description/, "La Caf aide à payer le BAFA, une fois.");
    await lea.elle.ecrire(/^Montant/, "8");
    await lea.page.getByRole("button", { name: "Enregistrer" }).click();
    await lea.page.getByText("Enregistré.").first().waitFor();
    await elle.ecrire(/^Montant/, "9");
    await toucher("Enregistrer");
    const boite = page.getByRole("dialog", { name: "Deux corrections de cette fiche" });
    await boite.getByText("Sa correction est gardée avec la vôtre : Description.").waitFor();
    await boite.getByLabel("La vôtre : 9").check();
    expect(await boite.getByLabel("L’autre : 8").count()).toBe(1);
    await boite.getByRole("button", { name: "Enregistrer ensemble" }).click();
    await expect
      .poll(() => passerelle.git("show", `${BRANCHE}:catalogue/aides/regles/${AIDE}.yml`))
      .toContain("montant: 9");
    expect(passerelle.git("show", `${BRANCHE}:catalogue/aides/regles/${AIDE}.yml`)).toContain("une fois.");
    expect(passerelle.git("merge-base", avant, BRANCHE)).toBe(avant);
    expect(passerelle.demandes.length).toBe(combien);
    // The form is read again: it holds both.
    await expect
      .poll(() =>
        page
          .getByLabel(/^Description/)
          .first()
          .inputValue(),
      )
      .toContain("une fois.");
    await lea.page.close();
  });

  it("un enregistrement coupé finit, se dit, garde ce qui est écrit et se réessaie", async () => {
    const elle = editrice(page, produit.adresse);
    await elle.aller(`aides/entries/${AIDE}`);
    await elle.ecrire(/^Montant/, "11");
    await page.route("**/git/github/git/**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await toucher("Enregistrer");
    await page
      .getByText(/Pas enregistré, parce que le service .* ne se joint pas/)
      .first()
      .waitFor({ timeout: 60_000 });
    expect(
      await page
        .getByLabel(/^Montant/)
        .first()
        .inputValue(),
    ).toBe("11");
    await page.unroute("**/git/github/git/**");
    await toucher("Réessayer");
    expect(await seLit("Enregistré.")).toBe(true);
    expect(passerelle.git("show", `${BRANCHE}:catalogue/aides/regles/${AIDE}.yml`)).toContain("montant: 11");
  });

  it("les contributions se lisent, la connexion finie renouvelée", async () => {
    // An hour later, as her browser tells it: what she holds has just expired.
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
    const avant = passerelle.comptees.renouvellements;
    await page.goto(`${produit.adresse}/admin/contributions`);
    expect(await seLit("Rien n’attend.")).toBe(true);
    expect(passerelle.comptees.renouvellements).toBeGreaterThan(avant);
  });

  it("une branche publiée que rien ne protège ferme l’édition en ligne", async () => {
    passerelle.branches.protegee = false;
    page = await ouvrirUnePage();
    await page.goto(admin());
    await seConnecter("zoe@exemple.fr", "le premier, bien long");
    expect(await seLit("L’édition en ligne est fermée : la branche publiée n’est pas protégée")).toBe(true);
    passerelle.branches.protegee = true;
  });

  it.each([
    ["GIT_IDENTITY_URL", "Le service de connexion ne répond pas."],
    ["GIT_GATEWAY_URL", "La passerelle Git ne répond pas."],
  ])("%s muet : cela se dit", async (muet, dit) => {
    const autre = await servir({ ...passerelle.reglages, [muet]: "http://127.0.0.1:9/rien" });
    page = await ouvrirUnePage();
    await page.goto(`${autre.adresse}/admin/`);
    await seConnecter("zoe@exemple.fr", "le premier, bien long");
    expect(await seLit(dit)).toBe(true);
    await autre.finir();
  });
});
