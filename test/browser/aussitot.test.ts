import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

/** What React tells of what it draws, and where to press as soon as it is drawn. */
type Guettee = typeof globalThis & {
  presserA?: { adresse: string; titre: string; quoi: string } | undefined;
  dessins: string[];
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
};

/** Presses or enters something once, as soon as a page is drawn at the address and with the title to be named. */
const guetter = (page: Page) =>
  page.addInitScript(() => {
    const la = globalThis as Guettee;
    la.dessins = [];
    la.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot() {
        const titre = document.querySelector("main h1")?.textContent.replaceAll(/\s/g, " ") ?? "rien";
        la.dessins.push(titre);
        if (titre !== la.presserA?.titre || !location.pathname.endsWith(la.presserA.adresse)) return;
        const voulu = document.querySelector<HTMLElement>(la.presserA.quoi);
        la.presserA = undefined;
        // Before whatever React keeps for after the picture.
        queueMicrotask(() => (voulu instanceof HTMLInputElement ? voulu.focus() : voulu?.click()));
      },
    };
  });

const NAISSANCE = "Quelle est votre date de naissance ?";
const ACTIVITE = "Quelle est votre activité principale en ce moment ?";
const CONTRAT = "Depuis combien de temps votre contrat de travail a-t-il commencé ?";

describe.skipIf(!chromiumPath)("qui répond aussitôt", () => {
  const v = visite();

  test.each([
    ["dès que la question se montre", "/individu/demandeur/nationalite"],
    ["dès que l’adresse a suivi la question", "/individu/demandeur/activite"],
  ])("%s, sa réponse n’est pas perdue, et rien ne disparaît", async (_, adresse) => {
    await guetter(v.page);
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/individu/demandeur/nationalite`);
    await v.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
    await v.page.evaluate((presserA) => Object.assign(globalThis, { presserA, dessins: [] }), {
      adresse,
      titre: ACTIVITE,
      quoi: "form button[type=submit]",
    });
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await expect.poll(() => ici(v.page)).toBe("individu/demandeur/_nombreMoisDebutContratDeTravail");
    const dessins = await v.page.evaluate(() => (globalThis as Guettee).dessins);
    expect(dessins.filter((titre, rang) => titre !== dessins[rang - 1])).toEqual([ACTIVITE, CONTRAT]);
  });

  test("dès que le champ se montre, ce qu’on y tape y reste", async () => {
    await guetter(v.page);
    const premiere = { adresse: "/date_naissance", titre: NAISSANCE, quoi: "form input" };
    await v.page.addInitScript((presserA) => Object.assign(globalThis, { presserA }), premiere);
    await v.page.goto(`${v.address}/simulation`);
    await v.page.waitForFunction(() => (globalThis as Guettee).presserA === undefined);
    await v.page.evaluate(() => new Promise((suite) => setTimeout(suite, 100)));
    await v.page.keyboard.type("27");
    expect(await v.page.getByRole("textbox", { name: "Jour" }).inputValue()).toBe("27");
  });
});
