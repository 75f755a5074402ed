import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../browser/chromium.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./editrice.ts";

describe.runIf(chromiumPath)("ce que la page des éditeurs refuse", () => {
  let { lieu, page, elle, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    ({ lieu, page, elle, fermer } = await ouvrirUnAtelier());
  });
  afterAll(() => fermer?.());

  const aide = "aides/entries/caf-ain-aide-bafa-session-generale";
  const enregistrer = () => page.getByRole("button", { name: "Enregistrer" }).click();
  const seLit = (texte: string) => page.getByText(texte).first().waitFor();
  /** Drafts that were written: a refusal writes none. */
  const brouillons = () => lieu.git("branch", "--list", "cms/*").trim();

  it.each([
    [/^Page d’information/, "ftp://caf.fr/bafa"],
    [/^Demande en ligne/, "caf.fr"],
    [/^Formulaire à remplir/, "mailto:bafa@caf.fr"],
    [/^Page qui dit comment demander/, "htp:/caf.fr"],
  ])("%s : une adresse qui n’en est pas une", async (champ, adresse) => {
    await elle.aller(aide);
    await elle.ecrire(champ, adresse);
    await enregistrer();
    await seLit("Écrivez l’adresse entière : ajoutez https:// devant");
    expect(brouillons()).toBe("");
  });

  it("d’une aide neuve, tout ce qui manque : ensemble, à chaque champ, jusqu’à ce que ce soit réparé", async () => {
    await elle.aller("aides/new");
    await elle.ecrire(/^Après le montant/, "par an");
    await enregistrer();
    const bande = page.getByRole("alert", { name: "À corriger" });
    const dits = () => bande.getByRole("listitem").allInnerTexts();
    await bande.getByText("10 choses à corriger").waitFor();
    expect((await dits()).map((dit) => dit.replaceAll(/\s+/g, " "))).toEqual(
      expect.arrayContaining([
        "Article : À remplir.",
        "Montant : À remplir, ou choisissez « Un droit, sans montant » dans « Sorte d’aide ».",
        expect.stringMatching(/^Conditions vérifiées : Où vaut-elle \?/),
        expect.stringMatching(/^Page qui dit comment demander : Comment la demander \?/),
      ]),
    );
    await bande.getByRole("button", { name: "Montant", exact: true }).click();
    await page.keyboard.type("250");
    await bande.getByText("9 choses à corriger").waitFor();
    expect(await dits()).not.toContainEqual(expect.stringMatching(/^Montant/));
    // What has a default is never empty; what is needed in some cases says which.
    expect(await page.getByText("Rythme", { exact: true }).innerText()).not.toContain("optionnel");
    await seLit("À remplir quand « Sorte d’aide » est « Un montant ».");
    expect(brouillons()).toBe("");
  });

  it("une condition qui ne commence pas par un infinitif", async () => {
    await elle.aller(aide);
    await page.getByRole("button", { name: "Ajouter condition à vérifier soi-même" }).click();
    await page.getByLabel("Condition", { exact: true }).last().fill("Il faut habiter l’Ain");
    await enregistrer();
    await seLit("Sa portée : à remplir");
    await page
      .getByLabel(/^Sa portée/)
      .last()
      .click();
    await page.getByText("Presque tout le monde la remplit").last().click();
    await elle.apercu.getByText(/La condition doit commencer par un verbe à l'infinitif/).waitFor();
    await enregistrer();
    await seLit("La condition doit commencer par un verbe à l'infinitif et se terminer par un point");
    expect(brouillons()).toBe("");
  });

  it("une aide sans instructions, ni formulaire, ni démarche en ligne", async () => {
    await elle.aller("aides/new");
    await elle.ecrire(/^Nom de l’aide/, "bourse sans démarche");
    await elle.choisir(/^Organisme qui la donne/, "CAF de l’Ain");
    await elle.ecrire(/^Description/, "La Caf vous donne 250 € pour votre premier emploi.");
    await elle.choisir(/^Article/, "la");
    await elle.choisir(/^Ce que le montant veut dire/, "Une somme reçue");
    await elle.choisir(/^À quoi elle sert/, "Travailler");
    await elle.ecrire(/^Montant/, "250");
    await elle.ecrire(/^Page d’information/, "https://www.caf.fr/emploi");
    await elle.ajouter("condition", "Habiter un département");
    await page.getByPlaceholder("Ajouter par son nom ou son code").fill("ain");
    await page.getByRole("button", { name: "Ain (01)", exact: true }).click();
    await enregistrer();
    await seLit("Comment la demander ? Donnez au moins une adresse");
    expect(brouillons()).toBe("");
  });

  it("une tâche écrite avec ce que la page ne sait pas montrer", async () => {
    await elle.aller("taches/entries/comparer-une-fiche-et-ce-qu-on-a-recu");
    await elle.ecrire(/^Texte/, "Une phrase avec un mot **en gras**.");
    await enregistrer();
    await seLit("le gras ne s’affiche pas");
    await seLit("Le brouillon n’est pas enregistré");
    expect(brouillons()).toBe("");
  });

  it("un champ nécessaire laissé vide", async () => {
    await elle.aller("institutions/new");
    await elle.choisir(/^Sorte d’organisme/, "Région");
    await enregistrer();
    await seLit("À remplir.");
    expect(brouillons()).toBe("");
  });

  it("un organisme sans code Insee ni SIREN", async () => {
    await elle.aller("institutions/new");
    await elle.ecrire(/^Nom/, "Ville sans code");
    await elle.choisir(/^Sorte d’organisme/, "Commune");
    await elle.ecrire(/^Site/, "https://www.exemple.fr/");
    await enregistrer();
    await seLit("Il manque un code");
    expect(brouillons()).toBe("");
  });

  it("un logo qui n’est ni PNG ni JPG", async () => {
    await elle.aller("institutions/new");
    await elle.ecrire(/^Nom/, "Ville au logo");
    await elle.choisir(/^Sorte d’organisme/, "Commune");
    await elle.ecrire(/^Code Insee/, "35047");
    await page.getByLabel("Choisir une image").setInputFiles({
      name: "logo.gif",
      mimeType: "image/gif",
      buffer: Buffer.from("R0lGODlhAQABAAAAACw=", "base64"),
    });
    await seLit("Seul les images au format JPG et PNG sont supportées");
    expect(brouillons()).toBe("");
  });
});
