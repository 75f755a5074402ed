import type { Page } from "playwright-core";
import { launch } from "../browser/chromium.ts";
import { editerUneCopie } from "./depot.ts";

export type AtelierDEdition = Awaited<ReturnType<typeof ouvrirUnAtelier>>;

/** A copy of this repository being edited, and someone who has entered its page. */
export async function ouvrirUnAtelier() {
  const [lieu, browser] = await Promise.all([editerUneCopie(), launch()]);
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(90_000);
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
  /** A status chosen; on a slow machine the page may still hold a change, and refuse: it is then saved and asked again. */
  const passer = async (de: string, vers: string, essais = 3): Promise<void> => {
    await page.getByText(`Statut: ${de}`).click();
    await page.getByRole("menuitem", { name: vers, exact: true }).click();
    const change = page.getByText(`Statut: ${vers}`).waitFor({ timeout: essais > 1 ? 15_000 : 90_000 });
    if (essais === 1) return change;
    const fait = await change.then(
      () => true,
      () => false,
    );
    if (fait) return;
    const enregistrer = page.getByRole("button", { name: "Enregistrer" });
    if (await enregistrer.isEnabled()) await enregistrer.click();
    return passer(de, vers, essais - 1);
  };
  /** Through each status, to the last gesture; what comes of it is waited for by others. */
  const demanderLaPublication = async () => {
    await passer("Brouillon", "En cours de révision");
    await passer("En cours de révision", "Prêt");
    await page.getByText("Publier", { exact: true }).click();
    await page.getByRole("menuitem", { name: "Publier maintenant" }).click();
  };
  const apercu = page.frameLocator("#preview-pane");
  /** What changes is read where it is told, beside the form or in a box, then approved. */
  const approuver = async () => {
    const organisme = page.url().includes("/institutions/");
    if (organisme) await page.getByRole("button", { name: "Ce que cela change" }).click();
    const ou = organisme ? page.getByRole("dialog", { name: "Ce que le brouillon change" }) : apercu;
    const bouton = ou.getByRole("button", { name: "J’approuve ce changement" });
    const lu = ou.getByText("Ce changement est lu et approuvé.");
    await bouton.or(lu).first().waitFor();
    if (await bouton.isVisible()) await bouton.click();
    await lu.waitFor();
    if (organisme) await ou.getByRole("button", { name: "Fermer" }).click();
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
    approuver,
    async relirePuisPublier() {
      await approuver();
      await demanderLaPublication();
      await page.getByText("Publiée", { exact: true }).waitFor();
    },
    /** What is shown beside the form. */
    apercu,
  };
}
