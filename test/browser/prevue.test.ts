import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

const lisible = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

describe.skipIf(!chromiumPath)("la question d’après, préparée quand le doigt se pose", () => {
  const v = visite();
  const titres = async () => (await v.page.locator("h1").allTextContents()).map(lisible);
  const preparee = () => v.page.locator(".foreseen");

  /** Puts a finger on the button that answers, and leaves it there. */
  async function poserLeDoigt(): Promise<void> {
    const bouton = v.page.locator("form button[type=submit]");
    await bouton.hover();
    await v.page.mouse.down();
  }

  /** Puts it there, has the question that follows prepared, and takes it away without answering. */
  async function retirerLeDoigt(): Promise<void> {
    await poserLeDoigt();
    await preparee().waitFor({ state: "attached" });
    await v.page.mouse.move(5, 5);
    await v.page.mouse.up();
  }

  /** At the activity, answered; the machine is there and what foresees has come. */
  async function aLActivite(): Promise<void> {
    await reprendre(v.page, foyers.proprietaire, `${v.address}/simulation/individu/demandeur/activite`);
    await v.page.getByRole("heading", { level: 1, name: "activité" }).waitFor();
    await v.page.waitForLoadState("networkidle");
  }

  /** How far the page goes, and where its button stands. */
  const tailles = () =>
    v.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return {
        scrollWidth,
        scrollHeight,
        y: document.querySelector("form button")!.getBoundingClientRect().y,
      };
    });

  test("ne se voit ni ne se nomme tant qu’on n’a pas répondu, puis se montre telle quelle", async () => {
    await aLActivite();
    await v.page.locator("form button[type=submit]").hover();
    const avant = await tailles();
    await v.page.mouse.down();
    await preparee().waitFor({ state: "attached" });
    expect(await tailles()).toEqual(avant);
    expect(await titres()).toEqual([
      "Quelle est votre activité principale en ce moment ?",
      "Depuis combien de temps votre contrat de travail a-t-il commencé ?",
    ]);
    expect(await preparee().locator("h1").isVisible()).toBe(false);
    expect(await v.page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(lisible(await v.page.title())).toContain("activité principale");
    expect(ici(v.page)).toBe("individu/demandeur/activite");
    await v.page.evaluate(() => {
      document.querySelector(".foreseen form")!.id = "preparee";
    });
    await v.page.mouse.up();
    await expect.poll(() => ici(v.page)).toBe("individu/demandeur/_nombreMoisDebutContratDeTravail");
    expect(await titres()).toEqual(["Depuis combien de temps votre contrat de travail a-t-il commencé ?"]);
    expect(await v.page.locator("form").getAttribute("id")).toBe("preparee");
    expect(await preparee().count()).toBe(0);
    expect(await v.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await expect.poll(async () => lisible(await v.page.title())).toContain("contrat de travail");
    expect(v.faults).toEqual([]);
  });

  test("ne retient rien de qui retire son doigt et répond autre chose", async () => {
    await aLActivite();
    await retirerLeDoigt();
    expect(ici(v.page)).toBe("individu/demandeur/activite");
    await v.page.getByLabel("Autre situation", { exact: false }).check();
    await v.page.keyboard.press("Enter");
    await expect.poll(() => ici(v.page)).not.toBe("individu/demandeur/activite");
    expect(ici(v.page)).not.toBe("individu/demandeur/_nombreMoisDebutContratDeTravail");
    expect(await v.page.locator("h1").count()).toBe(1);
    expect(v.faults).toEqual([]);
  });

  test("n’est pas préparée d’une réponse qui manque, et disparaît avec Précédent", async () => {
    await aLActivite();
    await retirerLeDoigt();
    await v.page.getByRole("button", { name: "Précédent" }).click();
    await expect.poll(() => ici(v.page)).toBe("individu/demandeur/nationalite");
    expect(await preparee().count()).toBe(0);
    await v.page.goto(`${v.address}/simulation/individu/demandeur/date_naissance`);
    await v.page.getByLabel("Jour").waitFor();
    await v.page.waitForLoadState("networkidle");
    await v.page.getByLabel("Jour").fill("");
    await poserLeDoigt();
    await v.page.mouse.up();
    await v.page.getByRole("alert").waitFor();
    expect(await preparee().count()).toBe(0);
  });

  test("quand ce qui la prépare ne vient pas, la question vient d’elle-même", async () => {
    await v.page.route(/prevoir-[^/]*\.js/, (route) => route.abort());
    await aLActivite();
    await poserLeDoigt();
    await v.page.waitForTimeout(100);
    expect(await preparee().count()).toBe(0);
    await v.page.mouse.up();
    await expect.poll(() => ici(v.page)).toBe("individu/demandeur/_nombreMoisDebutContratDeTravail");
    expect(v.faults.filter((faute) => !/Failed to load resource/.test(faute))).toEqual([]);
  });
});
