import type { Page } from "playwright-core";
import { loue, salarie } from "../../machines/studio/foyers/communs.ts";
import { type FoyerRaconte, unEnfant } from "../../machines/studio/foyers/foyer.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { AuDoigt } from "./personne/gestes.ts";
import { attendre } from "./personne/regard.ts";
import { suivreLeFoyer } from "./personne/suivre.ts";
import { ici } from "./visite.ts";

/** A first-year student in Rennes, with a grant: the first of the told students. */
export const boursiere = themesDesFoyers.find(({ nom }) => nom === "etudiants")!.foyers[0]!;

export const mereDeDeux: FoyerRaconte = {
  titre: "Mère seule de deux enfants, salariée, à Cahors",
  demandeur: salarie("1995-06-02", { _interetPermisDeConduire: "Oui" }),
  revenus: { Salaire: 1250 },
  enfants: [unEnfant("2019-01-20"), unEnfant("2021-04-04")],
  foyer: loue("46000 Cahors", [480, 30]),
};

/** Answers as a told household does, from the screen that is there to that one: the results unless one is told. */
export const parcourir = (page: Page, foyer: FoyerRaconte, jusqua?: string): Promise<void> =>
  suivreLeFoyer(new AuDoigt(page), foyer, { boutons: new Set() }, {}, jusqua);

/** Goes on from a question as it stands; gives its path. */
export async function continuer(page: Page): Promise<string> {
  const chemin = ici(page);
  await page.getByRole("button", { name: /^(Continuer|Enregistrer)$/ }).click();
  await attendre(page, chemin);
  return chemin;
}

/** Says yes to the question that is there, and goes on. */
export async function direOui(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Oui" }).check();
  await continuer(page);
}
