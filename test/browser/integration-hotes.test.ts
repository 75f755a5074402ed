import type { Frame } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";
import { pageHote } from "./page-hote.ts";
import { visite } from "./visite.ts";

/** Gathers what the page hears, with the origin that it comes from and the rank of its frame. */
const ECOUTER = `<script>
  globalThis.entendus = [];
  addEventListener("message", ({ origin, source, data }) => {
    const rang = Array.from({ length: frames.length }, (_, un) => frames[un]).indexOf(source);
    entendus.push({ origin, rang, ...data });
  });
</script>`;

type Entendu = { origin: string; rang: number; de?: string; hauteur?: number; page?: true };

function bientot<T>(lire: () => T) {
  return expect.poll(lire, { timeout: 20_000 });
}

describe.skipIf(!chromiumPath)("la page d’un partenaire, faite du seul code que donne /integrer", () => {
  const v = visite({ width: 900 });

  const poser = (corps: string | (() => string), ...admis: string[]) => pageHote(corps, v.address, ...admis);
  const entendus = () => v.page.evaluate(() => (globalThis as unknown as { entendus: Entendu[] }).entendus);
  const cadres = () => v.page.frames().filter((une) => une.url().startsWith(v.address));
  const rangDe = (une: Frame) => Number(new URL(une.url()).searchParams.get("iframe")) - 1;
  const cadre = async (rang: number): Promise<Frame> => {
    const trouver = () => cadres().find((une) => rangDe(une) === rang);
    await bientot(trouver).toBeDefined();
    return trouver()!;
  };
  const hauteur = (rang: number) =>
    v.page
      .locator("iframe")
      .nth(rang)
      .evaluate((un) => un.clientHeight);

  /** What the page of the product gives for these choices. */
  const coder = async (couleur: string, autre: string, identifiant: string) => {
    await v.page.goto(`${v.address}/integrer`);
    await v.page.getByText(couleur, { exact: true }).click();
    if (autre) await v.page.getByLabel("Votre couleur").fill(autre);
    await v.page.getByLabel("Votre identifiant").fill(identifiant);
    await v.page.keyboard.press("Enter");
    const code = v.page.getByRole("textbox", { name: /^Votre code/ });
    await bientot(() => code.inputValue()).toContain(`data-identifiant="${identifiant}"`);
    return code.inputValue();
  };
  const naitre = async (frame: Frame) => {
    await frame.getByRole("link", { name: "Commencer", exact: true }).click();
    for (const [nom, dit] of [
      ["Jour", "4"],
      ["Mois", "7"],
      ["Année", "2004"],
    ] as const)
      await frame.getByLabel(nom, { exact: true }).fill(dit);
    await frame.getByRole("button", { name: "Continuer" }).click();
    await frame.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
  };

  test("deux cadres ont chacun leur couleur, leur identifiant, leur hauteur, leurs réponses, et les retrouvent", async () => {
    // Of a frame that is out of sight, a browser lays nothing out.
    await v.page.setViewportSize({ width: 900, height: 4000 });
    const codes = [await coder("Vert", "", "ml-1"), await coder("Une autre", "#7a1f5c", "ml-2")];
    await v.page.goto(await poser(ECOUTER + codes.join("<p>Entre les deux</p>")));
    const [un, deux] = [await cadre(0), await cadre(1)];
    const couleurDe = (frame: Frame) =>
      frame
        .getByRole("link", { name: "Commencer", exact: true })
        .evaluate((lien) => getComputedStyle(lien).backgroundColor);
    await bientot(() => couleurDe(un)).toBe("rgb(27, 107, 70)");
    await bientot(() => couleurDe(deux)).toBe("rgb(122, 31, 92)");
    await bientot(async () => (await hauteur(0)) !== 700 && (await hauteur(1)) !== 700).toBe(true);
    const avant = await hauteur(1);
    await naitre(un);
    await bientot(() => hauteur(0)).not.toBe(avant);
    expect(await hauteur(1)).toBe(avant);
    expect(new URL(deux.url()).pathname).toBe("/");
    const reglage = (frame: Frame, nom: string) => new URL(frame.url()).searchParams.get(nom);
    expect([un, deux].map((une) => reglage(une, "external_id"))).toEqual(["ml-1", "ml-2"]);
    expect([un, deux].map((une) => reglage(une, "themeColor"))).toEqual(["vert", "#7a1f5c"]);
    // Nothing of what one was told is kept where the other could read it.
    const gardes = await deux.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(gardes).toContain("cap-aides");
    for (const dit of ["ml-1", "ml-2", "vert", "7a1f5c", "themeColor"]) expect(gardes).not.toContain(dit);
    await v.page.reload();
    const [encore, autre] = [await cadre(0), await cadre(1)];
    await encore.getByRole("button", { name: "Reprendre ma simulation" }).waitFor();
    await autre.getByRole("link", { name: "Commencer", exact: true }).waitFor();
    expect(await autre.getByRole("button", { name: "Reprendre ma simulation" }).count()).toBe(0);
    await bientot(() => couleurDe(autre)).toBe("rgb(122, 31, 92)");
  });

  test("une question montrée d’abord ne prend pas le curseur à la page", async () => {
    const script = `<script async src="${v.address}/integration.js" data-page="/simulation"></script>`;
    await v.page.goto(await poser(`<input id="la" aria-label="Là" autofocus>${script}`));
    await (await cadre(0)).getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    await v.page.waitForFunction(() => (document.querySelector("iframe")?.clientHeight ?? 700) !== 700);
    expect(await v.page.evaluate(() => document.activeElement?.id)).toBe("la");
  });

  test("un message d’une autre origine n’est pas écouté, ni par la page, ni par le cadre", async () => {
    const tiers = await poser(`<script>
      parent.postMessage({ de: "cap-aides", hauteur: 5000 }, "*");
      parent.frames[0].postMessage({ de: "cap-aides", hauteur: 5000, page: true, mouvement: "RESET" }, "*");
      parent.postMessage("dit", "*");
    </script>`);
    const script = `<script src="${v.address}/integration.js" data-page="/simulation"></script>`;
    const corps = `${ECOUTER}${script}<button onclick="
      const autre = document.createElement('iframe'); autre.src = '${tiers}'; document.body.append(autre);
      frames[0].postMessage({ de: 'cap-aides', hauteur: 5000, page: true, type: 'RESET' }, '*')">Aller</button>`;
    // Its own handler needs the page’s leave, that its policy gives.
    await v.page.goto(await poser(corps, tiers));
    const frame = await cadre(0);
    await frame.getByLabel("Jour", { exact: true }).fill("4");
    await v.page.waitForFunction(() => (document.querySelector("iframe")?.clientHeight ?? 700) !== 700);
    const avant = [await hauteur(0), frame.url()];
    await v.page.getByRole("button", { name: "Aller" }).click();
    await bientot(async () => (await entendus()).some(({ origin }) => origin === tiers)).toBe(true);
    await bientot(async () => (await entendus()).filter(({ origin }) => origin === tiers).length).toBe(2);
    expect([await hauteur(0), frame.url()]).toEqual(avant);
    expect(await frame.getByLabel("Jour", { exact: true }).inputValue()).toBe("4");
  });

  test("le cadre ne parle qu’à la page que son adresse nomme", async () => {
    // What the browser says of it is told in the console.
    v.panne = true;
    const cadre = (nomme: string) => `<iframe src="${v.address}/?iframe=1&hote=${nomme}"></iframe>`;
    await v.page.goto(await poser(ECOUTER + cadre("http://ailleurs.exemple") + cadre("")));
    for (const rang of [0, 1])
      await v.page
        .frameLocator(`iframe:nth-of-type(${rang + 1})`)
        .locator("html[data-cadre]")
        .waitFor({ state: "attached" });
    // Narrower, both are higher.
    const dits = (await entendus()).length;
    await v.page.evaluate(() => document.querySelectorAll("iframe").forEach((un) => (un.width = "200")));
    await bientot(async () => (await entendus()).length).toBeGreaterThan(dits);
    expect(new Set((await entendus()).map(({ rang }) => rang))).toEqual(new Set([1]));
    v.faults.length = 0;
  });

  test("avec FRAME_ANCESTORS, un site permis le montre ; un autre ne voit ni n’entend rien", async () => {
    v.panne = true;
    let script = "";
    const corps = () => ECOUTER + script;
    const [permis, autre] = [await pageHote(corps, "*"), await pageHote(corps, "*")];
    const adresse = await v.autre({ FRAME_ANCESTORS: permis });
    script = `<script src="${adresse}/integration.js"></script>`;
    await v.page.goto(permis);
    await v.page.frameLocator("iframe").getByRole("link", { name: "Commencer" }).waitFor();
    await bientot(async () => (await entendus()).some((dit) => dit.hauteur !== undefined)).toBe(true);
    await v.page.goto(autre);
    const vide = v.page.frames()[1];
    await bientot(() => vide?.url()).toMatch(/^chrome-error:/);
    expect(await vide?.locator("#app").count()).toBe(0);
    expect(await entendus()).toEqual([]);
    expect(await hauteur(0)).toBe(700);
    // The preview of the site itself is there.
    await v.page.goto(`${adresse}/integrer`);
    await v.page.frameLocator("iframe").getByRole("link", { name: "Commencer" }).waitFor();
    await v.page.getByText(permis).waitFor();
    await v.page.waitForFunction(() => (document.querySelector("iframe")?.clientHeight ?? 700) !== 700);
  });
});
