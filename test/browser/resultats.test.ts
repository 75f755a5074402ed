import { describe, expect, test } from "vitest";
import { conduire } from "../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { communeRacontee } from "../../server/catalogue/lieux/communes/racontee.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { mereDeDeux, parcourir } from "./parcourir.ts";
import { reprendre } from "./reprendre.ts";
import { largeurs, visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("les résultats, dans un navigateur", () => {
  const v = visite();
  const titres = async () => {
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    return v.page.locator(".results .aid strong").allInnerTexts();
  };
  /** The headline as it is read: its number, its rhythm, its word. */
  const titre = async () => (await v.page.locator(".results h1").innerText()).replaceAll(/\s+/g, " ");
  const resultats = () => `${v.address}/simulation/resultats`;
  const bord = () => v.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  test("fictifs : toutes les aides, un jeu ou une liste, avec leurs filtres", async () => {
    await v.page.goto(`${v.address}/simulation/resultats?fictifs=rsa,visale_eligibilite,crous_repas_montant`);
    await v.page.getByText("Résultats fictifs").waitFor();
    expect(await titres()).toHaveLength(3);
    expect(await v.page.getByLabel("Sous quelle forme").count()).toBe(0);
    expect(await titre()).toBe("1 € par mois sûre");

    await v.page.goto(`${v.address}/simulation/resultats?fictifs=bafa`);
    await v.page.getByText(/^Chercher parmi mes \d+ aides$/).click();
    await v.page.getByLabel("Qui la donne").waitFor();
    const toutes = (await titres()).length;
    await v.page.getByLabel("Qui la donne").selectOption({ label: "Aides de votre région" });
    await v.page.getByText(new RegExp(`^\\d+ aides sur ${toutes}$`)).waitFor();
    const regionales = await titres();
    expect(regionales.length).toBeGreaterThan(0);
    expect(regionales.length).toBeLessThan(toutes);
    expect(new URL(v.page.url()).searchParams.get("qui")).toBe("region");
    await v.page.reload();
    await v.page.getByLabel("Qui la donne").waitFor();
    expect(await titres()).toEqual(regionales);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await bord()).toBe(0);

    await v.page.locator(".aid a").first().click();
    await v.page.locator("article.leaflet h1").waitFor();
    expect(new URL(v.page.url()).searchParams.get("fictifs")).toBe("bafa");
  });

  test("sur un petit téléphone, la phrase et trois aides par où commencer sont en haut", async () => {
    await reprendre(v.page, foyers.boursiereARennes, resultats());
    const premieres = v.page.locator(".first-step");
    await premieres.first().waitFor();
    expect(await titre()).toBe("250 € par mois sûre");
    expect(await premieres.locator("strong").allInnerTexts()).toEqual([
      "Aides au logement",
      "Aide nationale au brevet d’aptitude aux fonctions d’animateur (BAFA)",
      "Bourse Erasmus+",
    ]);
    const bas = await premieres.last().evaluate((carte) => carte.getBoundingClientRect().bottom);
    expect(bas).toBeLessThanOrEqual(844);
    // What she said she receives is not new money; what the law gives beyond is on its page.
    const recues = v.page.locator(".results-list > details", {
      has: v.page.getByText("Vous recevez déjà : 1 aide, 280 € par mois"),
    });
    await recues.locator("summary").click();
    expect(await recues.locator(".aid").allInnerTexts()).toEqual([
      expect.stringMatching(/^Bourse sur critères sociaux\s+déjà reçue Crous\s+280\s€\s+par\smois/),
    ]);
  });

  test.each(["Étudiante en licence 3 qui change de région", "Master 2 à Toulouse, orphelin"])(
    "sur un grand écran, l’année tient à côté de la liste : %s",
    async (titre) => {
      const foyer = themesDesFoyers.flatMap((un) => un.foyers).find((un) => un.titre.startsWith(titre))!;
      const { context } = conduire(foyer, communeRacontee).snapshot;
      await v.page.addInitScript(
        (texte) => sessionStorage.setItem("cap-aides-parcours", texte),
        JSON.stringify(storedAt({ context, path: RESULTATS })),
      );
      await v.page.goto(resultats());
      for (const width of [1100, 1280]) {
        await v.page.setViewportSize({ width, height: 900 });
        await v.page.reload();
        const annee = await v.page.locator(".year ul").boundingBox();
        const place = await v.page.locator(".year").boundingBox();
        expect(annee!.x + annee!.width).toBeLessThanOrEqual(place!.x + place!.width + 0.5);
      }
    },
  );

  test("un mot trouve une aide parmi les résultats, par son sigle aussi ; l’année dit ce qui change", async () => {
    await reprendre(v.page, foyers.boursiereARennes, resultats());
    await v.page.getByText(/^Chercher parmi mes \d+ aides$/).click();
    await v.page.getByLabel("Un mot").fill("apl");
    await expect.poll(titres).toContain("Aides au logement");
    await v.page.getByText(/^\d+ aides? sur \d+$/).waitFor();
    expect((await titres()).length).toBeLessThan(8);
    // Housing aid answers in a month: it is paid from the next one.
    expect(await v.page.locator(".months").innerText()).toMatch(
      /^Novembre 2026\s+280\s€\s+déjà reçus\.\s+Décembre 2026[^]*530\s€\s+Aides au logement commence\. Dont 280\s€ déjà reçus\./i,
    );
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await bord()).toBe(0);
  });

  test("d’une aide ouverte plus bas, on revient à la place que l’on avait quittée", async () => {
    await reprendre(v.page, foyers.boursiereARennes, resultats());
    const uneAide = v.page.locator(".results .aid").filter({ visible: true }).last();
    await uneAide.scrollIntoViewIfNeeded();
    const ou = () => v.page.evaluate(() => Math.round(scrollY));
    const quittee = await ou();
    expect(quittee).toBeGreaterThan(844);
    await uneAide.locator("a").click();
    await v.page.getByRole("heading", { name: "Pourquoi vous" }).waitFor();
    await v.page.goBack();
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    await expect.poll(ou).toBe(quittee);
  });

  test("un filtre fictif inconnu se dit, sans page blanche", async () => {
    v.panne = true;
    await v.page.goto(`${v.address}/simulation/resultats?fictifs=nulle-part`);
    await v.page.getByText("« nulle-part » n’est ni une aide ni un jeu de résultats.").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test.each(largeurs(390))(
    "« presque » dit la réponse qui écarte une aide, et la fait changer (%i px)",
    async (width) => {
      await v.page.setViewportSize({ width, height: 900 });
      await reprendre(v.page, foyers.lyceenEnTerminale, resultats());
      await v.page.locator('.results[aria-busy="false"]').waitFor();
      await v.page.getByText(/^À une réponse près : /).click();
      const premiere = v.page.locator(".almost li", { has: v.page.getByRole("button") }).first();
      expect(await premiere.innerText()).toMatch(/Il faudrait .+\nVotre réponse – .+/);
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await bord()).toBe(0);
      await premiere.getByRole("button").click();
      await v.page.locator("form h1").waitFor();
      await v.page.getByRole("button", { name: "Mes réponses" }).waitFor();
    },
  );

  test("l’estimation se tient à jour pendant les questions, sans rien envoyer", async () => {
    await v.commencer();
    const sent: string[] = [];
    v.page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    const estimation = v.page.locator(".live summary");
    await parcourir(v.page, mereDeDeux, "individu/demandeur/ressources/types");
    // What hangs on a question is no headline: before her wages there is no figure.
    await estimation.waitFor();
    const sansSalaire = await estimation.innerText();
    await parcourir(v.page, mereDeDeux, "individu/demandeur/_interetsAidesVelo");
    await expect.poll(() => estimation.innerText()).not.toBe(sansSalaire);
    expect(sent).toEqual([]);
    // Looking for the kinds of income has unfolded it: folded, it unfolds again.
    await estimation.click();
    await estimation.click();
    await v.page.locator(".live li", { hasText: "Allocations familiales" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await bord()).toBe(0);
  });

  test("chaque aide de la loi se déplie jusqu’aux réponses et aux chiffres de la loi", async () => {
    await reprendre(v.page, foyers.mereSeule, resultats());
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    await v.page
      .getByRole("link", { name: /^Allocations familiales/ })
      .last()
      .click();
    await v.page.getByText("Le calcul, ligne par ligne").click();
    const calcul = v.page.locator(".calcul");
    await calcul.getByText("Votre foyer compte 3 personnes").waitFor();
    await calcul.getByText("Tous les chiffres du calcul").click();
    await calcul.locator(".lines").first().waitFor();
    for (const un of await calcul.locator("details").all()) {
      await un.evaluate((details) => details.setAttribute("open", ""));
    }
    const texte = await calcul.innerText();
    expect(texte).toMatch(/Enfants à charge de la famille : 2/);
    expect(texte).toMatch(/Commune : \d{5} .*votre réponse/);
    expect(texte).toMatch(
      /Chiffre de la loi – base mensuelle des allocations familiales : 478,16 depuis le 1er avril 2026/,
    );
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(await bord()).toBe(0);
  });

  test.each(largeurs(390))(
    "« et si ? » montre ce que chaque aide deviendrait, et la courbe (%i px)",
    async (width) => {
      await v.page.setViewportSize({ width, height: 900 });
      await reprendre(v.page, foyers.mereSeule, resultats());
      await v.page.getByRole("link", { name: /^Essayer un autre salaire/ }).click();
      await v.page.getByRole("heading", { name: "Vos aides du mois ne changeraient pas" }).waitFor();
      await v.page.getByLabel("Mon salaire net était de").fill("0");
      await v.page.getByLabel("Mon salaire net était de").press("Enter");
      const verdict = v.page.getByRole("heading", { name: /d’aides de plus par mois$/ });
      await verdict.waitFor();
      // Read from the field: in front of it, that the bar of buttons and a keyboard come over.
      const champ = await v.page.getByLabel("Mon salaire net était de").boundingBox();
      const phrase = await v.page.getByText(/d’aides par mois aujourd’hui/).boundingBox();
      expect(phrase!.y + phrase!.height).toBeLessThan(champ!.y);
      expect(await v.page.locator("main table").first().innerText()).toContain("Revenu de solidarité active");
      await v.page.getByLabel("Un enfant de plus").check();
      await v.page.getByRole("img", { name: "Revenu disponible selon le salaire net" }).waitFor();
      await v.page.getByText("Les mêmes chiffres, en tableau").click();
      expect(await v.page.locator(".curve tbody tr").count()).toBe(61);
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await bord()).toBe(0);
      await v.page.getByRole("button", { name: "Revenir à ma situation" }).click();
      await v.page.getByRole("heading", { name: "Vos aides du mois ne changeraient pas" }).waitFor();
    },
  );

  test("le serveur perdu, les aides de la loi se calculent sur l’appareil", async () => {
    v.panne = true;
    await v.commencer();
    await parcourir(v.page, mereDeDeux, "individu/demandeur/_interetsAidesVelo");
    await v.page.locator(".live").waitFor();
    await v.context.route("**/api/simulation**", (route) => route.abort());
    await parcourir(v.page, mereDeDeux);
    await v.page.getByRole("heading", { name: "Le calcul n’a pas abouti" }).waitFor();
    await v.page.getByRole("heading", { name: "En attendant, calculé sur votre appareil" }).waitFor();
    await v.page.locator(".results li", { hasText: /^Allocations familiales/ }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.context.unroute("**/api/simulation**");
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await v.page.locator(".results .aid").first().waitFor({ state: "attached" });
  });

  test("quitter pour un service : ce qu’il peut recevoir est nommé, et ne part que si l’on coche", async () => {
    const service = "https://www.demarches-simplifiees.fr/commencer/abonnement-aeea-dgitm";
    const aide = "carte_sncf_eleve_apprenti_eligibilite";
    await v.page.goto(`${v.address}/redirection?aide=${aide}`);
    const bouton = v.page.getByRole("link", { name: /^Continuer vers/ });
    await bouton.waitFor();
    expect(await v.page.getByRole("checkbox").count()).toBe(0);
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/redirection?aide=${aide}`);
    const accord = v.page.getByRole("checkbox", { name: "Les transmettre à ce site" });
    await accord.waitFor();
    expect(
      await v.page
        .getByRole("listitem")
        .filter({ hasText: /^votre date de naissance : / })
        .count(),
    ).toBe(1);
    expect([await accord.isChecked(), await bouton.getAttribute("href")]).toEqual([false, service]);
    await accord.check();
    expect(await bouton.getAttribute("href")).toMatch(
      /^https:\/\/www\.demarches-simplifiees\.fr\/commencer\/abonnement-aeea-dgitm\?champ_Q2hhbXAtMzM3MjU3MQ=\d{4}-\d\d-\d\d$/,
    );
    expect([await accessibilityFaults(v.page), await bord()]).toEqual([[], 0]);
    await accord.uncheck();
    expect(await bouton.getAttribute("href")).toBe(service);
  });
});
