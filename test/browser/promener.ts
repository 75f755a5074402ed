import { expect } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { parcourir, repondreALEcran } from "./parcourir.ts";
import type { Persona } from "./personas.ts";
import { ici, type visite } from "./visite.ts";

/** Screens already checked by this file: the same one is not checked again for each household. */
const verifies = new Set<string>();

/**
 * Walks a household from home to results with the detours of a real visit: a child added by
 * mistake then removed, a reload, a step back, an answer changed from the summary. Each screen is
 * checked for accessibility the first time a household meets it at that width.
 */
export async function promener(v: ReturnType<typeof visite>, persona: Persona): Promise<void> {
  const { page } = v;
  const clean = async (where: string) => {
    const ecran = `${page.viewportSize()?.width} ${where.replace(/enfant_\d+/, "enfant")}`;
    if (verifies.has(ecran)) return;
    verifies.add(ecran);
    expect(await accessibilityFaults(page), where).toEqual([]);
  };
  await v.commencer();
  await parcourir(page, persona.reponses, { jusqua: "enfants", at: clean });
  await ajouterPuisRetirer(v);
  const before = await parcourir(page, persona.reponses, { jusqua: "menage/depcom", at: clean });
  await page.reload();
  await page.getByRole("combobox").waitFor();
  await page.getByRole("button", { name: "Précédent" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("menage/depcom"));
  const after = await parcourir(page, persona.reponses, { at: clean });
  await page.locator('.results[aria-busy="false"]').waitFor();
  await clean("resultats");
  const asked = [...before, ...after];
  const all = new Set([
    ...asked,
    ...persona.demande.filter((path) => path.startsWith("individu/demandeur/")),
  ]);
  for (const path of persona.demande) expect(all, `${path} est demandé`).toContain(path);
  for (const path of persona.tait) expect(asked, `${path} ne l’est pas`).not.toContain(path);

  await page.getByRole("link", { name: "Mes réponses", exact: true }).click();
  await page.locator(".summary").waitFor();
  await clean("recapitulatif");
  await page.getByRole("button", { name: "Modifier : Projet de permis de conduire" }).click();
  await repondreALEcran(page, { "individu/demandeur/_interetPermisDeConduire": true });
  expect(ici(page)).toBe("recapitulatif");
  await page.getByRole("button", { name: "Voir mes aides" }).click();
  await page.locator('.results[aria-busy="false"]').waitFor();
  expect(v.faults).toEqual([]);
}

/** A child added by mistake: the list is as before once it is removed. */
async function ajouterPuisRetirer({ page }: ReturnType<typeof visite>): Promise<void> {
  await page.getByRole("button", { name: "Ajouter un enfant" }).click();
  await page.waitForURL(/_firstName/);
  await page.goBack();
  await page.getByRole("button", { name: /^Retirer/ }).click();
  await page.getByRole("button", { name: "Je n’ai pas d’enfant" }).waitFor();
}
