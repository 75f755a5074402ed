import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../browser/chromium.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./editrice.ts";

/** What a file or a program says, and no person: paths of fields, names with a hyphen below, values of code, the library’s slips. */
const CODE =
  /\b[a-z]+_[a-z_]+\b|\b[a-z]+\.\d+\b|\b(?:slug|link|undefined|null|NaN|float|bool|string|yml)\b|\b\w+ = |modications|mofications|Choose File/;

describe.runIf(chromiumPath)("aucun mot de code à l’écran des éditeurs", () => {
  let { lieu, page, elle, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    ({ lieu, page, elle, fermer } = await ouvrirUnAtelier());
    await page.setViewportSize({ width: 1280, height: 720 });
  }, 240_000);
  afterAll(() => fermer?.());

  const fautifs = (texte: string) => texte.split("\n").filter((ligne) => CODE.test(ligne));

  it("une fiche, son aperçu, ce que son brouillon change", async () => {
    await elle.aller("aides/entries/caf-ain-aide-bafa-session-generale");
    await elle.ecrire(/^Montant/, "205");
    await elle.enregistrer();
    await elle.apercu.getByRole("button", { name: "J’approuve ce changement" }).waitFor();
    expect(fautifs(await page.locator("body").innerText())).toEqual([]);
    expect(fautifs(await elle.apercu.locator("body").innerText())).toEqual([]);
  });

  it.each<[string, string]>([
    ["#/workflow", "Flux éditorial"],
    ["#/collections/institutions/new", "Nom"],
    ["relire", "Relire, un fait à la fois"],
    ["baremes", "Entrer un nouveau barème"],
    ["contributions", "Rien n’attend."],
  ])("/admin/%s", async (chemin, dit) => {
    await page.goto("about:blank");
    await page.goto(`${lieu.adresse}/admin/${chemin}`);
    await page.getByText(dit).first().waitFor();
    for (const plus of await page.locator("details:not([open]) > summary").all()) await plus.click();
    expect(fautifs(await page.locator("body").innerText())).toEqual([]);
  });
});
