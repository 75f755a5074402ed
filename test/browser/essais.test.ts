import { readFileSync } from "node:fs";
import type { FrameLocator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { heberge, chezQuelquUn, inactif } from "../../machines/studio/foyers/communs.ts";
import { lireFoyer } from "../../machines/studio/foyers/ecrit.ts";
import type { FoyerRaconte } from "../../machines/studio/foyers/foyer.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { conduireLeFoyer, type PasLu } from "../approuver/faits/foyers-resultats.ts";
import { chromiumPath } from "./chromium.ts";
import { estIci, visiteDeLInspecteur } from "./regarder-inspecteur.ts";
import { largeurs } from "./visite.ts";

const MIEN: FoyerRaconte = {
  titre: "Mon essai",
  demandeur: inactif("2002-03-10", chezQuelquUn),
  foyer: heberge("58000 Nevers"),
};

/** Says how long something took a person, once it is done. */
async function chronometrer<T>(quoi: string, faire: () => Promise<T>): Promise<T> {
  const debut = performance.now();
  const fait = await faire();
  console.log(`${quoi} : ${((performance.now() - debut) / 1000).toFixed(1)} s`);
  return fait;
}

const racine = (mots: string) =>
  new RegExp(`^${mots.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[\s’']/g, ".")}`);

/** Answers the question of the frame as it was told, with what is on the screen. */
async function repondre(cadre: FrameLocator, { reponse, dite = "" }: PasLu): Promise<void> {
  const { question, value } = reponse!;
  const toucher = (mots: string) => cadre.getByRole("radio", { name: racine(mots) }).check();
  if (question.kind === "date") {
    const [annee = "", mois = "", jour = ""] = String(value).split("-");
    for (const [nom, dit] of [
      ["Jour", jour],
      ["Mois", mois],
      ["Année", annee],
    ] as const)
      await cadre.getByLabel(nom).fill(String(Number(dit)));
  } else if (question.kind === "commune") {
    await cadre.getByRole("combobox").fill("58000");
    await cadre.getByRole("option", { name: /Nevers/ }).click();
  } else if (question.kind === "housing") await toucher("On m’héberge");
  else if (question.kind === "multiple" || question.kind === "resourceTypes")
    await cadre.getByRole("checkbox", { name: /^Aucun/ }).check();
  else if (question.kind !== "children") await toucher(dite);
}

/** Takes a household through the product shown in the frame, question after question. */
async function parcourirLeCadre(cadre: FrameLocator, foyer: FoyerRaconte): Promise<void> {
  for (const pas of conduireLeFoyer(foyer).pas) {
    const titre = cadre.getByRole("heading", { level: 1 });
    await titre.waitFor();
    const avant = await titre.innerText();
    await repondre(cadre, pas);
    await cadre
      .getByRole("button", { name: /^(Continuer|Non, continuer|La liste est complète|Je n’ai pas d’enfant)/ })
      .click();
    await expect.poll(() => titre.innerText()).not.toBe(avant);
  }
}

describe.skipIf(!chromiumPath).each(largeurs(1280))("l’heure de la QA, à %i px", (width) => {
  const v = visiteDeLInspecteur(width);
  const cadre = () => v.page.frameLocator("iframe.telephone");
  const trouves = () => v.page.locator(".essais-liste .trouvees button");
  const ouvrir = async () => {
    await v.page.goto(`${v.address}/inspecteur`);
    await v.page.getByRole("link", { name: /^Les parcours essayés/ }).click();
    await v.page.getByText(/^\d+ parcours sur \d+/).waitFor();
  };

  test("trouve un foyer raconté, et le joue jusqu’au bout à côté du vrai écran", async () => {
    await chronometrer("Ouvrir les parcours depuis l’inspecteur", ouvrir);
    const racontes = themesDesFoyers.flatMap(({ foyers }) => foyers);
    await v.page.getByLabel("Sorte").selectOption({ label: "Racontés à la main" });
    await v.page.getByText(`${racontes.length} parcours sur`).waitFor();
    await v.sansFaute();
    await chronometrer("Trouver une lycéenne sans accent, et voir son premier écran", async () => {
      await v.page.getByLabel("Chercher un parcours").fill("lyceenne nevers");
      await v.page.getByText(/^1 parcours sur/).waitFor();
      await trouves().first().click();
      await cadre()
        .getByRole("heading", { level: 1, name: /naissance/ })
        .waitFor();
    });
    await chronometrer("Avancer d’un écran, le vrai suit", async () => {
      await v.page.getByRole("button", { name: "Avancer" }).click();
      await cadre()
        .getByRole("heading", { level: 1, name: /nationalité/ })
        .waitFor();
    });
    await v.page.getByRole("button", { name: "Fin", exact: true }).click();
    await v.page.getByText("Ses aides se voient dans l’inspecteur").waitFor();
    await v.page.getByRole("slider").fill("1");
    await v.page.getByRole("radio", { name: /^D’un pays hors/ }).check();
    await v.page.getByRole("button", { name: "Répondre" }).click();
    await v.page.getByText("Moment 2 sur 2").waitFor();
    await v.page.getByText(/^Encore \d+ questions avant la fin/).waitFor();
    expect(await v.page.getByRole("button", { name: /^Télécharger/ }).isEnabled()).toBe(false);
    await v.sansFaute();
  });

  test("lit un foyer engendré de 12 à 30 ans, et l’ouvre dans l’inspecteur", async () => {
    await ouvrir();
    await v.page.getByLabel("Sorte").selectOption({ label: "Engendrés, de 12 à 30 ans" });
    await v.page
      .getByText(/Pour :/)
      .first()
      .waitFor();
    const phrases = await trouves().allInnerTexts();
    const ages = phrases.map((une) => Number(/^À (\d+) ans?,/.exec(une)?.[1]));
    expect(ages.length).toBeGreaterThan(20);
    expect(ages.every((age) => age >= 12 && age <= 30)).toBe(true);
    await trouves().first().click();
    await v.page.getByRole("button", { name: "Avancer" }).click();
    await chronometrer("L’ouvrir dans l’inspecteur", async () => {
      await v.page.getByRole("link", { name: "Ouvrir dans l’inspecteur" }).click();
      await estIci(v.page, "individu/demandeur/nationalite");
    });
  });

  test("distingue ce qui n’est pas essayé de ce qui est impossible, avec sa preuve", async () => {
    await ouvrir();
    const couverture = v.page.getByRole("region", { name: "Ce qu’ils couvrent" });
    const texte = (await couverture.innerText()).replaceAll(/\s+/g, " ");
    expect(texte).toMatch(/(\d+) états, sur \1 /);
    expect(texte).toMatch(/Pas essayés : 0 /);
    expect(texte).toMatch(/Impossibles, preuve à l’appui : \d .*Le demandeur est toujours là/);
    await v.sansFaute();
  });

  test("enregistre ce qu’on fait dans le vrai écran : le fichier se relit, et dit le même foyer", async () => {
    await ouvrir();
    await v.page.getByRole("button", { name: "J’enregistre ce que je fais" }).click();
    const faits = v.page.getByRole("list", { name: "Ce que j’ai fait" }).getByRole("listitem");
    await chronometrer("Enregistrer tout un parcours", () => parcourirLeCadre(cadre(), MIEN));
    await v.page.getByText("Complet. À poser dans test/foyers/").waitFor();
    expect(await faits.count()).toBe(conduireLeFoyer(MIEN).pas.length);
    await v.sansFaute();
    await v.page.getByLabel("Son titre").fill(MIEN.titre);
    const fichier = await chronometrer("Télécharger le scénario", async () => {
      const [donne] = await Promise.all([
        v.page.waitForEvent("download"),
        v.page.getByRole("button", { name: "Télécharger le scénario" }).click(),
      ]);
      expect(donne.suggestedFilename()).toBe("mon-essai.yml");
      return donne.path();
    });
    const lu = lireFoyer("mon-essai.yml", readFileSync(fichier, "utf8"));
    if ("fautes" in lu) throw new Error(lu.fautes.join("\n"));
    expect(conduireLeFoyer(lu.foyer).situation).toEqual(conduireLeFoyer(MIEN).situation);
  });
});
