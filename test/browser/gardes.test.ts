import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const REDIRECTION = "Vous avez été redirigé·e sur la première page du simulateur";

describe.skipIf(!chromiumPath)("l’entrée dans le questionnaire", () => {
  const v = visite();

  test("/simulation mène à la première question, même avec des réponses, et ne dit rien", async () => {
    for (const premier of [true, false]) {
      if (premier) await v.page.goto(`${v.address}/simulation`);
      else await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation`);
      await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
      expect(ici(v.page)).toBe("individu/demandeur/date_naissance");
      expect(await v.page.getByText(REDIRECTION).count()).toBe(0);
      expect(await v.page.getByText("Cette page n’est pas ouverte").count()).toBe(0);
    }
  });

  test("l’adresse d’une personne mène à sa date de naissance", async () => {
    await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/individu/enfant_1`);
    await v.page.locator("form h1").waitFor();
    expect(ici(v.page)).toBe("individu/enfant_1/date_naissance");
    await v.page.goto(`${v.address}/simulation/individu/conjoint`);
    await v.page.getByText("Cette page n’est pas ouverte pour votre situation").waitFor();
  });

  test("le message d’une entrée directe mène au contact, ou à la page qui dit comment nous écrire", async () => {
    await v.page.goto(`${v.address}/simulation/menage/depcom`);
    await v.page.getByText(`${REDIRECTION}. Vous pensez que c'est une erreur ?`).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("link", { name: "Contactez-nous" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Améliorer le simulateur" }).waitFor();
    const autre = await v.autre({ CONTACT_URL: "https://contact.exemple/ecrire" });
    await v.page.goto(`${autre}/simulation/menage/depcom?external_id=7`);
    const lien = v.page.getByRole("link", { name: "Contactez-nous" });
    await lien.waitFor();
    expect(await lien.getAttribute("href")).toBe("https://contact.exemple/ecrire?external_id=7");
  });

  test("une aide ajoutée sans son calcul est annoncée, hors démonstration aussi", async () => {
    await v.context.route("**/api/openfisca/missingbenefits", (route) =>
      route.fulfill({ json: [{ id: "neuve", label: "une aide toute neuve" }] }),
    );
    await v.page.goto(v.address);
    const annonce = v.page.getByText(
      "Une aide a été ajoutée sans son calcul : à la fin de la simulation, elle sera en erreur",
    );
    await annonce.click();
    await v.page.getByText("une aide toute neuve").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.goto(`${v.address}/?debug=parcours`);
    await v.page.getByText("Version de démonstration").waitFor();
    await annonce.waitFor();
    expect(await annonce.count()).toBe(1);
  });

  test("les revenus déclarés et le patrimoine donnés se relisent au récapitulatif", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/recapitulatif`);
    await v.page.getByRole("button", { name: "Mes revenus déclarés aux impôts" }).click();
    await v.page.getByText("Autres revenus et charges de cette déclaration").first().click();
    const champ = v.page.getByLabel("Pensions alimentaires que vous versez aujourd’hui");
    await champ.first().fill("1800");
    await v.page.getByRole("button", { name: "Enregistrer" }).click();
    await v.page.getByRole("button", { name: "Mon patrimoine" }).click();
    await v.page.getByLabel("Livret A", { exact: true }).fill("2500,50");
    await v.page.getByRole("button", { name: "Enregistrer" }).click();
    const carte = v.page.locator(".summary .card", { hasText: "Pour une estimation plus précise" });
    await carte.getByText("Livret A").waitFor();
    const lus = (await carte.locator("dl > div").allInnerTexts()).map((texte) => texte.split(/\n+/));
    expect(lus).toEqual([
      ["Pensions alimentaires que vous versez aujourd’hui", "1\u202f800\u00a0€"],
      ["Livret A", "2\u202f500,50\u00a0€"],
    ]);
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});
