import type { Page } from "playwright-core";
import type { FoyerRaconte } from "../../machines/studio/foyers/foyer.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** What a tab keeps. */
interface Kept {
  simulation?: { id: string; token: string };
}

/** What this tab keeps beside its journey, `null` for nothing. */
export const keptBy = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("cap-aides-session") ?? "null") as Kept | null);

/** The stored simulation of this tab; throws if there is none. */
export async function simulationOf(page: Page): Promise<{ id: string; token: string }> {
  const simulation = (await keptBy(page))?.simulation;
  if (!simulation) throw new Error("Aucune simulation enregistrée");
  return simulation;
}

/** Path of the last question of a persona, under `/simulation/`. */
export const derniereQuestion = (persona: FoyerRaconte): string =>
  parcoursDe({ ...remplir(persona), reunies: true })
    .ecrans.at(-1)
    ?.path.replace("/simulation/", "") ?? "";

/** What a tab keeps of the whole journey of a persona. */
export const parcoursGarde = (persona: FoyerRaconte): string =>
  JSON.stringify(storedAt({ context: remplir(persona), path: RESULTATS }));

/** Makes the page a tab that kept the whole journey of a persona, and opens an address there. */
export async function reprendre(page: Page, persona: FoyerRaconte, address: string): Promise<void> {
  const text = parcoursGarde(persona);
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem("semé")) return;
    sessionStorage.setItem("semé", "1");
    sessionStorage.setItem("cap-aides-parcours", kept);
  }, text);
  await page.goto(address);
}
