import { expect } from "vitest";
import type { Marche } from "./suivre.ts";
import { attendre } from "./regard.ts";

/** What a person does before she answers a question, which must leave it as it is. */
export type Detour = "précédent" | "en savoir plus" | "pourquoi";

/** Detours by rank of the question before which they are made. */
export type Detours = Readonly<Record<number, Detour>>;

/** Leaves the screen, then comes back to it. */
async function partirEtRevenir(
  { personne: { page }, ecran: { chemin } }: Marche,
  partir: () => Promise<unknown>,
  revenir: () => Promise<unknown>,
): Promise<void> {
  await partir();
  const avant = await attendre(page, chemin);
  await revenir();
  const ici = await attendre(page, avant.chemin);
  expect(ici.chemin, `de retour de ${avant.chemin}`).toBe(chemin);
}

/** The start of what the estimation says, which changes as it is computed. */
const EN_DIRECT = "Ce que vous pourriez toucher";

/** Reads the page behind a link, and comes back to the question. */
export const lireEtRevenir = (marche: Marche, lien: string): Promise<void> =>
  partirEtRevenir(
    marche,
    () => marche.personne.toucher(lien),
    () => marche.personne.page.goBack(),
  );

const detours: Record<Detour, (marche: Marche) => Promise<void>> = {
  // The answer before is still there: going on asks nothing.
  précédent: (marche) =>
    partirEtRevenir(
      marche,
      () => marche.personne.toucher("Précédent"),
      () => marche.personne.toucher("Continuer"),
    ),
  async "en savoir plus"(marche) {
    const lien = marche.ecran.boutons.find((texte) => texte.startsWith("En savoir plus"));
    if (lien) await lireEtRevenir(marche, lien);
  },
  async pourquoi(marche) {
    const bouton = marche.ecran.boutons.find((texte) => texte.startsWith("Pourquoi"));
    if (bouton) await marche.personne.toucher(bouton);
    const estimation = marche.ecran.boutons.find((texte) => texte.startsWith(EN_DIRECT));
    if (estimation) await marche.personne.toucher(EN_DIRECT);
  },
};

/** Every detour, in the order in which journeys take them. */
export const tousLesDetours = Object.keys(detours) as Detour[];

/** Makes a detour and comes back to the question. */
export async function faireUnDetour(marche: Marche, detour: Detour): Promise<void> {
  await detours[detour](marche);
}
