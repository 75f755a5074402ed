import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParsedMail } from "mailparser";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Marque } from "../../catalogue/situation/context.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { storedAt } from "../../machines/journey/stored.ts";
import { fichierDuCarnet } from "../../server/relais/suivi/carnet.ts";
import { exporterLeCarnet } from "../../server/relais/suivi/exporter.ts";
import { ouvrirUneBoite } from "../fixtures/courriel.ts";
import { accessibilityFaults } from "./axe.ts";
import { ecouter } from "../ecouter.ts";
import { chromiumPath, launch } from "./chromium.ts";
import { startProduct } from "./serveur.ts";

const RESULTATS = "/simulation/resultats";

const recus: ParsedMail[] = [];
let boite: Awaited<ReturnType<typeof ouvrirUneBoite>>;

/** A page of another site that frames one of the product’s: its name is not the product’s, so no cookie of ours goes. */
let hote: string;
beforeAll(async () => {
  boite = await ouvrirUneBoite(({ lu }) => recus.push(lu));
  hote = await ecouter(({ url = "" }, response) => {
    const cadre = decodeURIComponent(new URL(url, "http://x").searchParams.get("cadre") ?? "");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="fr"><title>Hôte</title><iframe title="Aides" width="380" height="800" src="${cadre}"></iframe>`,
    );
  }, "localhost");
});
afterAll(() => boite.fermer());

describe.skipIf(!chromiumPath)("le suivi et les rappels", () => {
  let [browser, context, page] = [{} as Browser, {} as BrowserContext, {} as Page];
  let folder = "";
  const aFermer: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    recus.length = 0;
    folder = mkdtempSync(join(tmpdir(), "cap-aides-suivi-"));
    context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
    for (const fermer of aFermer.splice(0)) await fermer();
    rmSync(folder, { recursive: true });
  });

  const base = () => join(folder, "base.sqlite");
  const ouvrir = async (marque: Marque, jour?: string) => {
    const env = {
      DATABASE: base(),
      SMTP_URL: boite.smtp,
      COURRIEL_DE: "aides@exemple.fr",
      PUBLIC_ORIGIN: "https://aides.exemple.fr",
      SUIVI_APRES_JOURS: "90",
      RAPPEL_MAX_PAR_JOUR: "5",
    };
    const product = await startProduct(marque, env, jour);
    aFermer.push(product.stop);
    return product;
  };
  const encadrer = async (adresse: string) => {
    await page.goto(`${hote}/?cadre=${encodeURIComponent(adresse)}`);
    const frame = page.frames().at(-1);
    if (!frame) throw new Error("Le cadre n’est pas là");
    return frame;
  };
  /** The follow-up of somebody, asked for under her results, in a frame of another site. */
  const demander = async (adresse: string, marque: Marque) => {
    const garde = storedAt({ context: remplir(foyers.boursiereARennes, marque), path: RESULTATS });
    await page.addInitScript((texte) => {
      if (location.pathname.startsWith("/simulation")) sessionStorage.setItem("cap-aides-parcours", texte);
    }, JSON.stringify(garde));
    const cadre = await encadrer(`${adresse}${RESULTATS}?iframe`);
    await cadre.getByText("Recevoir un récapitulatif par courriel").click();
    const suivi = cadre.getByLabel("Demandez-moi dans 3\u00a0mois où j’en suis");
    await suivi.waitFor();
    expect(await suivi.isChecked()).toBe(false);
    await suivi.check();
    await cadre.getByLabel("J’accepte que cette adresse").check();
    await cadre.getByLabel("Votre adresse électronique").fill("lea@exemple.fr");
    await cadre.getByRole("button", { name: "Envoyer le récapitulatif" }).click();
    await cadre.getByText("Confirmez-y que nous vous écrirons dans 3\u00a0mois").waitFor();
    const [, oui = ""] = /\/suivi(#oui=[\w-]+)\n/.exec(recus.at(-1)?.text ?? "") ?? [];
    const premier = await encadrer(`${adresse}/suivi?iframe=1${oui}`);
    await premier.getByRole("button", { name: "Oui, écrivez-moi" }).click();
    await premier.getByText("Nous vous écrirons dans 3\u00a0mois, une fois").waitFor();
    expect(premier.url()).toBe(`${adresse}/suivi?iframe=1`);
    expect(await context.cookies()).toEqual([]);
  };

  test.each(["neutre", "banque"] as const)(
    "%s : demandé, reçu trois mois après et répondu, dans le cadre d’un autre site, sans témoin",
    async (marque) => {
      const product = await ouvrir(marque);
      await demander(product.address, marque);
      expect(existsSync(fichierDuCarnet(base()))).toBe(true);
      await product.cut();
      recus.length = 0;
      const apres = await ouvrir(marque, "2027-02-20");
      await expect.poll(() => recus.length, { timeout: 60_000 }).toBe(1);
      const [, fragment = ""] = /\/suivi#([\w-]{43})\n/.exec(recus[0]?.text ?? "") ?? [];
      const cadre = await encadrer(`${apres.address}/suivi?iframe=1#${fragment}`);
      const premiere = cadre.getByRole("group").first();
      await premiere.getByLabel("Où en êtes-vous ?").selectOption({ label: "J’ai abandonné" });
      await premiere.getByLabel("Pourquoi ?").selectOption({ label: "Trop de papiers" });
      // Neither the address nor the history keeps the token.
      expect(cadre.url()).toBe(`${apres.address}/suivi?iframe=1`);
      await cadre.getByRole("button", { name: "Envoyer mes réponses" }).click();
      await cadre.getByRole("heading", { level: 1, name: "Merci" }).waitFor();
      expect(await exporterLeCarnet({ database: base() }, "suivi")).toMatch(
        /^\ufeff"aide";"suite";"pourquoi";"nombre"\n"[\w-]+";"J’ai abandonné";"Trop de papiers";1\n$/,
      );
      const encore = await encadrer(`${apres.address}/suivi?iframe=1#${fragment}`);
      await encore.getByRole("heading", { level: 1, name: "Ce lien ne s’ouvre plus" }).waitFor();
      expect(apres.lines.join("\n")).not.toMatch(new RegExp(`lea@|${fragment}`));
    },
  );

  test("un clic du récapitulatif arrête, et la page le dit ; sans fragment, elle dit comment garder la main", async () => {
    const product = await ouvrir("neutre");
    await demander(product.address, "neutre");
    const [lien = ""] = /\/suivi#arret=\S+/.exec(recus[0]?.text ?? "") ?? [];
    await page.goto(product.address + lien);
    await page.getByRole("heading", { level: 1, name: "C’est fait, nous n’écrirons plus jamais" }).waitFor();
    expect(page.url()).toBe(`${product.address}/suivi`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await page.getByText("Sauf si vous l’avez demandé avec votre récapitulatif").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("avant 15 ans, une ligne dit de revenir avec un parent, et pas de case", async () => {
    const product = await ouvrir("neutre");
    const { demandeur, ...reste } = foyers.lyceenEnTerminale;
    const jeune = { ...reste, demandeur: { ...demandeur, date_naissance: "2012-04-30" } };
    await page.addInitScript(
      (texte) => sessionStorage.setItem("cap-aides-parcours", texte),
      JSON.stringify(storedAt({ context: remplir(jeune), path: RESULTATS })),
    );
    await page.goto(product.address + RESULTATS);
    await page.getByText("Recevoir un récapitulatif par courriel").click();
    await page.getByText("Nous n’écrivons pas avant 15 ans").waitFor();
    expect(await page.getByLabel(/^Demandez-moi/).count()).toBe(0);
  });

  test("un numéro se laisse sur les deux pages, et se lit par le verbe ; une faute se dit à sa place", async () => {
    const { address, lines } = await ouvrir("banque");
    await page.goto(`${address}/accompagnement/abc`);
    const numero = page.getByLabel("Votre numéro de téléphone");
    await numero.fill("0899 70 12 34");
    await page.getByLabel("En fin de journée").check();
    const envoyer = page.getByRole("button", { name: "Demander un rappel" });
    await envoyer.click();
    await page.getByText("Écrivez un numéro de téléphone français").waitFor();
    expect(await numero.evaluate((un) => un === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await numero.fill("0692 12 34 56");
    await envoyer.click();
    await page.getByText("nous vous appelons sous 7\u00a0jours").waitFor();
    expect(await exporterLeCarnet({ database: base() }, "rappels")).toContain(
      '"0692 12 34 56";"";"En fin de journée, de 17 h à 19 h"',
    );
    expect(lines.join("\n")).not.toMatch(/12.?34.?56/);
    await page.getByRole("button", { name: "Annuler ma demande" }).click();
    await page.getByText("Cette demande est annulée, et ce qu’elle gardait est effacé.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await exporterLeCarnet({ database: base() }, "rappels")).not.toContain("0692");
    await page.goto(`${address}/accompagnement`);
    await numero.waitFor();
  });
});
