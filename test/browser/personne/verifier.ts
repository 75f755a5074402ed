import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { conduireLeFoyer, groupesDits, resultatsDuFoyer } from "../../approuver/faits/foyers-resultats.ts";
import type { FoyerRaconte } from "../../../machines/studio/foyers/foyer.ts";
import { simulationOf } from "../reprendre.ts";
import { plat } from "./regard.ts";

/** Groups of the results that show a card an aid. */
const GROUPES =
  /^(Aides nationales|Aides de votre|Aides près|Aides à l’achat|Offres commerciales de votre banque)/;

/** Every aid that is not received yet, as its card reads. */
async function cartesLues(page: Page): Promise<string[]> {
  await page.locator('.results[aria-busy="false"] .aid').first().waitFor({ state: "attached" });
  // What is not among the first two of a need is folded.
  const replies = page.locator(".results details");
  // At once: one more may come above, that of the year.
  await replies.evaluateAll((tous) => tous.forEach((details) => details.setAttribute("open", "")));
  const textes = await page.locator(".results .aid").allInnerTexts();
  return textes.map(plat).filter((texte) => !texte.includes("déjà reçue"));
}

/** The household that the server received. */
async function recue(page: Page): Promise<Situation> {
  const { id, token } = await simulationOf(page);
  const { origin } = new URL(page.url());
  const reponse = await fetch(`${origin}/api/simulation/${id}/situation`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reponse.json()) as Situation;
}

/** What must be read on the card of an approved line: its name, and the figure of its amount. */
function morceauxDe(ligne: string): string[] {
  const [, dite = ""] = /^(.*?)(?: \((?:à vérifier|si) : .*\))?$/.exec(ligne) ?? [];
  const [nom = "", montant = ""] = dite.split(/ : (?=[\d]|rien à payer)/);
  return [nom, /^[\d ,]+ (?:€|%|séances?)|^rien/.exec(montant)?.[0] ?? ""];
}

/** On the page of the results: what is shown is what is approved, and nothing more. */
export async function verifierLesAides(page: Page, foyer: FoyerRaconte): Promise<void> {
  const { titre, marque = "neutre" } = foyer;
  const groupes = groupesDits(await resultatsDuFoyer(conduireLeFoyer(foyer).situation, marque));
  const approuvees = groupes.flatMap((un) => (GROUPES.test(un.titre) ? un.lignes : []));
  const cartes = await cartesLues(page);
  const voulues = approuvees.map((ligne) => plat(ligne.replace(" (montant à vérifier)", "")));
  const manquent = voulues.filter((ligne) => {
    const morceaux = morceauxDe(ligne);
    return !cartes.some((carte) => morceaux.every((morceau) => carte.includes(morceau)));
  });
  expect(manquent, `« ${titre} » : aides approuvées qui ne se lisent pas`).toEqual([]);
  expect(cartes.length, `« ${titre} » : nombre d’aides`).toBe(voulues.length);
}

/** A household as it travels: first names stay on the device. */
const sansPrenoms = (situation: Situation): unknown =>
  JSON.parse(JSON.stringify(situation), (champ, valeur: unknown) =>
    champ === "_firstName" ? undefined : valeur,
  );

/** On the page of the results: what was sent is what the machine folds, what is shown is what is approved, and nothing more. */
export async function verifierLesResultats(page: Page, foyer: FoyerRaconte): Promise<void> {
  await verifierLesAides(page, foyer);
  expect(sansPrenoms(await recue(page)), foyer.titre).toEqual(sansPrenoms(conduireLeFoyer(foyer).situation));
}
