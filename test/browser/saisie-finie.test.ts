import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { mereDeDeux, parcourir } from "./parcourir.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

/** What helps to type, and judges nothing: a search that runs, what it proposes, and the only commune of a whole code. */
const AIDE_A_TAPER =
  /^(Recherche en cours…|\d+ communes? proposées?|Les 20 premières communes\. .*|Commune choisie : .*|)$/;

/** Gathers what a page says aloud, or refuses, while a field is typed in: between a key and the moment it is left. */
async function ecouter(page: Page): Promise<string[]> {
  const dits: string[] = [];
  await page.exposeFunction("noterCeQuiSeDit", (dit: string) => {
    if (!AIDE_A_TAPER.test(dit.replaceAll("\u00a0", " "))) dits.push(dit);
  });
  await page.addInitScript(() => {
    const DIT = "[role=status], [role=alert], [aria-live], .error";
    let tape = false;
    const fini = () => {
      tape = false;
    };
    addEventListener(
      "input",
      ({ target }) => {
        tape = (target as Element).matches("input:not([type=checkbox], [type=radio]), textarea");
      },
      true,
    );
    addEventListener("focusout", fini, true);
    addEventListener("keydown", ({ key }) => key === "Enter" && fini(), true);
    const noter = (noeud: Node) => {
      const element = noeud instanceof Element ? noeud : noeud.parentElement;
      const dit = element?.closest(DIT) ?? element?.querySelector(DIT);
      if (dit) void Reflect.get(window, "noterCeQuiSeDit")(dit.textContent ?? "");
    };
    new MutationObserver((changements) => {
      if (!tape) return;
      for (const { target, addedNodes } of changements) for (const un of [target, ...addedNodes]) noter(un);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return dits;
}

/** Types key by key, and waits for the page after each. */
async function taper(page: Page, label: string, texte: string): Promise<void> {
  await page.getByLabel(label).fill("");
  for (const touche of texte) {
    await page.keyboard.press(touche);
    await page.evaluate(() => new Promise((fait) => requestAnimationFrame(() => setTimeout(fait))));
  }
}

describe.skipIf(!chromiumPath)("rien ne juge une saisie qui n’est pas finie", () => {
  const v = visite();
  const POUR_QUI = "Ce simulateur est fait pour les 12 à 30 ans";
  const naitre = async (...[jour, mois, annee]: readonly [string, string, string]) => {
    await taper(v.page, "Jour", jour);
    await taper(v.page, "Mois", mois);
    await taper(v.page, "Année", annee);
  };
  const ditPourQui = () => v.page.getByText(POUR_QUI).count();
  const continuer = () => v.page.getByRole("button", { name: "Continuer" }).click();
  const nationalite = () => v.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();

  test("20 ans, tapés touche à touche : rien ne se dit, ni avant ni après", async () => {
    const dits = await ecouter(v.page);
    await v.commencer();
    await naitre("10", "03", "2006");
    expect([dits, await ditPourQui()]).toEqual([[], 0]);
    await v.page.keyboard.press("Tab");
    expect(await ditPourQui()).toBe(0);
    await continuer();
    await nationalite();
    expect([dits, await ditPourQui()]).toEqual([[], 0]);
  });

  test("une année sans ses quatre chiffres n’est jugée qu’avec « Continuer »", async () => {
    const dits = await ecouter(v.page);
    await v.commencer();
    await naitre("10", "03", "200");
    await v.page.keyboard.press("Tab");
    expect([dits, await ditPourQui()]).toEqual([[], 0]);
    await continuer();
    await v.page.locator(".error-summary").getByText("Écrivez l’année en quatre chiffres").waitFor();
    expect(dits).toEqual([]);
  });

  test("une naissance de 1950 dit pour qui c’est fait quand on quitte le champ, et laisse continuer", async () => {
    const dits = await ecouter(v.page);
    await v.commencer();
    await naitre("1", "1", "1950");
    expect([dits, await ditPourQui()]).toEqual([[], 0]);
    await v.page.keyboard.press("Tab");
    await v.page.getByText(POUR_QUI).waitFor();
    // Typed again: what was said was of another year.
    await taper(v.page, "Année", "200");
    expect([dits, await ditPourQui()]).toEqual([[], 0]);
    await taper(v.page, "Année", "1950");
    await continuer();
    await nationalite();
    // « Continuer » pressed from the field: it is said with the question that follows.
    await v.page.getByRole("status").getByText(POUR_QUI).waitFor();
  });

  test("une commune que rien ne porte n’est dite qu’une fois le champ quitté", async () => {
    const dits = await ecouter(v.page);
    await v.commencer();
    await parcourir(v.page, mereDeDeux, "menage/depcom");
    const champ = v.page.getByRole("combobox");
    const cherchee = v.page.waitForResponse((une) => une.url().endsWith("Zzyx"));
    await champ.pressSequentially("Zzyx");
    await (await cherchee).finished();
    await v.page.getByText("Recherche en cours…").waitFor({ state: "detached" });
    expect([dits, await v.page.getByText("Aucune commune").count()]).toEqual([[], 0]);
    await champ.blur();
    await v.page.getByText("Aucune commune ne correspond à « Zzyx ». Écrivez le code postal").waitFor();
  });

  test("« Et si ? » ne compare qu’un salaire fini : en quittant le champ, ou avec Entrée", async () => {
    const dits = await ecouter(v.page);
    await reprendre(v.page, foyers.mereSeule, `${v.address}/simulation/resultats/et-si`);
    const verdict = v.page.locator(".what-if-answer h2");
    await verdict.getByText("ne changeraient pas").waitFor();
    await taper(v.page, "Mon salaire net était de", "1900");
    expect([dits, await verdict.innerText()]).toEqual([[], "Vos aides du mois ne changeraient pas"]);
    await v.page.keyboard.press("Enter");
    await verdict.getByText("de moins par mois").waitFor();
    await taper(v.page, "Mon salaire net était de", "0");
    expect(await verdict.innerText()).toContain("de moins par mois");
    await v.page.keyboard.press("Tab");
    await verdict.getByText("de plus par mois").waitFor();
    expect(dits).toEqual([]);
  });

  test("d’un bout à l’autre du questionnaire, puis au guichet, chaque champ attend d’être quitté", async () => {
    const dits = await ecouter(v.page);
    await v.commencer();
    await parcourir(v.page, mereDeDeux);
    await v.page.goto(`${v.address}/guichet`);
    await v.page.getByRole("textbox", { name: "Jour" }).first().waitFor();
    for (const champ of await v.page.locator("main input[type=text]").all()) {
      await champ.focus();
      for (const touche of "1950") await v.page.keyboard.press(touche);
    }
    expect(dits).toEqual([]);
  });
});
