import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contraste } from "../../ui/cadre/format/contraste.ts";
import { FONDS } from "../../ui/cadre/theme/couleur.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { visite } from "./visite.ts";

/** The code that the page gives. */
const leCode = (page: Page) => page.getByRole("textbox", { name: /^Votre code/ }).inputValue();

/** What shows in the preview. */
const apercu = (page: Page) => page.frameLocator("iframe");

describe.skipIf(!chromiumPath)("la page qui fait le code", () => {
  const v = visite({ width: 1280 });
  const ouvrir = async () => {
    await v.page.goto(`${v.address}/integrer`);
    await apercu(v.page).getByRole("link", { name: "Commencer" }).waitFor();
  };

  test("au clavier seul : une couleur, un écran, un titre, et le code est copié", async () => {
    await v.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: v.address });
    await ouvrir();
    const { keyboard } = v.page;
    await v.page.getByRole("radio", { name: "Celle du site" }).focus();
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowDown");
    await keyboard.press("Tab");
    // The list of screens: the one that begins with these letters.
    await keyboard.type("La prem");
    await keyboard.press("Tab");
    await keyboard.type("640");
    await keyboard.press("Tab");
    // The question of the frame comes, and does not take the focus.
    await apercu(v.page).getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    await keyboard.type("12");
    await keyboard.press("Enter");
    await v.page.getByText("entre 200 et 5").waitFor();
    expect(await v.page.getByRole("textbox", { name: /^Votre code/ }).count()).toBe(0);
    await keyboard.press("Control+a");
    await keyboard.type("900");
    await keyboard.press("Tab");
    await keyboard.type("ml 12");
    await keyboard.press("Tab");
    await keyboard.type('Aides « jeunes » & "co"');
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await v.page.getByText("Le code est copié.").waitFor();
    const attendu = `<script async src="${v.address}/integration.js" data-page="/simulation" data-couleur="vert" data-largeur="640" data-hauteur="900" data-identifiant="ml 12" data-titre="Aides « jeunes » &amp; &quot;co&quot;"></script>`;
    expect(await v.page.evaluate(() => navigator.clipboard.readText())).toBe(attendu);
    expect(await leCode(v.page)).toBe(attendu);
    const cadre = v.page.locator("iframe");
    expect(await cadre.getAttribute("title")).toBe('Aides « jeunes » & "co"');
    expect(await cadre.evaluate((un) => un.clientWidth)).toBeLessThanOrEqual(640);
    // What was copied is not the code of now.
    await v.page.getByText("Rouge", { exact: true }).click();
    await v.page.getByText("Le code est copié.").waitFor({ state: "detached" });
  });

  test("où le presse-papiers est refusé, le code est sélectionné", async () => {
    await v.page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refusé"));
      document.execCommand = () => false;
    });
    await ouvrir();
    await v.page.getByRole("button", { name: "Copier le code" }).click();
    await v.page.getByText("le code est sélectionné").waitFor();
    expect(await v.page.evaluate(() => String(getSelection()))).toBe(await leCode(v.page));
  });

  test("une couleur qui ne se lit pas est refusée à son champ ; la plus proche est proposée, prise, et l’aperçu la montre", async () => {
    await ouvrir();
    await v.page.getByText("Une autre", { exact: true }).click();
    const champ = v.page.getByLabel("Votre couleur");
    expect(await champ.getAttribute("aria-invalid")).toBeNull();
    await champ.fill("jaune");
    await champ.press("Enter");
    await v.page.getByText("Écrivez votre couleur").waitFor();
    await champ.fill("#FFD400");
    await champ.press("Enter");
    await v.page.getByText("Cette couleur ne se lirait pas").waitFor();
    expect(await champ.getAttribute("aria-invalid")).toBe("true");
    const decrit = (await champ.getAttribute("aria-describedby")) ?? "";
    expect(decrit.split(" ").length).toBe(2);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await v.page.getByRole("button", { name: /^Prendre #/ }).click();
    await v.page.getByText("En thème sombre").waitFor();
    const [, prise = ""] = /data-couleur="(#[0-9a-f]{6})"/.exec(await leCode(v.page)) ?? [];
    const commencer = apercu(v.page).getByRole("link", { name: "Commencer" });
    const fond = () =>
      commencer.evaluate((un) => {
        const parts = getComputedStyle(un).backgroundColor.match(/\d+/g) ?? [];
        return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
      });
    await expect.poll(fond, { timeout: 20_000 }).toBe(prise);
    expect(contraste(prise, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("l’aide choisie est celle de l’aperçu, et sans choix il n’y a pas de code", async () => {
    await ouvrir();
    await v.page.getByLabel("Le premier écran").selectOption({ label: "La fiche d’une aide" });
    await v.page.getByText("Le code viendra quand").waitFor();
    const liste = v.page.getByLabel("L’aide montrée");
    await liste.selectOption("rsa");
    await apercu(v.page).getByRole("heading", { level: 1, name: "Revenu de solidarité active" }).waitFor();
    expect(await leCode(v.page)).toContain('data-page="/aides/rsa"');
    expect(await liste.locator("option").count()).toBeGreaterThan(500);
  });

  test("ce que l’on répond dans l’aperçu n’est pas la simulation de l’onglet", async () => {
    await ouvrir();
    await apercu(v.page).getByRole("link", { name: "Commencer" }).click();
    for (const [nom, dit] of [
      ["Jour", "4"],
      ["Mois", "7"],
      ["Année", "2004"],
    ] as const)
      await apercu(v.page).getByLabel(nom, { exact: true }).fill(dit);
    await apercu(v.page).getByRole("button", { name: "Continuer" }).click();
    await apercu(v.page).getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
    await v.page.goto(v.address);
    await v.page.getByRole("link", { name: "Commencer", exact: true }).waitFor();
    expect(await v.page.getByRole("button", { name: "Reprendre ma simulation" }).count()).toBe(0);
  });
});

describe.skipIf(!chromiumPath)("une couleur de partenaire", () => {
  const v = visite();
  const SCHEMAS = ["light", "dark"] as const;

  test.each(["#ffff00", "#000000", "#ff00aa"])(
    "%s se lit sur chaque page, de jour et de nuit",
    async (couleur) => {
      for (const adresse of ["/", "/aides/rsa", "/simulation", "/simulation/resultats?fictifs=rsa,ppa"])
        for (const colorScheme of SCHEMAS) {
          await v.page.emulateMedia({ colorScheme });
          const reglage = `${adresse.includes("?") ? "&" : "?"}iframe=1&themeColor=${encodeURIComponent(couleur)}`;
          await v.page.goto(v.address + adresse + reglage);
          await v.page.locator("html[data-theme=partenaire]").waitFor({ state: "attached" });
          await v.page.locator("main h1").waitFor();
          expect([adresse, colorScheme, await accessibilityFaults(v.page)]).toEqual([
            adresse,
            colorScheme,
            [],
          ]);
        }
    },
  );

  test("autre chose qu’une couleur ne change rien à la page", async () => {
    const bleu = async (reglage: string) => {
      await v.page.goto(`${v.address}/?iframe=1${reglage}`);
      const lien = v.page.getByRole("link", { name: "Commencer", exact: true });
      return [await lien.evaluate((un) => getComputedStyle(un).backgroundColor), await style()];
    };
    const style = () => v.page.evaluate(() => document.documentElement.getAttribute("style"));
    const sans = await bleu("");
    for (const dit of [
      "#0a5c36;display:none",
      "#0a5",
      "red",
      "url(https://ailleurs.exemple/)",
      "partenaire",
    ]) {
      const entendu = v.page.waitForEvent("console", (un) => un.text().includes("n’est pas pris"));
      expect(await bleu(`&themeColor=${encodeURIComponent(dit)}`)).toEqual(sans);
      await entendu;
    }
  });

  test("aucun fond où l’on écrit n’est plus dur que ceux du calcul, dans les deux marques", async () => {
    await v.page.goto(v.address);
    for (const colorScheme of SCHEMAS) {
      await v.page.emulateMedia({ colorScheme });
      const fonds = await v.page.evaluate(() => {
        const html = document.documentElement;
        return ["neutre", "banque"].flatMap((marque) => {
          html.dataset["marque"] = marque;
          const style = getComputedStyle(html);
          return ["surface", "page", "tint", "good-tint", "bad-tint", "warn-tint"].map((nom) =>
            style.getPropertyValue(`--${nom}`).trim(),
          );
        });
      });
      const entier = (dite: string) => (dite.length === 4 ? dite.replace(/[^#]/g, "$&$&") : dite);
      const [encre, calcule] = colorScheme === "light" ? ["#000000", FONDS.clair] : ["#ffffff", FONDS.sombre];
      const leurs = fonds.map((fond) => contraste(entier(fond), encre));
      expect(Math.min(...leurs)).toBe(contraste(calcule, encre));
    }
  });
});
