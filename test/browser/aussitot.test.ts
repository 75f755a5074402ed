import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

/** What React tells of what it draws, and where to press as soon as it is drawn. */
type Guettee = typeof globalThis & {
  presserA?: string;
  dessins: string[];
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
};

/** Presses « Continuer » once, as soon as a page is drawn at the address to be named, before anything else is done. */
const guetter = (page: Page) =>
  page.addInitScript(() => {
    const ici = globalThis as Guettee;
    const titre = () => document.querySelector("main h1")?.textContent.replaceAll(/\s/g, " ") ?? "rien";
    const presser = () => document.querySelector<HTMLElement>("form button[type=submit]")?.click();
    ici.dessins = [];
    ici.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot() {
        ici.dessins.push(titre());
        if (ici.presserA === undefined || !location.pathname.endsWith(ici.presserA)) return;
        ici.presserA = undefined;
        queueMicrotask(presser);
      },
    };
  });

describe.skipIf(!chromiumPath)("qui répond aussitôt", () => {
  const v = visite();

  test("dès que l’adresse a suivi la question, sa réponse n’est pas perdue, et rien ne disparaît", async () => {
    await guetter(v.page);
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/individu/demandeur/nationalite`);
    await v.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
    await v.page.evaluate(() =>
      Object.assign(globalThis, { presserA: "/individu/demandeur/activite", dessins: [] }),
    );
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await expect.poll(() => ici(v.page)).toBe("individu/demandeur/_nombreMoisDebutContratDeTravail");
    const dessins = await v.page.evaluate(() => [...new Set((globalThis as Guettee).dessins)]);
    expect(dessins).toEqual([
      "Quelle est votre activité principale en ce moment ?",
      "Depuis combien de temps votre contrat de travail a-t-il commencé ?",
    ]);
    expect(v.faults).toEqual([]);
  });
});
