import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { ditsDeLaPage, pagePatterns } from "../../machines/pages/pages.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const SITE = "Évaluez vos droits aux aides";

/** What is wider than the window, named, so that a failure says what to look at. */
const debords = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll("body *")].flatMap((un) =>
          un.getBoundingClientRect().right > innerWidth + 1 ? [`${un.tagName}.${un.className}`] : [],
        ),
  );

/** Spreads the text of the page, or puts it back; as a browser does, past the rules of the page on styles. */
const espacer = (page: Page, ecarte: boolean) =>
  page.evaluate((oui) => {
    const regles = new CSSStyleSheet();
    if (oui)
      regles.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
    document.adoptedStyleSheets = [regles];
  }, ecarte);

/** Bars that stay in the window and take more than a share of it. */
const barres = (page: Page, part: number) =>
  page.evaluate(
    (plus) =>
      [...document.querySelectorAll("body *")].flatMap((un) => {
        const { position, bottom } = getComputedStyle(un);
        // Sent so far below that it never sticks.
        const reste = position === "fixed" || (position === "sticky" && !(parseFloat(bottom) < -innerHeight));
        return reste && un.getBoundingClientRect().height > plus * innerHeight ? [un.className] : [];
      }),
    part,
  );

/** What is wider than a phone of 390 pixels once the text is twice as large (WCAG 1.4.4, RGAA 10.4), or a bar of more than a third of it; the page is put back as it was. */
async function debordsAgrandie(page: Page): Promise<string[]> {
  const avant = page.viewportSize()!;
  const grossir = (taille: string) =>
    page.evaluate((une) => void (document.documentElement.style.fontSize = une), taille);
  await page.setViewportSize({ width: 390, height: 844 });
  await grossir("200%");
  const trop = [...(await debords(page)), ...(await barres(page, 1 / 3))];
  await grossir("");
  await page.setViewportSize(avant);
  return trop;
}

describe.skipIf(!chromiumPath)("toutes les pages du routeur", () => {
  const v = visite({ width: 320 });
  const ouvrir = (adresse: string, foyer: boolean) =>
    foyer ? reprendre(v.page, foyers.proprietaire, v.address + adresse) : v.page.goto(v.address + adresse);

  test.each(pagePatterns.map((pattern) => ({ pattern, titre: SITE, ...ditsDeLaPage(pattern) })))(
    "$pattern : son titre, et rien qui dépasse à 320 pixels, texte espacé ou non, à 390 pixels en texte double, à 400 %%, ni de faute d’accessibilité",
    async ({ visite: adresse, titre, foyer = false }) => {
      await v.page.setViewportSize({ width: 320, height: 640 });
      await ouvrir(adresse, foyer);
      await v.page.waitForFunction(
        (debut) => document.title.replaceAll(/[\u00a0\u202f]/g, " ").startsWith(debut),
        titre,
      );
      expect(await v.page.title()).toMatch(/ – Cap Aides$/);
      await v.page.locator("h1").first().waitFor();
      // The whole of a long list: what comes last overflows as well.
      await v.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      expect([await debords(v.page), await accessibilityFaults(v.page)]).toEqual([[], []]);
      // Lines, paragraphs, letters and words as far apart as anyone may ask (RGAA 10.12).
      await espacer(v.page, true);
      expect(await debords(v.page)).toEqual([]);
      await espacer(v.page, false);
      expect(await debordsAgrandie(v.page)).toEqual([]);
      // 400 % of a window of 1280 by 1024.
      await v.page.setViewportSize({ width: 320, height: 256 });
      await v.page.waitForFunction(() => innerHeight === 256 && matchMedia("(max-height: 256px)").matches);
      expect(await debords(v.page)).toEqual([]);
      await expect.poll(() => barres(v.page, 0)).toEqual([]);
    },
  );

  test.each([
    "/simulation/resultats",
    "/aides",
    "/simulation/recapitulatif",
    "/simulation/individu/demandeur/nationalite",
    "/simulation/individu/enfant_0/_firstName",
    "/simulation/menage/statut_occupation_logement",
    "/simulation/individu/demandeur/ressources/montants/revenusActivite",
  ])(
    "%s, tout déplié, tient encore à 320 pixels et en texte double, sans faute d’accessibilité",
    async (adresse) => {
      await ouvrir(adresse, adresse !== "/aides");
      // Between what the server wrote and what the scripts show, there is a moment without either.
      await v.page.waitForFunction(
        () => !document.querySelector("[data-ecrite]") && document.querySelector("main h1"),
      );
      await v.page.evaluate(() => document.querySelectorAll("details").forEach((un) => (un.open = true)));
      expect(await debords(v.page)).toEqual([]);
      expect(await debordsAgrandie(v.page)).toEqual([]);
      expect(await accessibilityFaults(v.page)).toEqual([]);
    },
  );

  /** Hyphenated words of titles, legends and labels that a line cuts; and titles that the browser’s search does not find. */
  const coupes = () =>
    v.page.evaluate(() => {
      const textes = [
        ...document.querySelectorAll("main :is(h1, h2, legend, label, strong):not(.decisives *)"),
      ];
      const coupees = textes.flatMap((un) => {
        const noeuds = document.createTreeWalker(un, NodeFilter.SHOW_TEXT);
        const mots: string[] = [];
        while (noeuds.nextNode()) {
          const noeud = noeuds.currentNode;
          for (const mot of (noeud.textContent ?? "").matchAll(/\p{L}+(?:-\p{L}+)+/gu)) {
            const etendue = document.createRange();
            etendue.setStart(noeud, mot.index);
            etendue.setEnd(noeud, mot.index + mot[0].length);
            const lignes = new Set([...etendue.getClientRects()].map(({ top }) => Math.round(top)));
            if (lignes.size > 1) mots.push(mot[0]);
          }
        }
        return mots;
      });
      // A number stands on a line of its own.
      const dit =
        (document.querySelector("main h1 strong") ?? document.querySelector("main h1"))?.textContent ?? "";
      type Chercher = (texte: string, casse: boolean, arriere: boolean, enBoucle: boolean) => boolean;
      const { find: chercher } = globalThis as unknown as { find: Chercher };
      return chercher(dit, false, false, true) ? coupees : [...coupees, `introuvable : ${dit}`];
    });

  test.each([
    "/simulation/parents/_situation",
    "/simulation/parents/_en_france",
    "/simulation/menage/statut_occupation_logement",
    "/simulation/menage/depcom",
    "/simulation/individu/enfant_0/_firstName",
    "/simulation/resultats",
    "/institutions/departement_bouches_du_rhone",
  ])(
    "%s : aucun mot à trait d’union n’y est coupé, et le titre se cherche tel qu’il se lit",
    async (adresse) => {
      await reprendre(v.page, foyers.proprietaire, v.address + adresse);
      await v.page.waitForFunction(
        () => !document.querySelector("[data-ecrite]") && document.querySelector("main h1"),
      );
      for (const width of [320, 390, 1280]) {
        await v.page.setViewportSize({ width, height: 844 });
        expect([width, await coupes()]).toEqual([width, []]);
      }
    },
  );

  test("une adresse inconnue répond 404, avec la page qui le dit", async () => {
    v.panne = true;
    for (const [adresse, titre] of [
      ["/nulle-part", "Cette page n’existe pas"],
      ["/aides/inconnue", "Cette aide n’existe pas"],
    ] as const) {
      const reponse = await v.page.goto(v.address + adresse);
      expect(reponse?.status()).toBe(404);
      await v.page.getByRole("heading", { level: 1, name: titre }).waitFor();
    }
  });

  test("une ancre se montre 300 pixels sous le bord", async () => {
    await v.page.setViewportSize({ width: 390, height: 844 });
    await v.page.goto(`${v.address}/stats`);
    await v.page.locator("main").getByRole("link", { name: "vos données" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Vos données" }).waitFor();
    await v.page.waitForFunction(
      () => Math.round(document.getElementById("mesures")?.getBoundingClientRect().top ?? 0) === 300,
    );
    expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("« Faire la demande en ligne » passe par la page qui dit où l’on part", async () => {
    await v.page.goto(`${v.address}/aides/rsa`);
    const lien = v.page.getByRole("link", { name: "Faire la demande en ligne" });
    await lien.first().click();
    await v.page.getByRole("heading", { level: 1, name: "Vous allez quitter Cap Aides" }).waitFor();
    await v.page.getByText("Préparez vos papiers").waitFor();
    expect(await v.page.locator("main li").count()).toBeGreaterThan(2);
    const sortie = v.page.getByRole("link", { name: /^Continuer vers/ });
    expect(await sortie.getAttribute("href")).toMatch(/^https:\/\//);
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});

describe.skipIf(!chromiumPath)("ce qui se prépare, et avant quand, ne se dit que si on le sait", () => {
  const v = visite();

  test("la sortie d’une aide sans papiers connus n’en demande pas ; avec une date, elle la dit", async () => {
    await v.page.goto(`${v.address}/redirection?aide=auvergne-rhone-alpes-pass-region`);
    await v.page.getByRole("link", { name: /^Continuer vers/ }).waitFor();
    expect(await v.page.getByText("Préparez vos papiers").count()).toBe(0);
    await v.page.goto(`${v.address}/redirection?aide=aide_mobilite_france_travail`);
    await v.page
      .getByText("À demander au plus tard 30 jours après le début de l’emploi ou de la formation.")
      .waitFor();
  });

  test("« Suivre vos démarches » ne parle de date limite qu’à qui en a une, et la dit", async () => {
    await v.page.goto(`${v.address}/suivi`);
    await v.page.getByText("Commencez par les plus grosses.").waitFor();
    await reprendre(v.page, foyers.lyceenEnTerminale, `${v.address}/simulation/resultats`);
    await v.page.locator(".aid").first().waitFor({ state: "attached" });
    await v.page.goto(`${v.address}/suivi`);
    const dite = v.page.getByText("celles qui ont une date limite");
    expect(await dite.innerText()).toMatch(/\(.+, jusqu’au \d.* 20\d\d/);
  });
});

describe.skipIf(!chromiumPath)("les offres de la banque", () => {
  const v = visite({
    marque: "banque",
    env: { ADVISER_URL: "https://banque.exemple/conseil", APPOINTMENT_URL: "https://banque.exemple/rdv" },
  });

  test("ont leur groupe, avec de quoi joindre la banque", async () => {
    await v.page.goto(`${v.address}/simulation/resultats?fictifs&external_id=7`);
    const groupe = v.page.getByRole("heading", { level: 2, name: "Offres commerciales de votre banque" });
    await groupe.waitFor();
    // Each is told for what it is, here and nowhere else: neither a first step, nor in the plan.
    const cartes = v.page
      .locator(".results .aid, .first-step")
      .filter({ hasText: "Offre commerciale de la banque partenaire" });
    expect(await cartes.count()).toBe(await groupe.locator("..").locator(".aid").count());
    expect(await v.page.locator(".first-step", { hasText: /pack permis/i }).count()).toBe(0);
    expect(await v.page.getByRole("link", { name: /Prendre rendez-vous/ }).getAttribute("href")).toBe(
      "https://banque.exemple/rdv?external_id=7",
    );
    await v.page.locator(".results .aid a", { hasText: /pack permis de conduire/i }).click();
    await v.page.getByRole("heading", { level: 1, name: "Pack permis de conduire" }).waitFor();
    await v.page.getByRole("link", { name: /Contacter une conseillère/ }).waitFor();
    await v.page.getByText("Offre commerciale de la banque partenaire").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.goto(`${v.address}/simulation/resultats/plan?fictifs`);
    await v.page
      .getByRole("heading", { name: /^À demander/ })
      .first()
      .waitFor();
    expect(await v.page.locator("main").innerText()).not.toMatch(/pack permis|offre/i);
    await v.page.goto(`${v.address}/confidentialite`);
    await v.page.getByText("ses offres commerciales y sont").waitFor();
    expect(await v.page.locator("main").innerText()).not.toContain("pas de publicité");
  });
});
