import { launch } from "../browser/chromium.ts";
import { editerUneCopie } from "./depot.ts";
import { editrice } from "./editrice.ts";

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
