import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { AuDoigt } from "./personne/gestes.ts";
import { attendre } from "./personne/regard.ts";
import { parcoursGarde, reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const LOGEMENT = "menage/statut_occupation_logement";

describe.skipIf(!chromiumPath)("un écran à plusieurs questions", () => {
  const v = visite();
  const titres = () => v.page.locator("main h2").allInnerTexts();
  const brouillon = () => v.page.evaluate(() => sessionStorage.getItem("cap-aides-ecran"));
  const curseur = () => v.page.evaluate(() => document.activeElement?.id ?? "");
  const aLAjoutDUnEnfant = async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/enfants`);
    const personne = new AuDoigt(v.page);
    await personne.toucher("Ajouter un enfant");
    await v.page.getByRole("heading", { level: 1, name: /1er enfant/ }).waitFor();
    return personne;
  };

  test("refusé, il dit ce qui manque à chacune, et mène à son champ", async () => {
    const personne = await aLAjoutDUnEnfant();
    await personne.remplir("Quel est le prénom", "Inès");
    await personne.toucher("Continuer");
    const resume = v.page.locator(".error-summary");
    expect(await resume.locator("strong").innerText()).toBe("Il manque 4 réponses valables.");
    expect(await resume.getByRole("link").allInnerTexts()).toEqual([
      "Date de naissance : indiquez une date complète, par exemple 27 03 2006.",
      "Nationalité : choisissez une réponse dans la liste.",
      "Cochez ce qui est vrai, ou « Rien de tout cela ».",
      "Présence sur votre déclaration de revenus : choisissez une réponse dans la liste.",
    ]);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    for (const rang of [0, 1, 2, 3]) {
      await resume.getByRole("link").nth(rang).click();
      const cible = (await resume.getByRole("link").nth(rang).getAttribute("href"))?.slice(1);
      expect([await curseur(), await v.page.locator(`[id="${cible}"]`).count()]).toEqual([cible, 1]);
    }
  });

  test("ce qui est dit sous une réponse se relit avec elle ; Échap ferme le menu et rend le curseur à ce qui l’ouvre", async () => {
    await reprendre(
      v.page,
      foyers.boursiereARennes,
      `${v.address}/simulation/individu/demandeur/nationalite`,
    );
    const personne = new AuDoigt(v.page);
    await personne.toucher("D’un pays hors d’Europe");
    await personne.toucher("Protection de l’asile");
    const menu = v.page.locator("details.where");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "Mes réponses" }).focus();
    expect(await menu.getAttribute("open")).not.toBeNull();
    await v.page.keyboard.press("Escape");
    expect(await menu.getAttribute("open")).toBeNull();
    expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    await personne.toucher("Continuer");
    await v.page.goto(`${v.address}/simulation/recapitulatif`);
    const dit = v.page.locator(".answers > div", { hasText: "Nationalité" });
    await dit.waitFor();
    expect(await dit.innerText()).toContain("Quel est votre titre de séjour ? Protection de l’asile.");
  });

  test("l’adresse d’une de ses questions la nomme au titre et y met le curseur ; la première garde le titre de l’écran", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/${LOGEMENT}`);
    await v.page.getByRole("heading", { level: 1, name: "Logement et loyer" }).waitFor();
    expect(await v.page.title()).toBe("Logement et loyer – Cap Aides");
    await v.page.goto(`${v.address}/simulation/menage/loyer`);
    await v.page.waitForFunction(() => document.activeElement?.matches("input"));
    expect(await v.page.title()).toBe("Loyer et charges – Logement et loyer – Cap Aides");
    const [dans, libelle] = await v.page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return [
        top >= 0 && bottom <= innerHeight,
        (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? "",
      ];
    });
    expect([dans, libelle]).toEqual([true, expect.stringContaining("Loyer")]);
  });

  test("« Rien de tout cela » et une case s’excluent, dans les deux sens", async () => {
    const personne = await aLAjoutDUnEnfant();
    const cochees = () => v.page.locator("main label.choice[data-checked] .choice-label").allInnerTexts();
    const [garde, rien] = ["Sa garde est partagée avec son autre parent", "Rien de tout cela"];
    for (const [touche, reste] of [
      [garde, [garde]],
      [rien, [rien]],
      [garde, [garde]],
      [garde, []],
    ] as const) {
      await personne.toucher(touche);
      await expect.poll(cochees).toEqual(reste);
    }
  });

  test("ce qu’une réponse ouvre vient sous elle, et s’en va avec elle", async () => {
    const personne = await aLAjoutDUnEnfant();
    const [taux, ecole] = [/^Quel taux d’incapacité/, /^Quel type d’établissement/];
    const posees = async () => {
      const lus = await titres();
      return [taux, ecole].map((un) => lus.some((titre) => un.test(titre)));
    };
    expect(await posees()).toEqual([false, false]);
    await personne.toucher("Vit avec un handicap");
    await v.page.getByRole("group", { name: taux }).waitFor();
    for (const [champ, valeur] of [
      ["Jour", "5"],
      ["Mois", "3"],
      ["Année", "2014"],
    ] as const)
      await personne.remplir(champ, valeur);
    await v.page.getByRole("group", { name: ecole }).waitFor();
    await personne.toucher("Vit avec un handicap");
    await v.page.getByRole("group", { name: taux }).waitFor({ state: "detached" });
    expect(await posees()).toEqual([false, true]);
  });

  test("ce qui n’est pas envoyé revient après un rechargement ; ce qui l’est, au retour", async () => {
    const personne = await aLAjoutDUnEnfant();
    await personne.remplir("Quel est le prénom", "Inès");
    await personne.toucher("Sa garde est partagée");
    await personne.toucher("Française");
    await v.page.reload();
    await v.page.getByRole("heading", { level: 1, name: "Parlez-nous d’Inès" }).waitFor();
    expect(await v.page.getByRole("checkbox", { name: /^Sa garde/ }).isChecked()).toBe(true);
    expect(await v.page.getByRole("radio", { name: "Française" }).isChecked()).toBe(true);
    await personne.remplir("Jour", "5");
    await personne.remplir("Mois", "3");
    await personne.remplir("Année", "2024");
    await personne.toucher("Oui, votre déclaration");
    await personne.toucher("Continuer");
    await attendre(v.page, "individu/enfant_0/_firstName");
    await personne.toucher("Modifier Inès");
    await v.page.getByRole("heading", { level: 1, name: "Parlez-nous d’Inès" }).waitFor();
    expect(await v.page.getByRole("textbox", { name: "Année" }).inputValue()).toBe("2024");
    expect(await v.page.getByRole("checkbox", { name: /^Sa garde/ }).isChecked()).toBe(true);
    expect(await v.page.getByRole("checkbox", { name: "Rien de tout cela" }).isChecked()).toBe(false);
  });

  test("ce qui n’est pas envoyé n’est montré à personne d’autre dans le même onglet", async () => {
    const personne = await aLAjoutDUnEnfant();
    await personne.remplir("Quel est le prénom", "Inès");
    await expect.poll(brouillon).toContain("Inès");
    // Somebody else’s answers, at the same address.
    await v.page.evaluate(
      (autre) => sessionStorage.setItem("cap-aides-parcours", autre),
      parcoursGarde(foyers.mereSeule),
    );
    await v.page.goto(`${v.address}/simulation/enfants`);
    await personne.toucher("Retirer votre 2e enfant");
    await personne.toucher("Retirer votre 1er enfant");
    await personne.toucher("Ajouter un enfant");
    await v.page.getByRole("heading", { level: 1, name: "Parlez-nous" }).waitFor();
    expect(await v.page.locator("main").innerText()).not.toContain("Inès");
    expect(await v.page.locator("main input[type=text]").first().inputValue()).not.toBe("Inès");
  });

  test("ce qu’une réponse changée ferme n’est pas envoyé ; « Pourquoi » garde la feuille de chacune", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/${LOGEMENT}`);
    const personne = new AuDoigt(v.page);
    await v.page.getByRole("heading", { level: 1, name: "Logement et loyer" }).waitFor();
    await personne.toucher("Pourquoi ces questions ?");
    await v.page.locator(".reasons dd summary").first().click();
    await v.page.locator(".reasons dd details p").first().waitFor();
    await personne.remplir("Loyer", "zut");
    await personne.toucher("Continuer");
    await v.page.locator(".error-summary").getByText("Indiquez un montant en euros").waitFor();
    await personne.toucher("On m’héberge");
    await v.page.getByRole("checkbox", { name: /^C’est une colocation/ }).waitFor({ state: "detached" });
    await personne.toucher("Continuer");
    await attendre(v.page, LOGEMENT);
    expect(ici(v.page)).toBe("menage/depcom");
    expect(await brouillon()).toBeNull();
    await v.page.goto(`${v.address}/simulation/recapitulatif`);
    const dites = await v.page.locator("dt").allInnerTexts();
    expect(dites.filter((une) => /Loyer|Colocation/i.test(une))).toEqual([]);
  });
});
