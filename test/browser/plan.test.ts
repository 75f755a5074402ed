import { readFile } from "node:fs/promises";
import ical from "ical.js";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import type { FoyerRaconte } from "../../machines/studio/foyers/foyer.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const RESULTATS = "/simulation/resultats";
const PLAN = `${RESULTATS}/plan`;

/** Names of the aids that one asks for, desk by desk. */
const demarches = (page: Page) => page.locator(".desks .demand strong a").allInnerTexts();

/** Says something of an aid of the first desk. */
async function dire(page: Page, mots: string) {
  await page.locator(".desk summary").filter({ hasText: "Où j’en suis" }).first().click();
  await page.getByRole("button", { name: mots }).first().click();
}

/** The headline of the results, once they are whole. */
async function grosTitre(page: Page): Promise<string> {
  await page.locator('.results[aria-busy="false"] h1').waitFor();
  return page.locator(".results h1").innerText();
}

/** Events of the file that a button gives, as another program reads them. */
async function agenda(page: Page, bouton: string | RegExp) {
  const [fichier] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: bouton }).first().click(),
  ]);
  const lu = new ical.Component(ical.parse(await readFile(await fichier.path(), "utf8")));
  const evenements = lu.getAllSubcomponents("vevent").map((un) => new ical.Event(un));
  return { nom: fichier.suggestedFilename(), evenements };
}

/** Sheets that a page prints on. */
const feuilles = async (page: Page): Promise<number> =>
  (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g)
    ?.length ?? 0;

describe.skipIf(!chromiumPath)("le plan", () => {
  const v = visite();
  const ouvrir = async (foyer: FoyerRaconte, adresse = PLAN) => {
    await reprendre(v.page, foyer, v.address + adresse);
    await v.page
      .locator(adresse === PLAN ? ".plan .demand" : ".results .aid")
      .first()
      .waitFor({ state: "attached" });
  };

  /** Opens the papers of every desk. */
  const deplier = async () => {
    for (const pli of await v.page.locator("summary", { hasText: /^Les papiers/ }).all()) await pli.click();
  };

  test("des résultats au plan : un guichet après l’autre, chacun avec quand, qui, quoi, et chaque papier une fois", async () => {
    await ouvrir(foyers.boursiereARennes, RESULTATS);
    const premieres = await v.page.locator(".first-step strong").allInnerTexts();
    await v.page.getByRole("link", { name: "Voir mon plan" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Votre plan" }).waitFor();
    expect(premieres).toHaveLength(3);
    const [premiere] = await demarches(v.page);
    expect(premiere).toBe(premieres[0]);
    expect(await demarches(v.page)).toEqual(expect.arrayContaining(premieres));
    const guichets = v.page.locator(".desks > .desk");
    const noms = await guichets.locator("h2").allInnerTexts();
    expect([noms.length > 1, new Set(noms).size]).toEqual([true, noms.length]);
    // Nobody answers for the State: its way in says all there is.
    expect(noms.join()).not.toContain("L’État");
    for (const un of await guichets.all())
      expect(await un.locator("p").first().innerText()).toMatch(/Dès que possible|Jusqu’au \d/);
    await deplier();
    const papiers = await v.page.locator(".papers label > span:first-child").allInnerTexts();
    expect([papiers.length > 3, new Set(papiers).size]).toEqual([true, papiers.length]);
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("un papier coché l’est encore après un rechargement ; deux aides n’en demandent qu’un", async () => {
    await ouvrir(foyers.boursiereARennes);
    await deplier();
    const rib = v.page.getByRole("checkbox", { name: /^Relevé d’identité bancaire/ });
    expect(await rib.count()).toBe(1);
    await rib.check();
    await v.page.getByText(/^1 papier réuni sur \d+\.$/).waitFor();
    await v.page.reload();
    await v.page.getByText(/^1 papier réuni sur \d+\.$/).waitFor();
    await deplier();
    expect(await rib.isChecked()).toBe(true);
  });

  test("une aide pointée quitte le plan, le gros titre et « Commencez par » ; reprise, tout revient", async () => {
    await ouvrir(foyers.boursiereARennes, RESULTATS);
    const avant = await grosTitre(v.page);
    await v.page.getByRole("link", { name: "Voir mon plan" }).click();
    await v.page.locator(".demand").first().waitFor();
    const [premiere = ""] = await demarches(v.page);
    await dire(v.page, "Je l’ai demandée");
    await v.page.getByRole("status").getByText("« Je l’ai demandée », c’est noté.").waitFor();
    expect(await v.page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("status");
    expect(await demarches(v.page)).not.toContain(premiere);
    const enCours = v.page.locator(".desk", {
      has: v.page.getByRole("heading", { name: "Vos demandes en cours" }),
    });
    expect(await enCours.locator("strong").allInnerTexts()).toEqual([premiere]);
    await enCours.getByLabel("Demandée le").fill("2099-01-05");
    await enCours.getByLabel("Demandée le").blur();
    await enCours.getByText("Donnez un jour des deux dernières années").waitFor();
    await enCours.getByLabel("Demandée le").fill("2026-01-05");
    await enCours.getByLabel("Demandée le").blur();
    await enCours.getByText(/passé le|n’est pas connu/).waitFor();
    await v.page.reload();
    await enCours.waitFor();
    expect(await enCours.getByLabel("Demandée le").inputValue()).toBe("2026-01-05");
    expect(await accessibilityFaults(v.page)).toEqual([]);

    await v.page.getByRole("link", { name: "Toutes mes aides" }).click();
    expect(await grosTitre(v.page)).not.toBe(avant);
    expect(await v.page.locator(".first-step strong").allInnerTexts()).not.toContain(premiere);
    await v.page.getByText("Une aide que vous avez pointée n’est plus comptée ici").waitFor();
    const demandees = v.page
      .getByRole("heading", { name: "Aides que vous avez demandées" })
      .locator("xpath=..");
    expect(await demandees.locator(".aid").allInnerTexts()).toEqual([expect.stringMatching(/demandée/)]);

    await demandees.locator(".aid a").click();
    const dite = v.page.getByRole("button", { name: "Je l’ai demandée" });
    expect(await dite.getAttribute("aria-pressed")).toBe("true");
    await dite.click();
    await v.page.getByRole("link", { name: "Toutes mes aides" }).click();
    expect(await grosTitre(v.page)).toBe(avant);
  });

  test("toutes les dates en un fichier, et celle d’une aide : des jours entiers, deux alarmes à neuf heures", async () => {
    await ouvrir(foyers.lyceenEnTerminale);
    const tous = await agenda(v.page, /^Mettre \d+ dates? dans mon agenda$/);
    expect(tous.nom).toBe("cap-aides.ics");
    expect(tous.evenements.length).toBeGreaterThan(1);
    for (const { startDate, component } of tous.evenements) {
      expect(startDate.isDate).toBe(true);
      const alarmes = component
        .getAllSubcomponents("valarm")
        .map((un) => String(un.getFirstPropertyValue("trigger")));
      expect(["-P6DT15H,PT9H", "PT9H"]).toContain(String(alarmes));
    }
    const une = await agenda(v.page, /^Ajouter à mon agenda/);
    expect(tous.evenements.map(({ uid }) => uid)).toEqual(
      expect.arrayContaining(une.evenements.map(({ uid }) => uid)),
    );
    await v.page.getByText("Le fichier est téléchargé").first().waitFor();
  });

  test("effacer ses réponses oublie aussi ce qui est pointé et coché", async () => {
    await ouvrir(foyers.mereSeule);
    const garde = () => v.page.evaluate(() => localStorage.getItem("cap-aides-appareil"));
    await dire(v.page, "Pas pour moi");
    await deplier();
    await v.page.getByRole("checkbox").first().check();
    expect(Object.keys(JSON.parse((await garde()) ?? "{}") as object).sort()).toEqual([
      "demandees",
      "papiers",
      "pointages",
    ]);
    await v.page.goto(`${v.address}/confidentialite`);
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await v.page.getByText("Vos réponses sont effacées de ce navigateur").waitFor();
    expect(await garde()).toBeNull();
  });

  test("sans stockage local, tout marche le temps de la page, et elle le dit", async () => {
    await v.page.addInitScript(() =>
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("interdit", "SecurityError");
        },
      }),
    );
    await ouvrir(foyers.mereSeule);
    await deplier();
    await v.page.getByRole("checkbox").first().check();
    await v.page.getByText("Ce navigateur ne garde rien").waitFor();
    const [premiere = ""] = await demarches(v.page);
    await dire(v.page, "Je la reçois déjà");
    await expect.poll(() => demarches(v.page)).not.toContain(premiere);
    // Taking it back writes the resource off: the law answers again before the step returns.
    await v.page.getByRole("button", { name: "Annuler" }).click();
    await expect.poll(() => demarches(v.page)).toContain(premiere);
  });

  test("des résultats fictifs ont leur plan", async () => {
    await v.page.goto(`${v.address}${RESULTATS}?fictifs=rsa,ppa,pass_sport`);
    await v.page.getByRole("link", { name: "Voir mon plan" }).click();
    await v.page.getByRole("heading", { level: 1, name: "Votre plan" }).waitFor();
    await v.page.getByText("Résultats fictifs").waitFor();
    expect(await v.page.locator(".demand").count()).toBe(3);
  });

  test("l’aide aux victimes de violences n’est écrite ni aux résultats ni au plan ; on la trouve, on la quitte vite, et un « oui » l’écrit", async () => {
    const ID = "aide_universelle_urgence_violences_conjugales";
    const ecrite = () =>
      v.page
        .locator("main")
        .getByText(/violences conjugales/i)
        .count();
    await ouvrir(foyers.mereSeule, RESULTATS);
    await v.page.getByRole("heading", { name: "Et après" }).waitFor();
    expect([
      await ecrite(),
      await v.page.getByRole("link", { name: "Besoin d’aide maintenant" }).count(),
    ]).toEqual([0, 1]);
    await ouvrir(foyers.mereSeule);
    expect(await ecrite()).toBe(0);
    await v.page.goto(`${v.address}/aides?q=violences`);
    await v.page.getByRole("link", { name: /violences conjugales/ }).click();
    await v.page.getByRole("button", { name: "Quitter vite" }).waitFor();
    await v.page.waitForFunction(() => document.title === "Aide – Cap Aides");
    await v.page.goto(`${v.address}/aide-maintenant`);
    await v.page
      .locator("#violence")
      .getByRole("link", { name: /violences conjugales/ })
      .waitFor();

    await reprendre(v.page, foyers.mereSeule, `${v.address}${RESULTATS}/${ID}`);
    await v.page.getByRole("button", { name: "Quitter vite" }).waitFor();
    expect(await v.page.title()).toBe("Aide – Cap Aides");
    await v.page
      .getByRole("group", { name: /Avez-vous signalé/ })
      .getByRole("button", { name: "Oui" })
      .click();
    await v.page.getByRole("link", { name: "Toutes mes aides" }).click();
    await v.page
      .getByText(/violences conjugales/i)
      .first()
      .waitFor({ state: "attached" });
  });

  test.each(["boursiereARennes", "mereSeule"] as const)(
    "%s l’imprime sur deux feuilles au plus, avec adresses et numéros, sans bouton",
    async (nom) => {
      await ouvrir(foyers[nom]);
      expect(await feuilles(v.page)).toBeLessThanOrEqual(2);
      await v.page.emulateMedia({ media: "print" });
      expect(await v.page.locator("main button:visible").count()).toBe(0);
      const adresses = await v.page
        .locator(".demand strong a")
        .evaluateAll((liens) => liens.map((lien) => getComputedStyle(lien, "::after").content));
      expect(adresses.filter((une) => !une.includes("/aides/"))).toEqual([]);
      expect(await v.page.locator(".desk .tel").first().isVisible()).toBe(true);
    },
  );
  test("du plan à la demande : les réponses se copient champ par champ, la lettre se remplit sans que rien ne parte", async () => {
    await ouvrir(foyers.sansDomicile);
    const envoyes: string[] = [];
    const noter = (requete: { method: () => string; postData: () => string | null }) =>
      envoyes.push(`${requete.method()} ${requete.postData() ?? ""}`);
    await v.page
      .getByRole("link", { name: /Préparer la demande.*Fonds d’aide aux jeunes/ })
      .first()
      .click();
    await v.page.getByRole("heading", { level: 1, name: "Préparer la demande" }).waitFor();
    v.page.on("request", noter);
    await v.page.getByLabel("Votre prénom et votre nom").fill("Ana Diaz");
    await v.page.getByLabel(/À quoi servirait l’aide/).fill("Je dois payer mon train.");
    const lettre = await v.page.locator(".letter").innerText();
    for (const mots of ["Ana Diaz", "L263-3", "je n’ai pas de logement stable", "Je dois payer mon train."])
      expect(lettre).toContain(mots);
    v.page.off("request", noter);
    expect(envoyes.join(" ")).not.toMatch(/Ana|train/);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(
      await v.page.evaluate(() =>
        [{ ...localStorage }, { ...sessionStorage }].map((un) => JSON.stringify(un)).join(),
      ),
    ).not.toContain("Ana Diaz");
    await v.page.reload();
    expect(await v.page.getByLabel("Votre prénom et votre nom").inputValue()).toBe("");
  });

  test("une demande en ligne se recopie, un rendez-vous tient sur une feuille", async () => {
    await ouvrir(foyers.boursiereARennes);
    await v.page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: (texte: string) => Promise.resolve(Object.assign(globalThis, { copie: texte })) },
      });
    });
    await v.page
      .getByRole("link", { name: /Préparer la demande.*Aides au logement/ })
      .first()
      .click();
    await v.page.getByRole("button", { name: "Copier : Loyer" }).click();
    await v.page.getByText("Copié : Loyer.").waitFor();
    expect(await v.page.evaluate(() => (globalThis as unknown as { copie: string }).copie)).toBe("420");
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.goto(v.address + PLAN);
    await v.page.getByRole("link", { name: /Pour mon rendez-vous.*Caisse d’allocations familiales/ }).click();
    await v.page.getByRole("heading", { level: 1, name: "Pour mon rendez-vous" }).waitFor();
    expect(await v.page.locator("article.leaflet").innerText()).toContain(
      "À Rennes, je loue un logement vide",
    );
    expect(await feuilles(v.page)).toBe(1);
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});

describe.skipIf(!chromiumPath)("le plan d’un autre appareil", () => {
  const v = visite({ width: 1280 });

  test("un lien privé mène à des résultats qui ont le leur, sans ce que l’autre a dit", async () => {
    await reprendre(v.page, foyers.boursiereARennes, v.address + PLAN);
    await v.page.locator(".demand").first().waitFor();
    const toutes = await demarches(v.page);
    await dire(v.page, "Pas pour moi");
    await v.page.getByRole("link", { name: "Toutes mes aides" }).click();
    await v.page.getByText("Reprendre plus tard avec un lien privé").click();
    await v.page.getByRole("button", { name: "Avoir mon lien" }).click();
    const lien = await v.page.getByLabel("Votre lien, à copier et à garder pour vous").inputValue();
    const autre = await (await v.context.browser()!.newContext()).newPage();
    await autre.goto(lien);
    await autre.getByRole("link", { name: "Voir mon plan" }).click();
    await autre.locator(".demand").first().waitFor();
    expect(await demarches(autre)).toEqual(toutes);
    await autre.context().close();
  });
});
