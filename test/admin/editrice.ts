import type { Page } from "playwright-core";
import { launch } from "../browser/chromium.ts";
import { editerUneCopie } from "./depot.ts";

export type AtelierDEdition = Awaited<ReturnType<typeof ouvrirUnAtelier>>;

/** A copy of this repository being edited, and someone who has entered its page. */
export async function ouvrirUnAtelier() {
  const [lieu, browser] = await Promise.all([editerUneCopie(), launch()]);
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(60_000);
  const elle = editrice(page, lieu.adresse);
  await elle.entrer();
  const fermer = async () => {
    await browser.close();
    await lieu.stop();
  };
  return { lieu, page, elle, fermer };
}

/** Someone who edits: the gestures of the page, by the words it shows. */
export function editrice(page: Page, adresse: string) {
  const aller = async (chemin: string) => {
    // Leaving first: an address that is the same already opens nothing.
    await page.goto("about:blank");
    await page.goto(`${adresse}/admin/#/collections/${chemin}`);
    await page.getByRole("button", { name: "Enregistrer" }).waitFor();
  };
  /** Through each status, to the last gesture; what comes of it is waited for by others. */
  const demanderLaPublication = async () => {
    await page.getByText("Statut: Brouillon").click();
    await page.getByRole("menuitem", { name: "En cours de révision" }).click();
    await page.getByText("Statut: En cours de révision").click();
    await page.getByRole("menuitem", { name: "Prêt" }).click();
    await page.getByText("Statut: Prêt").waitFor();
    await page.getByText("Publier", { exact: true }).click();
    await page.getByRole("menuitem", { name: "Publier maintenant" }).click();
  };
  return {
    async entrer() {
      // A draft that was left is not taken up again; all else is accepted.
      page.on(
        "dialog",
        (dialogue) => void (/sauvegarde/i.test(dialogue.message()) ? dialogue.dismiss() : dialogue.accept()),
      );
      await page.goto(`${adresse}/admin/`);
      await page.getByRole("button", { name: "Se connecter" }).click();
      await page.getByRole("link", { name: "Organismes" }).waitFor();
    },
    aller,
    ecrire: (label: RegExp, texte: string) => page.getByLabel(label).first().fill(texte),
    async choisir(label: RegExp, texte: string) {
      await page.getByLabel(label).first().click();
      await page.keyboard.type(texte);
      await page
        .getByRole("option", { name: new RegExp(texte) })
        .first()
        .click();
    },
    /** Adds an item of a typed list: « Ajouter une entrée de type condition », then its kind. */
    async ajouter(sorte: string, genre: string) {
      await page
        .getByRole("button", { name: `Ajouter une entrée de type ${sorte}` })
        .last()
        .click();
      await page.getByRole("menuitem", { name: genre, exact: true }).click();
    },
    async enregistrer() {
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByText("Statut: Brouillon").waitFor();
    },
    demanderLaPublication,
    async relirePuisPublier() {
      await demanderLaPublication();
      await page.getByText("Publiée", { exact: true }).waitFor();
    },
    /** What is shown beside the form. */
    apercu: page.frameLocator("#preview-pane"),
  };
}
