import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../browser/chromium.ts";
import { complete } from "../../server/app/test-kit.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./editrice.ts";

const LOGO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe.runIf(chromiumPath)("une éditrice, du brouillon à la page", () => {
  let { lieu, page, elle, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    // The tests follow each other: a second try of one would find what the first wrote.
    ({ lieu, page, elle, fermer } = await ouvrirUnAtelier());
    // Longer than what it waits for: a product started from its sources, on a machine at work.
  }, 240_000);
  afterAll(() => fermer?.());

  /** The logo that was chosen: each has a name of its own. */
  let logo = "";
  const image = (name: string) => ({ name, mimeType: "image/png", buffer: LOGO });
  const logosPublies = () =>
    lieu
      .git("ls-tree", "--name-only", "HEAD", "catalogue/logos/")
      .split("\n")
      .filter((un) => un.endsWith(".png"))
      .map((un) => un.replace("catalogue", ""));
  const FICHES = ["catalogue/aides", "catalogue/institutions"];
  /** The last publication that changed a sheet: the approved texts are written after it. */
  const publication = (...chemins: string[]) => lieu.git("log", "-1", "--format=%H", "--", ...chemins).trim();
  const lignesChangees = () =>
    lieu
      .git("show", "--format=", publication(...FICHES), "--", ...FICHES)
      .split("\n")
      .filter((ligne) => /^[+-](?![+-])/.test(ligne));
  const aideEcrite = () => lieu.git("show", "HEAD:catalogue/aides/regles/ville_de_bruz-bourse-d-essai.yml");

  it("crée un organisme avec son logo, réduit, et le publie", async () => {
    await elle.aller("institutions/new");
    await elle.ecrire(/^Nom/, "Ville de Bruz");
    await elle.choisir(/^Sorte d’organisme/, "Commune");
    await elle.ecrire(/^Code Insee/, "35047");
    await elle.ecrire(/^Site/, "https://www.ville-bruz.fr/");
    await page.getByLabel("Couleur").last().fill("#0a5c36");
    await page.getByLabel("Choisir une image").setInputFiles(image("bruz.png"));
    await page.getByRole("img", { name: "Logo choisi" }).waitFor();
    await elle.enregistrer();
    await page.getByRole("button", { name: "Ce que cela change" }).click();
    const boite = page.getByRole("dialog", { name: "Ce que le brouillon change" });
    await boite.getByText("C’est un organisme nouveau.").waitFor();
    await boite.getByRole("button", { name: "J’approuve ce changement" }).click();
    await boite.getByText("Ce changement est lu et approuvé.").waitFor();
    await boite.getByRole("button", { name: "Fermer" }).click();
    expect(lieu.git("branch", "--list", "cms/*")).toContain("cms/institutions/ville_de_bruz");
    await lieu.publier(elle.relirePuisPublier);
    logo = logosPublies()[0] ?? "";
    expect(lieu.git("show", "HEAD:catalogue/institutions/ville_de_bruz.yml")).toBe(
      `slug: ville_de_bruz\nlabel: Ville de Bruz\ntype: commune\ncode_insee: "35047"\nimgSrc: ${logo}\ncouleur: '#0a5c36'\nlink: https://www.ville-bruz.fr/\n`,
    );
  });

  it("crée une aide de cet organisme, avec un profil et une commune choisie par son nom", async () => {
    await elle.aller("aides/new");
    await elle.ecrire(/^Nom de l’aide/, "bourse d’essai");
    await elle.choisir(/^Organisme qui la donne/, "Ville de Bruz");
    await elle.ecrire(/^Description/, "La ville vous donne 250 € pour passer le permis de conduire.");
    await elle.choisir(/^Article/, "la");
    await elle.choisir(/^Rythme/, "En une fois");
    await elle.choisir(/^Ce que le montant veut dire/, "Une somme reçue");
    await elle.choisir(/^À quoi elle sert/, "Se déplacer");
    await elle.ecrire(/^Montant/, "250");
    await elle.ajouter("profil", "En emploi salarié");
    await elle.ajouter("condition", "Habiter une commune");
    await page.getByPlaceholder("Ajouter par son nom ou son code").fill("bruz");
    await page.getByRole("button", { name: "Bruz (35047)", exact: true }).click();
    await elle.ecrire(/^Page d’information/, "https://www.ville-bruz.fr/jeunesse");
    await elle.ecrire(/^Formulaire à remplir/, "https://www.ville-bruz.fr/formulaire.pdf");
    await elle.apercu.getByText("250 € en une fois").first().waitFor();
    await elle.apercu.getByRole("heading", { name: "Dans les résultats" }).waitFor();
    await elle.apercu.getByText(/L’obtient : .*Bruz/).waitFor();
    await elle.apercu.getByRole("heading", { name: "La manquent de peu" }).waitFor();
    await elle.enregistrer();
    await lieu.publier(elle.relirePuisPublier);
    expect(aideEcrite()).toBe(`slug: ville_de_bruz-bourse-d-essai
label: bourse d’essai
institution: ville_de_bruz
description: La ville vous donne 250 € pour passer le permis de conduire.
prefix: la
type: float
unit: euro
periodicite: ponctuelle
nature: somme
besoin: deplacer
montant: 250
floorAt: 1
profils:
  - {type: salarie}
conditions_generales:
  - {type: communes, values: ["35047"]}
link: https://www.ville-bruz.fr/jeunesse
form: https://www.ville-bruz.fr/formulaire.pdf
`);
  });

  it("la voit dans la liste des aides, avec son logo", async () => {
    const { aides } = await lieu.lire<{ aides: { id: string; logo?: string; montant?: number }[] }>(
      "/api/v1/aides",
      ({ aides: lues }) => lues.some(({ id }) => id === "ville_de_bruz-bourse-d-essai"),
    );
    expect(aides.find(({ id }) => id === "ville_de_bruz-bourse-d-essai")).toMatchObject({
      logo,
      montant: 250,
    });
    const image = await fetch(lieu.adresse + logo);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  it("la donne à qui la remplit, dans ses résultats", async () => {
    const [bruz] = await lieu.lire<object[]>("/api/v1/communes?q=35170%20bruz", (lues) => lues.length > 0);
    const all = complete.answers.all.map((une) =>
      "fieldName" in une && une.fieldName === "depcom" ? { ...une, value: bruz } : une,
    );
    const reponse = await fetch(`${lieu.adresse}/api/simulation`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: lieu.adresse },
      body: JSON.stringify({ ...complete, answers: { all, current: all } }),
    });
    expect(reponse.status).toBe(201);
    const { _id, token } = (await reponse.json()) as { _id: string; token: string };
    const resultats = await fetch(`${lieu.adresse}/api/simulation/${_id}/resultats`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { droitsEligibles } = (await resultats.json()) as { droitsEligibles: { id: string }[] };
    expect(droitsEligibles.find(({ id }) => id === "ville_de_bruz-bourse-d-essai")).toMatchObject({
      montant: 250,
      institution: { label: "Ville de Bruz", logo },
    });
  });

  it("remplace le logo : le neuf est servi, l’ancien reste dans l’histoire", async () => {
    const debut = Date.now();
    await elle.aller("institutions/entries/ville_de_bruz");
    await page.getByLabel("Remplacer le logo").setInputFiles(image("autre.png"));
    await page.locator('img[alt="Logo choisi"][src^="blob:"]').waitFor();
    await elle.enregistrer();
    await lieu.publier(elle.relirePuisPublier);
    console.log(`Remplacer un logo et le publier : ${Math.round((Date.now() - debut) / 1000)} s`);
    const neuf = logosPublies().find((un) => un !== logo) ?? "";
    expect(lignesChangees()).toEqual([`-imgSrc: ${logo}`, `+imgSrc: ${neuf}`]);
    expect(logosPublies()).toContain(logo);
    expect((await fetch(lieu.adresse + neuf)).status).toBe(200);
  });

  it("les jours d’une période se choisissent, et ce qui est sous « Plus » se change : deux lignes du fichier", async () => {
    await elle.aller("aides/entries/guadeloupe-bourse-sanitaire");
    await page.getByLabel("Au, mois").last().selectOption("mars");
    await page.getByLabel("Au", { exact: true }).last().selectOption("31");
    await page.getByText("Toute l’année, elle reste dans les résultats").waitFor();
    await page.locator('[id^="plus-field"]').getByTestId("expand-button").first().click();
    await elle.ecrire(/^Mots du lien dans une liste/, "Voir la bourse");
    await elle.enregistrer();
    await lieu.publier(elle.relirePuisPublier);
    expect(lignesChangees()).toEqual([
      '-  - {annuelle: true, du: "01-01", au: "03-05"}',
      '+  - {annuelle: true, du: "01-01", au: "03-31"}',
      "+list_cta: Voir la bourse",
    ]);
  });

  it("un autre brouillon de la même fiche se dit ; une version d’avant se lit, et revient en brouillon", async () => {
    const fichier = "catalogue/aides/regles/guadeloupe-bourse-sanitaire.yml";
    // A draft of several sheets, that undoes what was just published.
    const avant = `${publication(fichier)}~1`;
    const lot = lieu.git("commit-tree", `${avant}^{tree}`, "-p", "HEAD", "-m", "Lot").trim();
    lieu.git("branch", "cms/aides/lot", lot);
    lieu.git("config", "branch.cms/aides/lot.description", "decap-cms/draft");
    await elle.aller("aides/entries/guadeloupe-bourse-sanitaire");
    await page.getByText("Un autre brouillon change aussi cette fiche : « lot ».").waitFor();
    lieu.git("branch", "-D", "cms/aides/lot");
    await page.getByRole("button", { name: "Ses versions" }).click();
    const versions = page.getByRole("dialog", { name: "Les versions de cette fiche" });
    await versions.getByText("Mots du lien dans une liste : « Voir la bourse » (avant : rien)").waitFor();
    expect(await versions.getByRole("heading", { level: 3 }).first().innerText()).toMatch(
      /\d{4} à .*, par Éditrice$/,
    );
    await versions.getByRole("button", { name: "Revenir à cette version" }).click();
    await page.getByText("Statut: Brouillon").waitFor();
    const revenu = "cms/aides/guadeloupe-bourse-sanitaire";
    expect(lieu.git("show", `${revenu}:${fichier}`)).toBe(lieu.git("show", `${avant}:${fichier}`));
    lieu.git("branch", "-D", revenu);
  });

  it("trois champs changés font trois lignes de différence", async () => {
    await elle.aller("aides/entries/ville_de_bruz-bourse-d-essai");
    await elle.ecrire(/^Montant/, "300");
    await elle.ecrire(/^Description/, "La ville vous donne 300 € pour passer le permis de conduire.");
    await elle.ecrire(/^Page d’information/, "https://www.ville-bruz.fr/permis");
    await elle.apercu.getByRole("heading", { name: "Ce qui change" }).waitFor();
    await elle.apercu.getByText("Montant : 300 (avant : 250)").waitFor();
    await elle.apercu.getByText(/^Donne 300\s€ au lieu de 250\s€ à la personne de l’exemple$/).waitFor();
    await elle.enregistrer();
    await lieu.publier(elle.relirePuisPublier);
    expect(lignesChangees()).toEqual([
      "-description: La ville vous donne 250 € pour passer le permis de conduire.",
      "+description: La ville vous donne 300 € pour passer le permis de conduire.",
      "-montant: 250",
      "+montant: 300",
      "-link: https://www.ville-bruz.fr/jeunesse",
      "+link: https://www.ville-bruz.fr/permis",
    ]);
  });

  it("une aide d’une famille s’ouvre avec ses propres champs, et change d’une ligne", async () => {
    await elle.aller("covoiturage/entries/ca-arlysere-incitations-covoiturage-eligibilite");
    await elle.ecrire(/^Euros par mois, au plus/, "150");
    await elle.apercu.getByText("dans la limite de 150 € par mois").first().waitFor();
    await elle.enregistrer();
    await lieu.publier(elle.relirePuisPublier);
    expect(lignesChangees()).toEqual(["-par_mois: 120", "+par_mois: 150"]);
  });

  it("ce qui est publié et n’est pas servi se dit en haut de la page, avec pourquoi", async () => {
    const bande = page.getByRole("alert").filter({ hasText: "Ce qui est publié n’est pas servi" });
    lieu.git("rm", "-q", "catalogue/fiches/contribuer/accueil.md");
    await bande.getByText(/contribuer\/accueil\.md.*ce fichier manque/).waitFor();
    lieu.git("checkout", "-q", "HEAD", "--", "catalogue/fiches/contribuer/accueil.md");
    await bande.waitFor({ state: "hidden" });
    const statut = () =>
      fetch(`${lieu.adresse}/contribuer`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(statut).toBe(200);
  });

  it("reprend ce qu’une personne propose, et le publie", async () => {
    await page.goto(`${lieu.adresse}/contribuer/proposer`);
    await page.getByLabel("Nom de l’aide").fill("Chèque jeune à Bruz");
    await page.getByLabel("Qui la donne").fill("Ville de Bruz");
    await page.getByLabel("Ce qu’elle est").fill("La ville donne 40 € aux jeunes pour leurs sorties.");
    await page.getByLabel(/^Adresse de la page officielle/).fill("https://www.ville-bruz.fr/cheque");
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page
      .getByText(/Merci|bien reçu/)
      .first()
      .waitFor();
    await page.goto(`${lieu.adresse}/admin/contributions`);
    await page.getByText("Chèque jeune à Bruz").first().waitFor();
    const adresse = await page
      .getByRole("link", { name: /^Reprendre en brouillon/ })
      .first()
      .getAttribute("href");
    await page
      .getByRole("link", { name: /^Reprendre en brouillon/ })
      .first()
      .click();
    await page.goto(`${lieu.adresse}${adresse}`);
    await page.getByRole("button", { name: "Enregistrer" }).waitFor();
    const saisi = (label: RegExp) => () => page.getByLabel(label).first().inputValue();
    await expect.poll(saisi(/^Nom de l’aide/)).toBe("Chèque jeune à Bruz");
    // Its name comes from the product, which may be served anew at that moment.
    await expect.poll(saisi(/^Organisme qui la donne/)).toBe("Ville de Bruz");
    const message = page.getByRole("complementary", { name: "Message reçu" });
    await message.getByText("La ville donne 40 € aux jeunes pour leurs sorties.").waitFor();
    await elle.choisir(/^Article/, "le");
    await elle.choisir(/^Ce que le montant veut dire/, "Une somme reçue");
    await elle.choisir(/^À quoi elle sert/, "Sortir, bouger");
    await elle.ecrire(/^Montant/, "40");
    await elle.ajouter("condition", "Habiter le territoire de l’organisme");
    await elle.ecrire(/^Page qui dit comment demander/, "https://www.ville-bruz.fr/cheque");
    await elle.enregistrer();
    await message.getByText("Ville de Bruz").waitFor();
    await lieu.publier(elle.relirePuisPublier);
    const { aides } = await lieu.lire<{ aides: { id: string; montant?: number }[] }>(
      "/api/v1/aides",
      ({ aides: lues }) => lues.some(({ id }) => id === "ville_de_bruz-cheque-jeune-a-bruz"),
    );
    expect(aides.find(({ id }) => id === "ville_de_bruz-cheque-jeune-a-bruz")?.montant).toBe(40);
    // Said from the editors’ page, which is left once it is heard: the product is served anew meanwhile.
    const recues = () => page.evaluate(async () => (await fetch("/api/contributions")).text());
    await expect.poll(recues, { timeout: 90_000 }).toContain('"publiee":true');
    await page.goto(`${lieu.adresse}/admin/contributions`);
    await page.getByText("Déjà traitées : 1").click();
    await page.getByText(/^Reçue le .*, publiée$/).waitFor();
  });

  it("clôt une aide : passé son dernier jour, elle quitte la liste, et sa page le dit", async () => {
    await elle.aller("aides/entries/ville_de_bruz-bourse-d-essai");
    await elle.ecrire(/^Dernier jour/, "2026-11-20");
    await elle.enregistrer();
    await lieu.publier(elle.relirePuisPublier);
    expect(lignesChangees()).toEqual(['+fin: "2026-11-20"']);
    const { aides } = await lieu.lire<{ aides: { id: string }[] }>(
      "/api/v1/aides",
      ({ aides: lues }) => !lues.some(({ id }) => id === "ville_de_bruz-bourse-d-essai"),
    );
    expect(aides.length).toBeGreaterThan(800);
    const sienne = await fetch(`${lieu.adresse}/aides/ville_de_bruz-bourse-d-essai`);
    expect(await sienne.text()).toContain("20 novembre 2026");
  });

  it("ne peut rien supprimer de ce qui est publié", async () => {
    await elle.aller("aides/entries/ville_de_bruz-bourse-d-essai");
    expect(await page.getByRole("button", { name: /Supprimer/ }).count()).toBe(0);
    await page.getByText("Publiée", { exact: true }).click();
    expect(await page.getByRole("menuitem", { name: /Supprimer/ }).count()).toBe(0);
    await page.goto(`${lieu.adresse}/admin/#/workflow`);
    await page.getByRole("link", { name: "Flux" }).waitFor();
    expect(await page.getByRole("button", { name: "Media" }).count()).toBe(0);
  });
});
