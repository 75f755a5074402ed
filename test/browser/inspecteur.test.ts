import { describe, expect, test } from "vitest";
import { recordOf } from "../../machines/journey/replay.ts";
import { jouer } from "../../machines/studio/graph/jeu.ts";
import { lienDuParcours } from "../../machines/studio/graph/lien.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { chromiumPath } from "./chromium.ts";
import { estIci, etapeDessinee, ongletDe, visiteDeLInspecteur, voletDe } from "./regarder-inspecteur.ts";
import { largeurs } from "./visite.ts";

describe.skipIf(!chromiumPath).each(largeurs(1280))("l’inspecteur, à %i px", (width) => {
  const v = visiteDeLInspecteur(width);

  test("s’ouvre, trouve une question sans ses accents et dit tout d’elle", async () => {
    await v.ouvrir();
    await v.sansFaute();
    await v.page.getByRole("searchbox").fill("entree dans un logement");
    await v.page.getByRole("list", { name: "Questions trouvées" }).getByRole("button").first().click();
    const titre = voletDe(v.page).getByRole("heading", { level: 2, name: "Entrée dans un logement" });
    await titre.waitFor();
    expect(await titre.evaluate((one) => one === document.activeElement)).toBe(true);
    const fiche = await voletDe(v.page).innerText();
    expect(fiche).toContain("Entrez-vous bientôt dans un logement, ou venez-vous d’y entrer");
    expect(fiche).toContain("si l’on n’est pas propriétaire");
    expect(fiche).toContain("sauf si l’on est propriétaire");
    // Its chapter, folded on a phone, is open and the step is on the drawing.
    await etapeDessinee(v.page, "menage/_nombreMoisEntreeLogement").waitFor();
    expect(await etapeDessinee(v.page, "menage/_nombreMoisEntreeLogement").getAttribute("aria-pressed")).toBe(
      "true",
    );
    await v.page.getByText(/^\d+ réponses avant elle/).waitFor();
    await v.page.getByRole("heading", { name: /^Aides qui lisent sa réponse \(\d+\)$/ }).waitFor();
    await v.sansFaute();
  });

  test("dit facultative une réponse que l’on peut laisser vide, et elle seule", async () => {
    await v.ouvrir();
    const attendue = async (titre: string) => {
      await v.page.getByRole("searchbox").fill(titre);
      const trouvees = v.page.getByRole("list", { name: "Questions trouvées" });
      await trouvees.getByRole("button", { name: titre }).first().click();
      await voletDe(v.page).getByRole("heading", { level: 2, name: titre }).waitFor();
      return voletDe(v.page).locator("dt", { hasText: "Réponse attendue" }).locator("+ dd").innerText();
    };
    expect(await attendue("Parts fiscales de vos parents")).toMatch(/, facultative$/);
    expect(await attendue("Loyer et charges")).not.toContain("facultative");
  });

  test("mène d’une aide aux questions que lisent ses règles", async () => {
    await v.ouvrir();
    await v.page.getByRole("searchbox").fill("bafa correze");
    await v.page.getByRole("list", { name: "Aides trouvées" }).getByRole("button").first().click();
    const lues = v.page.getByRole("list", { name: /^Questions que lit/ });
    await lues.getByRole("button", { name: "Commune" }).waitFor();
    const noms = await lues.getByRole("button").allInnerTexts();
    expect(noms).toContain("Date de naissance");
    expect(noms).not.toContain("Handicap");
    await lues.getByRole("button", { name: "Commune" }).click();
    await voletDe(v.page).getByRole("heading", { level: 2, name: "Commune" }).waitFor();
    await v.sansFaute();
  });

  test("se parcourt, s’ouvre, se plie et se zoome au clavier", async () => {
    await v.ouvrir();
    await etapeDessinee(v.page, "chapitre/profil").focus();
    await v.page.keyboard.press("ArrowDown");
    await v.page.keyboard.press("ArrowDown");
    const focused = () => v.page.evaluate(() => document.activeElement?.getAttribute("data-id"));
    expect(await focused()).toBe("individu/demandeur/nationalite");
    const zoom = v.page.locator(".toile [aria-live]");
    await v.page.keyboard.press("+");
    expect(await zoom.innerText()).toBe("100 %");
    await v.page.keyboard.press("-");
    expect(await zoom.innerText()).toBe("80 %");
    await v.page.keyboard.press("Enter");
    await voletDe(v.page).getByRole("heading", { level: 2, name: "Nationalité" }).waitFor();
    await etapeDessinee(v.page, "individu/demandeur/nationalite").focus();
    await v.page.keyboard.press("Home");
    expect(await focused()).toBe("chapitre/profil");
    await v.page.keyboard.press("Enter");
    await etapeDessinee(v.page, "individu/demandeur/nationalite").waitFor({ state: "detached" });
    expect(await etapeDessinee(v.page, "chapitre/profil").getAttribute("aria-expanded")).toBe("false");
    expect(await focused()).toBe("chapitre/profil");
    await v.page.keyboard.press("0");
    const carte = v.page.getByRole("list", { name: "Les chapitres" }).getByRole("button").first();
    await expect.poll(() => carte.evaluate((une) => une === document.activeElement)).toBe(true);
    await v.page.keyboard.press("Enter");
    await expect.poll(focused).toBe("chapitre/profil");
    await etapeDessinee(v.page, "individu/demandeur/nationalite").waitFor();
    await v.sansFaute();
  });

  test("joue un personnage, voyage dans le temps et répond en place", async () => {
    await v.ouvrir();
    await ongletDe(v.page, "Jouer");
    await voletDe(v.page).getByLabel("Un personnage").selectOption({ label: foyers.coupleAuChomage.titre });
    await voletDe(v.page).getByRole("button", { name: "Jouer ce parcours" }).click();
    await voletDe(v.page).getByText("Toutes les questions ont leur réponse.").waitFor();
    await voletDe(v.page).getByRole("slider").fill("2");
    const activite = etapeDessinee(v.page, "individu/demandeur/activite");
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("ici");
    expect(await etapeDessinee(v.page, "individu/demandeur/nationalite").getAttribute("data-etat")).toBe(
      "repondue",
    );
    await voletDe(v.page)
      .getByRole("radio", { name: /^En études/ })
      .check();
    await voletDe(v.page).getByRole("button", { name: "Répondre" }).click();
    const apparues = voletDe(v.page).getByRole("region", { name: "Viennent d’apparaître" });
    await apparues.getByRole("button", { name: "Établissement" }).waitFor();
    const gardes = voletDe(v.page).getByRole("region", { name: "Conditions qui viennent de changer" });
    expect(await gardes.innerText()).toMatch(/vrai : fait des études[^]*activité\s: en études/);
    await v.sansFaute();
    await voletDe(v.page).getByText("Le journal", { exact: true }).click();
    const journal = voletDe(v.page).getByRole("region", { name: "Journal" }).getByRole("listitem");
    expect(await journal.last().innerText()).toMatch(
      /^Activité : En études.*\+\d+ question.*ANSWER vrai : si l’on fait des études$/s,
    );
    await voletDe(v.page).getByRole("button", { name: "Question précédente" }).click();
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("ici");
    expect(await journal.last().innerText()).toMatch(/^Question précédente.*BACK/s);
    await voletDe(v.page).getByRole("button", { name: "Première question en attente" }).click();
    await expect
      .poll(() => etapeDessinee(v.page, "individu/demandeur/scolarite").getAttribute("data-etat"))
      .toBe("ici");
    await voletDe(v.page).getByRole("button", { name: "Reculer" }).click();
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("ici");
    await voletDe(v.page).getByRole("button", { name: "Reculer" }).click();
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("repondue");
    await v.sansFaute();
  });

  test("lit un dossier collé, ou dit en français pourquoi il ne peut pas", async () => {
    await v.ouvrir();
    await ongletDe(v.page, "Jouer");
    await voletDe(v.page).getByText("Coller un dossier enregistré").click();
    const dossier = voletDe(v.page).getByLabel(/^Le dossier, en JSON, tel/);
    const lire = voletDe(v.page).getByRole("button", { name: "Lire ce dossier" });
    await dossier.fill("bonjour");
    await lire.click();
    await voletDe(v.page).getByText("Ce texte n’est pas du JSON").waitFor();
    await v.sansFaute();
    const rempli = remplir(foyers.mereSeule);
    await dossier.fill(JSON.stringify(recordOf(rempli, "/simulation/resultats")));
    await lire.click();
    await voletDe(v.page).getByText("Moment 38 sur 38").waitFor();
    const second = "/simulation/individu/enfant_1/_firstName";
    const moment = jouer(rempli).vues.findIndex(({ ici }) => ici === second);
    await voletDe(v.page).getByRole("slider").fill(String(moment));
    const prenom = "enfants un par un : individu/{personne}/_firstName";
    await etapeDessinee(v.page, prenom).waitFor();
    expect(await v.page.locator(`.vue [data-etat="ici"]`).getAttribute("data-id")).toBe(prenom);
    await v.sansFaute();
  });

  test("ouvre le parcours que porte l’adresse, où il se tient, et l’en retire", async () => {
    const lien = lienDuParcours(remplir(foyers.coupleAuChomage), "/simulation/individu/demandeur/activite");
    await v.page.goto(v.address + lien);
    await estIci(v.page, "individu/demandeur/activite");
    // The state is told, and nothing of what was answered.
    await v.page.waitForURL(`${v.address}/inspecteur#etape=individu/demandeur/activite`);
    await v.sansFaute();
    await v.page.goto(`${v.address}/inspecteur#parcours=neutre.abc`);
    await v.page.getByText("Le parcours que porte cette adresse ne se lit pas").waitFor();
    expect(new URL(v.page.url()).hash).not.toContain("parcours");
    await v.sansFaute();
  });
});
