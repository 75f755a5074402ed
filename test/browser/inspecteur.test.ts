import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { recordOf } from "../../machines/journey/replay.ts";
import { jouer } from "../../machines/graph/jeu.ts";
import { lienDuParcours } from "../../machines/graph/lien.ts";
import { foyers } from "../../machines/personas/personas.ts";
import { remplir } from "../../machines/personas/remplir.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { largeurs, visite } from "./visite.ts";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const etape = (page: Page, id: string) => page.locator(`.vue [data-id="${id}"]`);
const volet = (page: Page) => page.getByRole("region", { name: "Étape et parcours joué" });

/** Waits until the journey stands at that step of the drawing. */
async function estIci(page: Page, id: string): Promise<void> {
  await expect.poll(() => etape(page, id).getAttribute("data-etat")).toBe("ici");
}

/** Opens what asks to follow a simulation. */
async function proposerDeSuivre(page: Page): Promise<void> {
  await volet(page).getByRole("button", { name: "Jouer", exact: true }).click();
  await volet(page).getByText("Suivre une simulation de ce navigateur").click();
}

async function donnerSaNaissance(page: Page): Promise<void> {
  await page.getByLabel("Jour").fill("12");
  await page.getByLabel("Mois").fill("03");
  await page.getByLabel("Année").fill("2005");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
}

describe.skipIf(!chromiumPath).each(largeurs(1280))("l’inspecteur, à %i px", (width) => {
  const v = visite({ width });

  async function ouvrir(): Promise<void> {
    await v.page.goto(`${v.address}/inspecteur`);
    await etape(v.page, "individu/demandeur/date_naissance").waitFor();
  }

  async function sansFaute(): Promise<void> {
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await overflow(v.page)).toBe(0);
    expect(v.faults).toEqual([]);
  }

  test("s’ouvre, trouve une question sans ses accents et dit tout d’elle", async () => {
    await ouvrir();
    await sansFaute();
    await v.page.getByRole("searchbox").fill("demenagement");
    await v.page.getByRole("list", { name: "Questions trouvées" }).getByRole("button").first().click();
    const titre = volet(v.page).getByRole("heading", { level: 2, name: "Déménagement" });
    await titre.waitFor();
    expect(await titre.evaluate((one) => one === document.activeElement)).toBe(true);
    const fiche = await volet(v.page).innerText();
    expect(fiche).toContain("Allez-vous déménager, ou venez-vous de le faire");
    expect(fiche).toContain("sauf si est propriétaire");
    // Its chapter, folded on a phone, is open and the step is on the drawing.
    await etape(v.page, "menage/_nombreMoisEntreeLogement").waitFor();
    expect(await etape(v.page, "menage/_nombreMoisEntreeLogement").getAttribute("aria-pressed")).toBe("true");
    await v.page.getByText(/^\d+ réponses avant elle/).waitFor();
    await v.page.getByRole("heading", { name: /^Aides qui lisent sa réponse \(\d+\)$/ }).waitFor();
    await sansFaute();
  });

  test("mène d’une aide aux questions que lisent ses règles", async () => {
    await ouvrir();
    await v.page.getByRole("searchbox").fill("bafa correze");
    await v.page.getByRole("list", { name: "Aides trouvées" }).getByRole("button").first().click();
    const lues = v.page.getByRole("list", { name: /^Questions que lit/ });
    await lues.getByRole("button", { name: "Commune" }).waitFor();
    const noms = await lues.getByRole("button").allInnerTexts();
    expect(noms).toContain("Date de naissance");
    expect(noms).not.toContain("Handicap");
    await lues.getByRole("button", { name: "Commune" }).click();
    await volet(v.page).getByRole("heading", { level: 2, name: "Commune" }).waitFor();
    await sansFaute();
  });

  test("se parcourt, s’ouvre, se plie et se zoome au clavier", async () => {
    await ouvrir();
    await etape(v.page, "chapitre/profil").focus();
    await v.page.keyboard.press("ArrowDown");
    await v.page.keyboard.press("ArrowDown");
    const focused = () => v.page.evaluate(() => document.activeElement?.getAttribute("data-id"));
    expect(await focused()).toBe("individu/demandeur/nationalite");
    const zoom = v.page.locator(".toile .outils span");
    await v.page.keyboard.press("+");
    expect(await zoom.innerText()).toBe("100 %");
    await v.page.keyboard.press("0");
    expect(Number.parseInt(await zoom.innerText(), 10)).toBeLessThan(80);
    await v.page.keyboard.press("Enter");
    await volet(v.page).getByRole("heading", { level: 2, name: "Nationalité" }).waitFor();
    await etape(v.page, "individu/demandeur/nationalite").focus();
    await v.page.keyboard.press("Home");
    expect(await focused()).toBe("chapitre/profil");
    await v.page.keyboard.press("Enter");
    await etape(v.page, "individu/demandeur/nationalite").waitFor({ state: "detached" });
    expect(await etape(v.page, "chapitre/profil").getAttribute("aria-expanded")).toBe("false");
    expect(await focused()).toBe("chapitre/profil");
    await sansFaute();
  });

  test("joue un personnage, voyage dans le temps et répond en place", async () => {
    await ouvrir();
    await volet(v.page).getByRole("button", { name: "Jouer", exact: true }).click();
    await volet(v.page).getByLabel("Un personnage").selectOption({ label: foyers.coupleAuChomage.nom });
    await volet(v.page).getByRole("button", { name: "Jouer ce parcours" }).click();
    await volet(v.page).getByText("Toutes les questions ont leur réponse.").waitFor();
    await volet(v.page).getByRole("slider").fill("2");
    const activite = etape(v.page, "individu/demandeur/activite");
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("ici");
    expect(await etape(v.page, "individu/demandeur/nationalite").getAttribute("data-etat")).toBe("repondue");
    await volet(v.page)
      .getByRole("radio", { name: /^En études/ })
      .check();
    await volet(v.page).getByRole("button", { name: "Répondre" }).click();
    const apparues = volet(v.page).getByRole("region", { name: "Viennent d’apparaître" });
    await apparues.getByRole("button", { name: "Établissement" }).waitFor();
    const gardes = volet(v.page).getByRole("region", { name: "Conditions qui viennent de changer" });
    expect(await gardes.innerText()).toMatch(/vrai : fait des études[^]*activité : en études/);
    await sansFaute();
    await volet(v.page).getByText("Le journal", { exact: true }).click();
    const journal = volet(v.page).getByRole("region", { name: "Journal" }).getByRole("listitem");
    expect(await journal.last().innerText()).toMatch(
      /^Activité : En études.*\+\d+ question.*ANSWER vrai : fait des études$/s,
    );
    await volet(v.page).getByRole("button", { name: "Question précédente" }).click();
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("ici");
    expect(await journal.last().innerText()).toMatch(/^Question précédente.*BACK/s);
    await volet(v.page).getByRole("button", { name: "Première question en attente" }).click();
    await expect
      .poll(() => etape(v.page, "individu/demandeur/scolarite").getAttribute("data-etat"))
      .toBe("ici");
    await volet(v.page).getByRole("button", { name: "Reculer" }).click();
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("ici");
    await volet(v.page).getByRole("button", { name: "Reculer" }).click();
    await expect.poll(() => activite.getAttribute("data-etat")).toBe("repondue");
    await sansFaute();
  });

  test("lit un dossier collé, ou dit en français pourquoi il ne peut pas", async () => {
    await ouvrir();
    await volet(v.page).getByRole("button", { name: "Jouer", exact: true }).click();
    await volet(v.page).getByText("Coller un dossier enregistré").click();
    const dossier = volet(v.page).getByLabel(/^Le dossier, en JSON, tel/);
    const lire = volet(v.page).getByRole("button", { name: "Lire ce dossier" });
    await dossier.fill("bonjour");
    await lire.click();
    await volet(v.page).getByText("Ce texte n’est pas du JSON").waitFor();
    await sansFaute();
    const rempli = remplir(foyers.mereSeule);
    await dossier.fill(JSON.stringify(recordOf(rempli, "/simulation/resultats")));
    await lire.click();
    await volet(v.page).getByText("Moment 38 sur 38").waitFor();
    const second = "/simulation/individu/enfant_1/_firstName";
    const moment = jouer(rempli).vues.findIndex(({ ici }) => ici === second);
    await volet(v.page).getByRole("slider").fill(String(moment));
    const prenom = "enfants un par un : individu/{personne}/_firstName";
    await etape(v.page, prenom).waitFor();
    expect(await v.page.locator(`.vue [data-etat="ici"]`).getAttribute("data-id")).toBe(prenom);
    await sansFaute();
  });

  test("ouvre le parcours que porte l’adresse, où il se tient, et l’en retire", async () => {
    const lien = lienDuParcours(remplir(foyers.coupleAuChomage), "/simulation/individu/demandeur/activite");
    await v.page.goto(v.address + lien);
    await estIci(v.page, "individu/demandeur/activite");
    expect(v.page.url()).toBe(`${v.address}/inspecteur`);
    await sansFaute();
    await v.page.goto(`${v.address}/inspecteur#parcours=neutre.abc`);
    await v.page.getByText("Le parcours que porte cette adresse ne se lit pas").waitFor();
    expect(v.page.url()).toBe(`${v.address}/inspecteur`);
    await sansFaute();
  });

  test("ouvre la simulation de cet onglet à côté et la suit, une fois l’accord donné", async () => {
    await v.commencer();
    await ouvrir();
    await proposerDeSuivre(v.page);
    expect(await volet(v.page).getByRole("slider").count()).toBe(0);
    const fenetre = v.context.waitForEvent("page");
    await volet(v.page).getByRole("button", { name: "J’accepte : ouvrir la mienne et la suivre" }).click();
    const autre = await fenetre;
    await autre.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    await estIci(v.page, "individu/demandeur/date_naissance");
    await donnerSaNaissance(autre);
    await estIci(v.page, "individu/demandeur/nationalite");
    await volet(v.page).getByText("Le journal", { exact: true }).click();
    const journal = volet(v.page).getByRole("region", { name: "Journal" }).getByRole("listitem");
    expect(await journal.last().innerText()).toMatch(/^Date de naissance : .*ANSWER$/s);
    await sansFaute();
    await autre.close();
    await volet(v.page).getByText("L’autre onglet est fermé").waitFor();
  });

  test("suit un onglet déjà ouvert, qui ne dit rien avant qu’on le demande ni après", async () => {
    // A page of this site without a script, which hears what is said.
    const temoin = await v.context.newPage();
    await temoin.goto(`${v.address}/favicon.svg`);
    await temoin.evaluate(() => {
      const entendus: string[] = [];
      Object.assign(globalThis, { entendus });
      new BroadcastChannel("cap-aides-inspection").addEventListener("message", ({ data }) =>
        entendus.push((data as { type: string }).type),
      );
    });
    const entendus = () => temoin.evaluate(() => (globalThis as unknown as { entendus: string[] }).entendus);
    await v.commencer();
    await donnerSaNaissance(v.page);
    expect(await entendus()).toEqual([]);

    const inspecteur = await v.context.newPage();
    await inspecteur.goto(`${v.address}/inspecteur`);
    await proposerDeSuivre(inspecteur);
    await volet(inspecteur)
      .getByRole("button", { name: "J’accepte : suivre celle d’un autre onglet" })
      .click();
    await estIci(inspecteur, "individu/demandeur/nationalite");
    await v.page.getByRole("radio", { name: "Française" }).check();
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await estIci(inspecteur, "individu/demandeur/activite");
    await v.page.goBack();
    await estIci(inspecteur, "individu/demandeur/nationalite");
    expect(new Set(await entendus())).toEqual(new Set(["qui est là ?", "état", "mouvement"]));

    await inspecteur.close();
    await expect.poll(entendus).toContain("au revoir");
    const avant = await entendus();
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "activité" }).waitFor();
    expect(await entendus()).toEqual(avant);
    expect(v.faults).toEqual([]);
  });

  test("s’emporte en Mermaid, en SVG, en PNG et en XState", async () => {
    await ouvrir();
    const emporter = async (format: string) => {
      const attendu = v.page.waitForEvent("download");
      await v.page.getByRole("button", { name: format, exact: true }).click();
      const fichier = await attendu;
      return [fichier.suggestedFilename(), readFileSync(await fichier.path())] as const;
    };
    const [nom, mermaid] = await emporter("Mermaid");
    expect(nom).toBe("parcours.mmd");
    expect(mermaid.toString()).toMatch(/^flowchart TB[^]*"sauf : est en alternance"/);
    const [, svg] = await emporter("SVG");
    expect(svg.toString()).toMatch(/^<svg [^]*Date de naissance[^]*<\/svg>\n$/);
    const [, png] = await emporter("PNG");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.length).toBeGreaterThan(20_000);
    const [, xstate] = await emporter("XState");
    expect(JSON.parse(xstate.toString())).toMatchObject({ id: "parcours", initial: "profil" });
    expect(v.faults).toEqual([]);
  });

  test("montre la couverture du dernier rapport, ou dit qu’il n’y en a pas", async () => {
    await v.context.route("**/chemins/rapport.json", (route) => route.fulfill({ json: { autre: 1 } }));
    await ouvrir();
    const couverture = v.page.getByRole("button", { name: "Couverture" });
    await couverture.click();
    await v.page.getByText("a une forme que cette page ne connaît pas").waitFor();
    await v.context.unroute("**/chemins/rapport.json");
    const etapes = {
      "individu/demandeur/date_naissance": { atteinte: 400 },
      "individu/demandeur/nationalite": { atteinte: 0 },
    };
    await v.context.route("**/chemins/rapport.json", (route) =>
      route.fulfill({ json: { etapes, transitions: {} } }),
    );
    await couverture.click();
    const chaleur = (id: string) => etape(v.page, id).getAttribute("data-chaleur");
    await expect.poll(() => chaleur("individu/demandeur/date_naissance")).toBe("4");
    expect(await chaleur("individu/demandeur/nationalite")).toBe("0");
    await sansFaute();
    await couverture.click();
    await expect.poll(() => chaleur("individu/demandeur/date_naissance")).toBeNull();
  });

  test("s’imprime sur un A3 en largeur, le dessin seul", async () => {
    await ouvrir();
    await v.page.emulateMedia({ media: "print" });
    expect(await v.page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    expect(await volet(v.page).isVisible()).toBe(false);
    // Nothing of the drawing is cut.
    const cache = v.page
      .locator(".vue")
      .evaluate((vue) => [vue.scrollHeight - vue.clientHeight, vue.scrollWidth - vue.clientWidth]);
    expect(await cache).toEqual([0, 0]);
    const pdf = await v.page.pdf({ preferCSSPageSize: true });
    const [, largeur, hauteur] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
    expect([Math.round(Number(largeur)), Math.round(Number(hauteur))]).toEqual([1191, 842]);
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
