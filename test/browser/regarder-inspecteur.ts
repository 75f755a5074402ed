import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { visite } from "./visite.ts";

/** What the tests of the inspector look at. */
export const etapeDessinee = (page: Page, id: string) => page.locator(`.vue [data-id="${id}"]`);
export const voletDe = (page: Page) => page.getByRole("region", { name: "Étape et parcours joué" });

/** Opens a tab of the side. */
export const ongletDe = (page: Page, nom: string) =>
  page.getByRole("group", { name: "Volet" }).getByRole("button", { name: nom, exact: true }).click();

/** Chooses how near the drawing is seen. */
export const approcher = (page: Page, niveau: string) =>
  page.getByRole("group", { name: "Ce que l’on voit" }).getByRole("button", { name: niveau }).click();

/** Waits until the journey stands at that step of the drawing. */
export async function estIci(page: Page, id: string): Promise<void> {
  await expect.poll(() => etapeDessinee(page, id).getAttribute("data-etat")).toBe("ici");
}

/** Shows what stands beside the drawing, which has the width by default. */
export async function montrerLesCotes(page: Page): Promise<void> {
  for (const name of ["Chercher", "Volet"]) {
    const bouton = page.getByRole("button", { name, exact: true });
    if ((await bouton.getAttribute("aria-pressed")) === "false") await bouton.click();
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A product, a browser, and the inspector in it. */
export function visiteDeLInspecteur(width: number) {
  const v = visite({ width });
  return Object.assign(v, {
    /** Opens the inspector at its chapters. */
    async chapitres(fragment = ""): Promise<void> {
      await v.page.goto(`${v.address}/inspecteur${fragment}`);
      await v.page.getByRole("list", { name: "Les chapitres" }).waitFor();
      await montrerLesCotes(v.page);
    },
    /** Opens the inspector, then its first chapter. */
    async ouvrir(): Promise<void> {
      await v.page.goto(`${v.address}/inspecteur`);
      await v.page.getByRole("button", { name: /^Parlez-nous de vous 24 questions, dont/ }).click();
      await etapeDessinee(v.page, "individu/demandeur/date_naissance").waitFor();
      await montrerLesCotes(v.page);
    },
    async sansFaute(): Promise<void> {
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(await overflow(v.page)).toBe(0);
    },
  });
}
