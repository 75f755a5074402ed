import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

/** What React tells of what it draws, and where to press as soon as it is drawn. */
type Guettee = typeof globalThis & {
  presserA?: { adresse: string; titre: string } | undefined;
  dessins: string[];
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
};

/** Presses « Continuer » once, as soon as a page is drawn at the address and with the title to be named. */
const guetter = (page: Page) =>
  page.addInitScript(() => {
    const la = globalThis as Guettee;
    const presser = () => document.querySelector<HTMLElement>("form button[type=submit]")?.click();
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
        la.presserA = undefined;
        // Before whatever React keeps for after the picture.
        queueMicrotask(presser);
      },
    };
  });

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
    });
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await expect.poll(() => ici(v.page)).toBe("individu/demandeur/_nombreMoisDebutContratDeTravail");
    const dessins = await v.page.evaluate(() => [...new Set((globalThis as Guettee).dessins)]);
    expect(dessins).toEqual([ACTIVITE, CONTRAT]);
    expect(v.faults).toEqual([]);
  });
});
