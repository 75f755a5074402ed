import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { direOui } from "./parcourir.ts";
import { keptBy, reprendre, simulationOf } from "./reprendre.ts";
import { ecouterLesFautes, ici, visite } from "./visite.ts";

const RECAPITULATIF = "/simulation/recapitulatif";
const RESULTATS = "/simulation/resultats";
const permis = "Modifier : Projet de permis de conduire";
const CHAMP = "Votre lien, à copier et à garder pour vous";

/** Unfolds what takes the answers elsewhere, unless the address already did. */
async function deplier(page: Page): Promise<void> {
  const pli = page.locator("details.keep", { hasText: "Reprendre plus tard" });
  await pli.waitFor();
  if ((await pli.getAttribute("open")) === null) await pli.locator("summary").click();
}

/** Asks for the private link of the page, and reads it. */
async function avoirLeLien(page: Page): Promise<string> {
  await deplier(page);
  await page.getByRole("button", { name: "Avoir mon lien" }).click();
  return page.getByLabel(CHAMP).inputValue();
}

/** The title of the results, and each aid with its amount. */
async function resultatsLus(page: Page): Promise<string[]> {
  await page.locator('.results[aria-busy="false"] .aid').first().waitFor({ state: "attached" });
  return page.locator("main h1, .aid strong, .aid-amount").allInnerTexts();
}

describe.skipIf(!chromiumPath)("le lien privé", () => {
  const v = visite();

  /** A page of another device: it knows nothing, and notes every address that it asks for, and what it sends. */
  async function ailleurs(): Promise<{ page: Page; demandes: string[]; fermer: () => Promise<void> }> {
    const context = await v.context.browser()!.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const demandes: string[] = [];
    page.on("request", (demande) => void demandes.push(demande.url() + (demande.postData() ?? "")));
    ecouterLesFautes(context, v.faults);
    return { page, demandes, fermer: () => context.close() };
  }

  test("quelques réponses, le lien, un autre appareil : le questionnaire continue où il en était", async () => {
    await v.commencer();
    await v.page.getByRole("textbox", { name: "Jour" }).fill("29");
    await v.page.getByRole("textbox", { name: "Mois" }).fill("2");
    await v.page.getByRole("textbox", { name: "Année" }).fill("2004");
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
    await v.page.getByRole("link", { name: "Reprendre plus tard" }).click();
    await v.page.getByText("Reprendre plus tard avec un lien privé").waitFor();
    expect(ici(v.page)).toBe("recapitulatif");
    const lien = await avoirLeLien(v.page);
    expect(await keptBy(v.page)).not.toHaveProperty("simulation");

    const autre = await ailleurs();
    await autre.page.goto(lien);
    await autre.page.getByText("29 février 2004").waitFor();
    await autre.page.getByRole("button", { name: "Continuer le questionnaire" }).click();
    await autre.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
    await autre.fermer();
  });

  test("des résultats, le lien, un autre appareil : les mêmes ; rien du lien n’est envoyé ni ne reste à l’adresse", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RESULTATS}`);
    const attendus = await resultatsLus(v.page);
    const lien = await avoirLeLien(v.page);
    expect(lien.length).toBeLessThan(2_000);
    expect(lien.startsWith(`${v.address}/simulation/reprendre#1.`)).toBe(true);
    expect(await accessibilityFaults(v.page)).toEqual([]);

    const autre = await ailleurs();
    await autre.page.goto(lien);
    expect(await resultatsLus(autre.page)).toEqual(attendus);
    await autre.page.getByText("Vos réponses").first().waitFor();
    expect(autre.page.url()).toBe(`${v.address}${RESULTATS}`);
    expect(await autre.page.evaluate(() => history.length)).toBe(2);
    const scelle = lien.split("#")[1]!.slice(30, 60);
    expect(autre.demandes.filter((dite) => dite.includes(scelle))).toEqual([]);
    await autre.page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await autre.page.getByRole("button", { name: permis }).waitFor();
    const texte = await autre.page.locator("main").innerText();
    expect(texte).toContain("Dijon");
    expect(texte).not.toContain("Alba");
    await autre.fermer();
  });

  test("l’onglet a déjà des réponses : on demande ; les garder, ou les remplacer", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    const lien = await avoirLeLien(v.page);
    const autre = await ailleurs();
    await reprendre(autre.page, foyers.boursiereARennes, `${v.address}${RECAPITULATIF}`);
    for (const [bouton, ville] of [
      ["Garder celles de cet onglet", "Rennes"],
      ["Ouvrir le lien", "Dijon"],
    ] as const) {
      await autre.page.goto(lien);
      await autre.page.getByRole("heading", { level: 1, name: "Remplacer vos réponses ?" }).waitFor();
      expect(new URL(autre.page.url()).hash).toBe("");
      expect(await accessibilityFaults(autre.page)).toEqual([]);
      await autre.page.getByRole("button", { name: bouton }).click();
      await autre.page.getByRole("heading", { level: 1 }).waitFor();
      await autre.page.goto(`${v.address}${RECAPITULATIF}`);
      await autre.page.getByText(ville).first().waitFor();
    }
    await autre.fermer();
  });

  test.each([
    ["", "Ce lien n’est pas entier : il en manque une partie."],
    ["#1.AAAAAAAAAAAAAAAAAAAAAA", "Ce lien n’est pas entier : il en manque une partie."],
    ["#1.AAAAAAAAAAAAAAAAAAAAAA.AAAA", "Ce lien est abîmé"],
    ["#7.AAAAAAAAAAAAAAAAAAAAAA.AAAA", "Ce lien vient d’une version de Cap Aides"],
  ])("le lien « %s » dit ce qui arrive, et n’a pas d’impasse", async (fragment, dit) => {
    await v.page.goto(`${v.address}/simulation/reprendre${fragment}`);
    await v.page.getByText(dit).waitFor();
    expect(await v.page.getByRole("alert").getByText(dit).count()).toBe(fragment === "" ? 0 : 1);
    expect(new URL(v.page.url()).hash).toBe("");
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Commencer une simulation" }).click();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
  });

  test("collé dans une page qui en montre un autre, un lien s’ouvre aussi", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    const lien = await avoirLeLien(v.page);
    const autre = await ailleurs();
    await autre.page.goto(`${v.address}/simulation/reprendre#1.abc`);
    await autre.page.getByRole("alert").waitFor();
    await autre.page.evaluate((adresse) => location.assign(adresse), lien);
    await autre.page.getByRole("heading", { level: 1, name: "Vos réponses" }).waitFor();
    await autre.fermer();
    expect(v.faults).toEqual([]);
  });

  test("au clavier : le lien a le focus, se copie, et la copie refusée se dit", async () => {
    await v.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    await deplier(v.page);
    await v.page.getByRole("button", { name: "Avoir mon lien" }).press("Enter");
    await v.page.getByText("Votre lien est prêt.").waitFor({ state: "attached" });
    expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    const lien = await v.page.getByLabel(CHAMP).inputValue();
    await v.page.keyboard.press("Tab");
    await v.page.keyboard.press("Enter");
    await v.page.getByRole("status").getByText("Le lien est copié.").waitFor();
    expect(await v.page.evaluate(() => navigator.clipboard.readText())).toBe(lien);
    await v.page.evaluate(async () => {
      await navigator.clipboard.writeText("autre chose");
      navigator.clipboard.writeText = () => Promise.reject(new Error("non"));
    });
    const hauteur = await v.page.evaluate(() => scrollY);
    // Where the page may not write there, what is selected is copied all the same, and the cursor comes back.
    await v.page.keyboard.press("Enter");
    await expect.poll(() => v.page.evaluate(() => navigator.clipboard.readText())).toBe(lien);
    expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    expect(await v.page.evaluate(() => scrollY)).toBe(hauteur);
    await v.page.evaluate(() => {
      document.execCommand = () => false;
    });
    await v.page.keyboard.press("Enter");
    await v.page.getByRole("status").getByText("le lien est sélectionné").waitFor();
    expect(await v.page.evaluate(() => String(getSelection()))).toBe(lien);
  });

  test("partagé ; un partage que l’on quitte ne dit rien, un partage en panne le dit", async () => {
    await v.page.addInitScript(() => {
      const partages: unknown[] = [];
      const issues = [undefined, "AbortError", "DataError"];
      Object.assign(navigator, {
        partages,
        share: (quoi: unknown) => {
          partages.push(quoi);
          const nom = issues[partages.length - 1];
          return nom ? Promise.reject(new DOMException("", nom)) : Promise.resolve();
        },
      });
    });
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    const url = await avoirLeLien(v.page);
    const partager = v.page.getByRole("button", { name: "Partager" });
    await partager.click();
    await partager.click();
    expect(await v.page.getByText("Le partage n’a pas marché").count()).toBe(0);
    await partager.click();
    await v.page.getByRole("status").getByText("Le partage n’a pas marché : copiez le lien.").waitFor();
    const partages = await v.page.evaluate(() => (navigator as unknown as { partages: unknown[] }).partages);
    expect(partages).toEqual(
      Array.from({ length: 3 }, () => ({ title: "Reprendre ma simulation Cap Aides", url })),
    );
  });

  test("un code QR, sur demande, dit ce qu’il est à qui ne le voit pas", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    await avoirLeLien(v.page);
    const code = v.page.getByRole("img", { name: "Code QR de votre lien" });
    await v.page.getByRole("button", { name: "Montrer un code QR" }).click();
    await code.waitFor();
    expect((await code.boundingBox())!.width).toBeGreaterThan(300);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: "Cacher le code QR" }).click();
    expect(await code.count()).toBe(0);
  });
});

describe.skipIf(!chromiumPath)("là où le navigateur ne chiffre pas", () => {
  const v = visite();
  const sansChiffrement = () =>
    v.page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  const demander = async () => {
    await deplier(v.page);
    await v.page.getByRole("button", { name: "Avoir mon lien" }).click();
    await v.page.getByRole("alert").getByText("Cette page n’est pas ouverte en https").waitFor();
  };
  const duServeur = "Avoir un lien gardé par le serveur";

  test("il le dit, et le serveur garde un lien, qui rouvre ailleurs les réponses sans les prénoms", async () => {
    await sansChiffrement();
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    await demander();
    await v.page.getByRole("button", { name: duServeur }).click();
    const lien = await v.page.getByLabel(CHAMP).inputValue();
    const { id, token } = await simulationOf(v.page);
    expect(lien).toBe(`${v.address}/#simulation=${id}.${token}`);
    expect(await accessibilityFaults(v.page)).toEqual([]);

    const ailleurs = await v.context.browser()!.newContext();
    const page = await ailleurs.newPage();
    await page.goto(lien);
    // Left before they are there, the answers would be lost with the address that names them.
    await page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await page.getByRole("button", { name: "Modifier : Projet de permis de conduire" }).waitFor();
    const texte = await page.locator("main").innerText();
    expect(texte).toContain("Dijon");
    expect(texte).not.toContain("Alba");
    await ailleurs.close();
  });

  test("sans le serveur non plus, aucun lien n’est donné, et l’on dit pourquoi", async () => {
    v.panne = true;
    await sansChiffrement();
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RECAPITULATIF}`);
    await demander();
    await v.context.route("**/api/simulation", (route) => route.abort());
    await v.page.getByRole("button", { name: duServeur }).click();
    await v.page.getByRole("alert").getByText("Le serveur ne répond pas").waitFor();
    expect(await v.page.getByLabel(CHAMP).count()).toBe(0);
    await v.context.unroute("**/api/simulation");
    await v.page.getByRole("button", { name: duServeur }).click();
    await v.page.getByLabel(CHAMP).waitFor();
  });

  test("un lien privé y est refusé, et l’on dit comment l’ouvrir", async () => {
    await sansChiffrement();
    await v.page.goto(`${v.address}/simulation/reprendre#1.AAAAAAAAAAAAAAAAAAAAAA.AAAA`);
    const alerte = v.page.getByRole("alert");
    await alerte.waitFor();
    expect(await alerte.innerText()).toBe(
      "Cette page n’est pas ouverte en https : votre navigateur n’y déchiffre rien. Remplacez « http » par « https » au début de l’adresse de votre lien.",
    );
  });
});

describe.skipIf(!chromiumPath)("ce qui se règle à l’écran", () => {
  const v = visite();

  test("la démonstration dure jusqu’à ce qu’on la quitte ; un essai montre l’écran choisi", async () => {
    await v.page.goto(`${v.address}/simulation/individu/demandeur/date_naissance?debug=parcours`);
    await v.page.getByLabel("Essai « appel »").selectOption("trouver");
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Trouver mes aides" }).waitFor();
    await v.page.getByText("Version de démonstration").waitFor();
    await v.page.getByRole("button", { name: "Quitter la démonstration" }).click();
    await v.page.getByText("Version de démonstration").waitFor({ state: "detached" });
    expect(v.faults).toEqual([]);
  });
});

describe.skipIf(!chromiumPath)("des réponses d’un autre jour", () => {
  const v = visite({ jour: "2027-05-15" });

  test("les résultats disent ce que le temps a changé, et restent ceux de ce jour-là", async () => {
    await reprendre(v.page, foyers.lyceenEnTerminale, `${v.address}${RESULTATS}`);
    const depuis = v.page.locator("section", {
      has: v.page.getByRole("heading", { level: 2, name: "Depuis le 20 novembre 2026" }),
    });
    const phrases = depuis.last().getByRole("listitem");
    await phrases.first().waitFor();
    expect((await phrases.allInnerTexts())[0]).toMatch(
      /^Vous avez eu 18 ans : .*« Départ 18-25 » s’ouvrent\.$/,
    );
    await v.page.getByText(/^Estimation au 20 novembre 2026/).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });
});

describe.skipIf(!chromiumPath)("garder sur cet appareil", () => {
  const v = visite();
  const GARDE = "cap-aides-garde";
  const gardee = (page: Page) => page.evaluate((nom) => localStorage.getItem(nom), GARDE);
  /** Another tab of the same browser: it holds nothing of the first one. */
  const autreOnglet = async (adresse: string) => {
    const page = await v.context.newPage();
    await page.goto(v.address + adresse);
    return page;
  };
  const garder = async () => {
    const pli = v.page.locator("details.keep", { hasText: "Garder sur cet appareil" });
    await pli.locator("summary").click();
    await pli.getByLabel("Pendant").selectOption("un an");
    await pli.getByRole("button", { name: "Garder ici" }).click();
    await pli.getByText(/restent ici jusqu’au \d+(?:er)? \p{L}+ \d{4}/u).waitFor();
  };

  test("sans le demander, un autre onglet ne sait rien ; gardés, il rend les mêmes résultats, scellés, et suit une réponse changée", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RESULTATS}`);
    const attendus = await resultatsLus(v.page);
    const vide = await autreOnglet("/");
    expect([await gardee(v.page), await keptBy(vide)]).toEqual([null, null]);
    await vide.close();
    await garder();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    const { jusqua, texte } = JSON.parse((await gardee(v.page)) ?? "") as Record<string, string>;
    expect(jusqua).toMatch(/^20\d\d-\d\d-\d\d$/);
    const lisible = Buffer.from(texte ?? "", "base64url").toString("latin1");
    expect([lisible.length > 1_000, /naissance|demandeur|droits/.test(lisible)]).toEqual([true, false]);
    const rendu = await autreOnglet(RESULTATS);
    expect(await resultatsLus(rendu)).toEqual(attendus);
    await rendu.close();
    const avant = await gardee(v.page);
    await v.page.goto(`${v.address}${RECAPITULATIF}`);
    await v.page.getByRole("button", { name: permis }).click();
    await v.page.locator("form h1").waitFor();
    await direOui(v.page);
    await v.page.getByRole("button", { name: "Voir mes aides" }).click();
    await resultatsLus(v.page);
    await expect.poll(() => gardee(v.page)).not.toBe(avant);
  });

  test("le lien de quelqu’un d’autre, ouvert et rechargé, ne prend pas la place de ce qui est gardé", async () => {
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}${RECAPITULATIF}`);
    const lien = await avoirLeLien(v.page);
    await v.page.close();
    v.page = await v.context.newPage();
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RESULTATS}`);
    await resultatsLus(v.page);
    await garder();
    const gardees = await gardee(v.page);
    const autre = await autreOnglet(new URL(lien).pathname + new URL(lien).hash);
    await autre.getByRole("button", { name: "Ouvrir le lien" }).click();
    await autre.goto(`${v.address}${RESULTATS}`);
    await resultatsLus(autre);
    await autre.goto(`${v.address}${RECAPITULATIF}`);
    await autre.getByText("Rennes").first().waitFor();
    expect(await gardee(autre)).toBe(gardees);
    const sien = await autreOnglet(RECAPITULATIF);
    await sien.getByText("Dijon").first().waitFor();
  });

  test("oublié pendant qu’il se scelle, rien n’est gardé de nouveau, ni la clé", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RESULTATS}`);
    await resultatsLus(v.page);
    await garder();
    await v.page.evaluate(() => {
      const sceller = crypto.subtle.encrypt.bind(crypto.subtle);
      crypto.subtle.encrypt = async (...quoi) => {
        const scelle = await sceller(...quoi);
        document.documentElement.dataset["scelle"] = "oui";
        await new Promise((suite) => addEventListener("oublie", suite, { once: true }));
        return scelle;
      };
    });
    await v.page.getByRole("button", { name: "Oui", exact: true }).first().click();
    await v.page.locator("html[data-scelle]").waitFor({ state: "attached" });
    await v.page.getByRole("button", { name: "Ne plus les garder" }).click();
    await v.page.evaluate(() => dispatchEvent(new Event("oublie")));
    expect(await gardee(v.page)).toBeNull();
    await expect.poll(() => v.page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  test("l’application installée s’ouvre sur le plan ; effacer, ou le dernier jour passé, n’en laisse rien", async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}${RESULTATS}`);
    await resultatsLus(v.page);
    await garder();
    await v.context.addInitScript(() => {
      const { matchMedia: demander } = globalThis;
      globalThis.matchMedia = (question) =>
        demander.call(globalThis, question.includes("display-mode") ? "all" : question);
    });
    const appli = await autreOnglet("/");
    await appli.getByRole("heading", { level: 1, name: "Votre plan" }).waitFor();
    expect(new URL(appli.url()).pathname).toBe(`${RESULTATS}/plan`);
    await appli.close();
    const texte = (await gardee(v.page)) ?? "";
    await v.page.evaluate(([nom, passe]) => localStorage.setItem(nom, passe), [
      GARDE,
      texte.replace(/"jusqua":"[^"]+"/, '"jusqua":"2026-01-31"'),
    ] as const);
    const apres = await autreOnglet("/");
    await apres.getByRole("heading", { level: 1 }).waitFor();
    expect([await gardee(apres), await keptBy(apres)]).toEqual([null, null]);
    await apres.close();
    await v.page.evaluate(([nom, une]) => localStorage.setItem(nom, une), [GARDE, texte] as const);
    await v.page.getByRole("button", { name: "Effacer mes réponses" }).click();
    await v.page.getByRole("button", { name: "Oui, effacer" }).click();
    await v.page.getByText("Vos réponses sont effacées").waitFor();
    expect(await gardee(v.page)).toBeNull();
  });
});
