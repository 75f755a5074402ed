import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lireVersion, versionActuelle } from "../../ui/studio/version.ts";
import { reprendre } from "./reprendre.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import {
  approcher,
  estIci,
  etapeDessinee,
  ongletDe,
  visiteDeLInspecteur,
  voletDe,
} from "./regarder-inspecteur.ts";
import { largeurs } from "./visite.ts";

/** Today’s journey as if « Nationalité » had been worded otherwise, and one more asked after it. */
function autrefois() {
  const actuelle = versionActuelle("2026-10-01");
  const questions = actuelle.questions
    .filter(({ id }) => id !== "individu/demandeur/stagiaire")
    .flatMap((une) =>
      une.id === "individu/demandeur/nationalite"
        ? [
            { ...une, titre: "Votre nationalité ?" },
            { ...une, id: "couleur", titre: "Votre couleur ?" },
          ]
        : [une],
    );
  return {
    name: "ancien.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...actuelle, questions })),
  };
}

describe.skipIf(!chromiumPath).each(largeurs(1280))("l’inspecteur, studio, à %i px", (width) => {
  const v = visiteDeLInspecteur(width);

  test("montre d’abord les chapitres, puis les étapes, puis les conditions", async () => {
    await v.chapitres();
    const cartes = v.page.getByRole("list", { name: "Les chapitres" }).getByRole("button");
    expect(await cartes.count()).toBe(7);
    expect(await cartes.nth(2).innerText()).toMatch(
      /^Votre logement principal\s+12 questions, dont 10 sous condition/,
    );
    expect(await v.page.locator(".vue > .dessin").isVisible()).toBe(false);
    await v.sansFaute();
    await cartes.first().click();
    const condition = v.page.locator(".dessin .trait text").first();
    await etapeDessinee(v.page, "individu/demandeur/activite").waitFor();
    expect(await condition.isVisible()).toBe(false);
    await approcher(v.page, "Conditions");
    await condition.waitFor();
    await v.page.getByText("Légende").click();
    await v.page.getByText("après la réponse").waitFor();
    await v.sansFaute();
  });

  test("pourquoi pas : trois gestes disent pourquoi personne à 15 ans ne reçoit une question, et l’adresse les garde", async () => {
    await v.page.goto(`${v.address}/inspecteur`);
    await v.page.getByRole("link", { name: "Pourquoi, pourquoi pas" }).click();
    await v.page.getByLabel("Âge").fill("15");
    await v.page.getByLabel("Mots d’une question ou d’une condition").fill("heures de travail");
    const ligne = v.page.getByRole("listitem").filter({ hasText: "3 214 heures de travail" });
    expect(await ligne.innerText()).toMatch(
      /Pas posée\s+posée si l’on a de 20 à 24 ans, .*\(lu\s: âge\s: 15\sans/,
    );
    expect(v.page.url()).toContain("#vue=pourquoi&age=15&mots=heures");
    await v.sansFaute();
    await v.page.reload();
    await v.page.getByLabel("Activité").selectOption("Au collège");
    await ligne.waitFor();
    expect(v.page.url()).toContain("activite=college");
    await v.page.getByLabel("Activité").selectOption("À la retraite");
    await v.page.getByText("Le questionnaire ne propose pas cette activité à cet âge.").waitFor();
    // Another address, put in the same tab.
    await v.page.evaluate(() => void (location.hash = "#vue=pourquoi&age=22&activite=salarie&quoi=non"));
    await expect.poll(() => v.page.getByLabel("Âge").inputValue()).toBe("22");
    expect(await v.page.getByText("Posée", { exact: true }).count()).toBe(0);
    await v.page.getByLabel("Montrer").selectOption("Toutes les questions");
    await v.page.getByLabel("Âge").fill("64");
    await v.page.getByLabel("Mots d’une question ou d’une condition").fill("60 ans");
    await v.page.getByRole("link", { name: "Aide pour les gestes quotidiens" }).click();
    await v.page.getByRole("heading", { name: "Aide pour les gestes quotidiens" }).waitFor();
  });

  test("l’adresse rouvre l’état, la personne et le moment, même répondu autrement", async () => {
    await v.chapitres();
    await ongletDe(v.page, "Jouer");
    await voletDe(v.page).getByLabel("Un personnage").selectOption({ label: foyers.coupleAuChomage.titre });
    await voletDe(v.page).getByRole("button", { name: "Jouer ce parcours" }).click();
    await v.page.waitForURL(/#etape=resultats&personne=coupleAuChomage$/);
    await voletDe(v.page).getByRole("slider").fill("2");
    await v.page.waitForURL(/#etape=individu\/demandeur\/activite&personne=coupleAuChomage&moment=2$/);
    await voletDe(v.page)
      .getByRole("radio", { name: /^En études/ })
      .check();
    await voletDe(v.page).getByRole("button", { name: "Répondre" }).click();
    await v.page.waitForURL(/&personne=coupleAuChomage&sinon=[\w-]+$/);
    const adresse = v.page.url();
    expect(adresse).not.toContain("etudiant");
    await v.page.goto("about:blank");
    await v.page.goto(adresse);
    await estIci(v.page, "individu/demandeur/scolarite");
    await voletDe(v.page).getByText("Moment 3 sur 3").waitFor();
    await v.page.goto("about:blank");
    await v.page.goto(`${v.address}/inspecteur#personne=personne`);
    await v.page.getByText("Cette adresse ne se lit pas").waitFor();
    await v.sansFaute();
  });

  test("montre l’écran de la question au téléphone, sans rien envoyer ni garder", async () => {
    await reprendre(v.page, foyers.mereSeule, `${v.address}/inspecteur#personne=boursiereARennes&moment=2`);
    await estIci(v.page, "individu/demandeur/activite");
    const garde = () => v.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    const avant = await garde();
    expect(avant).toContain("cap-aides-parcours");
    const envois: string[] = [];
    v.page.on("request", (demande) => demande.method() !== "GET" && envois.push(demande.url()));
    await ongletDe(v.page, "L’écran");
    const cadre = v.page.frameLocator("iframe.telephone");
    await cadre.getByRole("heading", { level: 1, name: "activité" }).waitFor();
    const longueur = await v.page.evaluate(() => history.length);
    await cadre.getByRole("radio", { name: "En recherche d’emploi" }).check();
    await cadre.getByRole("button", { name: "Continuer" }).click();
    await cadre.getByRole("heading", { level: 1, name: /sans emploi/ }).waitFor();
    expect(await v.page.evaluate(() => history.length)).toBe(longueur);
    expect(await garde()).toBe(avant);
    expect(envois).toEqual([]);
    expect(await v.page.locator("iframe.telephone").evaluate((une) => une.clientWidth)).toBeGreaterThan(
      width < 500 ? 300 : 385,
    );
    // Not asked of her: the shortest way to it is shown instead.
    await v.page
      .getByRole("button", { name: /^Taux d’incapacité/ })
      .first()
      .click();
    await v.page.getByText("la voici pour qui y arrive au plus court").waitFor();
    await cadre.getByRole("heading", { level: 1, name: "incapacité" }).waitFor();
    await v.sansFaute();
  });

  test("dit les aides d’un personnage à la fin de son parcours", async () => {
    await v.page.goto(`${v.address}/inspecteur#personne=mereSeule&moment=3`);
    await estIci(v.page, "individu/demandeur/_nombreMoisDebutContratDeTravail");
    await ongletDe(v.page, "Résultats");
    await voletDe(v.page).getByRole("button", { name: "Aller à la fin du parcours" }).click();
    await voletDe(v.page)
      .getByText(/^Environ \d+\s€\spar\smois, à vérifier/)
      .waitFor();
    const aide = voletDe(v.page).getByRole("listitem").filter({ hasText: "Allocation de soutien familial" });
    expect(await aide.innerText()).toMatch(/400\s€\spar\smois si/);
    await voletDe(v.page).getByText("Calculé par le serveur").waitFor();
    expect(await v.context.cookies()).toEqual([]);
    await v.sansFaute();
  });

  test("compare deux personnes : leurs chemins, leurs réponses, leurs aides", async () => {
    await v.page.goto(`${v.address}/inspecteur#personne=mereSeule`);
    await v.page.waitForURL(/#etape=resultats&personne=mereSeule$/);
    await ongletDe(v.page, "Comparer");
    await voletDe(v.page).getByLabel("Une autre").selectOption({ label: foyers.coupleAuChomage.titre });
    await v.page.waitForURL(/&personne=mereSeule&avec=coupleAuChomage$/);
    const deplier = v.page.getByRole("button", { name: "Tout déplier" });
    if (await deplier.isEnabled()) await deplier.click();
    const ecart = (id: string) => etapeDessinee(v.page, id).getAttribute("data-ecart");
    await expect.poll(() => ecart("individu/demandeur/nationalite")).toBe("pareil");
    expect(await ecart("individu/demandeur/activite")).toBe("autre");
    expect(await ecart("enfants un par un : individu/{personne}/date_naissance")).toBe("a");
    expect(await ecart("individu/demandeur/date_debut_chomage")).toBe("b");
    const tableau = (rang: number) => voletDe(v.page).getByRole("table").nth(rang);
    expect(
      await tableau(0)
        .getByRole("row", { name: /^Activité \(A et B/ })
        .innerText(),
    ).toMatch(/En emploi salarié\s+En recherche d’emploi/);
    await tableau(1)
      .getByRole("row", { name: /^Allocation de soutien familial \(A seulement\)/ })
      .waitFor();
    await v.sansFaute();
  });

  test("compare deux versions : ce qui a été ajouté, retiré, changé", async () => {
    await v.chapitres();
    await ongletDe(v.page, "Comparer");
    await voletDe(v.page).getByRole("button", { name: "Deux versions" }).click();
    await voletDe(v.page).getByText("Aucune version d’avant n’est gardée ici").waitFor();
    const fichier = voletDe(v.page).getByLabel(/^Un fichier/);
    await fichier.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await voletDe(v.page).getByText("Ce fichier n’est pas une version du parcours").waitFor();
    await fichier.setInputFiles(autrefois());
    await voletDe(v.page)
      .getByText("De la version du 1er octobre 2026 à aujourd’hui : 3 questions changent.")
      .waitFor();
    await v.page.getByRole("button", { name: /^Parlez-nous de vous 25 questions/ }).click();
    const ecart = (id: string) => etapeDessinee(v.page, id).getAttribute("data-ecart");
    await expect.poll(() => ecart("couleur")).toBe("retiree");
    expect(await ecart("individu/demandeur/nationalite")).toBe("changee");
    expect(await ecart("individu/demandeur/stagiaire")).toBe("ajoutee");
    await v.sansFaute();
    await etapeDessinee(v.page, "couleur").click();
    await voletDe(v.page).getByText("Retirée depuis : elle n’est plus posée").waitFor();
  });

  test("la version que l’on emporte se compare, aides des personnages comprises", async () => {
    await v.chapitres();
    const attendue = v.page.waitForEvent("download");
    await v.page.getByRole("button", { name: "Version", exact: true }).click();
    const emportee = await (await attendue).path();
    // That of the build, which says what each obtains.
    const { personas } = lireVersion(readFileSync(emportee, "utf8"));
    expect(personas.filter(({ resultats }) => !resultats)).toEqual([]);
    await ongletDe(v.page, "Comparer");
    const volet = voletDe(v.page);
    await volet.getByRole("button", { name: "Deux versions" }).click();
    await volet.getByLabel(/^Un fichier/).setInputFiles(emportee);
    await volet.getByText(/^De la version du .* à aujourd’hui : aucune question ne change\.$/).waitFor();
    await volet.getByRole("button", { name: "Comparer aussi leurs aides" }).click();
    await volet.getByText("Les aides des personnages sont comparées.").waitFor();
    await v.sansFaute();
  });

  test("une version déposée se compare comme une version choisie", async () => {
    await v.chapitres();
    await ongletDe(v.page, "Comparer");
    await voletDe(v.page).getByRole("button", { name: "Deux versions" }).click();
    const contenu = autrefois().buffer.toString();
    const depot = await v.page.evaluateHandle((texte) => {
      const porte = new DataTransfer();
      porte.items.add(new File([texte], "autrefois.json", { type: "application/json" }));
      return porte;
    }, contenu);
    await voletDe(v.page).locator(".depot").dispatchEvent("drop", { dataTransfer: depot });
    await voletDe(v.page)
      .getByText("De la version du 1er octobre 2026 à aujourd’hui : 3 questions changent.")
      .waitFor();
    // A file stays on this device: no address names it.
    expect(new URL(v.page.url()).hash).not.toContain("version=");
    await v.sansFaute();
  });

  test("s’ouvre du pied de page, et laisse toute la place au dessin", async () => {
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Le parcours en schéma" }).click();
    await v.page.getByRole("heading", { level: 1, name: "L’inspecteur du parcours" }).waitFor();
    await v.page.getByRole("list", { name: "Les chapitres" }).waitFor();
    const { width: large, y, height } = (await v.page.locator(".vue").boundingBox())!;
    expect(large).toBeGreaterThan(width - 40);
    // On a phone the chapters are as high as they need.
    expect(y + height).toBeGreaterThan(844 - 40);
    await v.sansFaute();
  });
});
