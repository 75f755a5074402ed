import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const REFUS = "Choisissez une commune dans la liste proposée.";

/** Puts each text in two elements, as the translation of Chrome does, those that come later too. */
const traduire = (page: Page) =>
  page.evaluate(() => {
    const envelopper = (racine: Node) => {
      const textes = document.createTreeWalker(racine, NodeFilter.SHOW_TEXT);
      const aEnvelopper: Text[] = [];
      while (textes.nextNode()) aEnvelopper.push(textes.currentNode as Text);
      for (const texte of aEnvelopper) {
        if (!texte.data.trim() || texte.parentElement?.closest("font, script, style")) continue;
        const [dehors, dedans] = [document.createElement("font"), document.createElement("font")];
        texte.replaceWith(dehors);
        dehors.append(dedans);
        dedans.append(texte.data);
      }
    };
    envelopper(document.body);
    new MutationObserver((changements) => {
      for (const { target, addedNodes } of changements)
        for (const noeud of addedNodes.length > 0 ? addedNodes : [target])
          if (noeud.isConnected) envelopper(noeud.nodeType === Node.TEXT_NODE ? target : noeud);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

describe.skipIf(!chromiumPath)("la commune", () => {
  const v = visite();
  const champ = () => v.page.getByRole("combobox");
  const propositions = () => v.page.getByRole("option");
  const valeur = () => champ().inputValue();
  const continuer = () => v.page.getByRole("button", { name: "Continuer" });
  const taper = async (texte: string) => {
    await champ().fill("");
    await champ().pressSequentially(texte);
  };
  const quitterLaQuestion = () => v.page.waitForURL((url) => !url.pathname.endsWith("menage/depcom"));

  beforeEach(async () => {
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/menage/depcom`);
    await champ().waitFor();
  });

  test("51300 propose ses quarante-six communes, toutes atteintes au clavier", async () => {
    await taper("51300");
    await v.page.getByText("46 communes proposées").waitFor();
    expect(await propositions().count()).toBe(46);
    await champ().press("ArrowUp");
    const derniere = propositions().last();
    expect(await derniere.getAttribute("aria-selected")).toBe("true");
    expect(await champ().getAttribute("aria-activedescendant")).toBe(await derniere.getAttribute("id"));
    const [liste, ligne] = await Promise.all([
      v.page.getByRole("listbox").boundingBox(),
      derniere.boundingBox(),
    ]);
    expect(ligne!.y + ligne!.height).toBeLessThanOrEqual(liste!.y + liste!.height + 1);
    expect(await accessibilityFaults(v.page)).toEqual([]);
    await champ().press("ArrowDown");
    expect(await propositions().first().getAttribute("aria-selected")).toBe("true");
  });

  test("Début, Fin, Échap, Tab et Alt+Bas font ce que la norme dit", async () => {
    await taper("51300");
    await propositions().first().waitFor();
    await champ().press("ArrowDown");
    await champ().press("Home");
    expect(await champ().getAttribute("aria-activedescendant")).toBeNull();
    expect(await champ().evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await champ().press("End");
    expect(await champ().evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);
    await champ().press("Escape");
    expect([await propositions().count(), await valeur()]).toEqual([0, "51300"]);
    await champ().press("Alt+ArrowDown");
    expect(await propositions().count()).toBe(46);
    expect(await champ().getAttribute("aria-activedescendant")).toBeNull();
    await champ().press("ArrowDown");
    await champ().press("ArrowDown");
    await champ().press("Tab");
    expect(await valeur()).toBe("Frignicourt (51300)");
    expect(await champ().evaluate((field) => field === document.activeElement)).toBe(false);
    await champ().press("Escape");
    expect(await valeur()).toBe("");
  });

  test("Entrée montre la première de plusieurs communes, puis la choisit", async () => {
    await taper("51300");
    await propositions().first().waitFor();
    await champ().press("Enter");
    expect([await valeur(), ici(v.page)]).toEqual(["51300", "menage/depcom"]);
    expect(await propositions().first().getAttribute("aria-selected")).toBe("true");
    await champ().press("Enter");
    expect(await valeur()).toBe("Vitry-le-François (51300)");
  });

  test("la liste revient avec le curseur, et après un refus", async () => {
    await taper("51300");
    await propositions().first().waitFor();
    await champ().evaluate((field) => field.blur());
    expect(await propositions().count()).toBe(0);
    await champ().click();
    expect(await propositions().count()).toBe(46);
    await champ().press("Escape");
    await continuer().click();
    await v.page.getByRole("link", { name: REFUS }).click();
    await propositions().last().click();
    expect(await valeur()).toMatch(/ \(51300\)$/);
    await continuer().click();
    await quitterLaQuestion();
  });

  test("un code qui n’a qu’une commune la prend, le montre et le dit", async () => {
    await taper("35 000");
    await v.page.getByText("C’est la seule commune de ce code postal.").waitFor();
    expect(await valeur()).toBe("Rennes (35000)");
    await v.page.getByRole("status").getByText("Commune choisie : Rennes (35000).").waitFor();
    await v.page.keyboard.type("35400");
    await v.page.getByText("Commune choisie : Saint-Malo (35400).").waitFor();
    await continuer().click();
    await quitterLaQuestion();
  });

  test("« Continuer » aussitôt attend la recherche, et prend le code ou le nom entier", async () => {
    await v.page.route("**/api/v1/communes?*", async (route) => {
      await new Promise((suite) => setTimeout(suite, 300));
      await route.continue();
    });
    for (const [texte, dite] of [
      ["35000", "Rennes (35000)"],
      ["seynod", "Annecy (74600)"],
    ] as const) {
      await taper(texte);
      await continuer().click();
      await quitterLaQuestion();
      // The next question is drawn at its address before anybody goes back from it.
      await v.page.evaluate(
        () => new Promise((suite) => requestAnimationFrame(() => setTimeout(suite, 100))),
      );
      await v.page.goBack();
      expect(await valeur()).toBe(dite);
    }
    await taper("51300");
    await continuer().click();
    await v.page.getByRole("link", { name: REFUS }).waitFor();
  });

  test("un nom entier se prend en quittant le champ, pas pendant qu’on l’écrit", async () => {
    await taper("rennes");
    await propositions().first().waitFor();
    expect(await valeur()).toBe("rennes");
    await champ().press("Tab");
    expect(await valeur()).toBe("Rennes (35000)");
    await v.page.getByText("C’est la seule commune de ce nom.").waitFor();
  });

  test("un ancien nom se reconnaît dans la liste ; une lettre échangée trouve sa ville", async () => {
    await taper("Seynod");
    await v.page.getByRole("option", { name: "Seynod aujourd’hui Annecy 74600" }).click();
    await v.page.getByText("Seynod en fait partie.").waitFor();
    expect(await valeur()).toBe("Annecy (74600)");
    await taper("Marsielle");
    await v.page.getByRole("option", { name: "Marseille 13001" }).waitFor();
    await v.page.getByText("16 codes postaux proposés").waitFor();
    await taper("saint");
    await v.page.getByText("Les 20 premières communes. Écrivez la suite.").waitFor();
  });

  test("une page traduite par le navigateur ne casse pas la recherche", async () => {
    await traduire(v.page);
    for (const texte of ["zzzzzz", "51300", "s", "saint", "69003"]) {
      await taper(texte);
      await v.page.waitForTimeout(400);
    }
    await expect.poll(valeur).toBe("Lyon (69003)");
    await taper("seynod");
    await propositions().first().click();
    expect(await valeur()).toBe("Annecy (74600)");
  });

  test("deux recherches dont la première répond la dernière : la liste est celle de ce qui est écrit", async () => {
    const lentes: (() => void)[] = [];
    await v.page.route("**/api/v1/communes?q=rennes*", async (route) => {
      await new Promise<void>((laisser) => lentes.push(laisser));
      await route.continue().catch(() => undefined);
    });
    await taper("rennes");
    await expect.poll(() => lentes.length).toBe(1);
    await taper("51300");
    await v.page.getByText("46 communes proposées").waitFor();
    for (const laisser of lentes) laisser();
    await v.page.unrouteAll({ behavior: "wait" });
    expect([await valeur(), await propositions().count()]).toEqual(["51300", 46]);
  });

  test("sans réponse, « Continuer » laisse « Réessayer »", async () => {
    v.panne = true;
    await v.page.route("**/api/v1/communes?*", (route) => route.abort());
    await taper("35000");
    await continuer().click();
    await v.page.getByText("La recherche n’a pas abouti.").waitFor();
    expect(ici(v.page)).toBe("menage/depcom");
    await v.page.unroute("**/api/v1/communes?*");
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await v.page.getByText("Commune choisie : Rennes (35000).").waitFor();
  });

  test("un doigt fait défiler la liste sans rien choisir, puis touche une commune", async () => {
    const context = await v.context
      .browser()!
      .newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await reprendre(page, foyers.proprietaire, `${v.address}/simulation/menage/depcom`);
    await page.getByRole("combobox").fill("51300");
    const liste = page.getByRole("listbox");
    await liste.waitFor();
    const { x, y, width, height } = (await liste.boundingBox())!;
    const doigt = await context.newCDPSession(page);
    const toucher = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => doigt.send("Input.dispatchTouchEvent", { type, touchPoints });
    await toucher("touchStart", { x: x + width / 2, y: y + height - 20 });
    for (let monte = 20; monte < height - 20; monte += 10)
      await toucher("touchMove", { x: x + width / 2, y: y + height - 20 - monte });
    await toucher("touchEnd");
    expect(await liste.evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
    expect(await page.getByRole("combobox").inputValue()).toBe("51300");
    await page.getByRole("option").nth(8).tap();
    expect(await page.getByRole("combobox").inputValue()).toMatch(/ \(51300\)$/);
    await context.close();
  });
});
