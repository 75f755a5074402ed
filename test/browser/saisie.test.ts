import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, mereDeDeux, parcourir } from "./parcourir.ts";
import { reprendre, simulationOf } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("après les derniers chiffres connus, l’horloge de l’appareil en 2001", () => {
  const v = visite({ jour: "2027-01-02" });

  test("la simulation est du jour, et chaque page dit l’âge de ses chiffres", async () => {
    const { page } = v;
    await page.clock.setFixedTime("2001-01-01T10:00:00Z");
    await v.commencer();
    await parcourir(page, boursiere);
    await page.getByText("Estimation au 2 janvier 2027").waitFor();
    await page
      .getByText("Calculé avec les barèmes connus au 31 décembre 2026 : les montants ont pu changer depuis.")
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page
      .locator(".panel .first-step", { hasText: /[Aa]ides? au logement/ })
      .locator("a")
      .click();
    await page
      .getByText(
        "Calculé avec le barème du 1er janvier 2025 : celui du 1er janvier 2027 n’est pas encore connu ici.",
      )
      .waitFor();
    await page.getByText("Le calcul, ligne par ligne").click();
    // The allowance of a student’s resources is of January: the line says which figure stands.
    await page.getByText("chiffres du 1er janvier 2025").waitFor();
    await page.getByText("Tous les chiffres du calcul").click();
    await page.locator(".lines > li").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${v.address}/simulation/resultats/et-si`);
    await page.getByLabel("Mon salaire net était de").fill("1500");
    await page.getByLabel("Mon salaire net était de").blur();
    await page.locator(".what-if svg").first().waitFor();

    await page.goto(`${v.address}/inspecteur`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

const ENFANTS = "/simulation/enfants";

describe.skipIf(!chromiumPath)("ce que l’on tape, et ce que l’on retire", () => {
  const v = visite();
  const partsDeLaDate = () =>
    Promise.all(["Jour", "Mois", "Année"].map((nom) => v.page.getByLabel(nom).inputValue()));
  const aLaListe = async () => {
    await reprendre(v.page, foyers.mereSeule, v.address + ENFANTS);
    await v.page.getByRole("button", { name: "Ajouter un enfant" }).waitFor();
  };
  const enfants = async () =>
    (await v.page.locator(".people strong").allTextContents()).map((nom) => nom.replaceAll("\u00a0", " "));
  const curseur = () => v.page.evaluate(() => document.activeElement?.textContent ?? "");

  test.each([
    ["27/03/2006", ["27", "3", "2006"]],
    ["2006-03-27", ["27", "3", "2006"]],
    ["27 mars 2006", ["27", "3", "2006"]],
  ])("une date collée, %s, remplit ses trois parties", async (texte, attendues) => {
    await v.commencer();
    await v.page.getByRole("textbox", { name: "Jour" }).focus();
    await v.page.keyboard.insertText(texte);
    expect(await partsDeLaDate()).toEqual(attendues);
  });

  test("un mois se dit par son nom, un jour en chiffres arabes ; ce qui ne se lit pas est dit", async () => {
    await v.commencer();
    await v.page.getByRole("textbox", { name: "Jour" }).fill("١٢");
    await v.page.getByRole("textbox", { name: "Mois" }).fill("zut");
    await v.page.getByRole("textbox", { name: "Année" }).fill("2006");
    expect(await partsDeLaDate()).toEqual(["12", "zut", "2006"]);
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.locator(".error-summary").getByText("Écrivez le mois en chiffres ou par son nom").waitFor();
    await v.page.getByRole("textbox", { name: "Mois" }).fill("mai");
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
  });

  test("un enfant ajouté puis laissé, par « Précédent » ou par le retour du navigateur, n’est pas dans la liste", async () => {
    await aLaListe();
    const avant = await enfants();
    for (const partir of [
      () => v.page.getByRole("button", { name: "Précédent" }).click(),
      () => v.page.goBack(),
    ]) {
      await v.page.getByRole("button", { name: "Ajouter un enfant" }).click();
      await v.page.getByRole("heading", { level: 1, name: "Parlez-nous" }).waitFor();
      await partir();
      await v.page.getByRole("button", { name: "Ajouter un enfant" }).waitFor();
      expect(await enfants()).toEqual(avant);
    }
  });

  test("un enfant retiré se remet ; le curseur suit, et la page le dit", async () => {
    await aLaListe();
    const [premier = "", ...autres] = await enfants();
    await v.page
      .getByRole("button", { name: /^Retirer/ })
      .first()
      .press("Enter");
    await v.page.getByRole("status").getByText("n’est plus dans la liste").waitFor();
    expect([await enfants(), await curseur()]).toEqual([autres, expect.stringContaining("Annuler")]);
    await v.page.keyboard.press("Enter");
    await v.page.getByRole("status").getByText("est de nouveau dans la liste").waitFor();
    expect([await enfants(), await curseur()]).toEqual([
      [premier, ...autres],
      expect.stringContaining("Modifier"),
    ]);
    expect(ici(v.page)).toBe("enfants");
  });

  test("« Recommencer à zéro » demande ; dire non garde tout", async () => {
    await reprendre(v.page, foyers.mereSeule, v.address);
    await v.page.getByRole("button", { name: "Recommencer à zéro" }).click();
    await v.page.getByText("Les réponses de cet onglet seront effacées.").waitFor();
    await v.page.getByRole("button", { name: "Non, garder" }).click();
    await v.page.getByRole("button", { name: "Reprendre ma simulation" }).click();
    await v.page.waitForURL(/simulation/);
    expect(v.faults).toEqual([]);
  });

  /** What is heard of the field, or the group, that the error leads to; the name of what has the focus. */
  const faute = () =>
    v.page.evaluate(() => {
      const texteDe = (ids: string | null | undefined) =>
        (ids ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .join(" ");
      const champ = document.getElementById(
        document.querySelector(".error-summary a")!.getAttribute("href")!.slice(1),
      );
      const decrits = [champ, champ?.closest("fieldset")].map((un) => un?.getAttribute("aria-describedby"));
      return [
        texteDe(decrits.find((un) => un?.includes("error"))),
        texteDe(document.activeElement?.getAttribute("aria-labelledby")),
      ];
    });

  test.each([
    ["individu/demandeur/handicap", "Cochez ce qui est vrai"],
    ["menage/depcom", "Choisissez"],
    ["individu/demandeur/ressources/montants/revenusActivite", "Indiquez un montant"],
  ])(
    "%s refusée : le champ ou son groupe dit sa faute ; le résumé y mène, prend le curseur, et se dit une fois",
    async (chemin, dit) => {
      await v.commencer();
      await parcourir(v.page, mereDeDeux, chemin);
      for (const champ of await v.page.locator("form input[type=text]").all()) await champ.fill("zut");
      await v.page.getByRole("button", { name: "Continuer" }).click();
      const lien = v.page.locator(".error-summary").getByRole("link");
      await lien.waitFor();
      const message = await lien.innerText();
      await expect.poll(async () => (await faute())[1]).toContain(message);
      expect(await v.page.getByRole("alert").count()).toBe(0);
      expect(message).toContain(dit);
      expect((await faute())[0]).toContain(message);
      await lien.click();
      expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
      expect(await v.page.locator("form .error").innerText()).toBe(message);
      expect(ici(v.page)).toBe(chemin);
    },
  );

  test("« Effacer mes réponses » : le curseur suit la question et revient ; oui efface l’onglet et le serveur", async () => {
    await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/resultats`);
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    const { id, token } = await simulationOf(v.page);
    const effacer = v.page.getByRole("button", { name: "Effacer mes réponses" });
    await effacer.press("Enter");
    await expect.poll(curseur).toBe("Oui, effacer");
    await v.page.getByRole("button", { name: "Non, garder" }).press("Enter");
    await expect.poll(curseur).toBe("Effacer mes réponses");
    await effacer.press("Enter");
    await v.page.getByRole("button", { name: "Oui, effacer" }).press("Enter");
    await v.page.getByRole("heading", { level: 1, name: "Trouvez les aides" }).waitFor();
    expect(await v.page.getByRole("button", { name: "Reprendre ma simulation" }).count()).toBe(0);
    const lue = () =>
      fetch(`${v.address}/api/simulation/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await lue()).status).toBe(404);
  });
});
